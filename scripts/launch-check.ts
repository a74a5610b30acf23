import './lib/production';

import { parseArgs } from 'node:util';
import { type Content, readContent } from '../lib/content/content.server';
import { staleTranslations } from '../lib/content/translations.server';
import { floridaToday } from '../lib/dates.server';
import { pageMetadata } from '../lib/head/metadata.server';
import { languages } from '../lib/language';
import { assetFindings } from '../lib/launch/asset-findings.server';
import { buildFindings } from '../lib/launch/build-findings.server';
import { contentFindings } from '../lib/launch/content-findings.server';
import { deployedFindings, type Expectation } from '../lib/launch/deployed-findings.server';
import { describeFinding, type Finding } from '../lib/launch/finding.server';
import { addresses, locationsIndex, pathOf, redirects } from '../lib/routes.server';
import { runScript } from './lib/errors';

/**
 * Lists what stands between this build and going live: `npm run launch-check`. With
 * `-- --url https://www.…` it asks a deployed copy instead. Exits non-zero while anything stands.
 */

const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;

await runScript(async () => {
  const content = readContent('content');
  const findings = url
    ? await deployedFindings(url.replace(/\/$/, ''), expectations(content))
    : [
        ...contentFindings(content, staleTranslations('content'), floridaToday()),
        ...assetFindings(content),
        ...buildFindings(
          'dist',
          addresses.map(({ path }) => path),
        ),
      ];
  print(findings);
  process.exitCode = findings.length > 0 ? 1 : 0;
});

function print(findings: Finding[]) {
  for (const finding of findings) console.log(`${describeFinding(finding)}\n`);
  const count = `${findings.length} ${findings.length === 1 ? 'thing stands' : 'things stand'}`;
  if (url) {
    console.log(findings.length > 0 ? `${count} out at ${url}.` : `${url} is as it should be.`);
  } else {
    console.log(
      findings.length > 0 ? `${count} between this and going live.` : 'Ready to go live.',
    );
  }
}

/** Every page with and without a trailing slash, every redirect, and what is not there. */
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
