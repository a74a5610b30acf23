import type { Link, Nodes, Root, Text } from 'mdast';
import { isLine, lineWords } from '../../words/line';
import type { PhoneLink } from '../../words/telephones';
import type { Fact, Facts } from './facts';

/**
 * Fills the known facts into the words of a text and into the addresses of its links. A number to call becomes a link,
 * except in a heading or in another link, where it is words.
 */
export function fillFacts(tree: Root, facts: Facts): Root {
  return filled(tree, { facts, mayLink: true });
}

/** Fills the known facts into a text in which no number is a link. */
export function fillFactsAsWords(tree: Root, facts: Facts): Root {
  return filled(tree, { facts, mayLink: false });
}

interface Filling {
  facts: Facts;
  /** Whether a number may be a link. */
  mayLink: boolean;
}

function filled<Kind extends Nodes>(node: Kind, { facts, mayLink }: Filling): Kind {
  if (!('children' in node)) return node;
  const nodes: Nodes[] = node.children;
  const holdsNoLink = node.type === 'heading' || node.type === 'link';
  const filling = { facts, mayLink: mayLink && !holdsNoLink };
  const children = joinTexts(nodes.flatMap((child) => filledChild(child, filling)));
  return { ...node, children } as Kind;
}

/** What stands in the place of a node once the known facts are filled in. */
function filledChild(node: Nodes, filling: Filling): Nodes[] {
  const { facts } = filling;
  // A condition that holds prints nothing. The others were left out before, or have no such fact, which is a fault.
  if (node.type === 'condition') return typeof facts[node.name]?.value === 'string' ? [] : [node];
  if (node.type === 'fact') {
    const value = facts[node.name]?.value;
    return value == null ? [node] : printedAs(value, node.position, filling);
  }
  if (node.type === 'link') {
    return [filled({ ...node, url: fillAddress(node.url, facts) }, filling)];
  }
  return [filled(node, filling)];
}

/** The nodes that print a known fact. */
function printedAs(
  value: NonNullable<Fact['value']>,
  position: Text['position'],
  { mayLink }: Filling,
): (Text | Link)[] {
  const place = position && { position };
  const textOf = (words: string): Text => ({
    type: 'text',
    value: words,
    data: { isFact: true },
    ...place,
  });
  return wordsAndLinks(value).map((part) => {
    if (typeof part === 'string') return textOf(part);
    if (!mayLink) return textOf(part.words);
    return { type: 'link', url: part.href, children: [textOf(part.words)], ...place };
  });
}

/** The words and links of a fact's value. */
function wordsAndLinks(value: NonNullable<Fact['value']>): readonly (string | PhoneLink)[] {
  return isLine(value) ? value.parts : [value];
}

/**
 * Joins neighboring text nodes into one. Where a fact ends with a full stop and the next text begins with one, only
 * one of them stays.
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

/** Fills the known facts into an address. A number to call stands there for its `tel:` or `sms:` address. */
const fillAddress = (address: string, facts: Facts) =>
  address.replace(placeholder, (braces, name: string) => {
    const value = facts[name]?.value ?? braces;
    if (typeof value === 'string') return value;
    return isLine(value) ? lineWords(value) : value.href;
  });

/** The names of the facts that an address quotes. */
export const factNamesIn = (address: string) =>
  [...address.matchAll(placeholder)].map(([, name = '']) => name);

const placeholder = /\{(\w+)\}/g;
