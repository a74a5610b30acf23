import type { Paragraph, Root } from 'mdast';
import { type Block, withoutEmptySections } from './blocks.server';
import type { DateMark } from './nodes';

/**
 * Removes the paragraphs that do not hold today, and the boxes and headings that are empty without them. A paragraph may
 * begin with `{from 2026-12-01}`, `{until 2027-01-01}` or both, in either order: it appears on the first day and
 * disappears on the second.
 * @param today ISO date
 */
export function keepCurrent(tree: Root, today: string): Root {
  const children = currentBlocks(tree.children, today);
  const isShorter = children.length < tree.children.length;
  return { ...tree, children: isShorter ? withoutEmptySections(children) : children };
}

function currentBlocks<Kind extends Block>(blocks: Kind[], today: string): Kind[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return isCurrent(block, today) ? [block] : [];
    if (block.type !== 'blockquote') return [block];
    const children = currentBlocks(block.children, today);
    return children.length > 0 ? [{ ...block, children }] : [];
  });
}

function isCurrent(paragraph: Paragraph, today: string): boolean {
  const { from, until } = periodOf(paragraph.data?.dateMarks ?? []);
  return (from === undefined || from <= today) && (until === undefined || today < until);
}

/**
 * The day on which a paragraph appears and the day on which it
 * disappears; absent if its dates do not name them.
 */
export function periodOf(marks: readonly DateMark[]): Partial<Record<DateMark['kind'], string>> {
  return Object.fromEntries(marks.map(({ kind, day }) => [kind, day]));
}
