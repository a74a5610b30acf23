import { monthNames } from '../dates.server';
import { phoneLink, telephoneNumbers } from '../telephones';

const months = [...monthNames.en, ...monthNames.es];

/**
 * What a text quotes, and what of it is the same in both languages; nothing of what may differ. In the
 * order in which it is looked for: what one pattern has found is no part of the next.
 */
const quotations: [pattern: RegExp, sharedForm: (found: string) => string | undefined][] = [
  // Other sites have addresses of their own for Spanish.
  [/\]\([^)]*\)/g, (link) => /page:[^)\s#]+/.exec(link)?.[0]],
  [/https?:\S+|\w+\.(?:org|gov|com)\b/g, () => undefined],
  // A language may have a pronoun for a name, and its own key to press in a call.
  [/\{(?:name|doctor|practice)\}|(?:press|oprim\p{L}+)(?: el)? \d\b/giu, () => undefined],
  [/\{\w+\}/g, (fact) => fact],
  [telephoneNumbers, phoneLink],
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

/** Facts in braces, pages linked to, telephone numbers, amounts, dates and numbers of a text, each once. */
export function quotedIn(text: string): string[] {
  if (!/[\d{]|page:/.test(text)) return [];
  let rest = text;
  const values = quotations.flatMap(([pattern, sharedForm]) => {
    const found = rest.match(pattern) ?? [];
    rest = rest.replace(pattern, ' ');
    return found.flatMap((quotation) => sharedForm(quotation) ?? []);
  });
  return [...new Set(values)];
}
