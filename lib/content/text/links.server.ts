import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Code, Values } from '../../findings/finding';
import type { Language } from '../../language';
import { fixedPages, type Routes } from '../../routes.server';
import { dialsAnother } from '../../words/telephones';
import { hasInvisible } from '../characters';
import { reachesSomebody } from '../reachable.server';
import { webAddressFault } from '../web-address.server';
import { printedWords } from './blocks.server';
import { factNamesIn } from './fill-facts.server';

/** Replaces page ids in links by paths: `[text](page:contact#hours)` leads to the page in the same language. */
export function resolveLinks(tree: Root, language: Language, routes: Routes) {
  visit(tree, 'link', (link) => {
    link.url = resolveLink(link.url, language, routes);
  });
}

/**
 * The links of a text that lead nowhere, or that show one number and dial another, each with the values of its
 * finding. Facts have to be filled in before.
 */
export function linkFaults(tree: Root, routes: Routes): [Code, Link, Values][] {
  const faults: [Code, Link, Values][] = [];
  visit(tree, 'link', (link) => {
    const expected = isOfWeb(link.url) ? webAddressFault(link.url) : undefined;
    if (expected) faults.push(['web-address', link, { expected }]);
    else if (!leadsSomewhere(link.url, routes)) faults.push(['link', link, {}]);
    else if (dialsAnother({ words: printedWords(link.children), href: link.url }))
      faults.push(['dials-another', link, {}]);
  });
  return faults;
}

/** Whether a link leads to another website. Facts in its address are not known, and have findings of their own. */
export const isOfWeb = (address: string) =>
  /^https?:/i.test(address) && factNamesIn(address).length === 0;

/** Whether a link leads to a fixed page that this site lacks, such as telepsychiatry without visits by video. */
export function leadsToAbsentPage({ url }: Link, routes: Routes): boolean {
  const { id = '' } = pageLink(url) ?? {};
  return fixedPages.some((page) => page.id === id) && !routes.has(id);
}

/** The path of the page to which an address leads, `page:contact#hours`; every other address as it is. */
export function resolveLink(address: string, language: Language, routes: Routes): string {
  const link = pageLink(address);
  if (!link || !routes.has(link.id)) return address;
  return routes.routeOf(link.id).path[language] + link.part;
}

/** Whether an address leads to a page of the site, or can reach somebody or something. */
export function leadsSomewhere(address: string, routes: Routes): boolean {
  // A fact that is not known has its own finding.
  if (factNamesIn(address).length > 0) return true;
  const link = pageLink(address);
  return link ? routes.mayHave(link.id) : reaches(address);
}

/** Whether an address has the form of one that leads to a page, or can reach somebody or something. */
export const isAddress = (address: string) => address.startsWith('page:') || reaches(address);

/** The page to which an address leads, and the part of it with its sign, `#hours`; undefined for other addresses. */
export function pageLink(address: string): { id: string; part: string } | undefined {
  if (!address.startsWith('page:')) return undefined;
  const [id, part] = divide(address.slice('page:'.length), '#');
  return { id, part: address.includes('#') ? `#${part}` : '' };
}

/** Whether an address can reach somebody or something. */
function reaches(address: string): boolean {
  if (isOfWeb(address)) return webAddressFault(address) === undefined;
  if (hasInvisible(address)) return false;
  if (address.startsWith('#')) return address.length > 1;
  const [scheme = ''] = divide(address, ':');
  return ['tel', 'sms', 'mailto'].includes(scheme) && reachesSomebody(address);
}

/** Divides a text at the first occurrence of a sign; the second part is empty if there is none. */
function divide(text: string, sign: string): [before: string, after: string] {
  const place = text.indexOf(sign);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + sign.length)];
}
