import { parseArgs } from 'node:util';
import { checkContent } from '../lib/checks/checks.server';
import { readContent } from '../lib/content/content.server';
import type { Content } from '../lib/content/types';
import { contentFolder, distFolder } from '../lib/files/folders.server';
import { countByCode, describe, type Finding, inOrder } from '../lib/findings/finding';
import { guessesIn } from '../lib/guesses/guesses.server';
import { readBuild } from '../lib/launch/build-record.server';
import { deployedFindings, entryFindings } from '../lib/launch/deployed-findings.server';
import { summary } from '../lib/launch/summary.server';
import { UserError } from '../lib/user-error.server';
import { runScript } from './lib/errors';

/**
 * Lists what has to be settled before the site goes live: `npm run launch-check` prints a line for each
 * clinician, page and file, with `-- --all` each finding and its line; guesses too, which settle nothing. With `-- --url https://www.…` it
 * compares a deployed copy with the last build instead. The exit code is 1 if there is any finding but a guess.
 */

await runScript(() => {
  const options = { url: { type: 'string' }, all: { type: 'boolean' } } as const;
  const { url, all } = parseArgs({ options }).values;
  if (url === undefined) return checkOwnContent({ isDetailed: all === true });
  if (!URL.canParse(url))
    throw new UserError(`${url} is no address, as https://www.example.com is`);
  return checkCopy(new URL(url).origin);
});

/**
 * Prints what has to be settled in the content, and sets the exit code.
 * @param isDetailed whether each finding is printed, instead of a summary
 */
function checkOwnContent({ isDetailed }: { isDetailed: boolean }) {
  const content = readContent(contentFolder);
  const findings = checkContent(content);
  const guesses = guessesIn(content);
  const noted = [...findings, ...guesses];
  if (isDetailed) print(noted);
  else if (noted.length > 0)
    console.log(`${summary(noted, (file, index) => nameOf(content, file, index))}\n`);
  process.exitCode = findings.length > 0 ? 1 : 0;
  const lines = [
    findings.length > 0
      ? `${findings.length} to settle before going live: ${countByCode(inOrder(findings))}.`
      : 'Ready to go live.',
    ...(guesses.length > 0
      ? [`Guesses, each of which may be wrong: ${countByCode(inOrder(guesses))}.`]
      : []),
    ...(noted.length > 0 && !isDetailed
      ? ['Each with its line, and what to do: npm run launch-check -- --all']
      : []),
  ];
  console.log(lines.join('\n'));
}

/** The name of an entry if it is a clinician; other entries are named by their file. */
function nameOf({ clinicians }: Content, file: string, index: string): string | undefined {
  return file.endsWith('clinicians.yaml') ? clinicians[Number(index)]?.name : undefined;
}

/** Prints where a deployed copy differs from the last build, and sets the exit code. */
async function checkCopy(site: string) {
  const build = readBuild(distFolder);
  const findings = [...(await deployedFindings(site, build)), ...(await entryFindings(site))];
  print(findings);
  process.exitCode = findings.length > 0 ? 1 : 0;
  const { commit, day, staging } = build.record;
  console.log(
    `${findings.length} findings at ${site}, compared with the build of ${commit ?? 'files without a commit'} as of ${day}${staging ? ', for trying out (STAGING=1),' : ''} in ${distFolder}.`,
  );
}

function print(findings: Finding[]) {
  for (const finding of inOrder(findings)) console.log(`${describe(finding)}\n`);
}
