import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';
import { escapeMarkup } from '../text.server';

/** The words of a page's language that stand on blocks. */
export type BlockLabels = Record<'urgent' | 'note' | 'elsewhere' | 'comparison', string>;

/** `> [!NOTE]` and the lines below it, as GitHub writes alerts. */
export interface Block extends Tokens.Generic {
  /** Of the closed set, in small letters, or what stands in its place. */
  kind: string;
  label?: string;
  /** The first line without the sign. */
  unmarked?: string | undefined;
  tokens: Token[];
}

interface Kind {
  /** What it holds, for the message of a fault. */
  content: string;
  holds: (tokens: Token[]) => boolean;
}

const words: Kind = {
  content: 'paragraphs and lists below it, each line with > before it, and no heading',
  holds: (tokens) =>
    tokens.length > 0 && tokens.every(({ type }) => isOneOf(type, 'paragraph list')),
};

const oneList = (content: string, ordered: boolean): Kind => ({
  content,
  holds: ([list, ...others]) =>
    list?.type === 'list' && list.ordered === ordered && others.length === 0,
});

const kinds: Record<string, Kind> = {
  urgent: words,
  note: words,
  elsewhere: words,
  steps: oneList('one list of numbered lines below it: > 1. …', true),
  checklist: oneList('one list of lines with hyphens below it: > - …', false),
  quote: {
    content: 'paragraphs below it, the last one who says so: > — {name}',
    holds: (tokens) =>
      tokens.length > 1 &&
      tokens.every(({ type }) => type === 'paragraph') &&
      /^— \S/.test(tokens.at(-1)?.raw ?? ''),
  },
};

const isOneOf = (type: string, types: string) => types.split(' ').includes(type);

/** How marked reads and writes blocks. Every quoted passage is one, so that no other can be meant. */
export const blockExtension: TokenizerAndRendererExtension = {
  name: 'block',
  level: 'block',
  tokenizer(source) {
    // Up to the next empty line, as quoted passages go on; each line should say so.
    const [raw] = /^(?:>|\[!\w+\] *\n>).*(?:\n.+)*(?:\n|$)/.exec(source) ?? [];
    if (raw === undefined) return undefined;
    const [, kind = '', text = ''] =
      /^\[!(\w+)\] *\n([\s\S]*)$/.exec(raw.replace(/^> ?/gm, '')) ?? [];
    const tokens = this.lexer.blockTokens(text).filter(({ type }) => type !== 'space');
    const unmarked = /^[^>\n].*$/m.exec(raw)?.[0];
    return { type: 'block', raw, kind: kind.toLowerCase(), tokens, unmarked };
  },
  renderer(token) {
    const { kind, label, tokens } = token as Block;
    if (kind === 'quote') {
      const said = this.parser.parse(tokens.slice(0, -1));
      const by = this.parser.parseInline((tokens.at(-1) as Tokens.Paragraph).tokens);
      return `<figure><blockquote>${said}</blockquote><figcaption>${by}</figcaption></figure>\n`;
    }
    const content = this.parser.parse(tokens);
    return label
      ? `<div class="callout ${kind}"><p>${escapeMarkup(label)}</p>${content}</div>\n`
      : `<div class="${kind}">${content}</div>\n`;
  },
};

/** What is wrong with a block; undefined where nothing is. */
export function problemOf({ kind, tokens, raw, unmarked }: Block) {
  if (unmarked) {
    const expected = '> before it, as the lines beside it have, or an empty line between them';
    return { found: unmarked, expected };
  }
  const found = raw.split('\n')[0] ?? '';
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (known) return known.holds(tokens) ? undefined : { found, expected: known.content };
  const keywords = Object.keys(kinds).map((name) => `> [!${name.toUpperCase()}]`);
  return { found, expected: `one of ${keywords.join(', ')}, alone on its line` };
}
