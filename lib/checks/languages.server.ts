import { quotedIn } from '../content/quoted.server';
import type { Source } from '../content/source.server';
import { staleTranslations, translatedFiles } from '../content/translations.server';
import type { Content } from '../content/types';
import { type Code, type Finding, finding, type Values } from './finding';

/** A field, or a line of a text, as far as it is the same in both languages. */
interface Part {
  path: PropertyKey[];
  /** Of a field, its line is that of the path. */
  line?: number;
  /** What it is: the name of a field, or the sign that a line begins with. */
  kind: string;
  text: string;
  /** The facts, numbers, … that it quotes; of a field that is no text, its value. */
  quoted: string[];
}

/** Whether both languages say the same, and no Spanish text is older than its English one. */
export function checkLanguages({ sources, folder }: Content): Finding[] {
  const names = translatedFiles.filter(
    (name) => sources.has(`en/${name}`) && sources.has(`es/${name}`),
  );
  return [
    ...names.flatMap((name) => {
      const [english, spanish] = [sources.get(`en/${name}`), sources.get(`es/${name}`)];
      return english && spanish ? compareLanguages(english, spanish) : [];
    }),
    ...[...sources.values()].filter(({ file }) => !file.includes('/')).flatMap(compareTexts),
    ...staleTranslations(folder, names).map((name) =>
      finding('not-accepted', { file: `content/es/${name}`, field: 'translationOf' }, { name }),
    ),
  ];
}

/**
 * The first place in which a Spanish file differs from its English one: a field, a heading, a
 * paragraph, an entry of a list, a row of a table, a block, a link to a page, a fact or a number. Where
 * there is none, the first text that is not translated.
 */
export function compareLanguages(english: Source, spanish: Source): Finding[] {
  const [model, translation] = [partsOf(english), partsOf(spanish)];
  const length = Math.max(model.length, translation.length);
  const index = Array.from({ length }).findIndex((_, index) => {
    const [en, es] = [model[index], translation[index]];
    return en?.kind !== es?.kind || [...beyond(en, es), ...beyond(es, en)].length > 0;
  });
  if (index >= 0) {
    const [en, es] = [model[index], translation[index]];
    const { path, line = english.lineOf(path) } = en ?? (model.at(-1) as Part);
    const place = `content/${english.file}:${line}`;
    const ownLine = (es ?? translation.at(-1))?.line;
    return [findingIn(spanish, path, 'languages-differ', differenceOf(en, es, place), ownLine)];
  }
  const untranslated = translation.find(
    (part, index) => part.text === model[index]?.text && isTranslated(part),
  );
  if (!untranslated) return [];
  const { path, text, line } = untranslated;
  return [findingIn(spanish, path, 'not-translated', { found: text.slice(0, 60) }, line)];
}

/** Where a file does not quote the same in both languages of a text, `{ en: …, es: … }`, or has English twice. */
export function compareTexts(source: Source): Finding[] {
  const parts = new Map(fieldsOf(source.data, []).map((part) => [part.kind, part]));
  return [...parts].flatMap(([name, es]) => {
    const en = parts.get(name.replace(/\bes$/, 'en'));
    if (!en?.text || en === es) return [];
    if ([...beyond(en, es), ...beyond(es, en)].length > 0) {
      const values = differenceOf(en, { ...es, kind: en.kind }, 'en');
      return findingIn(source, es.path, 'languages-differ', values);
    }
    // One word may be a name.
    const isEnglish = en.text === es.text && en.text.includes(' ');
    return isEnglish ? findingIn(source, es.path, 'english-fact', { found: en.text }) : [];
  });
}

const findingIn = (
  { file, lineOf }: Source,
  path: PropertyKey[],
  code: Code,
  values: Values,
  line = lineOf(path),
) => finding(code, { file: `content/${file}`, field: path.map(String).join('.'), line }, values);

/** What each part quotes and the other does not; the parts themselves where they are of two kinds. */
function differenceOf(en: Part | undefined, es: Part | undefined, model: string) {
  const isOneKind = en?.kind === es?.kind;
  const shown = ({ path, kind, text }: Part) => (path[0] === 'text' ? text.slice(0, 60) : kind);
  const [expected, found] = [
    isOneKind ? beyond(en, es).join(', ') : en && shown(en),
    isOneKind ? beyond(es, en).join(', ') : es && shown(es),
  ];
  return { found: found || '–', expected: expected || '–', model };
}

const beyond = (part: Part | undefined, other: Part | undefined) =>
  (part?.quoted ?? []).filter((value) => !other?.quoted.includes(value));

/** Whether a text is one to translate: a name has no small words, what is no sentence has no capital. */
const isTranslated = ({ kind, text }: Part) =>
  /^\P{L}*\p{Lu}.* \p{Ll}{2}/u.test(text) && !/\d/.test(text) && !kind.startsWith('sources');

/** The numbers to call in a crisis, which a language may name once more, so that they are compared last. */
const isShort = (value: string) => /^tel:\d{3}$/.test(value);

function partsOf(source: Source): Part[] {
  const parts = [...fieldsOf(source.data, []), ...linesOf(source)];
  const quoted = quotedIn(source.raw).filter(isShort).sort();
  return [
    ...parts.map((part) => ({ ...part, quoted: part.quoted.filter((value) => !isShort(value)) })),
    { path: ['text'], kind: 'short', text: '', quoted },
  ];
}

/** Fields that either language has for itself. */
const ownFields = /^(?:translationOf|lang|(?:approved|reviewed)(?:By|On|Text))$/;

/** What search results say has too little room for every fact, and a source has its own name. */
const ownWords = /^(?:title|description|sources\.\d+\.name)$/;

function fieldsOf(value: unknown, path: PropertyKey[]): Part[] {
  const kind = path.join('.');
  const part = { path, kind, text: '' };
  if (typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    // An answer may lead to fewer pages than the text.
    const quoted = quotedIn(value).filter((value) => !value.startsWith('page:'));
    return [{ ...part, text: value, quoted: ownWords.test(kind) ? [] : quoted }];
  }
  if (value === null || typeof value !== 'object') return [{ ...part, quoted: [String(value)] }];
  const fields = Object.entries(value).filter(([name]) => !ownFields.test(name));
  return [
    { ...part, quoted: Array.isArray(value) ? [`× ${value.length}`] : [] },
    ...fields
      .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
      .flatMap(([name, item]) =>
        fieldsOf(item, [...path, Array.isArray(value) ? Number(name) : name]),
      ),
  ];
}

/** Where a paragraph, a heading, an entry of a list, a row of a table or a block begins. */
const start = /\n(?=[> ]*(?:\n|#+ |[-*] |\d+[.)] |\||\[!))/;

function linesOf({ raw, body }: Source): Part[] {
  let next = raw.slice(0, raw.length - body.length).split('\n').length;
  return body.split(start).flatMap((passage) => {
    const text = passage.replace(/^[> \n]+/, '').trimEnd();
    const before = passage.slice(0, passage.indexOf(text));
    const line = next + before.split('\n').length - 1;
    next += passage.split('\n').length;
    const [sign = ''] = /^(?:#+|[-*]|\d+[.)]|\||\[!\w+\])/.exec(text) ?? [];
    const kind = sign.toLowerCase().replace(/\d+/, '1');
    return text ? [{ path: ['text'], line, kind, text, quoted: quotedIn(text) }] : [];
  });
}
