import { languages } from '../language';
import type { Markdown } from './markdown.server';
import { withoutSignatures } from './signatures.server';
import type { Source } from './source.server';

/** A file in one language, as far as the two languages must agree on it. */
export interface Version {
  source: Source;
  /** Read text below the front matter; undefined in a YAML file. */
  body: Markdown | undefined;
}

/**
 * Whether a file says the same in both languages, as far as a machine can tell: the same
 * headings, paragraphs below each and list lengths, the same telephone numbers, dates, amounts and
 * distances. The Spanish file reports the faults, since its author has the English one as a model.
 */
export function compareVersions(english: Version, spanish: Version) {
  const differ = (field: string, found: string, expected: string) =>
    spanish.source.report(field.split('.'), found, `${expected}, as in ${english.source.file}`);

  compareValues(english.source.data, spanish.source.data, '', differ);

  for (const [subject, read] of Object.entries(outlineReaders)) {
    if (!english.body || !spanish.body) break;
    compareSequence(read(english.body), read(spanish.body), subject, differ);
  }

  for (const passage of spanish.body?.passages ?? []) {
    const isSentence = !/\d/.test(passage) && passage.split(' ').length >= 8;
    if (isSentence && english.body?.passages.includes(passage)) {
      differ('text', passage.slice(0, 60), 'its translation');
    }
  }

  for (const [subject, read] of Object.entries(factReaders)) {
    const factsOf = ({ source }: Version) => read(withoutSignatures(source.raw));
    compareSequence(factsOf(english), factsOf(spanish), subject, differ);
  }
}

type Differ = (field: string, found: string, expected: string) => void;

/** What has to be the same of the two languages' Markdown. */
const outlineReaders: Record<string, (body: Markdown) => unknown[]> = {
  'headings of the text': ({ headings }) => headings.map(({ depth }) => '#'.repeat(depth)),
  'list lengths in the text': ({ lists }) => lists,
  'paragraphs below each heading of the text': ({ paragraphs }) => paragraphs,
};

function compareSequence(english: unknown[], spanish: unknown[], field: string, differ: Differ) {
  const [found, expected] = [spanish.join(' ') || 'none', english.join(' ') || 'none'];
  if (found !== expected) differ(field, found, expected);
}

function compareValues(english: unknown, spanish: unknown, field: string, differ: Differ) {
  if (Array.isArray(english) && Array.isArray(spanish)) {
    if (english.length !== spanish.length) {
      differ(field, `${spanish.length} entries`, `${english.length} entries`);
    }
    english.forEach((item, index) => {
      if (index < spanish.length) compareValues(item, spanish[index], `${field}.${index}`, differ);
    });
  } else if (isRecord(english) && isRecord(spanish)) {
    const keys = new Set([...Object.keys(english), ...Object.keys(spanish)]);
    for (const key of keys) {
      if (ownFields.test(key)) continue;
      const name = field ? `${field}.${key}` : key;
      if (!(key in spanish)) differ(name, 'nothing', 'this field');
      else if (!(key in english)) differ(name, 'a field', 'no such field');
      else if (english[key] === spanish[key] && translatedFields.has(key)) {
        differ(name, 'the English text', 'its translation');
      } else compareValues(english[key], spanish[key], name, differ);
    }
  } else if (english !== spanish && (isFixed(english) || isFixed(spanish))) {
    differ(field, String(spanish), String(english));
  }
}

/** Fields that either language has for itself. */
const ownFields = /^(?:translationOf|lang|(?:approved|reviewed)(?:By|On|Text))$/;

/** Fields whose text is never the same in both languages. */
const translatedFields = new Set(['title', 'description', 'heading', 'lead', 'question', 'answer']);

/** Dates and yes or no are the same in both languages. */
function isFixed(value: unknown): boolean {
  return typeof value === 'boolean' || /^\d{4}-\d{2}-\d{2}$/.test(String(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** "january" and "enero" as "01", and so on. */
const months: Record<string, string> = Object.fromEntries(
  languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => [
      new Date(2000, index).toLocaleDateString(language, { month: 'long' }).toLowerCase(),
      String(index + 1).padStart(2, '0'),
    ]),
  ),
);
const month = Object.keys(months).join('|');
const englishDate = new RegExp(`\\b(${month}) (\\d{1,2}), (\\d{4})\\b`, 'gi');
const spanishDate = new RegExp(`\\b(\\d{1,2})\\.?º? de (${month}) de (\\d{4})\\b`, 'gi');

/** What each kind of fact is recognised by, told the same in both languages, each fact once. */
const factReaders: Record<string, (text: string) => string[]> = {
  telephones: (text) =>
    distinct(
      [...text.matchAll(/\{phone\}|(?<!\d)\(?(\d{3})\)?[-. ](\d{3})[-. ](\d{4})(?!\d)/g)].map(
        ([all, area, exchange, line]) => (area ? `${area}-${exchange}-${line}` : all),
      ),
      [...text.matchAll(/(?<![\d-])(?:911|988|211)(?![\d-])/g)].map(([number]) => number),
    ),
  dates: (text) =>
    distinct(
      [...text.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g)].map(([date]) => date),
      [...text.matchAll(englishDate)].map(([, name, day, year]) => isoDate(year, name, day)),
      [...text.matchAll(spanishDate)].map(([, day, name, year]) => isoDate(year, name, day)),
    ),
  amounts: (text) =>
    distinct([...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].map(([, n]) => `$${n}`)),
  distances: (text) =>
    distinct([...text.matchAll(/(\d+(?:\.\d+)?) (?:miles?|millas?)\b/g)].map(([, n]) => `${n} mi`)),
};

function isoDate(year = '', name = '', day = ''): string {
  return `${year}-${months[name.toLowerCase()]}-${day.padStart(2, '0')}`;
}

function distinct(...facts: string[][]): string[] {
  return [...new Set(facts.flat())].sort();
}
