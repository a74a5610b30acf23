import './lib/production';

import { parseArgs } from 'node:util';
import type { Finding } from '../lib/checks/finding';
import { readContent } from '../lib/content/content.server';
import { securityReminders } from '../lib/content/reminders.server';
import type { Content } from '../lib/content/types';
import { countKinds, describeFinding, mistakesFirst, sampleLooks } from '../lib/finding.server';
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
 * Lists what has to be settled before this build goes live: `npm run launch-check`, or with `-- --only
 * word` what of that has a word. With `-- --url https://www.…` it compares a deployed copy with the
 * build instead. Exits non-zero if anything is left, listed or not.
 */

const { url, only } = readOptions();

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
  const named = findings.filter((finding) =>
    describeFinding(finding).toLowerCase().includes(only.toLowerCase()),
  );
  print(named, findings.length);
  const reviews = pagesOf(content).flatMap(({ reviewed, language, id }) =>
    reviewed && !url ? `${nextReview(reviewed.on)}  content/${language}/${id}.md` : [],
  );
  if (reviews.length > 0) console.log(['\nNext reviews:', ...reviews.sort()].join('\n'));
  process.exitCode = findings.length > 0 ? 1 : 0;
});

/** The address of a deployed copy, and a word of what is listed; ends with a sentence for all else. */
function readOptions(): { url: string | undefined; only: string } {
  const args = process.argv.slice(2);
  try {
    const options = { url: { type: 'string' }, only: { type: 'string', default: '' } } as const;
    const { url, only } = parseArgs({ args, options }).values;
    if (url === undefined || /^https?:\/\/[^/]/.test(url)) return { url, only };
  } catch {
    // Said below.
  }
  console.error(
    `found ${args.join(' ')}, expected nothing, a word or an address: npm run launch-check -- --only visits.yaml, or -- --url https://www.example.com`,
  );
  process.exit(1);
}

/**
 * Compares a copy with the present files as built; one of another commit with that commit, built
 * anew. Prints what was compared and what was not.
 */
async function checkCopy(site: string, content: Content): Promise<Finding[]> {
  const ours = readBuild(presentBuild());
  const { findings, compared } = await deployedFindings(site, {
    ours,
    rebuild,
    sampleTexts: sampleTextsOf(content),
  });
  if (!compared) return findings;
  const ways = await waysIn(site);
  console.log(`Compared: ${compared}.
Other ways in: ${ways.seen.join(';\n  ')}.
Not checked: whether a message from the form arrives, when domain and certificate end, other servers of
  a CDN than the one that answered here, files that the server has besides, what trackers and linked
  sites do.
`);
  return [...findings, ...ways.findings, ...securityReminders(content.practice, content.today)];
}

/** What the home page says while it is a sample: its notice, facts that look it, and its reviews. */
function sampleTextsOf({ practice, clinicians, words }: Content): string[] {
  const facts = [practice.name, practice.phone, clinicians[0].name];
  return languages.flatMap((language) => {
    const { dictionary, pages } = words[language];
    const home = pages.get('home');
    const reviews = home?.kind === 'home' ? home.reviews.filter(({ sample }) => sample) : [];
    return [
      translator(dictionary)('footer.sampleNotice'),
      ...facts.filter((fact) => sampleLooks.test(fact)),
      ...reviews.map(({ text }) => text),
    ];
  });
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

/** @param all how many findings there are, of which some are printed */
function print(findings: Finding[], all: number) {
  for (const finding of mistakesFirst(findings)) console.log(`${describeFinding(finding)}\n`);
  const count = `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to`;
  const [task, none] = url
    ? [`correct at ${url}.`, `No faults at ${url} in what was compared.`]
    : [`settle before going live: ${countKinds(findings)}.`, 'Ready to go live.'];
  if (all > findings.length)
    console.log(`${findings.length} of ${all} things, those with "${only}".`);
  else console.log(all > 0 ? `${count} ${task}` : none);
}
