import { monthNames } from '../dates.server';
import { languages } from '../language';
import type { Fault } from './faults.server';
import type { Markdown } from './markdown.server';
import { compareOutlines } from './outline.server';
import { quotedDifference } from './quoted-facts.server';
import { withoutSignatures } from './signed-text';
import type { Source } from './source.server';

/** A file in one language, as far as the two languages must agree on it. */
export interface Version {
  source: Source;
  /** Read text below the front matter; undefined in a YAML file. */
  body: Markdown | undefined;
}

/**
 * Whether a file says the same in both languages, as far as a machine can tell: the same headings,
 * paragraphs, boxes, steps and tables below each, list lengths, telephone numbers, dates, amounts and
 * distances. The Spanish file reports the faults, since its author has the English one as a model.
 */
export function compareVersions(english: Version, spanish: Version, faults: readonly Fault[]) {
  const files = [english.source.file, spanish.source.file];
  // What is wrong by itself differs as well.
  if (faults.some(({ file }) => files.includes(file))) return;
  const differ: Differ = (field, found, expected, line) => {
    if (found === expected) return;
    spanish.source.report(field.split('.'), found, `${expected}, as in ${files[0]}`, line);
  };

  compareValues(english.source.data, spanish.source.data, '', differ);

  if (english.body && spanish.body) {
    compareOutlines(
      { source: english.source, body: english.body },
      { source: spanish.source, body: spanish.body },
    );
  }

  for (const passage of spanish.body?.passages ?? []) {
    const isSentence = !/\d/.test(passage) && passage.split(' ').length >= 8;
    if (isSentence && english.body?.passages.includes(passage)) {
      const line = spanish.source.lineOf(['text'], passage.slice(0, 20));
      differ('text', passage.slice(0, 60), 'its translation', line);
    }
  }

  for (const [subject, read] of Object.entries(factReaders)) {
    const factsOf = ({ source }: Version) => read(withoutSignatures(source.raw));
    const [inEnglish, inSpanish] = [factsOf(english), factsOf(spanish)];
    if (list(inSpanish) === list(inEnglish)) continue;
    const lineOf = ({ raw }: Source, others: string[]) =>
      raw.split('\n').findIndex((line) => read(line).some((fact) => !others.includes(fact))) + 1;
    const model = lineOf(english.source, inSpanish);
    const hint = `${model ? ` (line ${model})` : ''}${subject === 'dates' ? datesExpected : ''}`;
    const line = lineOf(spanish.source, inEnglish) || undefined;
    differ(subject, list(inSpanish), list(inEnglish) + hint, line);
  }
}

type Differ = (field: string, found: string, expected: string, line?: number) => void;

const list = (items: unknown[]) => items.join(' ') || 'none';

function compareValues(english: unknown, spanish: unknown, field: string, differ: Differ) {
  if (Array.isArray(english) && Array.isArray(spanish)) {
    if (english.length !== spanish.length) {
      // Which of them are partners is not known.
      differ(field, `${spanish.length} entries`, `${english.length} entries`);
      return;
    }
    english.forEach((item, index) => {
      compareValues(item, spanish[index], `${field}.${index}`, differ);
    });
  } else if (isRecord(english) && isRecord(spanish)) {
    const keys = new Set([...Object.keys(english), ...Object.keys(spanish)]);
    for (const key of keys) {
      if (ownFields.test(key)) continue;
      const name = field ? `${field}.${key}` : key;
      if (!(key in spanish)) differ(name, 'nothing', 'this field');
      else if (!(key in english)) differ(name, 'a field', 'no such field');
      else if (
        english[key] === spanish[key] &&
        translatedFields.has(key) &&
        hasWords(english[key])
      ) {
        differ(name, 'the English text', 'its translation');
      } else compareValues(english[key], spanish[key], name, differ);
    }
  } else if (english !== spanish && (isFixed(english) || isFixed(spanish))) {
    differ(field, String(spanish), String(english));
  } else if (typeof english === 'string' && typeof spanish === 'string' && !mayDiffer.test(field)) {
    const difference = quotedDifference(english, spanish);
    if (difference) differ(field, difference.found, difference.expected);
  }
}

/** Fields that either language has for itself. */
const ownFields = /^(?:translationOf|lang|(?:approved|reviewed)(?:By|On|Text))$/;

/** What search results say has too little room for every fact, and a source has its own name. */
const mayDiffer = /^(?:title|description)$|^sources\.\d+\.name$/;

/** Fields whose text is never the same in both languages. */
const translatedFields = new Set(['title', 'description', 'heading', 'lead', 'question', 'answer']);

/** Whether a text has more than facts, which are named alike in both languages. */
const hasWords = (value: unknown) => /\p{L}/u.test(String(value).replace(/\{\w+\}/g, ''));

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
    monthNames[language].map((name, index) => [
      name.toLowerCase(),
      String(index + 1).padStart(2, '0'),
    ]),
  ),
);
const month = Object.keys(months).join('|');
const datesExpected = ', written like December 24–28, 2026 or del 24 al 28 de diciembre de 2026';
/** What leads from the first of several days to the last. */
const to = '(?:\\s?[–-]\\s?| (?:to|through|and|al?|y) )';
const englishDate = new RegExp(
  `\\b(?<month>${month}) (?<day>\\d{1,2})(?:${to}(?:(?<lastMonth>${month}) )?(?<lastDay>\\d{1,2}))?, (?<year>\\d{4})\\b`,
  'gi',
);
const spanishDate = new RegExp(
  `\\b(?:(?<day>\\d{1,2})\\.?º?(?: de (?<month>${month}))?${to})?(?<lastDay>\\d{1,2})\\.?º? de (?<lastMonth>${month}) de (?<year>\\d{4})\\b`,
  'gi',
);

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
      // A date that is a field is compared with the fields.
      [...text.matchAll(/(?<!: "?)\b\d{4}-\d{2}-\d{2}\b/g)].map(([date]) => date),
      [...text.matchAll(englishDate), ...text.matchAll(spanishDate)].flatMap(firstAndLast),
    ),
  amounts: (text) =>
    distinct([...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].map(([, n]) => `$${n}`)),
};

/** The ISO dates of a day, or of the first and the last of several. */
function firstAndLast({ groups = {} }: RegExpExecArray): string[] {
  const { year, day, lastDay, lastMonth, month = lastMonth } = groups;
  const isoDate = (name = '', day = '') =>
    day && `${year}-${months[name.toLowerCase()]}-${day.padStart(2, '0')}`;
  return [isoDate(month, day), isoDate(lastMonth ?? month, lastDay)].filter(Boolean);
}

function distinct(...facts: string[][]): string[] {
  return [...new Set(facts.flat())].sort();
}
