import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';

/** A block: a node of which a text, a box or an entry of a list consists. */
export type Block = RootContent | BlockContent | DefinitionContent;

/** An inline node: words, and links, facts and emphasis among them. */
export type Inline = PhrasingContent;

/** Removes the headings that have neither text nor a subheading below them. */
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

/** Removes the spaces at both ends of a line of inline nodes. */
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

/** A copy of a node with other children. The compiler does not check whether the node may have them. */
export const withChildren = <Kind extends { children: unknown[] }>(
  node: Kind,
  children: unknown[],
): Kind => ({ ...node, children });

/** The words of inline nodes as readers see them, without facts and signs of Markdown. */
export const printedWords = (nodes: Inline[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return 'children' in node ? printedWords(node.children) : '';
    })
    .join('');
