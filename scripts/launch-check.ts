import './lib/production';

import { parseArgs } from 'node:util';
import { type Content, readContent } from '../lib/content/content.server';
import { securityReminders } from '../lib/content/reminders.server';
import { countKinds, describeFinding, type Finding, mistakesFirst } from '../lib/finding.server';
import { contentFolder, distFolder } from '../lib/folders.server';
import { languages } from '../lib/language';
import { assetFindings } from '../lib/launch/asset-findings.server';
import { buildFindings } from '../lib/launch/build-findings.server';
import { readBuild } from '../lib/launch/build-record.server';
import { contentFindings, pagesOf } from '../lib/launch/content-findings.server';
import { deployedFindings } from '../lib/launch/deployed-findings.server';
import { nextReview } from '../lib/launch/signature-findings.server';
import { waysIn } from '../lib/launch/ways-in.server';
import { addresses } from '../lib/routes.server';
import { translator } from '../lib/translate.server';
import { isBuildCurrent } from './lib/build-inputs';
import { ensureBuild } from './lib/ensure-build';
import { runScript } from './lib/errors';
import { rebuild } from './lib/project-copy';

/**
 * Lists what has to be settled before this build goes live: `npm run launch-check`. With `-- --url
 * https://www.…` it compares a deployed copy with the build instead. Exits non-zero if it lists anything.
 */

const url = readAddress();

await runScript(async () => {
  const content = readContent(contentFolder);
  const findings = url
    ? await checkCopy(new URL(url).origin, content)
    : [
        ...contentFindings(content),
        ...assetFindings(content),
        ...buildFindings(
          distFolder,
          addresses.map(({ path }) => path),
        ),
      ];
  print(findings);
  const reviews = pagesOf(content).flatMap(({ reviewed, language, id }) =>
    reviewed && !url ? `${nextReview(reviewed.on)}  content/${language}/${id}.md` : [],
  );
  if (reviews.length > 0) console.log(['\nNext reviews:', ...reviews.sort()].join('\n'));
  process.exitCode = findings.length > 0 ? 1 : 0;
});

/** The address of a deployed copy, if one is named; ends with a sentence where that is none. */
function readAddress(): string | undefined {
  const args = process.argv.slice(2);
  const { url } = parseArgs({ args, options: { url: { type: 'string' } }, strict: false }).values;
  if (args.length === 0) return undefined;
  if (args[0]?.startsWith('--url') && /^https?:\/\/[^/]/.test(String(url))) return String(url);
  console.error(
    `found ${args.join(' ')}, expected nothing or an address: npm run launch-check -- --url https://www.example.com`,
  );
  process.exit(1);
}

/**
 * Compares a copy with the present files as built; one of another commit with that commit, built
 * anew. Prints what was compared and what was not.
 */
async function checkCopy(site: string, { practice, today, words }: Content): Promise<Finding[]> {
  const ours = readBuild(presentBuild());
  const sampleNotices = languages.map((language) =>
    translator(words[language].dictionary)('footer.sampleNotice'),
  );
  const { findings, compared } = await deployedFindings(site, { ours, rebuild, sampleNotices });
  if (!compared) return findings;
  const ways = await waysIn(site);
  console.log(`Compared: ${compared}.
Other ways in: ${ways.seen.join(';\n  ')}.
Not checked: whether a message from the form arrives, when domain and certificate end, other servers of
  a CDN than the one that answered here, files that the server has besides, what trackers and linked
  sites do.
`);
  return [...findings, ...ways.findings, ...securityReminders(practice, today)];
}

/** The folder of a build of the present files: the last one, or one apart, so that the last one stays. */
function presentBuild(): string {
  if (isBuildCurrent()) return distFolder;
  const DIST_FOLDER = 'dist.compared';
  console.log(
    `${distFolder} is no build of the present files and day. It stays as it is; they are built into ${DIST_FOLDER}.`,
  );
  ensureBuild({ DIST_FOLDER });
  return DIST_FOLDER;
}

function print(findings: Finding[]) {
  for (const finding of mistakesFirst(findings)) console.log(`${describeFinding(finding)}\n`);
  const count = `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to`;
  const [task, none] = url
    ? [`correct at ${url}.`, `No faults at ${url} in what was compared.`]
    : [`settle before going live: ${countKinds(findings)}.`, 'Ready to go live.'];
  console.log(findings.length > 0 ? `${count} ${task}` : none);
}
