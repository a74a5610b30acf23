import type { Nodes, Root } from 'mdast';
import { treeOf } from './parse';
import { strayInWords } from './stray-signs.server';

/**
 * Whether a plain text contains signs of Markdown or HTML, which readers would see: bold words, a link, an entry of a
 * list, `&nbsp;`, or what is left over of one. The text is parsed as Markdown; it contains none if that gives the same
 * words. A number with a full stop at the start is no sign.
 */
export function hasMarkdownSigns(text: string): boolean {
  if (surelyPlain.test(text)) return false;
  const parsed = treeOf(text);
  // A brace that is not closed has its own finding.
  return 'tree' in parsed && !isPrintedAlike(parsed.tree, text);
}

/** Most texts. The test spares them the parser, which is the slowest part of reading. */
const surelyPlain = /^(?!o {2})[\p{L}¿¡][\p{L}\p{N} .,:;?!¿¡'"’«»()/%$–—-]*$/u;

/**
 * Whether Markdown prints a node of a text exactly as it is written.
 * @param place.isStart whether it stands at the start of its parent
 */
function isPrintedAlike(
  node: Nodes | Root,
  text: string,
  { isStart } = { isStart: true },
): boolean {
  const { start, end } = node.position ?? {};
  const written = text.slice(start?.offset, end?.offset);
  switch (node.type) {
    case 'text':
      if (strayInWords(node.value, { isStart }) >= 0) return false;
      return !start || written.replaceAll(/\n\s*/g, '\n') === node.value;
    case 'link':
      // An address without brackets is printed as it is.
      return !written.startsWith('[') && !written.startsWith('<');
    case 'list':
      return node.ordered === true && areAllPrintedAlike(node.children, text);
    case 'root':
    case 'paragraph':
    case 'listItem':
    case 'foreignPassage':
      return areAllPrintedAlike(node.children, text);
    case 'fact':
    case 'condition':
    case 'dateMark':
    case 'unknownBraces':
      return true;
    default:
      return false;
  }
}

const areAllPrintedAlike = (nodes: readonly Nodes[], text: string) =>
  nodes.every((node, index) => isPrintedAlike(node, text, { isStart: index === 0 }));
