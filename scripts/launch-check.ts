import './lib/production';

import { parseArgs } from 'node:util';
import { type Content, readContent } from '../lib/content/content.server';
import { countKinds, describeFinding, type Finding } from '../lib/finding.server';
import { contentFolder, distFolder } from '../lib/folders.server';
import { pageMetadata } from '../lib/head/metadata.server';
import { languages } from '../lib/language';
import { assetFindings } from '../lib/launch/asset-findings.server';
import { buildFindings } from '../lib/launch/build-findings.server';
import { contentFindings, pagesOf } from '../lib/launch/content-findings.server';
import { deployedFindings, type Expectation } from '../lib/launch/deployed-findings.server';
import { nextReview } from '../lib/launch/signature-findings.server';
import { addresses, locationsIndex, pathOf, redirects } from '../lib/routes.server';
import { runScript } from './lib/errors';

/**
 * Lists what has to be settled before this build goes live: `npm run launch-check`. With `-- --url
 * https://www.…` it checks a deployed copy instead. Exits non-zero if it lists anything.
 */

const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;

await runScript(async () => {
  const content = readContent(contentFolder);
  const findings = url
    ? await deployedFindings(url.replace(/\/$/, ''), expectations(content))
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

function print(findings: Finding[]) {
  if (!url) console.log(`${countKinds(findings)}\n`);
  for (const finding of findings) console.log(`${describeFinding(finding)}\n`);
  const count = `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to`;
  const [task, none] = url
    ? [`correct at ${url}.`, `No faults at ${url}.`]
    : ['settle before going live.', 'Ready to go live.'];
  console.log(findings.length > 0 ? `${count} ${task}` : none);
}

/** Every page with and without a trailing slash, every redirect, and unknown addresses. */
function expectations({ practice, words }: Content): Expectation[] {
  const pages = addresses.flatMap(({ route, language, path }): Expectation[] => {
    const page = words[language].pages.get(route.id);
    if (!page) return [];
    const { canonical, alternates } = pageMetadata(page, practice);
    const expected = { status: 200, lang: language, canonical, alternates } as const;
    const withSlash = { path: `${path}/`, ...expected, mayLeadTo: path };
    return [{ path, ...expected }, ...(path === '/' ? [] : [withSlash])];
  });
  return [
    ...pages,
    ...redirects.map(
      ({ from, to, language }): Expectation => ({
        path: from,
        status: 301,
        location: pathOf(to, language),
      }),
    ),
    ...languages.flatMap((language): Expectation[] => [
      { path: locationsIndex[language], status: 404, lang: language },
      { path: `${language === 'es' ? '/es' : ''}/not-a-page`, status: 404, lang: language },
    ]),
  ];
}
