import type { Paragraph, Root } from 'mdast';
import { type Block, withoutEmptySections } from './blocks.server';
import type { DateMark } from './nodes';

/**
 * The blocks that hold today. A paragraph may begin with `{from 2026-12-01}`, `{until 2027-01-01}` or
 * both, in either order; it comes and goes on the days it is dated with.
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

/** The days on which a paragraph begins and ends to hold; absent where its dates do not say so. */
export function periodOf(marks: readonly DateMark[]): Partial<Record<DateMark['kind'], string>> {
  return Object.fromEntries(marks.map(({ kind, day }) => [kind, day]));
}
