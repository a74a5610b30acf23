import { readFileSync, statSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import { type Address, addresses, notFoundPaths, redirects } from '../../lib/routes.server';
import { builtFile } from '../../scripts/lib/pages';
import { projectFolder } from '../project';

/** A page of the route table as it was built. */
export interface BuiltPage extends Address {
  html: string;
  $: CheerioAPI;
}

/** Reads every page of a build. */
export function builtPages(project = projectFolder): BuiltPage[] {
  return addresses.map((address) => ({ ...address, ...readHtml(address.path, project) }));
}

/** The documents that are not in the table of pages: not-found pages and redirects. */
export const otherDocuments = [
  ...Object.values(notFoundPaths),
  ...redirects.map(({ from }) => from),
];

const parsed = new Map<string, { modified: number; html: string; $: CheerioAPI }>();

export function readHtml(path: string, project = projectFolder) {
  const file = builtFile(path, project);
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
