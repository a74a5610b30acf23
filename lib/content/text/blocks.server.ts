import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';

/** What a text, a box or an entry of a list consists of. */
export type Block = RootContent | BlockContent | DefinitionContent;

/** Words, and what stands among them. */
export type Inline = PhrasingContent;

/** Blocks without the headings that have neither text nor a subheading below them. */
export function withoutEmptySections<Kind extends Block>(blocks: Kind[]): Kind[] {
  const kept: Kind[] = [];
  for (const block of blocks.toReversed()) {
    const below = kept[0];
    const isEmpty =
      block.type === 'heading' &&
      (below === undefined || (below.type === 'heading' && below.depth <= block.depth));
    if (!isEmpty) kept.unshift(block);
  }
  return kept;
}

/** Words without the spaces at their ends. */
export function trimmed(nodes: Inline[]): Inline[] {
  const [first, ...others] = nodes;
  if (first?.type === 'text') {
    const value = first.value.trimStart();
    if (value === '') return trimmed(others);
    if (value !== first.value) return trimmed([{ ...first, value }, ...others]);
  }
  const last = nodes.at(-1);
  if (last?.type !== 'text') return nodes;
  const value = last.value.trimEnd();
  if (value === '') return trimmed(nodes.slice(0, -1));
  return [...nodes.slice(0, -1), { ...last, value }];
}

/** A node with other children. Their type is not held to what the node may have. */
export const withChildren = <Kind extends { children: unknown[] }>(
  node: Kind,
  children: unknown[],
): Kind => ({ ...node, children });

/** Words as they are printed, without marks. */
export const printedWords = (nodes: Inline[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return 'children' in node ? printedWords(node.children) : '';
    })
    .join('');
