import { type Content, fileOf, type Page, pagesOf } from '../../lib/content/types';
import { type Language, languages } from '../../lib/language';
import { type Readability, readability, wordsOf } from '../../lib/readability.server';

/** What a page's words measure. */
export interface PageReport extends Readability {
  page: Page;
  /** Of a town: the town before it that is most like it, and how much of their text is the same, from 0 to 1. */
  twin: { page: Page; similarity: number } | undefined;
}

/** Beyond these a page is hard to read, or two towns are too much alike. */
export const limits = {
  /** English, at most. */
  grade: { policy: 10, other: 8 },
  /** Spanish, at least. */
  ease: { policy: 50, other: 60 },
  townSimilarity: 0.4,
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

/** All sequences of five consecutive words in a text. */
function shingles(words: string[]): Set<string> {
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** Share of what two sets have in common, from 0 to 1 (Jaccard). */
function similarity(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((item) => other.has(item)).length;
  return common / Math.max(one.size + other.size - common, 1);
}

/** What of the words somebody should look at: a line for each, which begins with the file. */
export function wordFindings(content: Content): string[] {
  const reports = reportPages(content);
  return [
    ...reports
      .filter(isHard)
      .map(({ page, longest }) => `${fileOf(page)}  hard to read, first this: "${longest}"`),
    ...reports.flatMap(({ page, twin }) =>
      twin && twin.similarity >= limits.townSimilarity
        ? `${fileOf(page)}  too much like ${twin.page.id}.md`
        : [],
    ),
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
    .flatMap(({ file, data, body }) => {
      const text = glossary.prescribed[language].reduce(
        (rest, phrase) => rest.replaceAll(phrase, ''),
        [...textsOf(data, language), body].join('\n').replace(addresses, ''),
      );
      return [...unfit, ...instead].flatMap(({ word, todo }) => {
        const place = findWord(text, word);
        return place === undefined ? [] : `${file}  says "${word}": … ${place} …; ${todo}`;
      });
    });
}

/** What no reader sees of a text: addresses of links, and names of facts. */
const addresses = /\]\([^)]*\)|\{\w+\}/g;

/** Files of facts whose texts pages show. */
const factFiles = /^(practice|clinicians|visits|hours|notices|crisis)\.yaml$/;

/** The texts of a language at any depth. */
function textsOf(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  if ('en' in value && 'es' in value) return textsOf(value[language], language);
  return Object.entries(value)
    .filter(([key]) => !['url', 'sources', 'id'].includes(key))
    .flatMap(([, item]) => textsOf(item, language));
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
