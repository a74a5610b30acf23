import { Marked, type Token, type Tokens } from 'marked';
import type { Language } from '../language';
import { isPageId, pathOf, routes } from '../routes.server';
import { nearest } from '../similarity.server';
import { escapeMarkup } from '../text.server';
import { type Block, type BlockLabels, blockExtension, problemOf } from './blocks.server';
import { isLanguageTag, languageTagExpected } from './language-marks.server';
import { plainText } from './plain-text.server';
import { type Table, tableHtml } from './tables.server';

/** Markdown, read: HTML for the page, and its headings and words. */
export interface Markdown {
  html: string;
  headings: Heading[];
  /** Text of each paragraph, list item and table cell, in reading order, without marks. */
  passages: string[];
  /** What is wrong with the text; empty where nothing is. */
  problems: { found: string; expected: string }[];
}

interface Heading {
  /** Fragment of the heading's address, the same in both languages. */
  id: string;
  depth: number;
  text: string;
}

/**
 * Reads Markdown. `[text](page:contact)` and `[text](page:contact#hours)` lead to a page of the
 * same language by its id in the route table. `[Mwen pale kreyòl]{lang=ht}` is a passage in another
 * language, as Pandoc writes it. Raw HTML is refused, so that a text can never break the page around
 * it.
 */
export function readMarkdown(
  source: string,
  language: Language,
  options: MarkdownOptions = {},
): Markdown {
  const result: Markdown = {
    html: '',
    headings: [],
    passages: [],
    problems: wrongSpaces(source),
  };
  const tokens = marked.lexer(source);
  marked.walkTokens(tokens, (token) => inspect(token, language, options, result));
  for (const passage of result.passages.filter((passage) => passage.includes('**'))) {
    const start = passage.slice(passage.indexOf('**'), passage.indexOf('**') + 8);
    const line = source.split('\n').find((line) => line.includes(start)) ?? passage;
    const found = line.slice(Math.max(line.indexOf(start) - 30, 0)).slice(0, 80);
    const expected = '** before and after bold words, without spaces inside';
    result.problems.push({ found, expected });
  }
  for (const passage of result.passages) {
    const [found] =
      /\[[^[\]]*(?:\]\(|\((?:page|https?|tel|sms|mailto):)[^)]*\)?/.exec(passage) ?? [];
    const expected = '[words](address) with ] before (, no space in the address and ) at its end';
    if (found) result.problems.push({ found: found.slice(0, 80), expected });
  }
  result.html = marked.parser(tokens);
  return result;
}

