import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failBuild } from './build';
import { isBuildCurrent } from './build-inputs';
import { type Answer, ask, faultsOf, type Question, questions } from './test-hosts/questions';
import { hosts, type Running } from './test-hosts/servers';
import { copyBuild, readTable } from './test-hosts/site';

// Answers every address that matters from every host that can be run here, each with the files
// that the build wrote for it, and compares the answers with the table of what a host must do.

if (!isBuildCurrent()) failBuild('The build is not up to date: run npm run build first.');

const folder = mkdtempSync(join(tmpdir(), 'site-hosts-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

const table = readTable();
const asked = questions(table);
const answers = new Map<string, Map<Question, Answer[]>>();
const faults: string[] = [];
const leftOut: string[] = [];

for (const { name, find, start } of hosts) {
  const found = await find();
  if ('missing' in found) {
    leftOut.push(`${name}: ${found.missing}`);
    continue;
  }
  let running: Running | undefined;
  try {
    running = await start(found.command, copyBuild(join(folder, name.replaceAll(' ', '-'))));
    const given = new Map<Question, Answer[]>();
    for (const question of asked) {
      const answer = await ask(running.url, question);
      given.set(question, answer);
      for (const fault of faultsOf(answer, question, table, name)) {
        faults.push(`${name}  ${question.path}  ${fault}`);
      }
    }
    answers.set(name, given);
  } catch (error) {
    faults.push(`${name}  ${error instanceof Error ? error.message : error}`);
  } finally {
    await running?.stop();
  }
}

printTable();
for (const reason of leftOut) console.log(`Left out: ${reason}`);
for (const fault of faults) console.error(`Not as it should be: ${fault}`);
console.log(
  `${asked.length} addresses, ${answers.size} hosts, ${faults.length} faults, ${leftOut.length} hosts left out`,
);
process.exit(faults.length > 0 ? 1 : 0);

function printTable() {
  const names = [...answers.keys()];
  const rows = [
    ['address', 'leads to', 'kept', 'type', 'language', ...names],
    ...asked
      .filter(({ isListed }) => isListed)
      .map((question) => [
        question.path,
        question.final === question.path ? '' : question.final,
        question.kept,
        question.type,
        question.language ?? '',
        ...names.map((name) => summary(answers.get(name)?.get(question) ?? [])),
      ]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '));
  }
}

/** Statuses on the way, and how many of the table's headers the last answer has as they should be. */
function summary(given: Answer[]): string {
  const wanted = Object.entries(table.headers);
  const right = wanted.filter(([name, value]) => given.at(-1)?.headers.get(name) === value);
  return `${given.map(({ status }) => status).join(' ')} (${right.length}/${wanted.length})`;
}
