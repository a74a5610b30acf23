import type { Nodes, Paragraph, Parents, PhrasingContent, Text } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx-expression';
import type { Point } from 'unist';
import type { DateMark, ForeignPassage } from './nodes';

/**
 * Replaces each pair of braces below a node by a node of its meaning: a fact, a condition, a date or a passage in
 * another language. The dates at the start of a paragraph become data of the paragraph.
 */
export function readBraces(parent: Parents) {
  for (const child of parent.children) {
    if ('children' in child) readBraces(child);
  }
  const read: Nodes[] = [];
  for (const child of parent.children) {
    if (child.type === 'mdxTextExpression') addMeaning(child, read);
    else read.push(child);
  }
  // The type is safe: braces occur only where text may stand, and so may their nodes.
  parent.children = read as typeof parent.children;
  if (parent.type === 'paragraph') takeDates(parent);
}

/** Moves the dates at the start of a paragraph into its data. */
function takeDates(paragraph: Paragraph) {
  const dateMarks: DateMark[] = [];
  const { children } = paragraph;
  const isSpace = (node: PhrasingContent) => node.type === 'text' && node.value.trim() === '';
  for (const child of [...children]) {
    if (child.type === 'dateMark') dateMarks.push(child);
    else if (dateMarks.length === 0 || !isSpace(child)) break;
    children.shift();
  }
  if (dateMarks.length === 0) return;
  paragraph.data = { dateMarks };
  const [start] = children;
  if (start?.type === 'text') start.value = start.value.trimStart();
}

/**
 * Adds the node of a pair of braces to the nodes before it. The braces
 * of a language take in the passage before them.
 */
function addMeaning({ value, position }: MdxTextExpression, before: Nodes[]) {
  const [word = '', rest, ...others] = value.split(' ');
  const place = position ? { position } : {};
  if (value.startsWith('lang=') && markPassage(value.slice('lang='.length), before, place)) return;
  if ((word === 'from' || word === 'until') && rest && others.length === 0) {
    before.push({ type: 'dateMark', kind: word, day: rest, ...place });
  } else if (!isName(value)) {
    before.push({ type: 'unknownBraces', value: `{${value}}`, ...place });
  } else {
    before.push({ type: value.startsWith('if') ? 'condition' : 'fact', name: value, ...place });
  }
}

const isName = (value: string) => /^\w+$/.test(value);

/**
 * Replaces the passage in square brackets at the end of the nodes by a node with its language.
 * @returns false if the nodes do not end with such a passage
 */
function markPassage(lang: string, nodes: Nodes[], place: Pick<Nodes, 'position'>): boolean {
  const last = nodes.at(-1);
  if (last?.type !== 'text' || !last.value.endsWith(']')) return false;
  const start = nodes.findLastIndex((node) => openingIn(node) >= 0);
  const first = nodes[start];
  if (first?.type !== 'text') return false;
  const opening = openingIn(first);
  const taken = nodes.splice(start) as PhrasingContent[];
  const children = taken.map((node) => (node === first ? piece(first, opening + 1) : node));
  const end = children.at(-1);
  if (end?.type === 'text') children[children.length - 1] = piece(end, 0, end.value.length - 1);
  if (opening > 0) nodes.push(piece(first, 0, opening));
  const words = children.filter((node) => node.type !== 'text' || node.value !== '');
  nodes.push({ type: 'foreignPassage', lang, children: words, ...place } satisfies ForeignPassage);
  return true;
}

/** A part of a text node with its own position; without one if the source has escapes, which shift the indexes. */
function piece({ value, position }: Text, from: number, to = value.length): Text {
  const part: Text = { type: 'text', value: value.slice(from, to) };
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return part;
  if (end.offset - start.offset !== value.length) return part;
  const at = (index: number): Point => {
    const before = value.slice(0, index).split('\n');
    return { line: start.line + before.length - 1, column: 1, offset: (start.offset ?? 0) + index };
  };
  return { ...part, position: { start: at(from), end: at(to) } };
}

/** The index of the last opening bracket in a node; -1 if there is none. */
const openingIn = (node: Nodes): number =>
  node.type === 'text' ? node.value.lastIndexOf('[') : -1;
