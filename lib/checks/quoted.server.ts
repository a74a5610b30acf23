import { factKinds } from '../content/fact-table.server';
import type { Inline } from '../content/text/blocks.server';
import { factNamesIn } from '../content/text/fill-facts.server';
import { monthNames } from '../time/dates.server';
import { dialedBy, phoneLink } from '../words/telephones';

const months = [...monthNames.en, ...monthNames.es];

/**
 * The facts, links to pages, telephone numbers, amounts, dates and numbers that words quote,
 * each once, in a form that both languages share. Names are left out, because a language may replace them by a pronoun.
 */
export function quotedIn(nodes: Inline[]): string[] {
  const quoted = new Set<string>();
  let words = '';
  const add = (nodes: Inline[]) => {
    for (const node of nodes) {
      // Only links to pages: other sites have different addresses for Spanish.
      if (node.type === 'link' && node.url.startsWith('page:')) quoted.add(pageOf(node.url));
      if (node.type === 'fact' && factKinds.get(node.name) !== 'name') quoted.add(`{${node.name}}`);
      if (node.type === 'condition') quoted.add(`{${node.name}}`);
      if (node.type === 'link' && dialsNumber(node.url)) {
        // Not the words: they may be in another order, or say the number in another way.
        for (const name of factNamesIn(node.url)) quoted.add(`{${name}}`);
        const dialed = dialedBy(node.url);
        if (dialed) quoted.add(`tel:${dialed}`);
        words += ' ';
      } else if (node.type === 'text') words += node.value;
      else if ('children' in node) add(node.children);
      else words += ' ';
    }
  };
  add(nodes);
  return [...quoted, ...figuresIn(words)];
}

/** Whether words name the lead clinician by a fact. */
export const namesLead = (nodes: Inline[]): boolean =>
  nodes.some((node) =>
    node.type === 'fact'
      ? node.name === 'name' || node.name === 'doctor'
      : 'children' in node && namesLead(node.children),
  );

/** Whether an address calls or texts a number, or quotes one: `tel:988`, `{text988}`. */
const dialsNumber = (url: string) => dialedBy(url) !== undefined || /^\{\w+\}$/.test(url);

const pageOf = (url: string) => url.split('#')[0] ?? url;

/**
 * The patterns of figures, applied one after another, each to the text without the matches of those before it. A
 * pattern has the function that turns a match into the form that both languages share, or into undefined if the
 * languages may differ there.
 */
const figures: [pattern: RegExp, sharedForm: (found: string) => string | undefined][] = [
  [/https?:\S+|\w+\.(?:org|gov|com)\b/g, () => undefined],
  // The key to press in a call depends on the language.
  [/(?:press|oprim\p{L}+)(?: el)? \d\b/giu, () => undefined],
  // Ten digits in the groups of the United States.
  [/(?:\+?1[- ])?(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b/g, phoneLink],
  [/\$\s?\d(?:[\d,.]*\d)?/g, (amount) => amount.replace(/\s/, '')],
  [/\b\d{4}-\d{2}-\d{2}\b/g, (date) => date],
  [
    new RegExp(
      `\\b(?:${months.join('|')})(?= (?:de )?\\d)|(?<=\\d\\.?º? de )(?:${monthNames.es.join('|')})`,
      'g',
    ),
    (month) => `month ${(months.indexOf(month) % 12) + 1}`,
  ],
  [/(?<![\d\p{L}.,:$#(-])\d+(?:[.,]\d+)*(?!-?\d)/gu, (number) => number],
];

function figuresIn(words: string): string[] {
  if (!/\d/.test(words)) return [];
  let rest = words;
  const found = figures.flatMap(([pattern, sharedForm]) => {
    const matches = rest.match(pattern) ?? [];
    rest = rest.replace(pattern, ' ');
    return matches.flatMap((match) => sharedForm(match) ?? []);
  });
  return [...new Set(found)];
}
