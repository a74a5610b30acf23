import type { Paragraph } from 'mdast';
import type { Language } from '../../language';
import type { Inline } from './blocks.server';
import { printedWords } from './blocks.server';
import { readBraces } from './braces';
import type { Facts } from './facts';
import { fillFacts } from './fill-facts.server';
import { knownWords } from './unknown-facts.server';

/**
 * The tree of a line of plain text: words, facts, conditions and
 * languages. Signs of Markdown have no meaning in it.
 */
export function plainTree(text: string): Paragraph {
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: text
      .split(bracesInPlainText)
      .filter((part) => part !== '')
      .map((part) =>
        part.startsWith('{') && part.endsWith('}')
          ? { type: 'mdxTextExpression', value: part.slice(1, -1) }
          : { type: 'text', value: part },
      ),
  };
  readBraces(paragraph);
  return paragraph;
}

const bracesInPlainText = /(\{[^{}\n]*\})/;

/** Fills known facts into a line of plain text, and leaves out the sentences that quote unknown ones. */
export function fillPlainText(text: string, facts: Facts, language: Language): string {
  if (!text.includes('{')) return text;
  const { children } = plainTree(text);
  const known = knownWords(children, facts, language);
  const filled = fillFacts(
    { type: 'root', children: [{ type: 'paragraph', children: known }] },
    facts,
  );
  const [paragraph] = filled.children;
  // A space may stand on both sides of a condition.
  return paragraph?.type === 'paragraph'
    ? asWritten(paragraph.children).replace(/ {2,}/g, ' ')
    : '';
}

/**
 * The text of nodes as a content file has it: passages in other languages keep their marks, which `splitByLanguage`
 * reads later, and facts that are not filled in keep their braces.
 */
const asWritten = (nodes: Inline[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'foreignPassage') return `[${asWritten(node.children)}]{lang=${node.lang}}`;
      return node.type === 'fact' ? `{${node.name}}` : printedWords([node]);
    })
    .join('');

/**
 * The braces of a plain text that are not allowed in it.
 * @param allowsLanguages whether the field may hold passages in other languages
 */
export function unknownBracesIn(text: string, facts: Facts, allowsLanguages: boolean): string[] {
  if (!text.includes('{') && !text.includes('}')) return [];
  const { children, data } = plainTree(text);
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
        case 'text':
          return node.value.match(/[{}].{0,30}/g) ?? [];
        default:
          return [];
      }
    }),
  ];
}
