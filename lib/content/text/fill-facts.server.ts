import type { Nodes, Root, Text } from 'mdast';
import type { Facts } from './facts';

/** Fills the known facts into the words of a text and into the addresses of its links. */
export function fillFacts(tree: Root, facts: Facts): Root {
  return filled(tree, facts);
}

function filled<Kind extends Nodes>(node: Kind, facts: Facts): Kind {
  if (!('children' in node)) return node;
  const nodes: Nodes[] = node.children;
  const children = joinTexts(nodes.flatMap((child) => filledChild(child, facts)));
  return { ...node, children } as Kind;
}

function filledChild(node: Nodes, facts: Facts): Nodes[] {
  // A condition that holds prints nothing. The others were left out before, or have no such fact, which is a fault.
  if (node.type === 'condition') return typeof facts[node.name] === 'string' ? [] : [node];
  if (node.type === 'fact') {
    const value = facts[node.name];
    return typeof value === 'string' ? [textOf(value, node.position)] : [node];
  }
  if (node.type === 'link') {
    return [filled({ ...node, url: fillAddress(node.url, facts) }, facts)];
  }
  return [filled(node, facts)];
}

const textOf = (value: string, position: Text['position']): Text => ({
  type: 'text',
  value,
  data: { isFact: true },
  ...(position && { position }),
});

/**
 * Joins neighboring text nodes into one, because a telephone number is linked only if it is within one node. Where
 * a fact ends with a full stop and the next text begins with one, only one of them stays.
 */
function joinTexts(nodes: Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') {
      joined.push(node);
      continue;
    }
    // The full stop of a name such as "Coast Psychiatry, P.A." also ends the sentence.
    const isStopTwice = last.data?.isFact && last.value.endsWith('.') && node.value.startsWith('.');
    const value = last.value + (isStopTwice ? node.value.slice(1) : node.value);
    joined[joined.length - 1] = { ...node, value };
  }
  return joined;
}

/** Fills the known facts into an address. */
const fillAddress = (address: string, facts: Facts) =>
  address.replace(placeholder, (braces, name: string) => facts[name] ?? braces);

/** The names of the facts that an address quotes. */
export const factNamesIn = (address: string) =>
  [...address.matchAll(placeholder)].map(([, name = '']) => name);

const placeholder = /\{(\w+)\}/g;
