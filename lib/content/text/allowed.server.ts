import type { Heading, Nodes, Parents, Root } from 'mdast';
import { isDay } from '../../dates.server';
import type { Code } from '../../findings/finding';
import { isLanguageTag } from '../language-marks.server';
import { periodOf } from './dates.server';
import { listFaults } from './list-faults.server';
import type { DateMark } from './nodes';
import { areShownAsWritten } from './unread-signs.server';

/** Something in a text that readers would not see as it was meant. */
export interface TextFault {
  code: Code;
  /** The beginning of what was found. */
  found: string;
  /** Lines of the text, counted from 1. */
  line: number;
  lastLine: number;
}

const words = ['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'link', 'foreignPassage'];

/**
 * All that a text may hold, by its node type, and within what it may stand. `.github/texts.md` shows
 * each to whoever writes.
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
  break: words,
};

/** What is said of everything else, by its node type. */
const refusals: Record<string, Code> = {
  html: 'html',
  image: 'html',
  imageReference: 'html',
  code: 'code',
  inlineCode: 'code',
  thematicBreak: 'line-across',
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
 * What a text holds that is not allowed.
 * @param source from which the tree was parsed
 * @param isAnswer whether it is a field, which has no headings
 */
export function faultsIn(tree: Root, source: string, isAnswer = false): TextFault[] {
  const faults: TextFault[] = [];
  const walk = (node: Nodes, parent: Parents | undefined) => {
    const code = refusalOf(node, parent, isAnswer) ?? faultOf(node, parent, source);
    if (code) faults.push(faultAt(code, node, source));
    // What stands in something that is refused is not read by itself.
    else if ('children' in node) for (const child of node.children) walk(child, node);
  };
  walk(tree, undefined);
  for (const [code, node] of [...headingFaults(tree, source), ...listFaults(tree, source)]) {
    faults.push(faultAt(code, node, source));
  }
  return faults.sort((one, other) => one.line - other.line);
}

/** What is said of a node of a text. */
export function faultAt(code: Code, { position }: Nodes, source: string): TextFault {
  if (!position) return { code, found: '', line: 1, lastLine: source.split('\n').length };
  const { start, end } = position;
  const [found = ''] = source.slice(start.offset, end.offset).trim().split('\n');
  return { code, found: found.slice(0, 90), line: start.line, lastLine: end.line };
}

function refusalOf(node: Nodes, parent: Parents | undefined, isAnswer: boolean): Code | undefined {
  if (parent === undefined) return undefined;
  const isAllowed = allowedIn[node.type]?.includes(parent.type);
  return isAllowed && !(isAnswer && node.type === 'heading')
    ? undefined
    : (refusals[node.type] ?? 'unread-markdown');
}

/** What is wrong with a node of an allowed type by itself. */
function faultOf(node: Nodes, parent: Parents | undefined, source: string): Code | undefined {
  const { start, end } = node.position ?? {};
  const written =
    node.type === 'text' && !start ? node.value : source.slice(start?.offset, end?.offset);
  switch (node.type) {
    case 'text':
      return areShownAsWritten(written, beginsParagraph(node, parent))
        ? undefined
        : 'unread-markdown';
    case 'break':
      return written.includes('\\') ? 'line-break' : undefined;
    case 'link':
      if (node.title) return 'link-title';
      return wordsOrFacts(node) ? undefined : 'empty-link';
    case 'listItem':
      if (typeof node.checked === 'boolean') return 'checkbox';
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

/** Whether dates are days of the calendar, each kind stands once, and the end is after the beginning. */
function isPeriod(marks: readonly DateMark[]): boolean {
  const { from, until } = periodOf(marks);
  const isInOrder = from === undefined || until === undefined || from < until;
  const areOnce = new Set(marks.map(({ kind }) => kind)).size === marks.length;
  return marks.every(({ day }) => isDay(day)) && isInOrder && areOnce;
}

const beginsParagraph = (node: Nodes, parent: Parents | undefined) =>
  parent?.type === 'paragraph' && parent.children[0] === node;

/** Headings that stand too high, too low or twice, have no words, or are made by a line below. */
function headingFaults(tree: Root, source: string): [Code, Heading][] {
  const headings = tree.children.filter((node) => node.type === 'heading');
  return headings.flatMap((heading, index): [Code, Heading][] => {
    const text = wordsOrFacts(heading);
    const before = headings.slice(0, index);
    if (!/[\p{L}\p{N}{]/u.test(text)) return [['heading-empty', heading]];
    const isUnderlined = source[heading.position?.start.offset ?? 0] !== '#';
    if (isUnderlined) return [['heading-underlined', heading]];
    if (heading.depth === 1 || heading.depth > 3) return [['heading-depth', heading]];
    const parent = before.findLast(({ depth }) => depth === 2);
    if (heading.depth === 3 && !parent) return [['heading-depth', heading]];
    const isTwice = before.some((other) => wordsOrFacts(other) === text);
    return isTwice ? [['heading-twice', heading]] : [];
  });
}

/** The words of a node, a fact by its name. */
function wordsOrFacts(node: Nodes): string {
  if (node.type === 'fact') return `{${node.name}}`;
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOrFacts).join('') : '';
}
