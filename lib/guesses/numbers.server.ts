import type { Nodes, Root } from 'mdast';
import { holdsMarkdown, holdsNumbers } from '../content/markdown-fields.server';
import { partsOf } from '../content/parts.server';
import type { Source } from '../content/source.server';
import { factNamesIn } from '../content/text/fill-facts.server';
import { plainTree } from '../content/text/plain.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { dialed, dialedBy } from '../words/telephones';

/** Numbers to call that a text has as bare digits, without the mark that makes them a link. */
export function bareNumbers(content: Content): Finding[] {
  const numbers = numbersToCall(content);
  return [...content.sources.values()].flatMap((source) => bareNumbersOfFile(source, numbers));
}

/** A number to call, for which texts have a mark. */
interface NumberToCall {
  /** The mark that texts write: `{988}`. */
  mark: string;
  /** What telephones dial: "988", "+12395550100". */
  digits: string;
  /** Finds the number in a text, in any way of writing it. */
  pattern: RegExp;
}

/** The numbers of the crisis lines, the practice and the crisis centers. Of two marks for one number the first counts. */
function numbersToCall(content: Content): NumberToCall[] {
  const named = [
    ...content['crisis-lines'].map(({ id, address }) => [id, dialedBy(address.en)] as const),
    ['phone', dialed(content.practice.phone)] as const,
    ...content.crisis.map(({ id, phone }) => [id, phone && dialed(phone.number)] as const),
  ];
  const numbers = new Map<string, NumberToCall>();
  for (const [name, digits] of named) {
    if (!digits || numbers.has(digits)) continue;
    numbers.set(digits, { mark: `{${name}}`, digits, pattern: patternOf(digits) });
  }
  return [...numbers.values()];
}

/**
 * The pattern of a number that is not a part of a longer one, an amount or a share: not "$988", "1988", "2.911" and
 * "211 %". Between the digits of a long number there may be brackets, spaces, dots and dashes.
 */
function patternOf(digits: string): RegExp {
  const between = '[^\\p{L}\\p{N}]{0,3}';
  const [, national] = /^\+1(\d{10})$/.exec(digits) ?? [];
  const written = national ? `(?:\\+?1${between})?${[...national].join(between)}` : digits;
  const before = '(?<![\\p{L}\\p{N}$€#]|\\p{N}[-‐‑–.,])';
  const after = '(?![\\p{L}\\p{N}]|[-‐‑–][\\p{L}\\p{N}]|[.,]\\p{N}|\\s?%)';
  return new RegExp(`${before}${written}${after}`, 'u');
}

/** The bare numbers in the texts of a file, where their mark would be a link. */
function bareNumbersOfFile(source: Source, numbers: readonly NumberToCall[]): Finding[] {
  // A part with the path `text` is a block of the text below the fields, and no field that holds anything.
  const ofFields = partsOf(source).flatMap(({ path }) => {
    if (holdsMarkdown(path)) return bareNumbersOfMarkdown(source, path, numbers);
    if (!holdsNumbers(path)) return [];
    return bareNumbersIn(plainTree(source.textOf(path)), numbers).map((number) =>
      bareNumber(source, path, number),
    );
  });
  return [...ofFields, ...bareNumbersOfMarkdown(source, 'text', numbers)];
}

function bareNumbersOfMarkdown(source: Source, field: string, numbers: readonly NumberToCall[]) {
  const parsed = source.treeOf(field);
  if (!('tree' in parsed)) return [];
  return blocksIn(parsed.tree).flatMap((block) =>
    bareNumbersIn(block, numbers).map((number) =>
      bareNumber(source, field, number, block.position?.start.line),
    ),
  );
}

/**
 * The finding about a bare number.
 * @param line the line within the text of the field
 */
function bareNumber(source: Source, field: string, { mark, digits }: NumberToCall, line?: number) {
  const place = { file: source.path, field, line: source.lineOf(field, line) };
  return finding('bare-number', place, { mark, found: digits });
}

/** The paragraphs and cells of a text. A heading holds no link. */
function blocksIn(node: Root | Nodes): Nodes[] {
  if (node.type === 'paragraph' || node.type === 'tableCell') return [node];
  return 'children' in node && node.type !== 'heading' ? node.children.flatMap(blocksIn) : [];
}

/** The numbers that a block has as digits in its words, except those of a link that dials the number. */
function bareNumbersIn(block: Nodes, numbers: readonly NumberToCall[]): NumberToCall[] {
  const holds = (node: Nodes, number: NumberToCall): boolean => {
    // Most texts have no digit, and the patterns are slow.
    if (node.type === 'text') return /\d/.test(node.value) && number.pattern.test(node.value);
    if (!('children' in node)) return false;
    if (node.type === 'link' && dials(node.url, number)) return false;
    return node.children.some((child) => holds(child, number));
  };
  return numbers.filter((number) => holds(block, number));
}

/** Whether an address dials a number, or quotes one by its mark. A link to a page dials nothing, and may name a number. */
const dials = (url: string, { digits }: NumberToCall) =>
  factNamesIn(url).length > 0 || (dialedBy(url) ?? digits) === digits;
