import { monthNames } from '../dates.server';
import { phoneLink, telephoneNumbers } from '../telephones';

/** What a text quotes: a fact, a number that is dialled, an amount, … */
interface Quoted {
  kind: keyof typeof patterns;
  /** As the text writes it. */
  written: string;
  /** The same in both languages. */
  values: string[];
}

const months = [...monthNames.en, ...monthNames.es];

/** In the order in which they are looked for: what one has found is no part of the next. */
const patterns = {
  link: /\]\([^)]*\)/g,
  /** Where a language may have a pronoun, its own address, or a key to be pressed. */
  ignored:
    /\{(?:name|doctor|practice)\}|https?:\S+|\w+\.(?:org|gov|com)\b|(?:press|oprim\p{L}+)(?: el)? \d\b/giu,
  fact: /\{\w+\}/g,
  telephone: telephoneNumbers,
  law: /\d+ (?:CFR|U\.S\.C\.)(?: (?:Part|part) \d+| §* ?[\d.]+)?|(?<![\d.])\d{3}\.\d{2,5}(?!\d)/g,
  amount: /\$\s?\d(?:[\d,.]*\d)?/g,
  date: /\b\d{4}-\d{2}-\d{2}\b/g,
  month: new RegExp(
    `\\b(?:${months.join('|')})(?= (?:de )?\\d)|(?<=\\d\\.?º? de )(?:${monthNames.es.join('|')})`,
    'g',
  ),
  number: /(?<![\d\p{L}.,:$#(-])\d+(?:[.,]\d+)*(?!-?\d)/gu,
};

/** What a text says in figures, the facts that it quotes in braces and the pages that it links to. */
export function quotedIn(text: string): Quoted[] {
  if (!/[\d{]|page:/.test(text)) return [];
  let rest = text;
  return Object.entries(patterns).flatMap(([name, pattern]) => {
    const kind = name as Quoted['kind'];
    const found = [...rest.matchAll(pattern)].map(([written]) => written);
    rest = rest.replace(pattern, ' ');
    return found.map((written) => ({ kind, written, values: valuesOf(kind, written) }));
  });
}

function valuesOf(kind: Quoted['kind'], written: string): string[] {
  switch (kind) {
    case 'ignored':
      return [];
    case 'link':
      return written.match(/page:[^)\s#]+/g) ?? [];
    case 'telephone':
      return [phoneLink(written)];
    case 'law':
      return written.match(/\d+(?:\.\d+)*/g) ?? [];
    case 'month':
      return [`month ${(months.indexOf(written) % 12) + 1}`];
    default:
      return [written.replace(/\s/g, '')];
  }
}
