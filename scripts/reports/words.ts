import { printedFacts } from '../../lib/content/file-schemas.server';
import { partsOf } from '../../lib/content/parts.server';
import type { Source } from '../../lib/content/source.server';
import { type Content, fileOf, type Page, pagesOf } from '../../lib/content/types';
import { type Language, languages, otherLanguage } from '../../lib/language';
import { familiarSentences } from '../../lib/words/familiar.server';
import { shingles, similarity } from '../../lib/words/likeness.server';
import { isLine, type Line, lineWords } from '../../lib/words/line';
import { type Readability, readability, wordsOf } from '../../lib/words/readability.server';
import { wholeWord } from '../../lib/words/text.server';

/** The measures of a page's words. */
export interface PageReport extends Readability {
  page: Page;
  /** For a town, the most similar town above it in the list, and their similarity from 0 to 1. */
  twin: { page: Page; similarity: number } | undefined;
}

/** The limits beyond which a page is hard to read. */
export const limits = {
  /** The highest Flesch–Kincaid grade of English pages. */
  grade: { policy: 10, other: 8 },
  /** The lowest Fernández-Huerta score of Spanish pages. */
  ease: { policy: 50, other: 60 },
  /** The similarity of two towns from which search engines may take one page for a copy of the other: an estimate. */
  similarity: 0.4,
};

/** Measures every page in both languages. */
export function reportPages(content: Content): PageReport[] {
  const towns = pagesOf(content)
    .filter(({ kind }) => kind === 'location')
    .map((page) => ({
      page,
      shingles: shingles(wordsOf(page.body.passages.join('\n'), page.language)),
    }));
  return pagesOf(content).map((page) => {
    const index = towns.findIndex((town) => town.page === page);
    // A page that is no town has none above it.
    const [twin] = towns
      .slice(0, Math.max(index, 0))
      .filter((town) => town.page.language === page.language)
      .map((town) => ({
        page: town.page,
        similarity: similarity(town.shingles, towns[index]?.shingles ?? new Set()),
      }))
      .sort((one, other) => other.similarity - one.similarity);
    return { page, ...readability(passagesOf(page), page.language), twin };
  });
}

/** How hard the pages of a language are to read, the hardest first: for each a line, and below it its hardest sentence. */
export function readingLines(reports: readonly PageReport[], language: Language): string[] {
  const ofLanguage = reports.filter(({ page }) => page.language === language);
  const hardestFirst = ofLanguage.sort((one, other) =>
    language === 'en' ? other.score - one.score : one.score - other.score,
  );
  return hardestFirst.flatMap(({ page, words, score, hardest, twin }) => {
    const alike = twin ? `, ${twin.similarity.toFixed(3)} alike to ${twin.page.id}` : '';
    return [`${score.toFixed(1)}  ${page.id}, ${words} words${alike}`, `      ${hardest}`];
  });
}

/**
 * Sentences of Spanish files and facts that seem to address their reader as tú or vos: a line for each, which begins
 * with the file.
 */
export function familiarLines({ sources }: Content): string[] {
  return [...sources.values()]
    .filter((source) => isIn('es', source))
    .flatMap((source) =>
      textsOf(source, 'es')
        .flatMap(familiarSentences)
        .map((sentence) => `content/${source.file}  ${sentence}`),
    );
}

/**
 * Pages that are hard to read, towns much alike, and words that the
 * glossary refuses: a line for each, which begins with the file.
 */
export function wordFindings(content: Content): string[] {
  const reports = reportPages(content);
  return [
    ...reports
      .filter(isHard)
      .map(({ page, hardest }) => `${fileOf(page)}  hard to read, first this: "${hardest}"`),
    ...reports.flatMap(({ page, twin }) =>
      twin && twin.similarity >= limits.similarity
        ? `${fileOf(page)}  much like ${twin.page.id}; say what is true of this town alone`
        : [],
    ),
    ...languages.flatMap((language) => glossaryFindings(content, language)),
  ].map((line) => `content/${line}`);
}

/** Whether a page is beyond its limit: in English a high score is hard, in Spanish a low one. */
function isHard({ page: { kind, language }, score }: PageReport): boolean {
  const group = kind === 'policy' ? 'policy' : 'other';
  return language === 'en' ? score > limits.grade[group] : score < limits.ease[group];
}

/** Words that the glossary refuses, in the texts of a language and in the facts, outside of phrases that it prescribes. */
function glossaryFindings({ sources, glossary }: Content, language: Language): string[] {
  const unfit = glossary.unfit[language].map((word) => ({ word, todo: 'leave it out' }));
  const instead = glossary.concepts.flatMap((concept) =>
    concept.not[language].map((word) => ({ word, todo: `write "${concept[language]}"` })),
  );
  return [...sources.values()]
    .filter((source) => isIn(language, source))
    .flatMap((source) => {
      const text = glossary.prescribed[language].reduce(
        (rest, phrase) => rest.replaceAll(phrase, ''),
        textsOf(source, language).join('\n'),
      );
      return [...unfit, ...instead].flatMap(({ word, todo }) => {
        const place = findWord(text, word);
        return place === undefined ? [] : `${source.file}  says "${word}": … ${place} …; ${todo}`;
      });
    });
}

/** Whether a file has texts in a language: as one of its pages or its dictionary, or as facts that pages print. */
const isIn = (language: Language, { file }: Source): boolean =>
  file.startsWith(`${language}/`) || printedFacts.some((name) => file === `${name}.yaml`);

/** The texts of a file in a language, without those of sources, ids and days of the week. */
function textsOf(source: Source, language: Language): string[] {
  const other = otherLanguage(language);
  return partsOf(source)
    .filter(({ path }) => !/(?:^|\.)(?:url|sources|id|days)(?:\.|$)/.test(path))
    .filter(({ path }) => !path.endsWith(`.${other}`))
    .map(({ words }) => words);
}

/**
 * The surroundings of the first occurrence of a whole word, in capital
 * or small letters; undefined if there is none.
 */
export function findWord(text: string, word: string): string | undefined {
  const match = wholeWord(word, 'i').exec(text);
  return match
    ? text.slice(Math.max(match.index - 30, 0), match.index + word.length + 30).replace(/\s+/g, ' ')
    : undefined;
}

const wordsIn = (text: string | Line) => (isLine(text) ? lineWords(text) : text);

/** Every text of a page that readers see, apart from its headings. */
function passagesOf(page: Page): string[] {
  return [
    lineWords(page.lead),
    // The summary is a text, or the lines of a policy.
    ...('summary' in page ? [page.summary].flat().map(wordsIn) : []),
    ...page.body.passages,
    ...[...page.concerns, ...page.questions].flatMap(({ question, passages }) => [
      question,
      ...passages,
    ]),
  ];
}
