import { monthNames } from '../../dates.server';
import { phoneLink, telephoneNumberForms } from '../../telephones';
import type { Inline } from './blocks.server';

const months = [...monthNames.en, ...monthNames.es];

/** Facts for which a language may have a pronoun, or other words of its own. */
const namingFacts = [
  'name',
  'doctor',
  'practice',
  'pronoun',
  'psychiatrist',
  'Psychiatrist',
  'profession',
  'Profession',
];

/**
 * What words quote that is the same in both languages: facts, pages linked to, telephone numbers, amounts,
 * dates and numbers, each once.
 */
export function quotedIn(nodes: Inline[]): string[] {
  const quoted = new Set<string>();
  let words = '';
  const add = (nodes: Inline[]) => {
    for (const node of nodes) {
      // Other sites have addresses of their own for Spanish.
      if (node.type === 'link' && node.url.startsWith('page:')) quoted.add(pageOf(node.url));
      if (node.type === 'fact' && !namingFacts.includes(node.name)) quoted.add(`{${node.name}}`);
      if (node.type === 'condition') quoted.add(`{${node.name}}`);
      if (node.type === 'text') words += node.value;
      else if ('children' in node) add(node.children);
      else words += ' ';
    }
  };
  add(nodes);
  return [...quoted, ...figuresIn(words)];
}

const pageOf = (url: string) => url.split('#')[0] ?? url;

/**
 * What figures look like and the form in which both languages share them; undefined of what may differ.
 * What one pattern has found is no part of the next.
 */
const figures: [pattern: RegExp, sharedForm: (found: string) => string | undefined][] = [
  [/https?:\S+|\w+\.(?:org|gov|com)\b/g, () => undefined],
  // Each language has its own key to press in a call.
  [/(?:press|oprim\p{L}+)(?: el)? \d\b/giu, () => undefined],
  [telephoneNumberForms, phoneLink],
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
