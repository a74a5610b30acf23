import { createHash } from 'node:crypto';
import type { Finding } from '../finding.server';
import { isOfType } from '../hosts/content-types.server';
import { canonicalFolder } from '../hosts/folders.server';
import {
  cacheControlOf,
  hostFilesInRoot,
  isCachedFor,
  noCache,
} from '../hosts/serving-rules.server';
import { locationsIndex } from '../routes.server';
import { type Build, type BuildRecord, differingFiles, recordPath } from './build-record.server';

/** Headers that make a site safe, and what each must say. */
export const safeHeaders: Record<string, RegExp> = {
  'content-security-policy': /default-src 'none'/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  'permissions-policy': /camera=\(\)/,
};

/** What a deployed copy is compared with. */
interface Origin {
  /** The present build. */
  ours: Build;
  /** Builds anew what a record names; null where its commit is not known here. */
  rebuild: (record: BuildRecord) => Build | null;
  /** What pages of a sample say of themselves, in each language. */
  sampleNotices: string[];
  /** Asks for an address, as `fetch` does. */
  ask?: typeof fetch;
}

/**
 * Asks a deployed copy for each of its files and addresses, and compares bytes and headers with the
 * present build or, where the copy is another one, with a new build of its commit and day.
 * @param site address the copy is at, without a trailing slash
 */
export async function deployedFindings(
  site: string,
  { ours, rebuild, sampleNotices, ask = fetch }: Origin,
): Promise<Finding[]> {
  const theirs = await readRecord(site, ask);
  const { commit, day } = ours.record;
  const isOurs = commit !== null && theirs?.commit === commit && theirs.day === day;
  const isOther = theirs && !isOurs && differingFiles(theirs, ours.record).length > 0;
  const rebuilt = isOther ? rebuild(theirs) : null;
  const build = rebuilt ?? { ...ours, ...(isOther && { record: theirs }) };
  const findings = [
    ...(site.startsWith('https:') ? [] : [plainHttp(site)]),
    ...(theirs === null ? [noRecord(site)] : []),
    ...(isOther ? [otherBuild(site, theirs, ours, rebuilt)] : []),
    ...(theirs && !isOther ? falseRecord(site, theirs, build) : []),
    ...(theirs && rebuilt ? falseRecord(site, theirs, rebuilt) : []),
  ];
  for (const expectation of expectations(build)) {
    const answer = await checkAddress(site, expectation, ask);
    findings.push(...answer.findings);
    if (answer.response)
      findings.push(...headerFindings(site, expectation, answer.response, build));
    const notice = sampleNotices.find((notice) => answer.text?.includes(notice));
    if (notice && ['/', '/es'].includes(expectation.path)) {
      findings.push({
        file: site + expectation.path,
        field: 'sample',
        found: `the site still shows samples: "${notice}"`,
        todo: 'enter the practice’s own facts and deploy the build',
      });
    }
  }
  return together(findings);
}

