import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Code, Values } from '../../findings/finding';
import type { Language } from '../../language';
import { isAbsentPage, isPageId, pathOf } from '../../routes.server';
import { dialsAnother } from '../../words/telephones';
import { hasInvisible } from '../characters';
import { reachesSomebody } from '../reachable.server';
import { webAddressFault } from '../web-address.server';
import { printedWords } from './blocks.server';
import { factNamesIn } from './fill-facts.server';

/** Replaces page ids in links by paths: `[text](page:contact#hours)` leads to the page in the same language. */
export function resolveLinks(tree: Root, language: Language) {
  visit(tree, 'link', (link) => {
    link.url = resolveLink(link.url, language) ?? link.url;
  });
}

/**
 * The links of a text that lead nowhere, or that show one number and dial another, each with the values of its
 * finding. Facts have to be filled in before.
 */
export function linkFaults(tree: Root, language: Language): [Code, Link, Values][] {
  const faults: [Code, Link, Values][] = [];
  visit(tree, 'link', (link) => {
    const expected = isOfWeb(link.url) ? webAddressFault(link.url) : undefined;
    if (expected) faults.push(['web-address', link, { expected }]);
    else if (resolveLink(link.url, language) === undefined) faults.push(['link', link, {}]);
    else if (dialsAnother({ words: printedWords(link.children), href: link.url }))
      faults.push(['dials-another', link, {}]);
  });
  return faults;
}

/** Whether a link leads to another website. Facts in its address are not known, and have findings of their own. */
export const isOfWeb = (address: string) =>
  /^https?:/i.test(address) && factNamesIn(address).length === 0;

/** Whether a link leads to a fixed page that this site lacks. */
export const leadsToAbsentPage = ({ url }: Link): boolean => isAbsentPage(pageOf(url));

const pageOf = (url: string) => divide(url.replace(/^page:/, ''), '#')[0];

/** The address that a link leads to; undefined if it leads nowhere. */
export function resolveLink(address: string, language: Language): string | undefined {
  // A fact that is not known has its own finding.
  if (factNamesIn(address).length > 0) return address;
  if (address.startsWith('page:')) {
    const [id = '', fragment] = address.slice('page:'.length).split('#');
    if (!isPageId(id)) return undefined;
    return pathOf(id, language) + (fragment === undefined ? '' : `#${fragment}`);
  }
  return reaches(address) ? address : undefined;
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
