import {
  factSources,
  type Pair,
  pairsIn,
  pairsInOrder,
  translations,
} from '../content/pairs.server';
import { type Part, partsOf } from '../content/parts.server';
import type { CrisisLine } from '../content/schemas/crisis-lines.server';
import { staleTranslations } from '../content/signatures.server';
import { acceptanceFields } from '../content/signed-text';
import type { Source } from '../content/source.server';
import type { ContentWith, ReadableContent } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { type Language, languages } from '../language';
import { dialedBy } from '../words/telephones';
import { type Rule, rule } from './rule.server';

/** Finds differences between the languages, and Spanish texts that nobody has accepted as they are. */
export const languageRules: readonly Rule[] = [
  rule(['crisis-lines'], differences),
  (content) => translations(content).flatMap(([, spanish]) => staleTranslation(content, spanish)),
];

/** The first difference in each file and its translation, and those within the files for both languages. */
function differences(content: ContentWith<'crisis-lines'>): Finding[] {
  const { 'crisis-lines': lines } = content;
  return [
    ...translations(content).flatMap(([english, spanish]) =>
      compareLanguages(english, spanish, lines),
    ),
    ...factSources(content).flatMap((source) => compareQuotedFacts(source, lines)),
  ];
}

/** A Spanish file that nobody has accepted since it or its English text changed. */
function staleTranslation({ folder }: ReadableContent, { file, path }: Source): Finding[] {
  const place = { file: path, field: acceptanceFields.text };
  return staleTranslations(folder, [file.slice('es/'.length)]).map((name) =>
    finding('not-accepted', place, { name }),
  );
}

/**
 * The first difference between an English file and its Spanish one: a field, a heading, a paragraph, an entry of a
 * list, a row of a table, a box, a link to a page, a fact, a condition or the day of a paragraph.
 * @returns one finding or none
 */
export function compareLanguages(
  english: Source,
  spanish: Source,
  lines: readonly CrisisLine[],
): Finding[] {
  const ofEnglish = comparedParts(english, lines);
  const ofSpanish = comparedParts(spanish, lines);
  const [first] = [
    ...pairsInOrder(ofEnglish.parts, ofSpanish.parts).flatMap(differenceOf),
    ...differenceOfLength([english, ofEnglish.parts], [spanish, ofSpanish.parts]),
    ...differenceOf([ofEnglish.crisisNumbers, ofSpanish.crisisNumbers]),
  ];
  return first ? [first] : [];
}

/**
 * The parts of a file without the numbers of crisis lines, and one part with all of these: one language may repeat such
 * a number, so they are compared for the whole file.
 */
function comparedParts(source: Source, lines: readonly CrisisLine[]) {
  const dialed = dialedByMark(lines);
  const numbers = crisisNumbers(lines);
  const parts = partsOf(source).map((part) => asDialed(part, dialed));
  return {
    parts: parts.map((part) => withoutCrisisNumbers(part, numbers)),
    crisisNumbers: crisisNumbersOf(source, parts, numbers),
  };
}

/** Compares the two languages of each text `{ en: …, es: … }` in one file: they must quote the same facts. */
export function compareQuotedFacts(source: Source, lines: readonly CrisisLine[]): Finding[] {
  const dialed = dialedByMark(lines);
  return pairsIn(source).flatMap(([english, spanish]) =>
    differenceOf([asDialed(english, dialed), asDialed(spanish, dialed)]),
  );
}

/**
 * The finding that two parts are of different kinds, have different numbers of entries, or that one quotes something
 * that the other does not. How often a part quotes the same does not count.
 */
function differenceOf([english, spanish]: Pair): Finding[] {
  if (english.kind.en !== spanish.kind.en) {
    return [differenceFinding(english, described(english), spanish, described(spanish))];
  }
  if (english.entries !== spanish.entries) {
    return [
      differenceFinding(english, numberOfEntries(english), spanish, numberOfEntries(spanish)),
    ];
  }
  const inSpanishAlone = spanish.quoted.filter((value) => !english.quoted.includes(value));
  const inEnglishAlone = english.quoted.filter((value) => !spanish.quoted.includes(value));
  if (inSpanishAlone.length === 0 && inEnglishAlone.length === 0) return [];
  return [differenceFinding(english, listed(inEnglishAlone), spanish, listed(inSpanishAlone))];
}

/** The finding about the first part that the longer of two files has and the shorter one lacks. */
function differenceOfLength(
  [english, ofEnglish]: [Source, Part[]],
  [spanish, ofSpanish]: [Source, Part[]],
): Finding[] {
  const further = ofEnglish[ofSpanish.length];
  const beyond = ofSpanish[ofEnglish.length];
  if (further) return [differenceFinding(further, described(further), endOf(spanish), nothing)];
  if (beyond) return [differenceFinding(endOf(english), nothing, beyond, described(beyond))];
  return [];
}

/** A value that a sentence prints: the same in both languages, or one for each. */
type Printed = string | Record<Language, string>;
type Placed = Pick<Part, 'place'>;

/** The finding that stands at the Spanish place, and names the English one as the model. */
function differenceFinding(
  english: Placed,
  expected: Printed,
  spanish: Placed,
  found: Printed,
): Finding {
  const { file, line } = english.place();
  return finding('languages-differ', spanish.place(), {
    found,
    expected,
    model: `${file}:${line}`,
  });
}

const nothing = { en: 'nothing', es: 'nada' };

/** "5 entries"; a part that is no list has none. */
const numberOfEntries = ({ entries = 0 }: Part): Printed => ({
  en: entries === 1 ? '1 entry' : `${entries} entries`,
  es: entries === 1 ? '1 entrada' : `${entries} entradas`,
});

const listed = (values: string[]): Printed => (values.length > 0 ? values.join(', ') : nothing);

/** "a heading ##: Two". */
function described({ kind, words }: Part): Printed {
  const beginning = words === '' ? '' : `: ${words.slice(0, 60)}`;
  return { en: kind.en + beginning, es: kind.es + beginning };
}

/** The place of the last line of a file. */
const endOf = ({ path, raw }: Source): Placed => ({
  place: () => ({ file: path, field: 'text', line: raw.split('\n').length }),
});

/** A part that quotes each crisis line by what it dials: a language may text where the other calls. */
const asDialed = (part: Part, dialed: ReadonlyMap<string, string>): Part => ({
  ...part,
  quoted: part.quoted.map((value) => dialed.get(value) ?? value),
});

/** What the English link of each crisis line dials, by the mark that quotes the line. */
const dialedByMark = (lines: readonly CrisisLine[]): ReadonlyMap<string, string> =>
  new Map(lines.map(({ id, address }) => [`{${id}}`, dialedAs(address.en)]));

/** What texts quote if they quote a crisis line: `tel:988`. */
const crisisNumbers = (lines: readonly CrisisLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ address }) => languages.map((language) => dialedAs(address[language]))));

const dialedAs = (address: string) => `tel:${dialedBy(address)}`;

const withoutCrisisNumbers = (part: Part, numbers: ReadonlySet<string>): Part => ({
  ...part,
  quoted: part.quoted.filter((value) => !numbers.has(value)),
});

/** One part with all crisis lines that a file quotes. */
function crisisNumbersOf(source: Source, parts: Part[], numbers: ReadonlySet<string>): Part {
  const quoted = parts.flatMap((part) => part.quoted.filter((value) => numbers.has(value)));
  return { ...endOf(source), path: 'text', kind: { en: '', es: '' }, words: '', quoted };
}
