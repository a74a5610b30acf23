import type { Nodes, Root } from 'mdast';
import { treeOf } from './parse';

/**
 * Whether a text that is printed as it is written holds signs of Markdown or HTML, which readers would
 * see: bold words, a link, an entry of a list, `&nbsp;`. It is read as Markdown, and has none where
 * that gives the same words. A number with a full stop at its start is no sign.
 */
export function hasMarkdownSigns(text: string): boolean {
  if (!mayHaveSigns(text)) return false;
  const parsed = treeOf(text);
  // A brace that is not closed is told by itself.
  return 'tree' in parsed && !isPrintedAlike(parsed.tree, text);
}

/** Spares most texts the parser, which takes longer than all else of reading them. */
const mayHaveSigns = (text: string) =>
  signs.some((sign) => text.includes(sign)) ||
  text.split('\n').some((line) => lineStarts.some((start) => line.trimStart().startsWith(start)));

const signs = [...'*_[]<>`#&~|\\', '---', '===', '    ', '\t'];
const lineStarts = ['- ', '+ '];

function isPrintedAlike(node: Nodes | Root, text: string): boolean {
  const { start, end } = node.position ?? {};
  const written = text.slice(start?.offset, end?.offset);
  switch (node.type) {
    case 'text':
      return !start || written.replaceAll(/\n\s*/g, '\n') === node.value;
    case 'link':
      // An address that stands by itself.
      return !written.startsWith('[') && !written.startsWith('<');
    case 'list':
      return node.ordered === true && node.children.every((item) => isPrintedAlike(item, text));
    case 'root':
    case 'paragraph':
    case 'listItem':
      return node.children.every((child) => isPrintedAlike(child, text));
    case 'fact':
    case 'condition':
    case 'dateMark':
    case 'unknownBraces':
    case 'foreignPassage':
      return true;
    default:
      return false;
  }
}
