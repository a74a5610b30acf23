import { type Language, languages } from '../language';
import { type Readability, readability, wordsOf } from '../readability.server';
import { shingles, similarity } from '../similarity.server';
import { type Content, fileOf, type Page, pagesOf } from './types';

/** What a page's words measure. */
export interface PageReport extends Readability {
  page: Page;
  /** Likeness to the most similar town page of its language; undefined on other pages. */
  similarity: number | undefined;
}

/** Two town pages of a language and how much of their text is the same, from 0 to 1. */
interface Pair {
  one: Page;
  other: Page;
  similarity: number;
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
  const pairs = compareTowns(content);
  return pagesOf(content).map((page) => ({
    page,
    ...readability(passagesOf(page), page.language),
    similarity: pairs.find(({ one, other }) => one === page || other === page)?.similarity,
  }));
}

/** Every two town pages of a language, the most alike first. */
export function compareTowns(content: Content): Pair[] {
  const towns = pagesOf(content)
    .filter(({ kind }) => kind === 'location')
    .map((page) => ({
      page,
      shingles: shingles(wordsOf(page.body.passages.join('\n'), page.language)),
    }));
  return towns
    .flatMap((one, index) =>
      towns
        .slice(index + 1)
        .filter(({ page }) => page.language === one.page.language)
        .map((other) => ({
          one: one.page,
          other: other.page,
          similarity: similarity(one.shingles, other.shingles),
        })),
    )
    .sort((a, b) => b.similarity - a.similarity);
}

/** What of the words somebody should look at: a line for each, which begins with the file. */
export function wordFindings(content: Content): string[] {
  return [
    ...reportPages(content)
      .filter(isHard)
      .map(({ page, longest }) => `${fileOf(page)}  hard to read, first this: "${longest}"`),
    ...compareTowns(content)
      .filter(({ similarity }) => similarity >= limits.townSimilarity)
      .map(({ one, other }) => `${fileOf(other)}  too much like ${one.id}.md`),
    ...glossaryFindings(content),
  ].map((line) => `content/${line}`);
}

function isHard({ page: { kind, language }, score }: PageReport): boolean {
  const held = kind === 'policy' ? 'policy' : 'other';
  return language === 'en' ? score > limits.grade[held] : score < limits.ease[held];
}

/** Words that the glossary refuses, in every text. */
function glossaryFindings(content: Content): string[] {
  const { words, practice, clinicians, visits, hours, notices, crisis, glossary } = content;
  const files = { practice, clinicians, visits, hours, notices, crisis };
  return languages.flatMap((language) => {
    const instead = glossary.concepts.flatMap((concept) =>
      (concept.not[language] ?? []).map((word) => ({ word, todo: `write "${concept[language]}"` })),
    );
    const unfit = glossary.unfit[language].map((word) => ({ word, todo: 'leave it out' }));
    return [
      ...[...words[language].pages.values()].map((page) => [fileOf(page), page] as const),
      [`${language}/dictionary.yaml`, words[language].dictionary] as const,
      ...Object.entries(files).map(([name, value]) => [`${name}.yaml`, value] as const),
    ].flatMap(([file, value]) => {
      const text = glossary.prescribed[language].reduce(
        (rest, phrase) => rest.replaceAll(phrase, ''),
        textsOf(value, language).join('\n'),
      );
      return [...unfit, ...instead].flatMap(({ word, todo }) => {
        const place = findWord(text, word);
        return place === undefined ? [] : `${file}  says "${word}": … ${place} …; ${todo}`;
      });
    });
  });
}

/** Neither addresses nor HTML, whose words are in passages as well. */
const unread = new Set(['html', 'answer', 'url', 'sources', 'id']);

/** The texts of a language at any depth. */
function textsOf(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  if ('en' in value && 'es' in value) return textsOf(value[language], language);
  return Object.entries(value)
    .filter(([key]) => !unread.has(key))
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
