import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { PageVersion } from '../../components/language-toggle/switch-in-place';
import { addresses, isSwitchedInPlace, notFoundPaths } from '../../lib/routes.server';
import { writeFiles } from '../lib/files';

/**
 * Writes, beside each page that switches its language in place, the data that the switch loads:
 * `/es/telepsiquiatria-florida.json`.
 */
export function writePageData(clientFolder: string) {
  const files = [
    ...addresses
      .filter(({ route }) => isSwitchedInPlace(route.id))
      .map(({ path }) => `${path}.html`),
    ...Object.values(notFoundPaths),
  ];
  for (const file of files) {
    const html = readFileSync(join(clientFolder, file), 'utf8');
    const data = JSON.stringify(readVersion(html));
    writeFiles(clientFolder, { [file.replace(/html$/, 'json')]: data });
  }
}

function readVersion(html: string): PageVersion {
  const $ = load(html);
  // Without the template that contains the page in the other language.
  $('body > template').remove();
  const head = $(
    'meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]',
  )
    .toArray()
    .map((element) => $.html(element))
    .join('');
  // The document already has the scripts and the style sheet.
  $('body script, body link').remove();
  return {
    lang: $('html').attr('lang') ?? '',
    title: $('title').text(),
    head,
    body: $('body').html() ?? '',
  };
}
