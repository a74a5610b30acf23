import type { Nodes, Root } from 'mdast';
import { treeOf } from './parse';

/**
 * Whether a plain text contains signs of Markdown or HTML, which readers would see: bold words, a link, an
 * entry of a list, `&nbsp;`. The text is parsed as Markdown; it contains none if that gives the same words. A
 * number with a full stop at the start is no sign.
 */
export function hasMarkdownSigns(text: string): boolean {
  if (!mayHaveSigns(text)) return false;
  const parsed = treeOf(text);
  // A brace that is not closed has its own finding.
  return 'tree' in parsed && !isPrintedAlike(parsed.tree, text);
}

/** A quick test that spares most texts the parser, which is the slowest part of reading. */
const mayHaveSigns = (text: string) =>
  signs.some((sign) => text.includes(sign)) ||
  text.split('\n').some((line) => lineStarts.some((start) => line.trimStart().startsWith(start)));

const signs = [...'*_[]<>`#&~|\\', '---', '===', '    ', '\t'];
const lineStarts = ['- ', '+ '];

/** Whether Markdown prints a node of a text exactly as it is written. */
function isPrintedAlike(node: Nodes | Root, text: string): boolean {
  const { start, end } = node.position ?? {};
  const written = text.slice(start?.offset, end?.offset);
  switch (node.type) {
    case 'text':
      return !start || written.replaceAll(/\n\s*/g, '\n') === node.value;
    case 'link':
      // An address without brackets is printed as it is.
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
