import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuild } from '../lib/launch/build-record.server';
import { sumsOf } from './lib/hash';
import { projectFolder } from './lib/project';
import { buildIn, linkPackages, unpack } from './lib/project-copy';

/**
 * Builds the last commit with each Node that is supported, from each form of the source, in two
 * time zones and languages and as of two days, one build after another, and compares all files:
 * `npm run test:same-bytes`. `-- --require 22,24` makes a Node that cannot be had a failure.
 */

const { require = '' } = parseArgs({ options: { require: { type: 'string' } } }).values;
const folder = mkdtempSync(join(tmpdir(), 'same-bytes-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

const places = [
  { TZ: 'America/New_York', LC_ALL: 'C' },
  { TZ: 'Pacific/Kiritimati', LC_ALL: 'es_ES.UTF-8' },
];
const days = ['2026-11-22', '2028-02-29'];
const sources = {
  clone: git('clone', '--quiet', `file://${projectFolder}`),
  'shallow clone': git('clone', '--quiet', '--depth=1', `file://${projectFolder}`),
  archive: (target: string) => {
    mkdirSync(target);
    return unpack('HEAD', target);
  },
};

const faults: string[] = [];
const expected = new Map<string, Record<string, string>>();
let builds = 0;
for (const [source, make] of Object.entries(sources)) {
  const copy = join(folder, source);
  if (!make(copy)) throw new Error(`There is no ${source} of HEAD.`);
  linkPackages(copy);
}
for (const major of ['20', '22', '24']) {
  const program = findNode(major);
  if (!program) {
    console.log(`Left out: Node ${major}, which npm could not get for this machine.`);
    if (require.split(',').includes(major)) faults.push(`Node ${major} is required`);
    continue;
  }
  for (const source of Object.keys(sources)) {
    for (const place of places) for (const day of days) compare(major, program, source, place, day);
  }
}
for (const fault of faults) console.error(`Wrong: ${fault}`);
console.log(`${builds} builds, ${faults.length} faults`);
process.exitCode = faults.length > 0 || builds === 0 ? 1 : 0;

function compare(
  major: string,
  program: string,
  source: string,
  place: Record<string, string>,
  day: string,
) {
  const name = `Node ${major}, ${source}, ${place.TZ}, ${day}`;
  const copy = join(folder, source);
  const path = `${program}${delimiter}${process.env.PATH}`;
  const { ok, output } = buildIn(copy, { ...place, PATH: path, BUILD_DAY: day });
  builds += 1;
  if (!ok) return void faults.push(`${name}: ${output}`);
  const { commit } = readBuild(join(copy, 'dist')).record;
  if (!commit) faults.push(`${name}: the build does not name its commit`);
  const sums = sumsOf(join(copy, 'dist/client'));
  const wanted = expected.get(day) ?? sums;
  expected.set(day, wanted);
  const names = new Set([...Object.keys(sums), ...Object.keys(wanted)]);
  const different = [...names].filter((file) => sums[file] !== wanted[file]);
  console.log(`${name}: ${names.size} files, ${different.length} different`);
  for (const file of different) faults.push(`${name}: ${file}`);
}

/** The folder of a Node's program: that of this process, or one from npm. */
function findNode(major: string): string | undefined {
  if (process.versions.node.startsWith(`${major}.`)) return join(process.execPath, '..');
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const options = { cwd: folder, shell: process.platform === 'win32' };
  const prefix = join(folder, `node-${major}`);
  spawnSync('npm', ['install', '--no-save', '--prefix', prefix, `${name}@${major}`], options);
  const program = join(prefix, 'node_modules', name, 'bin');
  return existsSync(program) ? program : undefined;
}

function git(...args: string[]) {
  return (target: string) => spawnSync('git', [...args, target]).status === 0;
}
