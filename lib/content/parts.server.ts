import type { Nodes, Parents, Root } from 'mdast';
import type { Place } from '../findings/finding';
import type { Language } from '../language';
import { holdsMarkdown } from './markdown-fields.server';
import type { Source } from './source.server';
import type { Inline } from './text/blocks.server';
import { printedWords } from './text/blocks.server';
import { plainTree } from './text/plain.server';
import { quotedIn } from './text/quoted.server';

/** The unit in which two languages are compared. */
export type Part = FieldPart | BlockPart;

/** A field of a file. A list and a group of fields are fields too, without words. */
export interface FieldPart extends Compared {
  /** How many entries a list has. */
  entries?: number;
}

/** A heading, a paragraph, an entry of a list or a row of a table in the text below the fields. */
interface BlockPart extends Compared {
  path: 'text';
  entries?: never;
}

interface Compared {
  /** Gives its place. A function, because only findings need the line, and looking it up takes time. */
  place: () => Place;
  /** The path of the field; `text` for a block. */
  path: string;
  /** What a block is, such as "an entry of a list"; for a field, its path. */
  kind: Record<Language, string>;
  /** The words that readers see, without facts, addresses and marks. */
  words: string;
  /** The facts, conditions, days and links to pages that it quotes; for a field that is no text, its value. */
  quoted: string[];
}

/** The fields of a file in the order of their names, then the blocks of its text. */
export const partsOf = oncePerSource((source): Part[] => [
  ...fieldParts(source),
  ...blockParts(source),
]);

/** The fields of a file at any depth. A list is a part too, with the number of its entries. */
export const fieldParts = oncePerSource((source) => partsOfField(source, source.data, ''));

/** A function that computes its result once for each source, because most rules ask for it. */
function oncePerSource<Result>(make: (source: Source) => Result): (source: Source) => Result {
  const known = new WeakMap<Source, Result>();
  return (source) => {
    const result = known.get(source) ?? make(source);
    known.set(source, result);
    return result;
  };
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** Fields that each language has for itself, so that they are not compared. */
const ownFields = /^(?:acceptedTexts|lang|(?:approved|reviewed)(?:By|On|Text))$/;

/** Fields that may quote different facts: search results have little room, and a source has its own name. */
const ownWords = /^(?:title|description|sources\.\d+\.name)$/;

/** A field and all fields in it, the outer one first. A day is a value, not words. */
function partsOfField(source: Source, value: unknown, path: string): FieldPart[] {
  const place = () => ({ file: source.path, field: path, line: source.lineOf(path) });
  const part = { place, path, kind: { en: path, es: path }, words: '', quoted: [] };
  if (typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const nodes = holdsMarkdown(path) ? inlineNodesOf(source, path) : plainTree(value).children;
    // The two languages of an answer may link to different pages.
    const quoted = quotedIn(nodes).filter((quote) => !quote.startsWith('page:'));
    return [{ ...part, words: printedWords(nodes), quoted: ownWords.test(path) ? [] : quoted }];
  }
  if (value === null || typeof value !== 'object') return [{ ...part, quoted: [String(value)] }];
  return [
    { ...part, ...(Array.isArray(value) && { entries: value.length }) },
    ...Object.entries(value)
      .filter(([name]) => !ownFields.test(name))
      .sort(([one], [other]) => compare(one, other))
      .flatMap(([name, item]) => partsOfField(source, item, path ? `${path}.${name}` : name)),
  ];
}

/** The inline nodes of all blocks of a field that holds Markdown. */
function inlineNodesOf(source: Source, field: string): Inline[] {
  const parsed = source.treeOf(field);
  if (!('tree' in parsed)) return [];
  const inline: Inline[] = [];
  walkBlocks(parsed.tree, (_, nodes) => {
    inline.push(...nodes, { type: 'text', value: ' ' });
  });
  return inline;
}

/** The headings, paragraphs, entries of lists and rows of tables of a file's text. */
function blockParts(source: Source): BlockPart[] {
  const parsed = source.treeOf('text');
  if (!('tree' in parsed)) return [];
  const parts: BlockPart[] = [];
  walkBlocks(parsed.tree, (block, nodes, ancestors) => {
    const line = source.lineOf('text', block.position?.start.line);
    const dates = block.type === 'paragraph' ? (block.data?.dateMarks ?? []) : [];
    parts.push({
      place: () => ({ file: source.path, field: 'text', line }),
      path: 'text',
      kind: kindOf(block, ancestors),
      words: printedWords(nodes),
      quoted: [...dates.map(({ kind, day }) => `${kind} ${day}`), ...quotedIn(nodes)],
    });
  });
  return parts;
}

/**
 * Walks through the headings, paragraphs and table rows of a text.
 * @param visit called with a block, its inline nodes and its ancestors
 */
function walkBlocks(
  tree: Root,
  visit: (block: Nodes, nodes: Inline[], ancestors: Parents[]) => void,
) {
  const walk = (node: Nodes, ancestors: Parents[]) => {
    if (node.type === 'heading' || node.type === 'paragraph') visit(node, node.children, ancestors);
    else if (node.type === 'tableRow') {
      const space: Inline = { type: 'text', value: ' ' };
      visit(
        node,
        node.children.flatMap(({ children }) => [...children, space]),
        ancestors,
      );
    } else if ('children' in node) {
      for (const child of node.children) walk(child, [...ancestors, node]);
    }
  };
  walk(tree, []);
}

/** What a block is, in plain words of both languages. */
function kindOf(block: Nodes, ancestors: Parents[]): Record<Language, string> {
  const isInBox = ancestors.some(({ type }) => type === 'blockquote');
  const { en, es } = nameOf(block, ancestors);
  return isInBox ? { en: `${en} in a box`, es: `${es} en un recuadro` } : { en, es };
}

/** What a block is, whether in a box or not. */
function nameOf(block: Nodes, ancestors: Parents[]): Record<Language, string> {
  if (block.type === 'heading') {
    const sign = '#'.repeat(block.depth);
    return { en: `a heading ${sign}`, es: `un título ${sign}` };
  }
  if (block.type === 'tableRow') return { en: 'a row of a table', es: 'una fila de una tabla' };
  const [list, item] = ancestors.slice(-2);
  const isEntry = item?.type === 'listItem' && item.children[0] === block;
  if (!isEntry || list?.type !== 'list') return { en: 'a paragraph', es: 'un párrafo' };
  return list.ordered
    ? { en: 'a numbered entry of a list', es: 'una entrada de una lista numerada' }
    : { en: 'an entry of a list', es: 'una entrada de una lista' };
}
