import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Finding, finding } from '../checks/finding';
import { contentTypes, isOfType, isText, typeOf } from '../hosts/content-types.server';
import { canonicalFolder } from '../hosts/folders.server';
import { hostFilesInRoot, isCachedFor, noCache } from '../hosts/serving-rules.server';
import { languageOfPath } from '../language';
import { locationsIndex, notFoundPaths } from '../routes.server';
import { trackerRegistry } from '../tracking/registry';
import {
  type Build,
  type BuildRecord,
  differingFiles,
  haveSameTrackers,
  recordPath,
} from './build-record.server';
import { changedTodo, noAnswer } from './causes.server';
import { firstDifference, mostLike } from './first-difference.server';

/** What a deployed copy is compared with. */
interface Origin {
  /** The present build. */
  ours: Build;
  /** Builds anew what a record names, or says why that is not possible here. */
  rebuild: (record: BuildRecord) => Build | { reason: string };
  /** What the home page says while anything of it is a sample. */
  sampleTexts: string[];
  /** Asks for an address, as `fetch` does. */
  ask?: typeof fetch;
}

interface Comparison {
  findings: Finding[];
  /** How far they reach: what was compared with what; null where there was no answer. */
  compared: string | null;
}

/**
 * Asks a deployed copy for each of its files and addresses, and compares bytes and headers with the
 * present build or, where the copy is another one, with a new build of its commit and day.
 * @param site address the copy is at, without a trailing slash
 */
export async function deployedFindings(
  site: string,
  { ours, rebuild, sampleTexts, ask = fetch }: Origin,
): Promise<Comparison> {
  const unreachable = await unreachableFinding(site, ask);
  if (unreachable) return { findings: [unreachable], compared: null };
  const theirs = await readRecord(site, ask);
  const isOther = theirs && !isSame(theirs, ours.record);
  const rebuilt = isOther ? rebuild(theirs) : ours;
  const isKnown = 'rules' in rebuilt;
  const build = isKnown ? rebuilt : { ...ours, record: theirs ?? ours.record };
  const found = recordFindings(site, theirs, ours, rebuilt);
  const files = new Set<string>();
  let answers = 0;
  for (const expectation of expectations(build)) {
    const address = site + expectation.path;
    const { findings, response, text } = await checkAddress(address, expectation, build, ask);
    found.push(...findings);
    if (!response) continue;
    answers += 1;
    for (const file of expectation.files ?? []) files.add(file);
    found.push(...headerFindings(address, expectation, response.headers, build, isKnown));
    const sample = sampleTexts.find((sample) => text?.includes(sample));
    if (sample && expectation.path === '/') {
      const todo =
        'enter the practice’s own facts (npm run launch-check lists what is missing) and deploy the build';
      found.push(findingAt(address, 'sample', `the site still shows samples: "${sample}"`, todo));
    }
  }
  const origin = isKnown
    ? `with a build ${nameOf(build.record)}`
    : 'only with the list of sums that the copy itself carries, and the names of the present headers';
  const compared = `${files.size} files byte by byte and the headers of ${answers} addresses, ${origin}`;
  return { findings: together(found), compared };
}