/** What was meant as a heading, an entry of a list or a link, and is read as plain words. */
function wrongSpaces(source: string): Markdown['problems'] {
  const lines = source.matchAll(
    /^[ >]*(#+(?=[^\s#\d])|-(?=[^\s\d-])|\d+[.)](?=\p{Lu}|[¿¡]))(.+)$/gmu,
  );
  const bullets = source.matchAll(/^[ >]*([•▪◦·–\uF0B7])[ \t]+(.+)$/gmu);
  const tables = [...source.matchAll(/^([ >]*\|.*)\n([ >]*\|[ :|-]*-[ :|-]*)$/gm)].filter(
    ([, header, dashes]) => cellsIn(header) !== cellsIn(dashes),
  );
  const numbers = source.matchAll(/^([ >]*\d+([.)]) .*\n[ >]*)(\d+)(?!\2)[.)] .*$/gm);
  const below = source.matchAll(/^[ >]*(?:-|\d+\.) .*\n((?:> ?)?(?![-#>|]|\d+[.)] )\S.*)$/gm);
  const links = source.matchAll(/\[[^\]\n]+\] +\((?:page|https?|tel|sms|mailto):[^)\s]*\)/g);
  return [
    ...[...lines].map(([line, sign, words]) => ({
      found: line.trim(),
      expected: `a space after ${sign}, as in "${sign} ${words?.slice(0, 40)}"`,
    })),
    ...[...bullets].map(([line, sign, words]) => ({
      found: line.trim(),
      expected: `- and a space before each entry of a list, in place of ${sign}: - ${words?.slice(0, 40)}`,
    })),
    ...tables.map(([, header, dashes = '']) => ({
      found: dashes,
      expected: `${cellsIn(header)} times ---, once for each cell of the line above, not ${cellsIn(dashes)}`,
    })),
    ...[...numbers].map(([lines, above, sign, number]) => ({
      found: lines.slice(above?.length),
      expected: `${number}${sign} as in the line above`,
    })),
    ...[...below].map(([, line = '']) => ({
      found: line,
      expected:
        'an empty line above it, since the list ends there; if it is an entry, begin it like the others',
    })),
    ...[...links].map(([link]) => ({
      found: link,
      expected: `no space between ] and (: ${link.replace(/\] +/, ']')}`,
    })),
  ];
}

/** How many cells a row of a table has. */
const cellsIn = (row = '') => row.replace(/^[ >]*\||(?<!\\)\| *$/g, '').split(/(?<!\\)\|/).length;

interface MarkdownOptions {
  /** For the headings of a translation. */
  sharedIds?: SharedIds | undefined;
  /** Needed for the page alone. */
  labels?: BlockLabels | undefined;
}

/** The ids that headings of a translation share with its original, by those that their own words make. */
export type SharedIds = ReadonlyMap<string, string>;

/** The two texts have the same headings in the same order; else that is a fault of its own. */
export function sharedIds(original: Markdown, translation: Markdown): SharedIds {
  return new Map(
    translation.headings.flatMap(({ id }, index) => {
      const shared = original.headings[index]?.id;
      return shared === undefined ? [] : [[id, shared]];
    }),
  );
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, id, ownId }: Tokens.Heading & { id?: string; ownId?: string }) {
      // Links to the id that the heading's own words make land here as well.
      const ownTarget = ownId ? `<span id="${ownId}"></span>` : '';
      return `<h${depth} id="${id}">${ownTarget}${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    table(table: Table) {
      return tableHtml(table, (tokens) => this.parser.parseInline(tokens));
    },
  },
  extensions: [
    blockExtension,
    {
      name: 'foreignPassage',
      level: 'inline',
      start: (source) => source.indexOf('['),
      tokenizer(source) {
        const [raw, text = '', lang = ''] = /^\[([^\][]+)\]\{lang=([^{}]*)\}/.exec(source) ?? [];
        if (raw === undefined) return undefined;
        return { type: 'foreignPassage', raw, lang, tokens: this.lexer.inlineTokens(text) };
      },
      renderer(token) {
        const { lang, tokens = [] } = token as ForeignPassage;
        return `<span lang="${escapeMarkup(lang)}">${this.parser.parseInline(tokens)}</span>`;
      },
    },
  ],
});

type ForeignPassage = Tokens.Generic & { lang: string };

function inspect(
  token: Token,
  language: Language,
  { sharedIds = new Map(), labels }: MarkdownOptions,
  result: Markdown,
) {
  const { headings, passages, problems } = result;
  const refuse = (found: string, expected: string) => problems.push({ found, expected });
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      const text = plainText(tokens);
      const ownId = slugOf(text);
      const id = sharedIds.get(ownId) ?? ownId;
      const isFormer = ![id, ...sharedIds.values()].includes(ownId);
      Object.assign(token, { id, ...(isFormer && { ownId }) });
      if (depth === 1) {
        refuse(token.raw.trim(), 'headings from ## on; the main one is the field "heading"');
      }
      const { depth: above = 1 } = headings.at(-1) ?? {};
      if (depth > above + 1) {
        const levels = [above + 1, above].filter((level) => level > 1);
        const marks = levels.map((level) => '#'.repeat(level)).join(' or ');
        refuse(token.raw.trim(), `${marks} before a heading that follows ${'#'.repeat(above)}`);
      }
      if (headings.some((heading) => heading.id === id)) {
        refuse(token.raw.trim(), 'headings that differ; this one stands twice');
      }
      headings.push({ id, depth, text });
      break;
    }
    case 'paragraph':
      passages.push(plainText((token as Tokens.Paragraph).tokens));
      break;
    case 'text':
      // Of a tight list's item; other text stands inside a paragraph or heading.
      if ('tokens' in token && token.tokens) passages.push(plainText(token.tokens));
      break;
    case 'block': {
      const block = token as Block;
      const problem = problemOf(block);
      if (problem) problems.push(problem);
      block.label = labels?.[block.kind as keyof BlockLabels] ?? '';
      break;
    }
    case 'table': {
      const table = token as Table;
      const { header, rows, raw } = table;
      for (const row of raw.trim().split('\n').slice(2)) {
        const cells = cellsIn(row);
        const { length } = header;
        if (cells !== length)
          refuse(row, `${length} cells, as in the first row, not ${cells}: | … |`);
      }
      table.headingId = headings.at(-1)?.id;
      table.comparison = labels?.comparison ?? '';
      passages.push(...[header, ...rows].flat().map(({ tokens }) => plainText(tokens)));
      break;
    }
    case 'foreignPassage': {
      const { raw, lang } = token as ForeignPassage;
      if (!isLanguageTag(lang)) refuse(raw, languageTagExpected);
      else if (lang === language) refuse(raw, 'a language other than that of the page');
      break;
    }
    case 'html':
      refuse(token.raw.trim(), 'Markdown without HTML tags');
      break;
    case 'link': {
      const link = token as Tokens.Link;
      link.href = resolveLink(link.href, language, refuse);
      if (dialsAnother(link)) refuse(link.raw, 'a link that dials the number it shows');
      break;
    }
    case 'image':
      refuse(token.raw, 'text without images');
      break;
  }
}

/** Whether a telephone link shows one number and dials another. */
function dialsAnother({ href, tokens }: Tokens.Link): boolean {
  const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const dialled = /^(?:tel|sms):([^?]*)/.exec(href)?.[1];
  const shown = plainText(tokens).match(/\d[\d ().-]{1,}\d/g);
  return dialled !== undefined && !!shown && !shown.map(digitsOf).includes(digitsOf(dialled));
}

/** The address a link leads to; one that leads nowhere is refused and stays as it is. */
export function resolveLink(
  href: string,
  language: Language,
  refuse: (found: string, expected: string) => void = () => {},
): string {
  const [target = '', fragment] = href.split('#');
  // A fact that could not be filled in is reported where facts are filled in.
  if (target.includes('{')) return href;
  if (target.startsWith('page:')) {
    const id = target.slice('page:'.length);
    if (isPageId(id)) return pathOf(id, language) + (fragment ? `#${fragment}` : '');
    const ids = routes.map((route) => route.id);
    const page = nearest(id, ids);
    refuse(href, `page:${page}? A page is named as its file in content/en, without .md`);
  } else if (!/^(https:\/\/|tel:|sms:|mailto:|#)/.test(href)) {
    refuse(href, 'page:contact or another page, else https://, tel:, sms: or mailto:');
  }
  return href;
}

/** "¿Qué es la ansiedad?" as a fragment: "que-es-la-ansiedad". */
function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
