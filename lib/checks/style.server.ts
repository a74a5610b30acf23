import { type Content, type Page, pagesOf, pathOfPage } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import type { Language } from '../language';
import { shingles, similarity } from '../words/likeness.server';
import { wordsOf } from '../words/readability.server';
import { partsOf } from './parts.server';

/** Finds quotation marks of another kind than the language's, and towns whose texts are too much alike. */
export function checkStyle(content: Content): Finding[] {
  return [...quotationMarks(content), ...townsAlike(content)];
}

/** For each language, the quotation marks that it does not use, and the ones that it does. */
const marks: Record<Language, { others: RegExp; expected: string }> = {
  en: { others: /[“”„«»]/, expected: '"…"' },
  es: { others: /["“”„]|[.,]»/, expected: '«…».' },
};

/** The first wrong quotation mark of each file. */
function quotationMarks({ sources }: Content): Finding[] {
  return [...sources.values()].flatMap((source) => {
    if (!source.file.includes('/')) return [];
    const { others, expected } = marks[source.language];
    const part = partsOf(source).find(({ text }) => others.test(text));
    if (!part) return [];
    const found = part.text.slice(Math.max(part.text.search(others) - 20, 0)).slice(0, 60);
    return [finding('quotation-marks', part.place(), { found, expected })];
  });
}

/**
 * The share of common sequences of words from which a town is reported. The value is an estimate of when search
 * engines take one page for a copy of another.
 */
const townSimilarity = 0.4;

/** Towns whose text is too much like that of a town above them in the list. */
function townsAlike(content: Content): Finding[] {
  const towns = pagesOf(content)
    .filter(({ kind }) => kind === 'location')
    .map((page) => ({ page, sequences: shinglesOf(page) }));
  return towns.flatMap(({ page, sequences }, index) => {
    const twin = towns
      .slice(0, index)
      .filter((town) => town.page.language === page.language)
      .find((town) => similarity(town.sequences, sequences) >= townSimilarity);
    if (!twin) return [];
    const place = { file: pathOfPage(content, page), field: 'text' };
    return [finding('towns-alike', place, { other: twin.page.id })];
  });
}

const shinglesOf = ({ body, language }: Page) =>
  shingles(wordsOf(body.passages.join('\n'), language));
