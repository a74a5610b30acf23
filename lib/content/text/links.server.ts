import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Code } from '../../findings/finding';
import type { Language } from '../../language';
import { isAbsentPage, isPageId, pathOf } from '../../routes.server';
import { dialsAnother } from '../../words/telephones';
import { hasInvisible } from '../characters';
import { reachesSomebody } from '../reachable.server';
import { printedWords } from './blocks.server';

/** Replaces page ids in links by paths: `[text](page:contact#hours)` leads to the page in the same language. */
export function resolveLinks(tree: Root, language: Language) {
  visit(tree, 'link', (link) => {
    link.url = resolveLink(link.url, language) ?? link.url;
  });
}

/**
 * The links of a text that lead nowhere, or that show one number and
 * dial another. Facts have to be filled in before.
 */
export function linkFaults(tree: Root, language: Language): [Code, Link][] {
  const faults: [Code, Link][] = [];
  visit(tree, 'link', (link) => {
    if (resolveLink(link.url, language) === undefined) faults.push(['link', link]);
    else if (dialsAnother({ words: printedWords(link.children), href: link.url }))
      faults.push(['dials-another', link]);
  });
  return faults;
}

/** Whether a link leads to a fixed page that this site lacks. */
export const leadsToAbsentPage = ({ url }: Link): boolean => isAbsentPage(pageOf(url));

const pageOf = (url: string) => divide(url.replace(/^page:/, ''), '#')[0];

/** The address that a link leads to; undefined if it leads nowhere. */
export function resolveLink(address: string, language: Language): string | undefined {
  // A fact that is not known has its own finding.
  if (address.includes('{')) return address;
  if (address.startsWith('page:')) {
    const [id = '', fragment] = address.slice('page:'.length).split('#');
    if (!isPageId(id)) return undefined;
    return pathOf(id, language) + (fragment === undefined ? '' : `#${fragment}`);
  }
  return reaches(address) ? address : undefined;
}

/** Whether an address can reach somebody or something. */
function reaches(address: string): boolean {
  if (hasInvisible(address)) return false;
  if (address.startsWith('#')) return address.length > 1;
  const [scheme = ''] = divide(address, ':');
  if (scheme === 'https')
    return /^https:\/\/[^/\s]+\.[^/\s]+/.test(address) && URL.canParse(address);
  return ['tel', 'sms', 'mailto'].includes(scheme) && reachesSomebody(address);
}

/** Divides a text at the first occurrence of a sign; the second part is empty if there is none. */
function divide(text: string, sign: string): [before: string, after: string] {
  const place = text.indexOf(sign);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + sign.length)];
}
