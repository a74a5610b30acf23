import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Finding } from '../finding.server';
import { contentTypes, isOfType, isText } from '../hosts/content-types.server';
import { canonicalFolder } from '../hosts/folders.server';
import {
  cacheControlOf,
  hostFilesInRoot,
  isCachedFor,
  noCache,
} from '../hosts/serving-rules.server';
import { locationsIndex } from '../routes.server';
import { type Build, type BuildRecord, differingFiles, recordPath } from './build-record.server';
import { firstDifference } from './first-difference.server';
import { causeOf } from './ways-in.server';

/** What a deployed copy is compared with. */
interface Origin {
  /** The present build. */
  ours: Build;
  /** Builds anew what a record names; null, with the reason printed, where that is not possible here. */
  rebuild: (record: BuildRecord) => Build | null;
  /** What pages of a sample say of themselves, in each language. */
  sampleNotices: string[];
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
  { ours, rebuild, sampleNotices, ask = fetch }: Origin,
): Promise<Comparison> {
  const unreachable = await unreachableFinding(site, ask);
  if (unreachable) return { findings: [unreachable], compared: null };
  const theirs = await readRecord(site, ask);
  const isOther = theirs && !isSame(theirs, ours.record);
  const rebuilt = isOther ? rebuild(theirs) : ours;
  const build = rebuilt ?? { ...ours, record: theirs ?? ours.record };
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
    found.push(...headerFindings(address, expectation, response.headers, build));
    const notice = sampleNotices.find((notice) => text?.includes(notice));
    if (notice && ['/', '/es'].includes(expectation.path)) {
      const todo = 'enter the practice’s own facts and deploy the build';
      found.push(finding(address, 'sample', `the site still shows samples: "${notice}"`, todo));
    }
  }
  const origin = rebuilt
    ? `with a build ${nameOf(build.record)}`
    : 'only with the list of sums that the copy itself carries';
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
      return finding(site, 'answer', `leads to ${origin}`, `check that one: --url ${origin}`);
    }
  } catch (error) {
    const todo = 'see that the name is right, a server listens, and its certificate is valid';
    return finding(site, 'answer', causeOf(error), todo);
  }
}

/** The record that a copy carries; null where it has none that can be read. */
async function readRecord(site: string, ask: typeof fetch): Promise<BuildRecord | null> {
  try {
    const { commit, day, files } = await (await ask(site + recordPath)).json();
    // They become arguments of programs.
    const isValid = /^([0-9a-f]{40}|null)$/.test(commit) && /^\d{4}-\d\d-\d\d$/.test(day);
    return isValid ? { commit, day, files: { ...files } } : null;
  } catch {
    return null;
  }
}

/** Whether both are of one commit and day, or of the same files. */
function isSame(theirs: BuildRecord, ours: BuildRecord): boolean {
  const isNamedAlike = theirs.commit === ours.commit && theirs.day === ours.day;
  return (isNamedAlike && ours.commit !== null) || differingFiles(theirs, ours).length === 0;
}

