import { parseArgs } from 'node:util';
import { checkContent } from '../lib/checks/checks.server';
import { readContent } from '../lib/content/content.server';
import { countByCode, describe, type Finding, inOrder } from '../lib/findings/finding';
import { contentFolder, distFolder } from '../lib/folders.server';
import { readBuild } from '../lib/launch/build-record.server';
import { deployedFindings, entryFindings } from '../lib/launch/deployed-findings.server';
import { UserError } from '../lib/user-error.server';
import { runScript } from './lib/errors';

/**
 * Lists what has to be settled before the site goes live: `npm run launch-check`. With
 * `-- --url https://www.…` it compares a deployed copy with the last build instead. Exits non-zero if
 * anything is left.
 */

await runScript(() => {
  const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
  if (url === undefined) return checkOwnContent();
  if (!URL.canParse(url))
    throw new UserError(`${url} is no address, as https://www.example.com is`);
  return checkCopy(new URL(url).origin);
});

function checkOwnContent() {
  const findings = checkContent(readContent(contentFolder));
  print(findings);
  console.log(
    findings.length > 0
      ? `${findings.length} to settle before going live: ${countByCode(inOrder(findings))}.`
      : 'Ready to go live.',
  );
}

/** Compares a copy with the last build. */
async function checkCopy(site: string) {
  const build = readBuild(distFolder);
  const findings = [...(await deployedFindings(site, build)), ...(await entryFindings(site))];
  print(findings);
  const { commit, day } = build.record;
  console.log(
    `${findings.length} findings at ${site}, compared with the build of ${commit ?? 'files without a commit'} as of ${day} in ${distFolder}.`,
  );
}

function print(findings: Finding[]) {
  for (const finding of inOrder(findings)) console.log(`${describe(finding)}\n`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
