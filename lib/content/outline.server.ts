import type { Markdown, Section } from './markdown.server';
import { quotedDifference } from './quoted-facts.server';
import type { Source } from './source.server';

interface Outlined {
  source: Source;
  body: Markdown;
}

/**
 * Whether two languages have the same headings and, below each, as many paragraphs, and lists and
 * other passages of the same length and kind. The first of each that differs is named by its words.
 */
export function compareOutlines(english: Outlined, spanish: Outlined) {
  const { source } = spanish;
  const places = { en: placesOf(english), es: placesOf(spanish) };
  const pairs = pairSections(english.body.sections, spanish.body.sections);
  const lone = pairs.findIndex((pair) => !pair.en || !pair.es);
  const { en, es } = pairs[lone] ?? {};
  if (en || es) {
    const former = pairs[lone - 1];
    const next = pairs[lone + 1] ?? {};
    const at = ['headings of the text'];
    const [inEnglish, inSpanish] = [en ?? next.en, es ?? next.es];
    if (inEnglish && inSpanish && !(next.en && next.es)) {
      const expected = `as many # as "${inEnglish.heading}" in content/${english.source.file}${inLine(places.en(inEnglish))}`;
      source.report(at, `"${inSpanish.heading}"`, expected, places.es(inSpanish));
    } else if (es) {
      const found = `"${es.heading}", a heading without a partner in content/${english.source.file}`;
      const expected = `the same headings in both: delete it here, or write it there ${after(former?.en)}${inLine(places.en(former?.en))}`;
      source.report(at, found, expected, places.es(es));
    } else {
      const found = `no heading for "${en?.heading}" of content/${english.source.file}${inLine(places.en(en))}`;
      const expected = `the same headings in both: write it here ${after(former?.es)}, or delete it there`;
      source.report(at, found, expected, places.es(former?.es));
    }
    return;
  }
  const texts = { en: textsBelow(english.source), es: textsBelow(spanish.source) };
  const quoted = texts.en.findIndex((text, index) => quotedDifference(text, texts.es[index] ?? ''));
  const difference = quotedDifference(texts.en[quoted] ?? '', texts.es[quoted] ?? '');
  if (difference) {
    const { en, es } = pairs[quoted] ?? {};
    const expected = `${difference.expected}, as ${below(en)} in content/${english.source.file}${inLine(places.en(en))}`;
    source.report(['text'], `${difference.found} ${below(es)}`, expected, places.es(es));
  }
  for (const [subject, read] of Object.entries(readers)) {
    const { en, es } =
      pairs.find(({ en, es }) => en && es && `${read(en)}` !== `${read(es)}`) ?? {};
    if (!en || !es) continue;
    const [inEnglish, inSpanish] = [read(en), read(es)];
    const first = inEnglish.findIndex((item, index) => item !== inSpanish[index]);
    const index = first < 0 ? inEnglish.length : first;
    const isList = read === readers['list lengths in the text'];
    const line = (isList && startLine(source, es.lists[index])) || places.es(es);
    const model = (isList && startLine(english.source, en.lists[index])) || places.en(en);
    const show = (items: string[], { lists }: Section) => {
      const start = isList && lists[index]?.start;
      return `${items[index] ?? 'none'}${start ? ` that begins with "${start.slice(0, 40)}"` : ''}`;
    };
    source.report(
      [subject],
      `${show(inSpanish, es)}, ${below(es)}`,
      `${show(inEnglish, en)}, as ${below(en)} in content/${english.source.file}${inLine(model)}`,
      line,
    );
  }
}

/** What has to be the same below a heading. */
const readers: Record<string, (section: Section) => string[]> = {
  'list lengths in the text': ({ lists }) =>
    lists.map(({ items }) => `a list of ${items} ${items === 1 ? 'line' : 'lines'}`),
  'boxes, steps and tables of the text': ({ blocks }) => blocks,
  'paragraphs below each heading of the text': ({ paragraphs }) => [
    paragraphs === 1 ? '1 paragraph' : `${paragraphs} paragraphs`,
  ],
};

const after = (section: Section | undefined) =>
  section?.heading ? `after what stands below "${section.heading}"` : 'as the first heading';

const below = (section: Section | undefined) =>
  section?.heading ? `below "${section.heading}"` : 'before the first heading';

const inLine = (line: number | undefined) => (line ? ` (line ${line})` : '');

const startLine = (source: Source, list: Section['lists'][number] | undefined) =>
  list && source.lineOf(['text'], list.start.slice(0, 30));

/** Finds the line of a section's heading; undefined before the first one. */
function placesOf({ source, body }: Outlined) {
  const texts = textsBelow(source);
  const first = source.raw.split('\n').length - source.body.split('\n').length + 1;
  return (section: Section | undefined) => {
    const index = section ? body.sections.indexOf(section) : 0;
    return index > 0 ? first + texts.slice(0, index).join('').split('\n').length - 1 : undefined;
  };
}

/** What stands before the first heading, and each heading with what stands below it, as written. */
function textsBelow({ body }: Source): string[] {
  const texts = body.split(/^(?=(?:\{[^}]*\} *)*#{2,6} )/m);
  return /^(?:\{[^}]*\} *)*## /.test(body) ? ['', ...texts] : texts;
}

/**
 * Pairs the sections of two texts in their order, so that as much as possible agrees; one without a
 * partner stands alone. Only headings of the same depth are partners.
 */
function pairSections(english: Section[], spanish: Section[]): Pair[] {
  const depth = ({ heading }: Section) => heading.indexOf(' ');
  // Pairs count more than what stands below them.
  const share = 10 * Math.max(english.length, spanish.length);
  const worth = (en: Section, es: Section) => {
    const alike = Object.values(readers).filter((read) => `${read(en)}` === `${read(es)}`).length;
    const [less = 0, more = 0] = [en.letters, es.letters].sort((one, other) => one - other);
    return 1 + (alike + less / Math.max(more, 1)) / share;
  };
  // The best pairs of what follows the first `i` and `j` sections, worked out from the end.
  const best: Pairing[][] = [];
  for (let i = english.length; i >= 0; i--) {
    const row: Pairing[] = [];
    best[i] = row;
    for (let j = spanish.length; j >= 0; j--) {
      const [en, es] = [english[i], spanish[j]];
      const [below, right, both] = [best[i + 1]?.[j], row[j + 1], best[i + 1]?.[j + 1]];
      const options: Pairing[] = [];
      if (en && es && both && depth(en) === depth(es)) {
        options.push({ value: both.value + worth(en, es), pairs: [{ en, es }, ...both.pairs] });
      }
      if (en && below) options.push({ value: below.value, pairs: [{ en }, ...below.pairs] });
      if (es && right) options.push({ value: right.value, pairs: [{ es }, ...right.pairs] });
      row[j] = options.sort((one, other) => other.value - one.value)[0] ?? { value: 0, pairs: [] };
    }
  }
  return best[0]?.[0]?.pairs ?? [];
}

/** A section in each language; one where it stands alone. */
type Pair = { en?: Section; es?: Section };
type Pairing = { value: number; pairs: Pair[] };