/** The record that a copy carries; null where it has none that can be read. */
async function readRecord(site: string, ask: typeof fetch): Promise<BuildRecord | null> {
  try {
    const { commit, day, files } = await (await ask(site + recordPath)).json();
    // They become arguments of programs.
    if (!/^([0-9a-f]{40}|null)$/.test(commit) || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
    return { commit, day, files: { ...files } };
  } catch {
    return null;
  }
}

const plainHttp = (site: string): Finding => ({
  file: site,
  field: 'address',
  found: 'plain http: anybody on the way can read and change the pages',
  todo: 'get a certificate, and lead http to https',
});

const noRecord = (site: string): Finding => ({
  file: site + recordPath,
  field: 'file',
  found: 'no list of sums: not a build of this site, one from before there was a list, or in part',
  todo: 'deploy the present build whole',
});

function otherBuild(
  site: string,
  theirs: BuildRecord,
  ours: Build,
  rebuilt: Build | null,
): Finding {
  const name = ({ commit, day }: BuildRecord) => `of commit ${commit ?? '(none)'} on ${day}`;
  const age = theirs.day < ours.record.day ? 'an older build' : 'another build';
  const unknown = rebuilt
    ? ''
    : '; it cannot be built again here, so only its own list was compared';
  return {
    file: site,
    field: 'build',
    found: `${age}, ${name(theirs)}; the present one is ${name(ours.record)}${unknown}; they differ in ${few(differingFiles(theirs, ours.record))}`,
    todo: 'deploy the present build whole, and empty the host’s cache',
  };
}

function falseRecord(site: string, theirs: BuildRecord, { record }: Build): Finding[] {
  const files = differingFiles(theirs, record);
  if (files.length === 0) return [];
  const found = `other sums than its commit and day give: ${few(files)}`;
  return [{ file: site + recordPath, field: 'files', found, todo: 'find out who changed it' }];
}

/** What an address of a deployed copy must answer. */
interface Expectation {
  /** Path on the site. */
  path: string;
  status: 200 | 301 | 404;
  /** The sums that its body may have. */
  sums?: (string | undefined)[];
  /** Where a redirect leads: a path. */
  location?: string;
  /** A path that it may lead to instead of answering itself, by any redirect. */
  mayLeadTo?: string;
  cacheControl: string;
  /** The ending of the file that it answers with. */
  ending: string;
}

/** Every file, every page with a slash, every redirect, and unknown addresses. */
function expectations({ record: { files }, rules }: Build): Expectation[] {
  const documents = { cacheControl: noCache, ending: 'html' };
  const asked = new Set([
    ...hostFilesInRoot,
    ...rules.redirects.map(({ from }) => `${from.slice(1)}.html`),
    ...rules.notFound.map(({ file }) => file.slice(1)),
  ]);
  const notFound = rules.notFound.map(({ file }) => files[file.slice(1)]);
  return [
    ...Object.entries(files).flatMap(([file, sum]): Expectation[] => {
      if (asked.has(file)) return [];
      const cacheControl = cacheControlOf(rules, `/${file}`);
      const path = `/${file.replace(/^index\.html$|\.html$/, '')}`;
      const ending = file.slice(file.lastIndexOf('.') + 1);
      return [{ path, status: 200, sums: [sum], cacheControl, ending }];
    }),
    ...rules.pages
      .filter((path) => path !== '/')
      .map((path): Expectation => {
        const sums = [files[`${path.slice(1)}.html`]];
        return { path: `${path}/`, status: 200, sums, mayLeadTo: path, ...documents };
      }),
    ...rules.redirects.map(
      ({ from, to }): Expectation => ({ path: from, status: 301, location: to, ...documents }),
    ),
    ...[
      ...rules.notFound.map(({ folder }) => `${canonicalFolder(folder)}/not-a-page`),
      ...Object.values(locationsIndex),
    ].map((path): Expectation => ({ path, status: 404, sums: notFound, ...documents })),
  ];
}

interface Answer {
  findings: Finding[];
  /** Of a redirect or a wrong status it tells nothing. */
  response?: Response;
  text?: string;
}

async function checkAddress(
  site: string,
  expectation: Expectation,
  ask: typeof fetch,
): Promise<Answer> {
  const { path, status, sums, location, mayLeadTo } = expectation;
  const address = site + path;
  const fault = (field: string, found: string, todo: string) => ({
    findings: [{ file: address, field, found, todo }],
  });
  let response: Response;
  let body: Buffer;
  try {
    const request = () => ask(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    // Once more: servers close connections that were idle, as while a commit was built anew.
    response = await request().catch(request);
    body = Buffer.from(await response.arrayBuffer());
  } catch (error) {
    return fault('answer', String(error), 'see that the address can be reached');
  }
  const led = response.headers.get('location');
  const end = led === null ? undefined : new URL(led, address).pathname;
  if (end !== undefined && end === mayLeadTo) return { findings: [] };
  if (response.status !== status) {
    const found = led ? `${response.status}, leads to ${led}` : `${response.status}`;
    const todo = `serve it with status ${status}; see dist/hosts for this host's settings`;
    return fault('status', found, todo);
  }
  if (location !== undefined) {
    if (end === location) return { findings: [] };
    return fault('location', end ?? 'none', `lead to ${location}`);
  }
  const isBuilt = sums?.includes(createHash('sha256').update(body).digest('hex'));
  const changed = fault(
    'bytes',
    'not those that were built',
    'switch off what the host or a plug-in changes in files (minifying, rewriting, injected scripts), deploy the build whole and empty the cache; if it stays so, somebody else changed it',
  );
  return { findings: isBuilt ? [] : changed.findings, text: body.toString(), response };
}

function headerFindings(
  site: string,
  { path, cacheControl, ending }: Expectation,
  { headers }: Response,
  { rules }: Build,
): Finding[] {
  const settings =
    'the host has settings of another build, or changes them; use those of this build';
  const fault = (field: string, expected: string): Finding => {
    const sent = headers.get(field) || 'no such header';
    const found = partsBeyond(expected, sent);
    const missing = partsBeyond(sent, expected);
    return {
      file: site + path,
      field: field.toLowerCase(),
      found,
      todo: `${settings}; expected: ${missing}`,
    };
  };
  const type = headers.get('content-type') ?? '';
  const cache = headers.get('cache-control') ?? '';
  return [
    ...Object.entries(rules.headers)
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name, value]) => fault(name, value)),
    ...(isOfType(type, ending) ? [] : [fault('content-type', `that of .${ending} files`)]),
    ...(isCachedFor(cache, cacheControl) ? [] : [fault('cache-control', cacheControl)]),
  ];
}

/** The parts of a header's value that another value has not: of a long policy, what differs. */
function partsBeyond(known: string, value: string): string {
  const parts = value.split('; ').filter((part) => !known.split('; ').includes(part));
  return parts.join('; ') || 'no more';
}

/** One finding for all addresses with the same fault; changed files are named one by one. */
function together(findings: Finding[]): Finding[] {
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { file, field, found, todo } = finding;
    const key = field === 'bytes' ? file : [field, found, todo].join('\n');
    alike.set(key, [...(alike.get(key) ?? []), finding]);
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return { ...first, file: `${first.file} and ${others.length} more` };
  });
}

/** The first names of many. */
function few(names: string[]): string {
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return names.slice(0, 5).join(', ') + more;
}
