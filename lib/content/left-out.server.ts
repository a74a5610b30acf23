import type { Language } from '../language';
import type { Facts } from './facts.server';

/** A dated paragraph's start: the first day of it, and the first on which it no longer holds. */
const period =
  /^(?:\{from (?<from>\d{4}-\d{2}-\d{2})\}\s*)?(?:\{until (?<until>\d{4}-\d{2}-\d{2})\}\s*)?/;

/**
 * What holds today of Markdown whose paragraphs may begin with `{from 2026-12-01}`,
 * `{until 2027-01-01}` or both; without the headings that are left empty.
 * @param today ISO date; a paragraph comes and goes on the days it is dated with
 */
export function currentText(source: string, today: string): string {
  const blocks = source.trim().split(/\n\s*\n/);
  const current = blocks.filter((block) => {
    const { from = today, until } = period.exec(block)?.groups ?? {};
    return from <= today && (until === undefined || today < until);
  });
  const texts = current.map((block) => block.replace(period, ''));
  return (texts.length < blocks.length ? withoutEmptySections(texts) : texts).join('\n\n');
}

/** Where an entry of a list or a row of a table begins within a block. */
const itemStart = /\n(?=\s*(?:[-*]\s|\d+\.\s|\|))/;

/** What an item begins with: the sign of a list's entry or a heading, the dates of a paragraph. */
const sign = /^\s*(?:(?:[-*]|\d+\.|#+)\s+)?(?:\{(?:from|until) [\d-]+\}\s*)*/;

/**
 * Leaves out each sentence that quotes an unknown fact, and what is empty after that: a paragraph, an
 * entry of a list, a row of a table, a block, a heading.
 * @param text plain text or Markdown, facts not filled in yet
 */
export function leaveOutUnknown(text: string, facts: Facts, language: Language): string {
  const isUnknown = (part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => facts[name] === null);
  if (!isUnknown(text)) return text;

  const knownOf = (item: string) => {
    if (!isUnknown(item)) return item;
    const [start = ''] = sign.exec(item) ?? [];
    const words = item.slice(start.length);
    const [condition = ''] = /^\{if\w+\}/.exec(words) ?? [];
    if (words.startsWith('|') || isUnknown(condition)) return '';
    const sentences = sentencesOf(words, language).filter((sentence) => !isUnknown(sentence));
    const rest = sentences.join('').trim();
    return rest && start + rest;
  };
  const blocks = text.split(/\n[ \t]*\n/).map((block) => {
    if (block.startsWith('>')) {
      const inside = leaveOutUnknown(block.replace(/^> ?/gm, ''), facts, language);
      return inside === '' ? '' : inside.replace(/^/gm, '> ');
    }
    const items = block.split(itemStart);
    const kept = items.map(knownOf).filter((item) => item !== '');
    const isEmptyTable = items.length > kept.length && /^\s*\|[-|: ]+$/.test(kept.at(-1) ?? '');
    return isEmptyTable ? '' : kept.join('\n');
  });
  const kept = blocks.filter(
    // What ends with a colon led to the block that is empty now.
    (block, index) => block !== '' && !(block.endsWith(':') && blocks[index + 1] === ''),
  );
  return withoutEmptySections(kept).join('\n\n');
}

/**
 * The sentences of a text. A fact may begin one or be one; one whose name begins with "if" is the
 * condition of the sentence that follows it, and at an item's start of the whole item.
 */
function sentencesOf(text: string, language: Language): string[] {
  const asWords = text
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const word = name[0]?.toUpperCase() + name.slice(1);
      return name.startsWith('if') ? `{${word}}` : `{${word.slice(0, -1)}.}`;
    })
    // The sign that ends bold words belongs to the sentence before it.
    .replace(/([.?!])(\*+)/g, '$2$1');
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(asWords)].map(({ index, segment }) =>
    text.slice(index, index + segment.length),
  );
}

/** Blocks of Markdown without the headings that have neither text nor subheading below them. */
function withoutEmptySections(blocks: string[]): string[] {
  const depthOf = (block: string) => /^(#+) /.exec(block)?.[1]?.length ?? 0;
  const kept: string[] = [];
  for (const block of blocks.toReversed()) {
    const [depth, below] = [depthOf(block), kept.at(-1)];
    const isLast = below === undefined || (depthOf(below) > 0 && depthOf(below) <= depth);
    if (depth === 0 || !isLast) kept.push(block);
  }
  return kept.reverse();
}