/** @param rebuilt what the copy should be; null where that cannot be known */
function recordFindings(
  site: string,
  theirs: BuildRecord | null,
  ours: Build,
  rebuilt: Build | null,
): Finding[] {
  const findings: Finding[] = [];
  const add = (...parts: [string, string, string]) => findings.push(finding(site, ...parts));
  const deploy = 'deploy the present build whole, and empty the host’s cache';
  if (!site.startsWith('https:')) {
    const found = 'plain http: anybody on the way can read and change the pages';
    add('address', found, 'get a certificate, and lead http to https');
  }
  if (!theirs) {
    const found = 'no list of sums: another site, a build from before there was one, or in part';
    add(recordPath, found, deploy);
  } else if (rebuilt !== ours) {
    const age = theirs.day < ours.record.day ? 'an older build' : 'another build';
    const present = `the present one is ${nameOf(ours.record)}`;
    const files = `they differ in ${few(differingFiles(theirs, ours.record))}`;
    const reason = theirs.commit ? 'as said above' : 'since no commit has its files';
    const unknown = rebuilt
      ? ''
      : `; it cannot be built again here, ${reason}: only its own list was compared`;
    add('build', `${age}, ${nameOf(theirs)}; ${present}; ${files}${unknown}`, deploy);
  }
  if (theirs && !theirs.commit && !(rebuilt === ours && ours.record.commit)) {
    const found =
      'null: built from files that differ from the last commit, or where git knows none';
    const todo =
      'commit what was changed, build in that folder and deploy, so that others can compare';
    add(`${recordPath} commit`, found, todo);
  }
  const files = theirs && rebuilt ? differingFiles(theirs, rebuilt.record) : [];
  if (files.length > 0) {
    const found = `other sums than its commit and day give: ${few(files)}`;
    add(recordPath, found, 'find out who changed it');
  }
  return findings;
}

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
      return { path, status: 404, files: notFound };
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
    findings: [finding(address, ...parts)],
  });
  try {
    // Once more: servers close connections that were idle, as while a commit was built anew.
    const response = await request().catch(request);
    const body = Buffer.from(await response.arrayBuffer());
    const led = response.headers.get('location');
    const end = led === null ? undefined : new URL(led, address).pathname;
    if (end !== undefined && end === mayLeadTo) return { findings: [] };
    if (response.status !== status) {
      const todo = `serve it with status ${status}; see dist/hosts for this host's settings`;
      return fault('status', `${response.status}${led ? `, leads to ${led}` : ''}`, todo);
    }
    if (location !== undefined && end !== location) {
      return fault('location', end ?? 'none', `lead to ${location}`);
    }
    if (!files) return { findings: [] };
    const isBuilt = files.some((file) => build.record.files[file] === sumOf(body));
    const todo =
      'switch off what the host changes in files (minifying, injected scripts), build here with the trackers’ ids that the host has, deploy the build whole and empty the cache; if it stays so, find out who changed it';
    const text = body.toString();
    const { findings } = isBuilt
      ? { findings: [] }
      : fault('bytes', `not those that were built${differenceIn(text, files, build)}`, todo);
    return { findings, text, response };
  } catch (error) {
    return fault('answer', causeOf(error), 'see that the address can be reached');
  }
}

/** Where a text begins to differ from the built file that is most like it; of other files, nothing. */
function differenceIn(served: string, files: string[], { folder, record }: Build): string {
  const texts = files
    .filter((file) => isText(contentTypes[extname(file).slice(1)] ?? ''))
    .map((file) => ({ path: join(folder, 'client', file), sum: record.files[file] }))
    .filter(({ path, sum }) => existsSync(path) && sumOf(readFileSync(path)) === sum)
    .map(({ path }) => readFileSync(path, 'utf8'));
  return firstDifference(texts, served);
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function headerFindings(
  address: string,
  { path, status }: Expectation,
  headers: Headers,
  { record, rules }: Build,
): Finding[] {
  const isFile = status === 200 && path.slice(1) in record.files;
  const ending = isFile ? path.slice(path.lastIndexOf('.') + 1) : 'html';
  const cacheControl = isFile ? cacheControlOf(rules, path) : noCache;
  const wrong = Object.entries(rules.headers).filter(
    ([name, value]) => headers.get(name) !== value,
  );
  if (!isOfType(headers.get('content-type') ?? '', ending)) {
    wrong.push(['content-type', `that of .${ending} files`]);
  }
  if (!isCachedFor(headers.get('cache-control') ?? '', cacheControl)) {
    wrong.push(['cache-control', cacheControl]);
  }
  return wrong.map(([name, expected]) => {
    const sent = headers.get(name) || 'no such header';
    const todo = `the host has settings of another build, or changes them; expected: ${partsBeyond(sent, expected)}`;
    return finding(address, name.toLowerCase(), partsBeyond(expected, sent), todo);
  });
}

/** The parts of a header's value that another value has not: of a long policy, what differs. */
function partsBeyond(known: string, value: string): string {
  const parts = value.split('; ').filter((part) => !known.split('; ').includes(part));
  return parts.join('; ') || 'no more';
}

const finding = (file: string, field: string, found: string, todo: string): Finding => ({
  file,
  field,
  found,
  todo,
});

/** One finding for all addresses with the same fault; changed files are named one by one. */
function together(findings: Finding[]): Finding[] {
  const alike = new Map<string, Finding & { more: number }>();
  for (const finding of findings) {
    const { file, field, found, todo } = finding;
    const key = field === 'bytes' ? file : [field, found, todo].join('\n');
    alike.set(key, {
      ...finding,
      file: alike.get(key)?.file ?? file,
      more: (alike.get(key)?.more ?? -1) + 1,
    });
  }
  return [...alike.values()].map(({ more, ...finding }) =>
    more === 0 ? finding : { ...finding, file: `${finding.file} and ${more} more` },
  );
}

/** The first names of many. */
function few(names: string[]): string {
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return names.slice(0, 5).join(', ') + more;
}
