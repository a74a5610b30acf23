import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { printedWords } from './blocks.server';

/** The words of each paragraph, entry of a list and cell of a table, in reading order. */
export function passagesOf(tree: Root): string[] {
  const passages: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
    passages.push(printedWords(node.children).replace(/\s+/g, ' '));
  });
  return passages;
}
