import './lib/production';

import { parseArgs } from 'node:util';
import { describe, type Finding } from '../lib/checks/finding';
import { readContent } from '../lib/content/content.server';
import { countKinds, describeFinding, mistakesFirst } from '../lib/finding.server';
import { contentFolder, distFolder } from '../lib/folders.server';
import { assetFindings } from '../lib/launch/asset-findings.server';
import { buildFindings } from '../lib/launch/build-findings.server';
import { readBuild } from '../lib/launch/build-record.server';
import { contentFindings, pagesOf } from '../lib/launch/content-findings.server';
import { deployedFindings, entryFindings } from '../lib/launch/deployed-findings.server';
import { nextReview } from '../lib/launch/signature-findings.server';
import { addresses } from '../lib/routes.server';
import { siteIn } from '../lib/site.server';
import { runScript } from './lib/errors';

/**
 * Lists what has to be settled before this build goes live: `npm run launch-check`, or with `-- --only
 * word` what of that has a word. With `-- --url https://www.…` it compares a deployed copy with the
 * build instead. Exits non-zero if anything is left, listed or not.
 */

const { url, only } = readOptions();

await runScript(() => (url ? checkCopy(new URL(url).origin) : checkContentAndBuild()));

function checkContentAndBuild() {
  const content = readContent(contentFolder);
  const findings = [
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
    reviewed ? `${nextReview(reviewed.on)}  content/${language}/${id}.md` : [],
  );
  if (reviews.length > 0) console.log(['\nNext reviews:', ...reviews.sort()].join('\n'));
  process.exitCode = findings.length > 0 ? 1 : 0;
}

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

/** Compares a copy with the last build. */
async function checkCopy(site: string): Promise<void> {
  const sampleNotice = siteIn('en').t('footer.sampleNotice');
  const build = readBuild(distFolder);
  const findings = [
    ...(await deployedFindings(site, build, { sampleNotice })),
    ...(await entryFindings(site)),
  ];
  for (const finding of findings) console.log(`${describe(finding)}\n`);
  const { commit, day } = build.record;
  console.log(
    `${findings.length} findings at ${site}, compared with the build of ${commit ?? 'files without a commit'} as of ${day} in ${distFolder}.`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
}

/** @param all how many findings there are, of which some are printed */
function print(findings: Finding[], all: number) {
  for (const finding of mistakesFirst(findings)) console.log(`${describeFinding(finding)}\n`);
  const count = `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to`;
  if (all > findings.length)
    console.log(`${findings.length} of ${all} things, those with "${only}".`);
  else {
    const kinds = countKinds(findings);
    console.log(all > 0 ? `${count} settle before going live: ${kinds}.` : 'Ready to go live.');
  }
}
