import type { Link, Nodes, PhrasingContent, Root, Text } from 'mdast';
import { numbersToCall } from '../../telephones';

/** Makes each number that somebody means to be called a link, but in headings and in links. */
export function linkTelephones(tree: Root): Root {
  return linkedIn(tree);
}

function linkedIn<Kind extends Nodes>(node: Kind): Kind {
  if (!('children' in node) || node.type === 'link' || node.type === 'heading') return node;
  const nodes: Nodes[] = node.children;
  const children = nodes.flatMap((child): Nodes[] =>
    child.type === 'text' ? linkedText(child) : [linkedIn(child)],
  );
  return { ...node, children } as Kind;
}

function linkedText(text: Text): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const { text: number, start, href } of numbersToCall(text.value)) {
    parts.push({ ...text, value: text.value.slice(end, start) }, linkTo(href, number));
    end = start + number.length;
  }
  return [...parts, { ...text, value: text.value.slice(end) }].filter(
    (part) => part.type !== 'text' || part.value !== '',
  );
}

const linkTo = (url: string, words: string): Link => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: words }],
});
