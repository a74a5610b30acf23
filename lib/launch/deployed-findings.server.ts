import { createHash } from 'node:crypto';
import { type Finding, finding } from '../findings/finding';
import {
  type Answer,
  expectedAnswers,
  expectedHeaders,
  isAsExpected,
  isKept,
} from '../hosts/answers.server';
import { noCache } from '../hosts/serving-rules.server';
import { type Build, type BuildRecord, buildRecordSchema, recordPath } from './build-record.server';

/** A deployed copy of the site, and the build that it is compared with. */
interface Copy {
  /** The origin of the copy, without a trailing slash. */
  site: string;
  build: Build;
  /** The `build.json` of the copy; null if it has none that can be read. */
  theirs: BuildRecord | null;
  /** Requests an address, as `fetch` does. */
  ask: typeof fetch;
}

/**
 * Requests all files and addresses of a deployed copy, and compares
 * status, redirects, headers and bytes with a build.
 * @param site the origin of the copy
 * @returns a single finding where the copy does not answer or redirects to another origin
 */
export async function deployedFindings(
  site: string,
  build: Build,
  { ask = fetch }: Partial<Pick<Copy, 'ask'>> = {},
): Promise<Finding[]> {
  const place = { file: site + recordPath };
  let theirs: BuildRecord | null;
  try {
    const { headers, body } = await request(place.file, ask);
    const { origin } = new URL(headers.get('location') ?? site, site);
    if (origin !== site) return [entryFinding(site, origin, site)];
    theirs = readRecord(body);
  } catch (error) {
    return [noAnswer(site, error)];
  }
  const findings = theirs ? recordFindings(site, theirs, build) : [finding('copy-file', place)];
  if (theirs?.staging) findings.unshift(finding('copy-staging', { file: site }));
  const copy: Copy = { site, build, theirs, ask };
  const files = Object.keys((theirs ?? build.record).files);
  for (const expected of expectedAnswers(build.rules, files)) {
    findings.push(...(await answerFindings(expected, copy)));
  }
  return joined(findings);
}

/** Requests an address, and once more if that fails, because servers close connections that were idle. */
async function request(address: string, ask: typeof fetch) {
  const send = () => ask(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const response = await send().catch(send);
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** The record in the body of an answer; null if it cannot be read. */
function readRecord(body: Buffer): BuildRecord | null {
  try {
    return buildRecordSchema.parse(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}

/** The finding that there is no answer, with the code and the message of the error. */
function noAnswer(file: string, error: unknown): Finding {
  const { cause = error } = error as Error;
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return finding('copy-no-answer', { file }, { reason: `${code} ${message}`.trim() });
}

/** The finding that the copy's own record names other files or hashes than the build. */
function recordFindings(site: string, theirs: BuildRecord, { record }: Build): Finding[] {
  const names = new Set([...Object.keys(theirs.files), ...Object.keys(record.files)]);
  const different = [...names].filter((name) => theirs.files[name] !== record.files[name]);
  const nameOf = ({ commit, day }: BuildRecord) => `${commit ?? '-'}, ${day}`;
  const values = { theirs: nameOf(theirs), ours: nameOf(record), files: firstNames(different, 5) };
  return different.length > 0 ? [finding('copy-other-build', { file: site }, values)] : [];
}

/** Requests one address and compares the answer with the expected one. */
async function answerFindings(expected: Answer, copy: Copy): Promise<Finding[]> {
  const { site, build, ask } = copy;
  const place = { file: site + expected.path };
  try {
    const { status, headers, body } = await request(place.file, ask);
    const location = headers.get('location');
    const target = location === null ? '' : new URL(location, place.file).href;
    const isRightTarget = expected.to !== undefined && target === site + expected.to;
    const mayRedirect = expected.status === 200 || expected.status === status;
    if (isRightTarget && mayRedirect) return redirectFindings(place.file, headers);
    // A redirect that was expected has returned above, so this one leads elsewhere.
    if (status !== expected.status || expected.status === 301) {
      const wanted = `${expected.status} ${expected.to ?? ''}`;
      return [finding('copy-answer', place, { found: `${status} ${target}`, expected: wanted })];
    }
    return [
      ...(isOfBuild(body, expected, copy) ? [] : [finding('copy-file', place)]),
      ...headerFindings(place.file, headers, expectedHeaders(expected, build.rules)),
    ];
  } catch (error) {
    return [noAnswer(place.file, error)];
  }
}

/** Whether the body of an answer is one of the files that it may be, by the record of the build or of the copy. */
function isOfBuild(body: Buffer, { files }: Answer, { build, theirs }: Copy): boolean {
  const hashes = files.flatMap((file) => [build.record.files[file], theirs?.files[file]]);
  return hashes.includes(createHash('sha256').update(body).digest('hex'));
}

/** The finding that a redirect would stay in caches after it was taken back. */
function redirectFindings(file: string, headers: Headers): Finding[] {
  const field = 'Cache-Control';
  const found = headers.get(field) ?? '';
  return isKept(found)
    ? [finding('copy-answer', { file, field }, { found, expected: noCache })]
    : [];
}

/** The headers that do not have the expected effect; each finding names the parts that differ. */
function headerFindings(file: string, headers: Headers, expected: Record<string, string>) {
  // By default the site sets no cookie and search engines may list it.
  const all = { 'Set-Cookie': '', 'X-Robots-Tag': '', ...expected };
  return Object.entries(all).flatMap(([field, value]) => {
    const found = headers.get(field) ?? '';
    if (isAsExpected(field, found, value)) return [];
    const values = { found: partsBeyond(value, found), expected: partsBeyond(found, value) };
    return finding('copy-answer', { file, field }, values);
  });
}

/** The parts of a header's value that another value lacks: a long policy is cut down to its differences. */
function partsBeyond(known: string, value: string): string {
  const parts = value.split('; ').filter((part) => !known.split('; ').includes(part));
  return parts.join('; ') || '-';
}

/** Joins findings that differ only in their addresses into one. */
function joined(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, { first: Finding; files: string[] }>();
  for (const one of findings) {
    const key = JSON.stringify([one.code, one.field, one.values]);
    const group = groups.get(key) ?? { first: one, files: [] };
    groups.set(key, group);
    group.files.push(one.file);
  }
  return [...groups.values()].map(({ first, files }) => ({ ...first, file: firstNames(files, 3) }));
}

/** The first of many names, and the number of the others: `a, b, c (+4)`. */
function firstNames(names: readonly string[], shown: number): string {
  const more = names.length - shown;
  return names.slice(0, shown).join(', ') + (more > 0 ? ` (+${more})` : '');
}

/**
 * Checks the other addresses by which people come in: http, and the name with or without `www.`. If they
 * answer, they have to lead to the site, which has to use https.
 * @param site the origin of the site
 */
export async function entryFindings(site: string, ask: typeof fetch = fetch): Promise<Finding[]> {
  const { protocol, hostname } = new URL(site);
  if (protocol !== 'https:') return [entryFinding(site, protocol, 'https:')];
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const entries = [`http://${hostname}`, `http://${other}`, `https://${other}`];
  const findings = entries.map(async (file) => {
    const answer = await ask(file, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
    if (!answer || new URL(answer.url).origin === site) return [];
    return entryFinding(file, answer.url, `301 ${site}/`);
  });
  return (await Promise.all(findings)).flat();
}

const entryFinding = (file: string, found: string, expected: string) =>
  finding('copy-answer', { file }, { found, expected });
