import type { Language } from '../language';
import { withoutEmptySections } from './expiry.server';
import type { Facts } from './facts.server';

/** What an item begins with: a list's or heading's marker, the mark of a dated paragraph. */
const marker = /^\s*(?:(?:[-*]|\d+\.|#+)\s+)?(?:\{(?:from|until) [\d-]+\}\s*)*/;

/** Where a list's item or a table's row begins within a block. */
const itemStart = /\n(?=\s*(?:[-*]\s|\d+\.\s|\|))/;

/**
 * Leaves out each sentence that quotes an unknown fact, and what is empty after that: a paragraph, a
 * list's item, a table's row, a block, a heading.
 * @param text plain text or Markdown, facts not filled in yet
 */
export function leaveOutUnknown(text: string, facts: Facts, language: Language): string {
  const isUnknown = (part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => facts[name] === null);
  if (!isUnknown(text)) return text;

  const known = (item: string) => {
    if (!isUnknown(item)) return item;
    if (/^\s*\|/.test(item)) return '';
    const [mark = ''] = marker.exec(item) ?? [];
    const [condition] = /^\{if\w+\}/.exec(item.slice(mark.length)) ?? [];
    if (condition && isUnknown(condition)) return '';
    const rest = sentencesOf(item.slice(mark.length), language)
      .filter((sentence) => !isUnknown(sentence))
      .join('')
      .trim();
    return rest && mark + rest;
  };
  const blocks = text.split(/\n[ \t]*\n/).map((block) => {
    const [keyword] = /^> \[!\w+\] *\n/.exec(block) ?? [];
    if (keyword) {
      const inside = block.slice(keyword.length).replace(/^> ?/gm, '');
      const rest = leaveOutUnknown(inside, facts, language);
      return rest && keyword + rest.replace(/^/gm, '> ');
    }
    const items = block.split(itemStart).map(known);
    const kept = items.filter((item) => item !== '');
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
  const asWords = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = name[0]?.toUpperCase() + name.slice(1);
    return name.startsWith('if') ? `{${word}}` : `{${word.slice(0, -1)}.}`;
  });
  return [...segmenters[language].segment(asWords)].map(({ index, segment }) =>
    text.slice(index, index + segment.length),
  );
}

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};
