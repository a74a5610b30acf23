import { Marked, type Token, type Tokens } from 'marked';
import type { Code } from '../findings/finding';
import type { Language } from '../language';
import { isPageId, pathOf } from '../routes.server';
import { phoneLink, telephoneNumbers } from '../telephones';
import { escapeMarkup } from '../text.server';
import { plainText, type Table, tableHtml } from './tables.server';

/** Markdown, read: HTML for the page, and its headings and words. */
export interface Markdown {
  html: string;
  /** The id is the fragment of the heading's address, the same in both languages. */
  headings: { id: string; depth: number; text: string }[];
  /** Text of each paragraph, list item and table cell, in reading order, without marks. */
  passages: string[];
  /** What is wrong with the text; empty where nothing is. */
  problems: { code: Code; found: string }[];
}

/**
 * Reads Markdown. `[text](page:contact)` and `[text](page:contact#hours)` lead to a page of the
 * same language by its id in the route table. `[Mwen pale kreyòl]{lang=ht}` is a passage in another
 * language, as Pandoc writes it. What begins with `>` is a box on urgent help. Raw HTML is refused, so
 * that a text can never break the page around it.
 */
export function readMarkdown(
  source: string,
  language: Language,
  options: MarkdownOptions = {},
): Markdown {
  const result: Markdown = { html: '', headings: [], passages: [], problems: [] };
  const tokens = marked.lexer(source);
  marked.walkTokens(tokens, (token) => inspect(token, language, options, result));
  result.html = marked.parser(tokens);
  return result;
}

interface MarkdownOptions {
  /** What it is translated from: with the same headings in the same order, which `lib/checks` sees to. */
  original?: Markdown | undefined;
  labels?: BlockLabels | undefined;
}

/** The words of a page's language that stand above a box and in an empty first cell. */
export type BlockLabels = Record<'urgent' | 'comparison', string>;

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, id, ownId }: Tokens.Heading & { id?: string; ownId?: string }) {
      // Links to the id that the heading's own words make land here as well.
      const ownTarget = ownId ? `<span id="${ownId}"></span>` : '';
      return `<h${depth} id="${id}">${ownTarget}${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    blockquote({ tokens, label = '' }: Tokens.Blockquote & { label?: string }) {
      const content = this.parser.parse(tokens);
      return `<div class="callout"><p>${escapeMarkup(label)}</p>${content}</div>\n`;
    },
    table(table: Table) {
      return tableHtml(table, (tokens) => this.parser.parseInline(tokens));
    },
  },
  extensions: [
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

/** Notes the headings, words and problems of a token, and gives it what its HTML needs. */
function inspect(
  token: Token,
  language: Language,
  { original, labels }: MarkdownOptions,
  { headings, passages, problems }: Markdown,
) {
  const code = problemIn(token, language);
  if (code) problems.push({ code, found: token.raw.trim() });
  switch (token.type) {
    case 'heading': {
      const { depth, tokens, raw } = token as Tokens.Heading;
      const text = plainText(tokens);
      const ownId = slugOf(text);
      const id = original?.headings[headings.length]?.id ?? ownId;
      const isOther = id !== ownId && !original?.headings.some((heading) => heading.id === ownId);
      Object.assign(token, { id, ...(isOther && { ownId }) });
      const isRepeated = headings.some((heading) => slugOf(heading.text) === ownId);
      if (depth === 1 || isRepeated) problems.push({ code: 'heading', found: raw.trim() });
      headings.push({ id, depth, text });
      break;
    }
    case 'paragraph':
    case 'text':
      // Text without tokens stands inside a paragraph or heading.
      if ('tokens' in token && token.tokens) passages.push(plainText(token.tokens));
      break;
    case 'blockquote':
      Object.assign(token, { label: labels?.urgent });
      break;
    case 'table': {
      const { header, rows } = token as Table;
      Object.assign(token, { headingId: headings.at(-1)?.id, comparison: labels?.comparison });
      passages.push(...[header, ...rows].flat().map(({ tokens }) => plainText(tokens)));
      break;
    }
    case 'link':
      Object.assign(token, { href: resolveLink(token.href, language) ?? token.href });
  }
}

/** What is wrong with a token by itself. */
function problemIn(token: Token, language: Language): Code | undefined {
  switch (token.type) {
    case 'text':
      return !('tokens' in token) && unreadMarks.test(token.raw) ? 'unread-markdown' : undefined;
    case 'table': {
      const rows = token.raw.trim().split('\n').map(cellsIn);
      return rows.every((cells) => cells === rows[0]) ? undefined : 'table-cells';
    }
    case 'html':
    case 'image':
      return 'html';
    case 'link': {
      const link = token as Tokens.Link;
      if (resolveLink(link.href, language) === undefined) return 'link';
      return dialsAnother(link) ? 'dials-another' : undefined;
    }
  }
}

/** What was meant as bold words, a link, a heading, an entry of a list or a table, and is read as words. */
const unreadMarks =
  /\*\*|\]\s*\(|\[[^\][]*\((?:page|https?|tel|sms|mailto):|^(?:#+[^\s#\d]|[•▪◦·–\uF0B7]\s|-[^\s\d-]|\d+[.)]\p{L}|\||\[!)/mu;

/** How many cells a row of a table has. */
const cellsIn = (row: string) =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .match(/(?<!\\)\||$/g)?.length;

/** Whether a telephone link shows one number and dials another. */
function dialsAnother({ href, tokens }: Tokens.Link): boolean {
  const shown = plainText(tokens).match(telephoneNumbers) ?? [];
  const isDialed = /^(?:tel|sms):/.test(href);
  return isDialed && shown.length > 0 && !shown.map(phoneLink).includes(phoneLink(href));
}

/** The address that a link leads to; undefined where it leads nowhere. */
export function resolveLink(href: string, language: Language): string | undefined {
  const [, id = '', fragment = ''] = /^page:([^#]*)(#.*)?$/.exec(href) ?? [];
  if (isPageId(id)) return pathOf(id, language) + fragment;
  // A fact in its place that is not known is reported by itself.
  return /^(?:https:\/\/|tel:|sms:|mailto:|#|[^#]*\{)/.test(href) ? href : undefined;
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
