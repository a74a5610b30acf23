import type { Language } from '../../language';
import { sentenceStarts } from '../../words/sentences.server';
import { type Inline, trimmed, withChildren } from './blocks.server';

/** The range of a node's words within all words of a text: indexes, the end excluded. */
interface Place {
  node: Inline;
  start: number;
  end: number;
}

type Range = readonly [start: number, end: number];

/**
 * Removes the sentences that contain an unwanted node.
 * @param isSentence whether a fact, by its name, is a whole sentence
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

/** All words of nodes as one text, in which each fact is a word, and the place of each node in it. */
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
  // The last sentence must not be empty, because a condition at the end is a place in it.
  text += ' ';
  return { text, places };
}

/** The ranges of the sentences of a text. A condition begins a sentence, and some facts are whole sentences. */
function sentencesIn(
  text: string,
  places: Place[],
  language: Language,
  isSentence: (fact: string) => boolean,
): Range[] {
  const starts = new Set(sentenceStarts(text, language));
  for (const { node, start, end } of places) {
    if (node.type !== 'fact' || !isSentence(node.name)) continue;
    // The space after a sentence belongs to it.
    starts.add(start).add(wordsFrom(text, end));
  }
  // Conditions come after the facts, because a fact that is a sentence may follow one.
  for (const { node, start } of places) {
    if (node.type !== 'condition') continue;
    // The sentence begins with its condition, not after the space that follows it.
    starts.delete(wordsFrom(text, start));
    starts.add(start);
  }
  const sorted = [...starts].sort((one, other) => one - other);
  return sorted.map((start, index) => [start, sorted[index + 1] ?? text.length]);
}

/** The index of the next word at or after a place. */
const wordsFrom = (text: string, place: number): number =>
  text.length - text.slice(place).trimStart().length;

/** Removes ranges of the text from its nodes. */
function cutOut(ranges: Range[], nodes: Inline[], starts: Map<Inline, number>): Inline[] {
  const isCut = (place: number) => ranges.some(([start, end]) => start <= place && place < end);
  return nodes.flatMap((node): Inline[] => {
    const start = starts.get(node) ?? 0;
    if ('children' in node) {
      const children = cutOut(ranges, node.children, starts);
      return children.length > 0 ? [withChildren(node, children)] : [];
    }
    if (node.type !== 'text') return isCut(start) ? [] : [node];
    const value = node.value
      .split('')
      .filter((_, index) => !isCut(start + index))
      .join('');
    return value === '' ? [] : [{ ...node, value }];
  });
}
