import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, findingIn } from '../finding.server';
import { type Language, languages } from '../language';
import { readability, wordsOf } from '../readability.server';
import type { PageId, PageKind } from '../routes.server';
import { shingles, similarity } from '../similarity.server';
import type { Content, Page, PageOf } from './content.server';
import { factsIn } from './facts.server';
import { divideLongest, type Rhythm, rhythmFaults, rhythmOf } from './rhythm.server';
import type { Glossary } from './schemas/glossary.server';
import { lineOfWords, type StyleFault } from './style-fault.server';
import { townFaults } from './town-facts.server';

/** What a page's words measure, and what of it is beyond the limits. */
export interface PageReport {
  id: PageId;
  language: Language;
  words: number;
  /** Flesch–Kincaid grade in English, Fernández-Huerta in Spanish. */
  score: number;
  longestSentence: string;
  /** Undefined on pages that are not held to one: policies and towns. */
  rhythm: Rhythm | undefined;
  sources: number;
  /** How many facts the sources of a town's page back; undefined on other pages. */
  facts: number | undefined;
  /** Likeness to the most similar town page; undefined on other pages. */
  similarity: number | undefined;
  /** When a source, the text or the policy was last looked at; the oldest of them. */
  checkedOn: string | undefined;
  /** Why the page is not as it should be; empty where nothing is wrong. */
  faults: StyleFault[];
}

/** Two town pages and how much of their text is the same, from 0 to 1. */
export interface Pair {
  one: PageId;
  other: PageId;
  language: Language;
  similarity: number;
}

/** Readability, length and likeness that the pages are held to. */
export const limits = {
  /** English, of a page that is not held to a rhythm: at most. */
  grade: { policy: 10, location: 8 },
  /** Spanish, of a page that is not held to a rhythm: at least. */
  ease: { policy: 50, location: 60 },
  serviceWords: 600,
  townSimilarity: 0.4,
};

/** What of the words is beyond the limits, of every page and of the texts that are no page. */
export function styleFindings(content: Content, pages = reportPages(content)): Finding[] {
  const findings = (file: string, faults: StyleFault[]) =>
    faults.map(({ found, todo, words }) => {
      const raw = words ? readFileSync(join(content.folder, file), 'utf8') : '';
      const line = words && lineOfWords(raw, words);
      return findingIn(line ? `${file}:${line}` : file)('text', found, { todo });
    });
  return [
    ...pages.flatMap(({ id, language, faults }) => findings(`${language}/${id}.md`, faults)),
    ...unfitElsewhere(content).flatMap(({ file, ...fault }) => findings(file, [fault])),
  ];
}

/** @param only one page, in both languages, instead of every page */
export function reportPages(content: Content, only?: PageId): PageReport[] {
  const pairs = only ? [] : compareTowns(content);
  return languages.flatMap((language) =>
    [...content.words[language].pages.values()]
      .filter(({ id }) => !only || id === only)
      .map((page) => reportPage(page, content, pairs)),
  );
}

/** Every two town pages of a language, the most alike first. */
export function compareTowns({ words }: Content): Pair[] {
  return languages
    .flatMap((language) => {
      const towns = [...words[language].pages.values()]
        .filter(({ kind }) => kind === 'location')
        .map(({ id, body }) => ({
          id,
          shingles: shingles(wordsOf(body.passages.join('\n'), language)),
        }));
      return towns.flatMap((one, index) =>
        towns.slice(index + 1).map((other) => ({
          one: one.id,
          other: other.id,
          language,
          similarity: similarity(one.shingles, other.shingles),
        })),
      );
    })
    .sort((a, b) => b.similarity - a.similarity);
}

