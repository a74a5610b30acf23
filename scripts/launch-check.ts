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
import { addresses } from '../lib/routes.server';
import { translator } from '../lib/translate.server';
import { ensureBuild } from './lib/ensure-build';
import { runScript } from './lib/errors';
import { rebuild } from './lib/project-copy';

/**
 * Lists what has to be settled before this build goes live: `npm run launch-check`. With `-- --url
 * https://www.…` it compares a deployed copy with the build instead. Exits non-zero if it lists anything.
 */

const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;

if (url && !/^https?:\/\/[^/]/.test(url)) {
  console.error(`--url: found ${url}, expected an address such as https://www.example.com`);
  process.exit(1);
}

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

/** Builds first what is out of date; a copy of another commit is compared with that one, built anew. */
async function checkCopy(site: string, { practice, today, words }: Content): Promise<Finding[]> {
  ensureBuild();
  const sampleNotices = languages.map((language) =>
    translator(words[language].dictionary)('footer.sampleNotice'),
  );
  return [
    ...(await deployedFindings(site, { ours: readBuild(distFolder), rebuild, sampleNotices })),
    ...securityReminders(practice, today),
  ];
}

function print(findings: Finding[]) {
  if (!url) console.log(`${countKinds(findings)}\n`);
  for (const finding of mistakesFirst(findings)) console.log(`${describeFinding(finding)}\n`);
  const count = `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to`;
  const [task, none] = url
    ? [`correct at ${url}.`, `No faults at ${url}.`]
    : ['settle before going live.', 'Ready to go live.'];
  console.log(findings.length > 0 ? `${count} ${task}` : none);
}
