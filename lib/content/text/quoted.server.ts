import { dialedBy } from '../../words/telephones';
import { factKinds } from '../fact-table.server';
import type { Inline } from './blocks.server';
import { factNamesIn } from './fill-facts.server';

/**
 * The facts, conditions, links to pages and numbers of links that words quote, each once, in a form that both languages
 * share. Names are left out, because a language may replace them by a pronoun.
 */
export function quotedIn(nodes: Inline[]): string[] {
  const quoted = new Set<string>();
  const add = (nodes: Inline[]) => {
    for (const node of nodes) {
      // Only links to pages: other sites have different addresses for Spanish.
      if (node.type === 'link' && node.url.startsWith('page:')) quoted.add(pageOf(node.url));
      if (node.type === 'fact' && factKinds.get(node.name) !== 'name') quoted.add(`{${node.name}}`);
      if (node.type === 'condition') quoted.add(`{${node.name}}`);
      if (node.type === 'link' && dialsNumber(node.url)) {
        for (const name of factNamesIn(node.url)) quoted.add(`{${name}}`);
        const dialed = dialedBy(node.url);
        if (dialed) quoted.add(`tel:${dialed}`);
      } else if ('children' in node) add(node.children);
    }
  };
  add(nodes);
  return [...quoted];
}

/** Whether an address calls or texts a number, or quotes one: `tel:988`, `{text988}`. */
const dialsNumber = (url: string) => dialedBy(url) !== undefined || /^\{\w+\}$/.test(url);

const pageOf = (url: string) => url.split('#')[0] ?? url;
