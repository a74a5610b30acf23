import type { BlockContent, DefinitionContent, ListItem, Paragraph, Root, TableRow } from 'mdast';
import type { Language } from '../../language';
import { type Block, type Inline, withChildren, withoutEmptySections } from './blocks.server';
import type { Facts } from './facts';
import { factNamesIn } from './fill-facts.server';
import { withoutSentences } from './sentences.server';

/**
 * Leaves out every sentence that quotes an unknown fact or whose condition does not hold, and then every paragraph,
 * entry of a list, box and heading that has become empty, and what introduces it with a colon. A row of a table is left
 * out as a whole, and the whole table with its head.
 */
export function leaveOutUnknown(tree: Root, facts: Facts, language: Language): Root {
  const known = knownBlocks(tree.children, { facts, language });
  const isShorter = known.length < tree.children.length;
  return { ...tree, children: isShorter ? withoutEmptySections(known) : known };
}

/** The words of a line without the sentences that quote an unknown fact or whose condition does not hold. */
export function knownWords(nodes: Inline[], facts: Facts, language: Language): Inline[] {
  const [first] = nodes;
  // A condition at the start of a line applies to the whole line.
  if (first?.type === 'condition' && isUnknown(first, facts)) return [];
  const isSentence = (name: string) => facts[name]?.kind === 'sentence';
  return withoutSentences(nodes, language, (node) => isUnknown(node, facts), isSentence);
}

/** Whether a node quotes an unknown fact, itself or in the address of its link, or is a condition that does not hold. */
function isUnknown(node: Inline, facts: Facts): boolean {
  if (node.type === 'link')
    return factNamesIn(node.url).some((name) => facts[name]?.value === null);
  return (node.type === 'fact' || node.type === 'condition') && facts[node.name]?.value === null;
}

interface Knowledge {
  facts: Facts;
  language: Language;
}

function knownBlocks<Kind extends Block>(blocks: Kind[], knowledge: Knowledge): Kind[] {
  const kept: Kind[] = [];
  let isNextLost = false;
  // From the last to the first, because a block that introduces a lost one is lost too.
  for (const block of blocks.toReversed()) {
    const known = knownBlock(block, knowledge);
    isNextLost = !known || (isNextLost && endsWithColon(known));
    if (!isNextLost) kept.unshift(known as Kind);
  }
  return kept;
}

/** A block without its unknown sentences; undefined if nothing is left. */
function knownBlock(block: Block, knowledge: Knowledge): Block | undefined {
  const { facts, language } = knowledge;
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return unlessEmpty(block, knownWords(block.children, facts, language));
    case 'blockquote':
      return unlessEmpty(block, knownBlocks(block.children, knowledge));
    case 'list':
      return unlessEmpty(
        block,
        block.children.flatMap((item) => knownItem(item, knowledge) ?? []),
      );
    case 'table': {
      const [head] = block.children;
      const rows = block.children.filter((row) => isKnownRow(row, facts));
      const isComplete = rows.length === block.children.length;
      return isComplete || (rows.length > 1 && rows[0] === head)
        ? withChildren(block, rows)
        : undefined;
    }
    default:
      return block;
  }
}

/**
 * An entry of a list without its unknown sentences. Without its first
 * block the rest makes no sense: undefined then.
 */
function knownItem(item: ListItem, knowledge: Knowledge): ListItem | undefined {
  const known: BlockContentOfItem[] = knownBlocks(item.children, knowledge);
  const [first] = item.children;
  const isFirstKnown = first === undefined || knownBlock(first, knowledge) !== undefined;
  return isFirstKnown ? unlessEmpty(item, known) : undefined;
}

type BlockContentOfItem = BlockContent | DefinitionContent;

const isKnownRow = (row: TableRow, facts: Facts) =>
  row.children.every((cell) => !holdsUnknown(cell.children, facts));

const holdsUnknown = (nodes: Inline[], facts: Facts): boolean =>
  nodes.some(
    (node) => isUnknown(node, facts) || ('children' in node && holdsUnknown(node.children, facts)),
  );

/** A node with other children; undefined if they leave it empty, which it was not before. */
const unlessEmpty = <Kind extends { children: unknown[] }>(node: Kind, children: unknown[]) =>
  children.length > 0 || node.children.length === 0 ? withChildren(node, children) : undefined;

/** Whether a block is a paragraph that ends with a colon, and so introduces the next block. */
function endsWithColon(block: Block): boolean {
  const last = block.type === 'paragraph' ? lastText(block) : undefined;
  return last?.endsWith(':') === true;
}

function lastText({ children }: Pick<Paragraph, 'children'>): string | undefined {
  const last = children.at(-1);
  if (last?.type === 'text') return last.value;
  return last && 'children' in last ? lastText({ children: last.children }) : undefined;
}
