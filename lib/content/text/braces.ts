import type { Nodes, Paragraph, Parents, PhrasingContent, Text } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx-expression';
import type { Point } from 'unist';
import type { DateMark, ForeignPassage } from './nodes';

/**
 * Gives each pair of braces its meaning: a fact, a condition, a date or the language of a passage. The
 * dates that a paragraph begins with become its data.
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
  // The parent's own type allows them: braces stand only where text may stand.
  parent.children = read as typeof parent.children;
  if (parent.type === 'paragraph') takeDates(parent);
}

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

/** Adds what a pair of braces means to the nodes before it; a language takes the passage that it marks. */
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
 * Puts the passage in square brackets that ends the nodes into a node of its own.
 * @returns whether there is such a passage
 */
function markPassage(lang: string, nodes: Nodes[], place: Pick<Nodes, 'position'>): boolean {
  const last = nodes.at(-1);
  if (last?.type !== 'text' || !last.value.endsWith(']')) return false;
  const start = nodes.findLastIndex(
    (node, index) => openingIn(node, index === nodes.length - 1) >= 0,
  );
  const first = nodes[start];
  if (first?.type !== 'text') return false;
  const opening = openingIn(first, first === last);
  const taken = nodes.splice(start) as PhrasingContent[];
  const children = taken.map((node) => (node === first ? piece(first, opening + 1) : node));
  const end = children.at(-1);
  if (end?.type === 'text') children[children.length - 1] = piece(end, 0, end.value.length - 1);
  if (opening > 0) nodes.push(piece(first, 0, opening));
  const words = children.filter((node) => node.type !== 'text' || node.value !== '');
  nodes.push({ type: 'foreignPassage', lang, children: words, ...place } satisfies ForeignPassage);
  return true;
}

/** A part of a text, with its own position; without one where signs are written in other letters. */
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

/** Where the bracket that opens a passage stands in a text; in the last text, before its closing one. */
function openingIn(node: Nodes, isLast: boolean): number {
  if (node.type !== 'text') return -1;
  return node.value.lastIndexOf('[', isLast ? node.value.length - 2 : undefined);
}
