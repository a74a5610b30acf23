import { staleTranslations, translatedFiles } from '../content/signatures.server';
import type { Source } from '../content/source.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import type { Language } from '../language';
import { fieldParts, type Part, partsOf } from './parts.server';

type Pair = readonly [english: Part, spanish: Part];

/** Whether both languages say the same, and no Spanish text is older than its English one. */
export function checkLanguages({ sources, folder }: Content): Finding[] {
  return [
    ...translatedFiles.flatMap((name) => {
      const [english, spanish] = [sources.get(`en/${name}`), sources.get(`es/${name}`)];
      if (!english || !spanish) return [];
      const place = { file: spanish.path, field: 'translationOf' };
      const stale = staleTranslations(folder, [name]);
      return [
        ...compareLanguages(english, spanish),
        ...stale.map(() => finding('not-accepted', place, { name })),
      ];
    }),
    ...[...sources.values()].filter(({ file }) => !file.includes('/')).flatMap(compareTexts),
  ];
}

/**
 * The first place in which a Spanish file differs from its English one: a field, a heading, a
 * paragraph, an entry of a list, a row of a table, a box, a link to a page, a fact or a number. Where
 * there is none, the first text that is not translated.
 */
export function compareLanguages(english: Source, spanish: Source): Finding[] {
  const [allEnglish, allSpanish] = [partsOf(english), partsOf(spanish)];
  const [ofEnglish, ofSpanish] = [allEnglish, allSpanish].map((parts) => parts.map(withoutShort));
  if (!ofEnglish || !ofSpanish) return [];
  const pairs = ofEnglish.flatMap((part, index): Pair[] => {
    const other = ofSpanish[index];
    return other ? [[part, other]] : [];
  });
  return [
    ...pairs.flatMap(([en, es]) => differenceOf(en, es)),
    ...differenceOfLength([english, ofEnglish], [spanish, ofSpanish]),
    // A language may name a number for a crisis once more: these are compared for the whole file.
    ...differenceOf(shortOnly(english, allEnglish), shortOnly(spanish, allSpanish)),
    ...pairs
      .filter(isUntranslated)
      .map(([, { place, text }]) =>
        finding('not-translated', place(), { found: text.slice(0, 60) }),
      ),
  ].slice(0, 1);
}

/** Where a file does not quote the same in both languages of a text, `{ en: …, es: … }`, or has English twice. */
export function compareTexts(source: Source): Finding[] {
  const parts = new Map(fieldParts(source).map((part) => [part.path, part]));
  return [...parts].flatMap(([path, spanish]) => {
    const english = isSpanishSide(path) ? parts.get(englishSideOf(path)) : undefined;
    if (!english?.text) return [];
    // One word may be a name.
    const isCopied = english.text === spanish.text && english.text.includes(' ');
    return [
      ...differenceOf(english, { ...spanish, kind: english.kind }),
      ...(isCopied ? [finding('english-fact', spanish.place(), { found: spanish.text })] : []),
    ];
  });
}

const isSpanishSide = (path: string) => path === 'es' || path.endsWith('.es');
const englishSideOf = (path: string) => path.replace(/es$/, 'en');

/** What each of two parts quotes and the other does not; the parts themselves where they are of two kinds. */
function differenceOf(english: Part, spanish: Part): Finding[] {
  if (english.kind.en !== spanish.kind.en) {
    return [differ(english, described(english), spanish, described(spanish))];
  }
  if (english.entries !== spanish.entries) {
    return [differ(english, numberOfEntries(english), spanish, numberOfEntries(spanish))];
  }
  const inSpanishAlone = spanish.quoted.filter((value) => !english.quoted.includes(value));
  const inEnglishAlone = english.quoted.filter((value) => !spanish.quoted.includes(value));
  if (inSpanishAlone.length === 0 && inEnglishAlone.length === 0) return [];
  return [differ(english, listed(inEnglishAlone), spanish, listed(inSpanishAlone))];
}

/** The first part of the longer file that the other one lacks. */
function differenceOfLength(
  [english, ofEnglish]: [Source, Part[]],
  [spanish, ofSpanish]: [Source, Part[]],
): Finding[] {
  const further = ofEnglish[ofSpanish.length];
  const beyond = ofSpanish[ofEnglish.length];
  if (further) return [differ(further, described(further), endOf(spanish), nothing)];
  if (beyond) return [differ(endOf(english), nothing, beyond, described(beyond))];
  return [];
}

type Said = string | Record<Language, string>;
type Placed = Pick<Part, 'place'>;

function differ(english: Placed, expected: Said, spanish: Placed, found: Said): Finding {
  const { file, line } = english.place();
  return finding('languages-differ', spanish.place(), {
    found,
    expected,
    model: `${file}:${line}`,
  });
}

const nothing = { en: 'nothing', es: 'nada' };

/** "5 entries"; a part that is no list has none. */
const numberOfEntries = ({ entries = 0 }: Part): Said => ({
  en: entries === 1 ? '1 entry' : `${entries} entries`,
  es: entries === 1 ? '1 entrada' : `${entries} entradas`,
});

const listed = (values: string[]): Said => (values.length > 0 ? values.join(', ') : nothing);

/** "a heading ##: Two". */
function described({ kind, text }: Part): Said {
  const words = text === '' ? '' : `: ${text.slice(0, 60)}`;
  return { en: kind.en + words, es: kind.es + words };
}

/** The last line of a file. */
const endOf = ({ path, raw }: Source): Placed => ({
  place: () => ({ file: path, field: 'text', line: raw.split('\n').length }),
});

/** The numbers to call in a crisis have three digits. */
const isShort = (value: string) => /^tel:\d{3}$/.test(value);

const withoutShort = (part: Part): Part => ({
  ...part,
  quoted: part.quoted.filter((value) => !isShort(value)),
});

/** All short numbers of a file as one part. */
function shortOnly(source: Source, parts: Part[]): Part {
  const quoted = parts.flatMap((part) => part.quoted.filter(isShort));
  return { ...endOf(source), path: 'text', kind: { en: '', es: '' }, text: '', words: '', quoted };
}

/** Whether a text that is one to translate stands in English: a name has no small words, what is no sentence has no capital. */
const isUntranslated = ([english, spanish]: Pair) =>
  english.text === spanish.text &&
  /^\P{L}*\p{Lu}.* \p{Ll}{2}/u.test(spanish.text) &&
  !/\d/.test(spanish.text) &&
  !spanish.path.startsWith('sources');