/** Every text of a page that a reader sees, apart from its headings. */
export function passagesOf(page: Page): string[] {
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

function reportPage(page: Page, content: Content, pairs: Pair[]): PageReport {
  const { id, kind, language } = page;
  const { words, score, longest } = readability(passagesOf(page), language);
  const body = wordsOf(page.body.passages.join('\n'), language);
  const faults = unfitWords(page, language, content.glossary);
  let rhythm: Rhythm | undefined;
  if (kind === 'policy' || kind === 'location') {
    const isHard = language === 'en' ? score > limits.grade[kind] : score < limits.ease[kind];
    if (isHard) faults.push({ found: 'hard to read', ...divideLongest(longest) });
  } else {
    rhythm = rhythmOf(proseOf(page), language);
    faults.push(...rhythmFaults(rhythm, language));
  }
  if (kind === 'service' && body.length < limits.serviceWords) {
    const found = `${body.length} words below the fields, at least ${limits.serviceWords}`;
    faults.push({ found, todo: 'say more of what patients ask about it' });
  }
  const facts = page.kind === 'location' ? factsOf(page) : undefined;
  const older = kind === 'location' ? olderTowns(page, content) : [];
  if (facts) {
    const pages = [...content.words[language].pages.values()];
    const others = [...pages.filter(({ kind }) => kind !== 'location'), ...older].map(readPage);
    faults.push(...townFaults(readPage(page), others, language));
  }
  if (needsSources.has(kind) && !page.sources?.length) {
    faults.push({ found: 'no source', todo: 'write under "sources" where its facts come from' });
  }
  faults.push(
    ...unsourcedClaims(page, content).map((claim) => ({
      found: `no source for ${claim}`,
      todo: `write its source under "sources", with ${claim} in the claim; quote it in braces if it is the practice’s own, as {phone} or {feeFirst}; or correct the text`,
      words: claim,
    })),
  );
  const own = pairs.filter(
    (pair) => pair.language === language && (pair.one === id || pair.other === id),
  );
  for (const { one, other, similarity } of own) {
    const twin = one === id ? other : one;
    const isNewer = older.some((town) => town.id === twin);
    // A copy that has the other's facts as well is told once.
    const isTold = faults.some(({ found }) => found.includes(`of ${twin} as well`));
    if (similarity < limits.townSimilarity || !isNewer || isTold) continue;
    const todo = 'write what holds of this town alone';
    faults.push({ found: `too much like ${twin}`, todo });
  }
  return {
    id,
    language,
    words,
    score,
    longestSentence: longest,
    rhythm,
    // The pairs come most alike first.
    similarity: own[0]?.similarity,
    sources: page.sources?.length ?? 0,
    facts: facts?.length,
    checkedOn: datesOf(page)[0],
    faults,
  };
}

/** The towns' pages that are listed before a town's page: a copy is listed after its original. */
function olderTowns(page: Page, { words }: Content): Page[] {
  const towns = [...words[page.language].pages.values()].filter(({ kind }) => kind === 'location');
  return towns.slice(0, towns.indexOf(page));
}

const readPage = (page: Page) => ({
  id: page.id,
  isTown: page.kind === 'location',
  facts: page.kind === 'location' ? factsOf(page) : [],
  passages: passagesOf(page),
});

/** What a town's page says and its sources back. */
function factsOf({ sources = [] }: PageOf<'location'>): string[] {
  return sources.flatMap(({ says = [] }) => says);
}

/** The paragraphs of a page, without lists, steps and tables. */
function proseOf(page: Page): string[] {
  const { lead, body, concerns, questions } = page;
  return [lead, ...body.prose, ...[...concerns, ...questions].flatMap(({ prose }) => prose)];
}

const needsSources = new Set<PageKind>(['service', 'location', 'telepsychiatry']);

/** When a source, the text or the policy was looked at or signed, the earliest day first. */
export function datesOf(page: Page): string[] {
  return [
    ...(page.sources ?? []).map(({ checkedOn }) => checkedOn),
    page.reviewed?.on,
    page.approved?.on,
    ...(page.kind === 'policy' ? [page.effectiveOn, ...page.changes.map(({ on }) => on)] : []),
  ]
    .filter((day) => typeof day === 'string')
    .sort();
}

/**
 * Telephone numbers, amounts and numbers of laws that neither the practice's facts hold nor a source
 * of the page names in its claim, name or address. 911 and 988 stand on every page.
 */
function unsourcedClaims(page: Page, content: Content): string[] {
  const { facts: words } = content.words[page.language].dictionary;
  const ownFacts = Object.values(factsIn(page.language, words, content)).join('\n');
  const text = passagesOf(page).join('\n');
  const cited = (page.sources ?? [])
    .map(({ claim = '', name, url }) => `${claim} ${name} ${url}`)
    .join('\n');
  const claims = [
    /(?<!\d)(?:1-)?\(?\d{3}\)?[- ]\d{3}-\d{4}(?!\d)/g,
    /\$\d[\d,]*/g,
    /\d+ (?:CFR|U\.S\.C\.)(?: (?:Part|part) \d+| §* ?[\d.]+)?/g,
    /(?<![\d.])\d{3}\.\d{2,5}(?!\d)/g,
  ].flatMap((pattern) => [...text.matchAll(pattern)].map(([claim]) => claim));
  return [...new Set(claims)].filter(
    (claim) => findWord(`${ownFacts}\n${cited}`, claim) === undefined,
  );
}

/** Words that the glossary refuses, in the texts that are no page, by the files below the content folder. */
export function unfitElsewhere(content: Content): (StyleFault & { file: string })[] {
  const { words, practice, clinicians, visits, hours, notices, crisisCenters, glossary } = content;
  const files = { practice, clinicians, visits, hours, notices, crisis: crisisCenters };
  return languages.flatMap((language) =>
    [
      [`${language}/dictionary`, words[language].dictionary] as const,
      ...Object.entries(files).map(([name, value]) => [name, textsIn(language, value)] as const),
    ].flatMap(([name, value]) =>
      unfitWords(value, language, glossary).map((fault) => ({ ...fault, file: `${name}.yaml` })),
    ),
  );
}

/** The texts in one language of values that hold both. */
function textsIn(language: Language, value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if ('en' in value && 'es' in value) return [(value as Record<Language, string>)[language]];
  return Object.values(value).flatMap((item) => textsIn(language, item));
}

/** Words of a value's texts that the glossary refuses. */
function unfitWords(value: unknown, language: Language, glossary: Glossary): StyleFault[] {
  const text = glossary.prescribed[language].reduce(
    (rest, phrase) => rest.replaceAll(phrase, ''),
    textsOf(value).join('\n'),
  );
  const other = 'say it without this word, which promises, ranks or hurts (content/glossary.yaml)';
  const refused = [
    ...glossary.unfit[language].map((word) => ({ word, todo: other })),
    ...glossary.concepts.flatMap((concept) =>
      (concept.not[language] ?? []).map((word) => ({
        word,
        todo: `write "${concept[language]}", the one word for it (content/glossary.yaml)`,
      })),
    ),
  ];
  return refused.flatMap(({ word, todo }) => {
    const place = findWord(text, word);
    return place === undefined ? [] : { found: `says "${word}": … ${place} …`, todo, words: word };
  });
}

/** Texts at any depth, but not addresses and HTML, whose words are in passages as well. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => !['html', 'answer', 'sections', 'url', 'sources', 'id'].includes(key))
    .flatMap(([, item]) => textsOf(item));
}

/** The word's surroundings where it first stands, whole and in any case. */
export function findWord(text: string, word: string): string | undefined {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return match
    ? text.slice(Math.max(match.index - 30, 0), match.index + word.length + 30).replace(/\s+/g, ' ')
    : undefined;
}
