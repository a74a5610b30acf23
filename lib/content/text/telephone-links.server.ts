import type { Link, Nodes, PhrasingContent, Root, Text } from 'mdast';
import { numbersToCall, type TelephoneNumber } from '../../words/telephones';
import { printedWords, withChildren } from './blocks.server';

/** Makes a link of each number that is meant to be called, except in headings and in links. */
export function linkTelephones(tree: Root): Root {
  return linkedBelow(tree);
}

/**
 * Numbers are searched in all words of a paragraph or a cell, because the words around a
 * number decide whether it is meant to be called.
 */
function linkedBelow<Kind extends Nodes>(node: Kind): Kind {
  if (node.type === 'paragraph' || node.type === 'tableCell') {
    const numbers = numbersToCall(printedWords(node.children));
    const children = linkedInline(node.children, 0, numbers);
    return { ...node, children } as Kind;
  }
  if (!('children' in node) || node.type === 'heading') return node;
  const nodes: Nodes[] = node.children;
  return { ...node, children: nodes.map(linkedBelow) } as Kind;
}

/** @param start index of the nodes in the words in which the numbers were found */
function linkedInline(
  nodes: PhrasingContent[],
  start: number,
  numbers: TelephoneNumber[],
): PhrasingContent[] {
  let place = start;
  return nodes.flatMap((node): PhrasingContent[] => {
    const from = place;
    place += printedWords([node]).length;
    if (node.type === 'text') return linkedText(node, from, numbers);
    if (!('children' in node) || node.type === 'link') return [node];
    return [withChildren(node, linkedInline(node.children, from, numbers))];
  });
}

function linkedText(text: Text, start: number, numbers: TelephoneNumber[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const number of numbers) {
    const from = number.start - start;
    const to = from + number.text.length;
    if (from < end || to > text.value.length) continue;
    parts.push({ ...text, value: text.value.slice(end, from) }, linkTo(number));
    end = to;
  }
  return [...parts, { ...text, value: text.value.slice(end) }].filter(
    (part) => part.type !== 'text' || part.value !== '',
  );
}

const linkTo = ({ href, text }: TelephoneNumber): Link => ({
  type: 'link',
  url: href,
  children: [{ type: 'text', value: text }],
});
