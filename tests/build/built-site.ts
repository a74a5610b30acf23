import { readFileSync, statSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import { distFolder } from '../../lib/files/folders.server';
import { type Address, notFoundPaths } from '../../lib/routes.server';
import { builtFile } from '../../scripts/lib/pages';
import { addresses, redirects } from '../support/routes';

/** A page of the route table as it was built. */
export interface BuiltPage extends Address {
  html: string;
  $: CheerioAPI;
}

/** Reads every page of a build. */
export function builtPages(dist = distFolder): BuiltPage[] {
  return addresses.map((address) => ({ ...address, ...readHtml(address.path, dist) }));
}

/** The paths of the documents that are not in the table of pages: not-found pages and redirects. */
export const otherDocuments = [
  ...Object.values(notFoundPaths),
  ...redirects.map(({ from }) => from),
];

const parsed = new Map<string, { modified: number; html: string; $: CheerioAPI }>();

/** Reads the built document at a path. It is parsed again only if it has changed. */
export function readHtml(path: string, dist = distFolder) {
  const file = builtFile(path, dist);
  const modified = statSync(file).mtimeMs;
  const known = parsed.get(file);
  if (known?.modified === modified) return known;
  const html = readFileSync(file, 'utf8');
  const read = { modified, html, $: load(html) };
  parsed.set(file, read);
  return read;
}

/** Visible words: without the head and scripts. */
export function visibleText($: CheerioAPI, selector = 'body'): string {
  const part = $(selector).clone();
  part.find('script, style, template').remove();
  return part.text().replace(/\s+/g, ' ').trim();
}

/** The words of each element, with single spaces. */
export function texts($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
}

/** Elements that should hold words and hold none, and headings with nothing below them. */
export function emptyParts($: CheerioAPI): string[] {
  const empty = $('main :is(p, li, dt, dd, td, th, h1, h2, h3, ul, ol, dl, section)')
    .toArray()
    .filter(
      (element) => $(element).text().trim() === '' && $(element).find('img, input').length === 0,
    )
    // Scripts fill these in, and they are hidden until then.
    .filter(
      (element) =>
        $(element).closest('[hidden], output, [role=status], [data-open-now]').length === 0,
    );
  const bare = $('main .prose :is(h2, h3)')
    .toArray()
    .filter((heading) => {
      const next = $(heading).next();
      return next.length === 0 || (next.is('h2, h3') && (next.is('h2') || $(heading).is('h3')));
    });
  const headed = $('main section')
    .toArray()
    .filter((section) => $(section).text().trim() === $(section).find('h1, h2, h3').first().text())
    .filter((section) => $(section).find('img, input').length === 0);
  return [...empty, ...bare, ...headed].map((element) => $.html(element).slice(0, 200));
}