/** Why a copy gives no answer of its own: a certificate that is not valid, a redirect to another name. */
async function unreachableFinding(site: string, ask: typeof fetch): Promise<Finding | undefined> {
  try {
    const { headers } = await ask(site, {
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    const { origin } = new URL(headers.get('location') ?? site, site);
    if (origin !== site) {
      return findingAt(site, 'answer', `leads to ${origin}`, `check that one: --url ${origin}`);
    }
  } catch (error) {
    const { found, todo } = noAnswer(error);
    return findingAt(site, 'answer', found, todo);
  }
}

/** The record that a copy carries; null where it has none that can be read. */
async function readRecord(site: string, ask: typeof fetch): Promise<BuildRecord | null> {
  try {
    const { commit, day, trackers, files } = await (await ask(site + recordPath)).json();
    // They become arguments and variables of programs.
    const isValid =
      /^([0-9a-f]{40}|null)$/.test(commit) &&
      /^\d{4}-\d\d-\d\d$/.test(day) &&
      Object.entries(trackers ?? {}).every(
        ([name, value]) => patterns.get(name)?.test(String(value)) ?? false,
      );
    return isValid ? { commit, day, ...(trackers && { trackers }), files: { ...files } } : null;
  } catch {
    return null;
  }
}

/** The form of each tracker's ids, by the variable that sets it. */
const patterns = new Map(
  Object.values(trackerRegistry).map(({ variable, id }) => [variable as string, id.pattern]),
);

/** Whether both are of one commit, day and trackers, or of the same files. */
function isSame(theirs: BuildRecord, ours: BuildRecord): boolean {
  const isAlike = isNamedAlike(theirs, ours) && haveSameTrackers(theirs, ours);
  return isAlike || differingFiles(theirs, ours).length === 0;
}

/** Whether both are of one commit and day. */
const isNamedAlike = (one: BuildRecord, other: BuildRecord) =>
  one.commit !== null && one.commit === other.commit && one.day === other.day;

/** @param rebuilt what the copy should be, or why that cannot be known */
function recordFindings(
  site: string,
  theirs: BuildRecord | null,
  ours: Build,
  rebuilt: Build | { reason: string },
): Finding[] {
  const findings: Finding[] = [];
  const add = (...parts: [string, string, string]) => findings.push(findingAt(site, ...parts));
  const deploy = 'deploy the present build whole, and empty the host’s cache';
  if (!site.startsWith('https:')) {
    const found = 'plain http: anybody on the way can read and change the pages';
    add('address', found, 'get a certificate, and lead http to https');
  }
  if (!theirs) {
    const found = 'no list of sums: another site, a build from before there was one, or in part';
    add(recordPath, found, deploy);
  } else if (rebuilt !== ours && !isNamedAlike(theirs, ours.record)) {
    const age = theirs.day < ours.record.day ? 'an older build' : 'another build';
    const present = `the present one is ${nameOf(ours.record)}`;
    const files = `they differ in ${few(differingFiles(theirs, ours.record))}`;
    const unknown =
      'reason' in rebuilt ? `. Only its own list was compared, since ${rebuilt.reason}` : '';
    add('build', `${age}, ${nameOf(theirs)}; ${present}; ${files}${unknown}`, deploy);
  }
  if (theirs && !haveSameTrackers(theirs, ours.record)) {
    const found = `the copy was built with ${idsOf(theirs)}, the build here with ${idsOf(ours.record)}`;
    const todo =
      'set the same variables here and in the repository’s settings; if the practice does not use them, take them out at the host and find out who set them';
    add('trackers', found, todo);
  }
  if (theirs && !theirs.commit && !(rebuilt === ours && ours.record.commit)) {
    const found =
      'null: built from files that differ from the last commit, or where git knows none';
    const todo =
      'commit what was changed, build in that folder and deploy, so that others can compare';
    add(`${recordPath} commit`, found, todo);
  }
  const files = theirs && 'record' in rebuilt ? differingFiles(theirs, rebuilt.record) : [];
  if (files.length > 0) {
    const found = `other sums than its commit and day give: ${few(files)}`;
    add(recordPath, found, 'find out who changed it');
  }
  return findings;
}

const idsOf = ({ trackers = {} }: BuildRecord) =>
  Object.entries(trackers)
    .map((parts) => parts.join('='))
    .join(', ') || 'none';

const nameOf = ({ commit, day }: BuildRecord) =>
  `of ${commit ? `commit ${commit}` : 'files without a commit'} as of ${day}`;

/** What an address of a deployed copy must answer. */
interface Expectation {
  /** Path on the site. */
  path: string;
  status: 200 | 301 | 404;
  /** The files that it may be, by their path in the build. */
  files?: string[];
  /** Where a redirect leads: a path. */
  location?: string;
  /** A path that it may lead to instead of answering itself, by any redirect. */
  mayLeadTo?: string;
}

/** Every file, every page with a slash, every redirect, and unknown addresses. */
function expectations({ record: { files }, rules }: Build): Expectation[] {
  const notFound = rules.notFound.map(({ file }) => file.slice(1));
  const askedOtherwise = new Set([
    ...hostFilesInRoot,
    ...rules.redirects.map(({ from }) => `${from.slice(1)}.html`),
    ...notFound,
  ]);
  const unknown = rules.notFound.map(({ folder }) => `${canonicalFolder(folder)}/not-a-page`);
  const all: Expectation[][] = [
    Object.keys(files)
      .filter((file) => !askedOtherwise.has(file))
      .map((file) => {
        const path = `/${file.replace(/^index\.html$|\.html$/, '')}`;
        return { path, status: 200, files: [file] };
      }),
    rules.pages
      .filter((path) => path !== '/')
      .map((path) => {
        const files = [`${path.slice(1)}.html`];
        return { path: `${path}/`, status: 200, files, mayLeadTo: path };
      }),
    rules.redirects.map(({ from, to }) => ({ path: from, status: 301, location: to })),
    [...unknown, ...Object.values(locationsIndex)].map((path) => {
      const own = notFoundPaths[languageOfPath(path)].slice(1);
      return { path, status: 404, files: [...new Set([own, ...notFound])] };
    }),
  ];
  return all.flat();
}

interface Answer {
  findings: Finding[];
  /** Of a redirect or a wrong status it tells nothing. */
  response?: Response;
  text?: string;
}

async function checkAddress(
  address: string,
  { status, files, location, mayLeadTo }: Expectation,
  build: Build,
  ask: typeof fetch,
): Promise<Answer> {
  const request = () => ask(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const fault = (...parts: [string, string, string]) => ({
    findings: [findingAt(address, ...parts)],
  });
  try {
    // Once more: servers close connections that were idle, as while a commit was built anew.
    const response = await request().catch(request);
    const body = Buffer.from(await response.arrayBuffer());
    const led = response.headers.get('location');
    const end = led === null ? undefined : new URL(led, address).pathname;
    if (end !== undefined && end === mayLeadTo) return { findings: [] };
    if (response.status !== status) {
      const settings = "see dist/hosts for this host's settings";
      const todo =
        response.status === 404
          ? `missing on the server: deploy the build whole; if it is there, ${settings}`
          : `serve it with status ${status}; ${settings}`;
      return fault('status', `${response.status}${led ? `, leads to ${led}` : ''}`, todo);
    }
    if (location !== undefined && end !== location) {
      return fault('location', end ?? 'none', `lead to ${location}`);
    }
    if (!files) return { findings: [] };
    const isBuilt = files.some((file) => build.record.files[file] === sumOf(body));
    const text = body.toString();
    if (isBuilt) return { findings: [], text, response };
    return { ...fault(...changeOf(body, files, build)), text, response };
  } catch (error) {
    const { found, todo } = noAnswer(error);
    return fault('answer', found, todo);
  }
}

/** What was changed in a file, beside the built one that is most like it, and what to do about it. */
function changeOf(
  body: Buffer,
  files: string[],
  { folder, record }: Build,
): [field: string, found: string, todo: string] {
  const built = files
    .map((file) => ({ file, path: join(folder, 'client', file) }))
    .filter(({ path }) => existsSync(path))
    .map(({ file, path }) => ({ file, bytes: readFileSync(path) }))
    .filter(({ file, bytes }) => sumOf(bytes) === record.files[file]);
  const isReadable = files.every((file) => isText(contentTypes[extname(file).slice(1)] ?? ''));
  const served = body.toString();
  const texts = isReadable ? built.map(({ bytes }) => bytes.toString()) : [];
  const text = mostLike(texts, served);
  const lengths = built.map(({ bytes }) => `: ${body.length} bytes in place of ${bytes.length}`);
  const shown = text === undefined ? lengths.join() : firstDifference(text, served);
  const isHosts = text && !served.includes(/<title>[^<]*/.exec(text)?.[0] ?? '');
  const todo =
    isHosts && files.some((file) => file.endsWith('404.html'))
      ? `make ${files[0]} the not-found page, as dist/hosts says`
      : changedTodo(served, text, (file) => file in record.files);
  return ['bytes', `not those that were built${shown}`, todo];
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function headerFindings(
  address: string,
  { path, status }: Expectation,
  headers: Headers,
  { record, rules }: Build,
  isKnown: boolean,
): Finding[] {
  const isFile = status === 200 && path.slice(1) in record.files;
  const ending = isFile ? path.slice(path.lastIndexOf('.') + 1) : 'html';
  const folder = isFile && rules.cached.find(({ folder }) => path.startsWith(folder));
  const cacheControl = folder ? folder.cacheControl : noCache;
  const wrong = Object.entries(rules.headers).filter(([name, value]) =>
    isKnown ? headers.get(name) !== value : !headers.has(name),
  );
  if (!isOfType(headers.get('content-type') ?? '', ending)) {
    wrong.push(['content-type', typeOf(ending)]);
  }
  if (!isCachedFor(headers.get('cache-control') ?? '', cacheControl)) {
    wrong.push(['cache-control', cacheControl]);
  }
  const added = Object.entries(unwanted).flatMap(([name, harm]) => {
    const sent = headers.get(name);
    return sent ? findingAt(address, name, sent, `switch off what adds it: ${harm}`) : [];
  });
  if (Object.keys(rules.headers).every((name) => !headers.has(name))) {
    const todo = 'put the settings of dist/hosts into use at the host, and load them anew';
    return [...added, findingAt(address, 'headers', 'none of those that the build asks for', todo)];
  }
  return [
    ...added,
    ...wrong.map(([name, expected]) => {
      const sent = headers.get(name) || 'no such header';
      const todo = `the host has settings of another build, or changes them; expected: ${partsBeyond(sent, expected)}`;
      return findingAt(address, name.toLowerCase(), partsBeyond(expected, sent), todo);
    }),
  ];
}

/** Headers that no build asks for, and what they do. */
const unwanted: Readonly<Record<string, string>> = {
  'set-cookie': 'the site sets no cookie',
  'access-control-allow-origin': 'the site is read from no other site',
  'x-robots-tag': 'it can keep the site out of search engines',
};

/** The parts of a header's value that another value has not: of a long policy, what differs. */
function partsBeyond(known: string, value: string): string {
  const parts = value.split('; ').filter((part) => !known.split('; ').includes(part));
  return parts.join('; ') || 'no more';
}

const findingAt = (file: string, field: string, found: string, todo: string): Finding =>
  finding('launch', { file, field }, { found, todo });

/** One finding for all addresses with the same fault. */
function together(findings: Finding[]): Finding[] {
  const alike = new Map<string, Finding & { files: string[] }>();
  for (const finding of findings) {
    const key = [finding.field, finding.values.found, finding.values.todo].join('\n');
    const files = alike.get(key)?.files ?? [];
    alike.set(key, { ...finding, files: [...files, finding.file] });
  }
  return [...alike.values()].map(({ files: [first = '', ...others], ...finding }) => {
    const paths = others.map((address) => new URL(address).pathname);
    return { ...finding, file: few([first, ...paths], 3) };
  });
}

/** The first names of many. */
function few(names: string[], shown = 5): string {
  const more = names.length > shown ? ` and ${names.length - shown} more` : '';
  return names.slice(0, shown).join(', ') + more;
}
