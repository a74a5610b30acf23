import type { Language } from '../../language';
import { sentenceStarts } from '../../sentences.server';
import { type Inline, trimmed, withChildren } from './blocks.server';

/** Where a node's words stand among all words of a text. */
interface Place {
  node: Inline;
  start: number;
  end: number;
}

type Range = readonly [start: number, end: number];

/**
 * The words of a text without its sentences that hold a node of some kind.
 * @param isSentence whether a fact is a whole sentence
 */
export function withoutSentences(
  nodes: Inline[],
  language: Language,
  isUnwanted: (node: Inline) => boolean,
  isSentence: (fact: string) => boolean,
): Inline[] {
  const { text, places } = lineUp(nodes);
  const unwanted = places.filter(({ node }) => isUnwanted(node));
  if (unwanted.length === 0) return nodes;
  const removed = sentencesIn(text, places, language, isSentence).filter(([start, end]) =>
    unwanted.some((place) => start <= place.start && place.start < end),
  );
  const starts = new Map(places.map(({ node, start }) => [node, start]));
  return trimmed(cutOut(removed, nodes, starts));
}

/** The words of nodes as one text, a fact as a word of its own, and the place of each node in it. */
function lineUp(nodes: Inline[]) {
  const places: Place[] = [];
  let text = '';
  const add = (nodes: Inline[]) => {
    for (const node of nodes) {
      const start = text.length;
      if (node.type === 'text') text += node.value;
      else if (node.type === 'fact') text += 'Fact';
      else if ('children' in node) add(node.children);
      places.push({ node, start, end: text.length });
    }
  };
  add(nodes);
  // A condition without words after it is a place in the last sentence.
  text += ' ';
  return { text, places };
}

/** The sentences of a text. A condition begins one, and some facts are one. */
function sentencesIn(
  text: string,
  places: Place[],
  language: Language,
  isSentence: (fact: string) => boolean,
): Range[] {
  const starts = new Set(sentenceStarts(text, language));
  for (const { node, start, end } of places) {
    if (node.type !== 'fact' || !isSentence(node.name)) continue;
    // The space that follows belongs to it, as to any sentence.
    starts.add(start).add(wordsFrom(text, end));
  }
  for (const { node, start } of places) {
    if (node.type !== 'condition') continue;
    // The sentence of a condition begins with it, also where a space follows.
    starts.delete(wordsFrom(text, start));
    starts.add(start);
  }
  const sorted = [...starts].sort((one, other) => one - other);
  return sorted.map((start, index) => [start, sorted[index + 1] ?? text.length]);
}

/** Where words go on from a place of a text, after spaces. */
const wordsFrom = (text: string, place: number): number =>
  text.length - text.slice(place).trimStart().length;

/** Nodes without what stands in some ranges of their text. */
function cutOut(ranges: Range[], nodes: Inline[], starts: Map<Inline, number>): Inline[] {
  const isCut = (place: number) => ranges.some(([start, end]) => start <= place && place < end);
  return nodes.flatMap((node): Inline[] => {
    const start = starts.get(node) ?? 0;
    if ('children' in node) {
      const children = cutOut(ranges, node.children, starts);
      return children.length > 0 ? [withChildren(node, children)] : [];
    }
    if (node.type !== 'text') return isCut(start) ? [] : [node];
    const value = [...node.value.split('')].filter((_, index) => !isCut(start + index)).join('');
    return value === '' ? [] : [{ ...node, value }];
  });
}
