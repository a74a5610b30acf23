import { quotedIn } from '../content/quoted.server';
import { staleTranslations, translatedFiles } from '../content/signatures.server';
import type { Source } from '../content/source.server';
import type { Content } from '../content/types';
import { type Finding, finding, type Place } from '../findings/finding';

/** A field, or a line of a text, as far as it is the same in both languages. */
interface Part {
  /** Where it stands; looked for only where something is said of it. */
  place: () => Place;
  /** What it is: the name of a field, or the sign that a line begins with. */
  kind: string;
  text: string;
  /** The facts, numbers, … that it quotes; of a field that is no text, its value. */
  quoted: string[];
}

type Pair = readonly [en: Part, es: Part];

/** Whether both languages say the same, and no Spanish text is older than its English one. */
export function checkLanguages({ sources, folder }: Content): Finding[] {
  return [
    ...translatedFiles.flatMap((name) => {
      const [english, spanish] = [sources.get(`en/${name}`), sources.get(`es/${name}`)];
      if (!english || !spanish) return [];
      const place = { file: `content/es/${name}`, field: 'translationOf' };
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
 * paragraph, an entry of a list, a row of a table, a block, a link to a page, a fact or a number. Where
 * there is none, the first text that is not translated.
 */
export function compareLanguages(english: Source, spanish: Source): Finding[] {
  const translation = partsOf(spanish);
  // The last part is of a kind of its own: where one file has fewer parts, they differ before that.
  const pairs = partsOf(english).map((en, index): Pair => [en, translation[index] ?? en]);
  const untranslated = pairs
    .filter(([en, es]) => en.text === es.text && isTranslated(es))
    .map(([, { place, text }]) => finding('not-translated', place(), { found: text.slice(0, 60) }));
  return [...differencesIn(pairs), ...untranslated].slice(0, 1);
}

/** Where a file does not quote the same in both languages of a text, `{ en: …, es: … }`, or has English twice. */
export function compareTexts(source: Source): Finding[] {
  const parts = new Map(fieldsOf(source, source.data).map((part) => [part.kind, part]));
  const pairs = [...parts].flatMap(([name, es]): Pair[] => {
    const en = /\bes$/.test(name) ? parts.get(name.replace(/es$/, 'en')) : undefined;
    return en?.text ? [[en, { ...es, kind: en.kind }]] : [];
  });
  // One word may be a name.
  const english = pairs.filter(([en, es]) => en.text === es.text && en.text.includes(' '));
  return [
    ...differencesIn(pairs),
    ...english.map(([, { place, text }]) => finding('english-fact', place(), { found: text })),
  ];
}

/** What each part of a pair quotes and the other does not; the parts themselves where they are of two kinds. */
function differencesIn(pairs: Pair[]): Finding[] {
  return pairs.flatMap(([en, es]) => {
    const beyond = (part: Part, other: Part) =>
      en.kind === es.kind
        ? part.quoted.filter((value) => !other.quoted.includes(value))
        : [`${part.kind} ${part.text.slice(0, 60)}`];
    const [found, expected] = [beyond(es, en).join(', '), beyond(en, es).join(', ')];
    if (!found && !expected) return [];
    const { file, line } = en.place();
    const values = { found: found || '–', expected: expected || '–', model: `${file}:${line}` };
    return finding('languages-differ', es.place(), values);
  });
}

/** Whether a text is one to translate: a name has no small words, what is no sentence has no capital. */
const isTranslated = ({ kind, text }: Part) =>
  /^\P{L}*\p{Lu}.* \p{Ll}{2}/u.test(text) && !/\d/.test(text) && !kind.startsWith('sources');

/** The numbers to call in a crisis, which a language may name once more, so that they are compared last. */
const isShort = (value: string) => /^tel:\d{3}$/.test(value);

function partsOf(source: Source): Part[] {
  const quoted = quotedIn(source.raw).filter(isShort).sort();
  return [
    ...[...fieldsOf(source, source.data), ...linesOf(source)].map((part) => ({
      ...part,
      quoted: part.quoted.filter((value) => !isShort(value)),
    })),
    {
      place: () => placeIn(source, 'text', source.raw.split('\n').length),
      kind: '–',
      text: '',
      quoted,
    },
  ];
}

const placeIn = ({ file, lineOf }: Source, field: string, line = lineOf(field)): Place => ({
  file: `content/${file}`,
  field,
  line,
});

const { compare } = new Intl.Collator('en', { numeric: true });

/** Fields that either language has for itself. */
const ownFields = /^(?:translationOf|lang|(?:approved|reviewed)(?:By|On|Text))$/;

/** What search results say has too little room for every fact, and a source has its own name. */
const ownWords = /^(?:title|description|sources\.\d+\.name)$/;

function fieldsOf(source: Source, value: unknown, kind = ''): Part[] {
  const part = { place: () => placeIn(source, kind), kind, text: '' };
  if (typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    // An answer may lead to fewer pages than the text.
    const quoted = quotedIn(value).filter((value) => !value.startsWith('page:'));
    return [{ ...part, text: value, quoted: ownWords.test(kind) ? [] : quoted }];
  }
  if (value === null || typeof value !== 'object') return [{ ...part, quoted: [String(value)] }];
  const isList = Array.isArray(value);
  return [
    { ...part, quoted: isList ? [`× ${value.length}`] : [] },
    ...Object.entries(value)
      .filter(([name]) => !ownFields.test(name))
      .sort(([one], [other]) => compare(one, other))
      .flatMap(([name, item]) => fieldsOf(source, item, kind ? `${kind}.${name}` : name)),
  ];
}

/** Where a paragraph, a heading, an entry of a list, a row of a table or a block begins. */
const start = /\n(?=[> ]*(?:\n|#+ |[-*] |\d+[.)] |\|))/;

function linesOf(source: Source): Part[] {
  let next = source.raw.split('\n').length - source.body.split('\n').length + 1;
  return source.body.split(start).flatMap((passage) => {
    const [, before = '', sign = '', text = ''] =
      /^([> \n]*)(#+|[-*]|\d+[.)]|\|)?([\s\S]*)$/.exec(passage.trimEnd()) ?? [];
    const line = next + before.split('\n').length - 1;
    const place = () => placeIn(source, 'text', line);
    next += passage.split('\n').length;
    const kind = (before.includes('>') ? '>' : '') + sign.replace(/\d+/, '1');
    return sign || text ? [{ place, kind, text, quoted: quotedIn(text) }] : [];
  });
}
