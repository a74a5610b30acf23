import type { Paragraph, PhrasingContent } from 'mdast';
import type { Language } from '../../language';
import type { Line } from '../../words/line';
import type { Inline } from './blocks.server';
import { printedWords } from './blocks.server';
import { readBraces } from './braces';
import type { Facts } from './facts';
import { factNamesIn, fillFacts, fillFactsAsWords } from './fill-facts.server';
import { knownWords } from './unknown-facts.server';

/**
 * The tree of a line of plain text: words, facts, conditions, languages, and links that call or text a number. Other
 * signs of Markdown have no meaning in it.
 */
export function plainTree(text: string): Paragraph {
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: text
      .split(marksInPlainText)
      .filter((part) => part !== '')
      .map(nodeOf),
  };
  readBraces(paragraph);
  return paragraph;
}

/** A telephone link such as `[1-800-985-5990](tel:+18009855990)`, or a pair of braces. */
const marksInPlainText = /(\[[^[\]\n]+\]\((?:(?:tel|sms):[^()\s]+|\{\w+\})\)|\{[^{}\n]*\})/;

/** The node of braces, of a telephone link, or of the words between these. */
function nodeOf(part: string): PhrasingContent {
  if (part.startsWith('{') && part.endsWith('}')) {
    return { type: 'mdxTextExpression', value: part.slice(1, -1) };
  }
  const [words, address] = part.slice(1, -1).split('](');
  return marksInPlainText.test(part) && words && address
    ? { type: 'link', url: address, children: [{ type: 'text', value: words }] }
    : { type: 'text', value: part };
}

/** Fills known facts into a plain text as words, and leaves out the sentences that quote unknown ones. */
export function fillPlainText(text: string, facts: Facts, language: Language): string {
  return filledWith(fillFactsAsWords, text, facts, language);
}

/**
 * Does the same for a text in which numbers are links. They are written as `[words](address)`, which `lineOf` reads
 * once the text has been checked.
 */
export function fillTextWithLinks(text: string, facts: Facts, language: Language): string {
  return filledWith(fillFacts, text, facts, language);
}

/** A plain text without its unknown sentences, into which `fill` has filled the known facts. */
function filledWith(fill: typeof fillFacts, text: string, facts: Facts, language: Language) {
  if (!text.includes('{')) return text;
  const { children } = plainTree(text);
  const known = knownWords(children, facts, language);
  const filled = fill({ type: 'root', children: [{ type: 'paragraph', children: known }] }, facts);
  const [paragraph] = filled.children;
  // A space may stand on both sides of a condition.
  return paragraph?.type === 'paragraph'
    ? asWritten(paragraph.children).replace(/ {2,}/g, ' ')
    : '';
}

/**
 * The text of nodes as a content file has it: passages in other languages keep their marks, which `splitByLanguage`
 * reads later, links keep their addresses, and facts that are not filled in keep their braces.
 */
const asWritten = (nodes: Inline[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'foreignPassage') return `[${asWritten(node.children)}]{lang=${node.lang}}`;
      if (node.type === 'link') return `[${asWritten(node.children)}](${node.url})`;
      return node.type === 'fact' ? `{${node.name}}` : printedWords([node]);
    })
    .join('');

/** The words and links of a plain text whose facts have been filled in. */
export function lineOf(text: string): Line {
  const parts = plainTree(text).children.map((node) =>
    node.type === 'link' ? { words: printedWords([node]), href: node.url } : asWritten([node]),
  );
  return { parts };
}

/**
 * The braces of a plain text that are not allowed in it.
 * @param options.allowsLanguages whether the field may hold passages in other languages
 */
export function refusedBracesIn(
  text: string,
  facts: Facts,
  { allowsLanguages }: { allowsLanguages: boolean },
): string[] {
  if (!text.includes('{') && !text.includes('}')) return [];
  const { children, data } = plainTree(text);
  // Those at the start of a paragraph, which `readBraces` moves from its nodes into its data.
  const dates = (data?.dateMarks ?? []).map(({ kind, day }) => `{${kind} ${day}}`);
  return [
    ...dates,
    ...children.flatMap((node) => {
      switch (node.type) {
        case 'fact':
        case 'condition':
          return Object.hasOwn(facts, node.name) ? [] : [`{${node.name}}`];
        case 'unknownBraces':
          return [node.value];
        case 'dateMark':
          return [`{${node.kind} ${node.day}}`];
        case 'foreignPassage':
          return allowsLanguages ? [] : [`{lang=${node.lang}}`];
        case 'link':
          return factNamesIn(node.url).flatMap((name) =>
            Object.hasOwn(facts, name) ? [] : [`{${name}}`],
          );
        case 'text':
          return node.value.match(/[{}].{0,30}/g) ?? [];
        default:
          return [];
      }
    }),
  ];
}
