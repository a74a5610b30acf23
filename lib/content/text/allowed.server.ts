import type { Heading, Nodes, Parents, Root, Text } from 'mdast';
import type { Code, Values } from '../../findings/finding';
import { isDay } from '../../time/days.server';
import { isLanguageTag } from '../language-tags.server';
import { periodOf } from './dates.server';
import { listFaults } from './list-faults.server';
import type { DateMark } from './nodes';
import { strayInMarkdown } from './stray-signs.server';

/** A fault of a text: readers would not see what the writer meant. */
export interface TextFault {
  code: Code;
  /** The first line of the faulty part, or what follows from a stray sign on; at most 90 characters. */
  found: string;
  /** The first line of the faulty part within the text, counted from 1. */
  line: number;
  /** The last line of the faulty part. */
  lastLine: number;
  /** What else the message prints. */
  values?: Values;
}

/** The types of nodes that may hold words. */
const words = ['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'link', 'foreignPassage'];

/**
 * Every type of node that a text may hold, with the types of its possible parents. `.github/texts.md` explains them
 * to those who write texts.
 */
const allowedIn: Record<string, readonly string[]> = {
  heading: ['root'],
  paragraph: ['root', 'blockquote', 'listItem'],
  list: ['root', 'blockquote', 'listItem'],
  listItem: ['list'],
  blockquote: ['root'],
  table: ['root'],
  tableRow: ['table'],
  tableCell: ['tableRow'],
  text: words,
  strong: words,
  emphasis: words,
  link: words,
  foreignPassage: words,
  fact: words,
  condition: words,
};

/** The code of the finding about a node that is not allowed, by its type; `unread-markdown` for all others. */
const refusals: Record<string, Code> = {
  html: 'html',
  characterReference: 'html',
  image: 'html',
  imageReference: 'html',
  code: 'code',
  inlineCode: 'code',
  thematicBreak: 'line-across',
  break: 'line-break',
  delete: 'struck-through',
  definition: 'link-elsewhere',
  linkReference: 'link-elsewhere',
  footnoteDefinition: 'link-elsewhere',
  footnoteReference: 'link-elsewhere',
  heading: 'heading-place',
  table: 'table-place',
  blockquote: 'box-place',
  dateMark: 'unknown-fact',
  unknownBraces: 'unknown-fact',
};

/**
 * The faults of a text, in the order of their lines.
 * @param source the Markdown from which the tree was parsed
 * @param options.isAnswer whether the text is that of a field, which may not have headings
 */
export function faultsIn(
  tree: Root,
  source: string,
  { isAnswer }: { isAnswer: boolean },
): TextFault[] {
  const faults: TextFault[] = [];
  const walk = (node: Nodes, parent: Parents | undefined) => {
    const isRefusedHeading = isAnswer && node.type === 'heading';
    const code = isRefusedHeading
      ? refusals.heading
      : (refusalOf(node, parent) ?? faultOf(node, parent, source));
    if (code) faults.push(faultAt(code, node, source));
    else if (node.type === 'text' && parent) faults.push(...strayFaults(node, parent, source));
    // The children of a refused node are not checked.
    else if ('children' in node) for (const child of node.children) walk(child, node);
  };
  walk(tree, undefined);
  for (const [code, node] of [...headingFaults(tree, source), ...listFaults(tree, source)]) {
    faults.push(faultAt(code, node, source));
  }
  return faults.sort((one, other) => one.line - other.line);
}

/** The fault of a node with its place in the text. A node without a position stands for the whole text. */
export function faultAt(
  code: Code,
  { position }: Nodes,
  source: string,
  values: Values = {},
): TextFault {
  if (!position) return { code, found: '', line: 1, lastLine: source.split('\n').length, values };
  const { start, end } = position;
  const [found = ''] = source.slice(start.offset, end.offset).trim().split('\n');
  return { code, found: found.slice(0, 90), line: start.line, lastLine: end.line, values };
}

/** The code of a node that may not stand in its parent; undefined if it may. */
function refusalOf(node: Nodes, parent: Parents | undefined): Code | undefined {
  if (parent === undefined || allowedIn[node.type]?.includes(parent.type)) return undefined;
  return refusals[node.type] ?? 'unread-markdown';
}

/** The beginning of an entry with a box to check, `- [ ] Words`. */
const checkbox = /^\S+\s+\[[\sx]\]\s+\S/i;

/** The code of the fault that a node of an allowed type has itself; undefined if it has none. */
function faultOf(node: Nodes, parent: Parents | undefined, source: string): Code | undefined {
  const written = writtenAs(node, source);
  switch (node.type) {
    case 'link':
      if (node.title) return 'link-title';
      return isNamed(node) ? undefined : 'empty-link';
    case 'listItem':
      if (checkbox.test(written)) return 'checkbox';
      return node.children.length === 0 ? 'empty-entry' : undefined;
    case 'tableRow': {
      const [first] = parent?.type === 'table' ? parent.children : [];
      return first?.children.length === node.children.length ? undefined : 'table-cells';
    }
    case 'foreignPassage':
      return isLanguageTag(node.lang) ? undefined : 'unknown-language';
    case 'paragraph': {
      const marks = node.data?.dateMarks ?? [];
      if (marks.length > 0 && parent?.type === 'listItem') return 'unknown-fact';
      return isPeriod(marks) ? undefined : 'period';
    }
  }
}

/** Whether all dates are days of the calendar, each kind occurs once, and the end is after the beginning. */
function isPeriod(marks: readonly DateMark[]): boolean {
  const { from, until } = periodOf(marks);
  const isInOrder = from === undefined || until === undefined || from < until;
  const areOnce = new Set(marks.map(({ kind }) => kind)).size === marks.length;
  return marks.every(({ day }) => isDay(day)) && isInOrder && areOnce;
}

/** The fault of a text node with a stray sign: the words from that sign on. */
function strayFaults(node: Text, parent: Parents, source: string): TextFault[] {
  // An address without brackets is printed as it is.
  if (parent.type === 'link' && !writtenAs(parent, source).startsWith('[')) return [];
  const written = node.position ? writtenAs(node, source) : node.value;
  const isStart = parent.type === 'paragraph' && parent.children[0] === node;
  const place = strayInMarkdown(written, { isStart });
  if (place < 0) return [];
  const fault = faultAt('unread-markdown', node, source);
  const line = fault.line + written.slice(0, place).split('\n').length - 1;
  const [found = ''] = written.slice(place).split('\n');
  return [{ ...fault, found: found.slice(0, 90), line }];
}

/** The source of a node; empty for one without a position, which no source has. */
const writtenAs = ({ position }: Nodes, source: string) =>
  position ? source.slice(position.start.offset, position.end.offset) : '';

/** Headings of a wrong depth, headings without words, and headings made by a line below. */
function headingFaults(tree: Root, source: string): [Code, Heading][] {
  const headings = tree.children.filter((node) => node.type === 'heading');
  return headings.flatMap((heading, index): [Code, Heading][] => {
    if (!isNamed(heading)) return [['heading-empty', heading]];
    const isUnderlined = source[heading.position?.start.offset ?? 0] !== '#';
    if (isUnderlined) return [['heading-underlined', heading]];
    if (heading.depth === 1 || heading.depth > 3) return [['heading-depth', heading]];
    const isInSection = headings.slice(0, index).some(({ depth }) => depth === 2);
    return heading.depth === 3 && !isInSection ? [['heading-depth', heading]] : [];
  });
}

/** Whether a heading or a link has a name that can be read aloud: a letter, a digit or a fact. */
function isNamed(node: Nodes): boolean {
  if (node.type === 'text') return /[\p{L}\p{N}]/u.test(node.value);
  return node.type === 'fact' || ('children' in node && node.children.some(isNamed));
}
