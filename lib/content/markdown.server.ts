import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { escapeMarkup } from '../escape-markup';
import type { Language } from '../language';
import { isPageId, pathOf } from '../routes';

/** Markdown, read: HTML for the page, and its outline for comparing two languages. */
export interface Markdown {
  html: string;
  headings: Heading[];
  /** Number of items of each list and of rows of each table, in reading order. */
  lists: number[];
  /** Text of each paragraph, list item and table cell, in reading order, without marks. */
  passages: string[];
  /** What is wrong with the text; empty where nothing is. */
  problems: { found: string; expected: string }[];
}

interface Heading {
  /** Fragment of the heading's address, in the page's language. */
  id: string;
  depth: number;
  text: string;
}

/**
 * Reads Markdown. `[text](page:contact)` and `[text](page:contact#hours)` lead to a page of the
 * same language by its id in the route table; raw HTML is refused, so that a text can never
 * break the page around it.
 */
export function readMarkdown(source: string, language: Language): Markdown {
  const result: Markdown = { html: '', headings: [], lists: [], passages: [], problems: [] };
  const tokens = marked.lexer(source);
  marked.walkTokens(tokens, (token) => inspect(token, language, result));
  result.html = marked.parser(tokens);
  return result;
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const id = slugOf(plainText(tokens));
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // Where it is wider than the window it scrolls, also by the keyboard: as in `ui/Table.tsx`.
    table(token) {
      const label = escapeMarkup(token.header.map(({ tokens }) => plainText(tokens)).join(', '));
      const table = Renderer.prototype.table.call(this, token);
      return `<div role="group" aria-label="${label}" tabindex="0" data-scroller="">${table}</div>\n`;
    },
  },
});

function inspect(token: Token, language: Language, result: Markdown) {
  const { headings, lists, passages, problems } = result;
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      const text = plainText(tokens);
      const id = slugOf(text);
      if (depth === 1) {
        problems.push({
          found: `# ${text}`,
          expected: 'headings from ## on; the page’s main heading is the field "heading"',
        });
      }
      if (headings.some((heading) => heading.id === id)) {
        problems.push({ found: `"${text}" twice`, expected: 'headings that differ' });
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
    case 'list':
      lists.push((token as Tokens.List).items.length);
      break;
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      lists.push(rows.length);
      passages.push(...[header, ...rows].flat().map(({ tokens }) => plainText(tokens)));
      break;
    }
    case 'html':
      problems.push({ found: token.raw.trim(), expected: 'Markdown without HTML tags' });
      break;
    case 'link': {
      const link = token as Tokens.Link;
      const href = resolveLink(link.href, language);
      if (typeof href === 'string') link.href = href;
      else problems.push(href.problem);
      if (dialsAnother(link)) {
        problems.push({ found: link.raw, expected: 'a link that dials the number it shows' });
      }
      break;
    }
    case 'image':
      problems.push({ found: token.raw, expected: 'text without images' });
      break;
  }
}

/** Whether a telephone link shows one number and dials another. */
function dialsAnother({ href, tokens }: Tokens.Link): boolean {
  const dialled = /^(?:tel|sms):([^?]*)/
    .exec(href)?.[1]
    ?.replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');
  const shown = plainText(tokens)
    .match(/\d[\d ().-]{1,}\d/g)
    ?.map((number) => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''));
  return dialled !== undefined && shown !== undefined && !shown.includes(dialled);
}

/** The address a link leads to, or what is wrong with it. */
function resolveLink(href: string, language: Language) {
  const [target = '', fragment] = href.split('#');
  if (target.startsWith('page:')) {
    const id = target.slice('page:'.length);
    if (isPageId(id)) return pathOf(id, language) + (fragment ? `#${fragment}` : '');
    return {
      problem: { found: href, expected: 'page: and an id of lib/routes.ts, as in page:contact' },
    };
  }
  // A fact that could not be filled in is reported where facts are filled in.
  if (/^(https:\/\/|tel:|sms:|mailto:|#|\{)/.test(href)) return href;
  return {
    problem: {
      found: href,
      expected: 'page:<id> for a page of this site, else https://, tel:, sms: or mailto:',
    },
  };
}

function plainText(tokens: Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens
        ? plainText(token.tokens)
        : 'text' in token
          ? token.text
          : token.raw,
    )
    .join('')
    .replace(/\s+/g, ' ');
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
