import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPractice } from '../../lib/content/practice.server';
import { contentFolder } from '../../lib/folders.server';
import { buildWithEditor } from '../lib/editor-build';
import { ProjectCopy } from '../lib/project-copy';
import { readServingRules } from '../lib/server';
import {
  type Expectation,
  expectations,
  faultsOf,
  type HostResponse,
  request,
} from './expectations';
import { hosts, type Running } from './servers';

/**
 * Serves the build from every host that can be run here, each with the files that the build wrote
 * for it, and compares the responses with the serving rules: `npm run test:hosts`.
 */

// With the editor, whose page has headers of its own.
const project = new ProjectCopy();
process.once('exit', () => project.remove());
buildWithEditor(project);

const folder = mkdtempSync(join(tmpdir(), 'site-hosts-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

const rules = readServingRules(project.dist);
const domain = readPractice(contentFolder, [])?.domain ?? '';
const expected = expectations(rules);
const responses = new Map<string, Map<Expectation, HostResponse[]>>();
const faults: string[] = [];
const leftOut: string[] = [];

for (const { name, find, start, leadsBareName } of hosts) {
  const found = await find();
  if ('missing' in found) {
    leftOut.push(`${name}: ${found.missing}`);
    continue;
  }
  let running: Running | undefined;
  try {
    running = await start(found.command, copyBuild(name.replaceAll(' ', '-')));
    const given = new Map<Expectation, HostResponse[]>();
    for (const expectation of expected) {
      const received = await request(running.url, expectation);
      given.set(expectation, received);
      for (const fault of faultsOf(received, expectation, rules, name)) {
        faults.push(`${name}  ${expectation.path}  ${fault}`);
      }
    }
    responses.set(name, given);
    if (leadsBareName) {
      // `fetch` sends no other host than that of the address.
      const asked = get(`${running.url}/about?from=card`, { headers: { host: domain } });
      const [response] = await once(asked, 'response');
      const to = response.resume().headers.location;
      if (to !== `https://www.${domain}/about?from=card`) faults.push(`${name}  ${domain}: ${to}`);
    }
  } catch (error) {
    faults.push(`${name}  ${error instanceof Error ? error.message : error}`);
  } finally {
    await running?.stop();
  }
}

printTable();
for (const reason of leftOut) console.log(`Left out: ${reason}`);
for (const fault of faults) console.error(`Wrong: ${fault}`);
console.log(
  `${expected.length} addresses, ${responses.size} hosts, ${faults.length} faults, ${leftOut.length} left out`,
);
process.exit(faults.length > 0 ? 1 : 0);

/**
 * A copy of the build to serve: servers write files next to the served ones, and may run as a user
 * who cannot read the project.
 * @returns its folder
 */
function copyBuild(name: string): string {
  chmodSync(folder, 0o755);
  const copy = join(folder, name);
  cpSync(project.dist, copy, { recursive: true });
  return copy;
}

function printTable() {
  const names = [...responses.keys()];
  const rows = [
    ['address', 'leads to', 'cache-control', 'type', 'language', ...names],
    ...expected
      .filter(({ isListed }) => isListed)
      .map((expectation) => [
        expectation.path,
        expectation.final === expectation.path ? '' : expectation.final,
        expectation.cacheControl,
        expectation.ending,
        expectation.language ?? '',
        ...names.map((name) => summary(responses.get(name)?.get(expectation) ?? [])),
      ]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '));
  }
}

/** The status of each response, and how many of the rules’ headers are right in the last one. */
function summary(given: HostResponse[]): string {
  const wanted = Object.entries(rules.headers);
  const right = wanted.filter(([name, value]) => given.at(-1)?.headers.get(name) === value);
  return `${given.map(({ status }) => status).join(' ')} (${right.length}/${wanted.length})`;
}
