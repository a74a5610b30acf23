import { partsOf } from '../../lib/checks/parts.server';
import type { Source } from '../../lib/content/source.server';
import { type Content, fileOf, type Page, pagesOf } from '../../lib/content/types';
import { type Language, languages, otherLanguage } from '../../lib/language';
import { shingles, similarity } from '../../lib/likeness.server';
import { type Readability, readability, wordsOf } from '../../lib/readability.server';

/** What a page's words measure. */
export interface PageReport extends Readability {
  page: Page;
  /** Of a town: the town before it that is most like it, and how much of their text is the same, from 0 to 1. */
  twin: { page: Page; similarity: number } | undefined;
}

/** Beyond these a page is hard to read. */
export const limits = {
  /** English, at most. */
  grade: { policy: 10, other: 8 },
  /** Spanish, at least. */
  ease: { policy: 50, other: 60 },
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

/** What of the words somebody should look at: a line for each, which begins with the file. */
export function wordFindings(content: Content): string[] {
  const reports = reportPages(content);
  return [
    ...reports
      .filter(isHard)
      .map(({ page, longest }) => `${fileOf(page)}  hard to read, first this: "${longest}"`),
    ...languages.flatMap((language) => glossaryFindings(content, language)),
  ].map((line) => `content/${line}`);
}

function isHard({ page: { kind, language }, score }: PageReport): boolean {
  const held = kind === 'policy' ? 'policy' : 'other';
  return language === 'en' ? score > limits.grade[held] : score < limits.ease[held];
}

/** Words that the glossary refuses, in the texts of a language and in the facts. */
function glossaryFindings({ sources, glossary }: Content, language: Language): string[] {
  const unfit = glossary.unfit[language].map((word) => ({ word, todo: 'leave it out' }));
  const instead = glossary.concepts.flatMap((concept) =>
    concept.not[language].map((word) => ({ word, todo: `write "${concept[language]}"` })),
  );
  return [...sources.values()]
    .filter(({ file }) => file.startsWith(`${language}/`) || factFiles.test(file))
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

/** Files of facts whose texts pages show. */
const factFiles = /^(practice|clinicians|visits|hours|notices|crisis)\.yaml$/;

/** The words of a file in a language, without those of sources and ids. */
function textsOf(source: Source, language: Language): string[] {
  const other = otherLanguage(language);
  return partsOf(source)
    .filter(({ path }) => !/(?:^|\.)(?:url|sources|id)(?:\.|$)/.test(path))
    .filter(({ path }) => !path.endsWith(`.${other}`))
    .map(({ words }) => words);
}

/** The word's surroundings where it first stands, whole and in any case. */
export function findWord(text: string, word: string): string | undefined {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return match
    ? text.slice(Math.max(match.index - 30, 0), match.index + word.length + 30).replace(/\s+/g, ' ')
    : undefined;
}

/** Every text of a page that a reader sees, apart from its headings. */
function passagesOf(page: Page): string[] {
  return [
    page.lead,
    ...('summary' in page ? [page.summary].flat() : []),
    ...page.body.passages,
    ...[...page.concerns, ...page.questions].flatMap(({ question, passages }) => [
      question,
      ...passages,
    ]),
  ];
}
