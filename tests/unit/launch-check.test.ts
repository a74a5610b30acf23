import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { contentFolder } from '../../lib/files/folders.server';
import { finding } from '../../lib/findings/finding';
import { siteIn } from '../../lib/site.server';
import { projectFolder } from '../support/project';

const { argv, exitCode } = process;
let runs = 0;
afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

/** Runs `npm run launch-check` with options: what it prints, and its exit code. */
async function launchCheck(...options: string[]) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  process.argv = [...argv.slice(0, 2), ...options];
  process.exitCode = 0;
  // A script runs when it is imported, and once for each address.
  runs += 1;
  await import(`${join(projectFolder, 'scripts/launch-check.ts')}?${runs}`);
  return { printed, exitCode: process.exitCode };
}

it('the launch check says in short what is to be settled, and how to see all of it', async () => {
  const { printed, exitCode } = await launchCheck();
  expect(exitCode).toBe(1);
  expect(printed).toHaveLength(2);
  expect(printed[0]).toContain('What the law asks');
  // Of a clinician, but of no other entry of a list, the name is told.
  const [lead] = siteIn('en').clinicians;
  expect(printed[0]).toMatch(new RegExp(`^- \\S+/clinicians\\.yaml, ${lead.name}: `, 'm'));
  expect(printed[1]).toMatch(/^\d+ to settle before going live: \d+ [\w-]+/);
  expect(printed[1]).toContain('Guesses, each of which may be wrong: 1 figures-differ.');
  expect(printed[1]).toContain('npm run launch-check -- --all');
});

it.each([
  ['a guess alone', true, 0, 'Ready to go live.\nGuesses, '],
  ['nothing', false, 0, /^Ready to go live\.$/],
] as const)('it has %s: the site is ready', async (_, hasGuess, code, words) => {
  const place = { file: 'content/es/about.md' };
  const guesses = hasGuess ? [finding('figures-differ', place, { missing: '7' })] : [];
  vi.doMock('../../lib/checks/checks.server', () => ({ checkContent: () => [] }));
  vi.doMock('../../lib/guesses/guesses.server', () => ({ guessesIn: () => guesses }));
  const { printed, exitCode } = await launchCheck();
  vi.doUnmock('../../lib/checks/checks.server');
  vi.doUnmock('../../lib/guesses/guesses.server');
  expect(exitCode).toBe(code);
  if (typeof words === 'string') expect(printed.at(-1)).toContain(words);
  else expect(printed.at(-1)).toMatch(words);
});

it('with --all it names each finding', async () => {
  const { printed, exitCode } = await launchCheck('--all');
  expect(exitCode).toBe(1);
  const count = printed.length - 1;
  expect(count).toBeGreaterThan(20);
  expect(printed[0]).toContain(`${contentFolder}/`);
  // All but the guess at a text of the sample have to be settled.
  expect(printed.at(-1)).toMatch(new RegExp(`^${count - 1} to settle before going live: `));
});

it.each([
  ['an address without its beginning', '--url=www.copy.test', 'www.copy.test is no address'],
  ['an empty address', '--url=', ' is no address'],
  ['an option that there is not', '--everything', 'everything'],
])('it refuses %s in a sentence', async (_, option, sentence) => {
  const { printed, exitCode } = await launchCheck(option);
  expect(exitCode).toBe(1);
  expect(printed).toEqual([expect.stringContaining(sentence)]);
  expect(printed[0]).not.toMatch(/^\s+at /m);
});
