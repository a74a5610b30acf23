import { visit } from 'unist-util-visit';
import { holdsMarkdown } from '../content/markdown-fields.server';
import { fieldParts } from '../content/parts.server';
import type { Source } from '../content/source.server';
import { printedWords } from '../content/text/blocks.server';
import { plainTree } from '../content/text/plain.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';

/** Lines that may be meant as the entries of a list, and that run together in one paragraph. */
export function linesOfList({ sources }: Pick<Content, 'sources'>): Finding[] {
  return [...sources.values()].flatMap((source) =>
    paragraphsOf(source).flatMap(({ field, line, words }) => {
      const lines = words.split('\n').map((words) => words.trim());
      const second = lines.findIndex((words, index) => beginAlike(lines[index - 1] ?? '', words));
      if (second < 0) return [];
      const first = second - 1;
      const place = { file: source.path, field, line: source.lineOf(field, line + first) };
      const found = lines
        .slice(first, second + 1)
        .join(' ')
        .slice(0, 90);
      return [finding('lines-alike', place, { found })];
    }),
  );
}

interface WrittenParagraph {
  field: string;
  /** The line in the field's text, counted from 1. */
  line: number;
  /** Its words with their line ends. */
  words: string;
}

/** The paragraphs of all texts of a file. A plain text is one paragraph. */
function paragraphsOf(source: Source): WrittenParagraph[] {
  const fields = fieldParts(source)
    .map(({ path }) => ({ path, text: source.textOf(path) }))
    .filter(({ text }) => text.includes('\n'));
  const plain = fields.filter(({ path }) => !holdsMarkdown(path));
  const written = fields.filter(({ path }) => holdsMarkdown(path)).map(({ path }) => path);
  return [
    ...plain.map(({ path, text }) => ({
      field: path,
      line: 1,
      words: printedWords(plainTree(text).children),
    })),
    ...[...written, 'text'].flatMap((field) => paragraphsIn(source, field)),
  ];
}

function paragraphsIn(source: Source, field: string): WrittenParagraph[] {
  const parsed = source.treeOf(field);
  const paragraphs: WrittenParagraph[] = [];
  if (!('tree' in parsed)) return paragraphs;
  visit(parsed.tree, 'paragraph', (paragraph, index, parent) => {
    // An entry's own mark is not in the tree. Any mark that counts stands for it, so that a next line that counts is found
    // too (`beginAlike`).
    const mark = parent?.type === 'listItem' && index === 0 ? '1. ' : '';
    const { line } = paragraph.position?.start ?? { line: 1 };
    paragraphs.push({ field, line, words: mark + printedWords(paragraph.children) });
  });
  return paragraphs;
}

/** Whether two lines begin with the same sign or letter that stands alone, or both with a mark of counting. */
function beginAlike(one: string, other: string): boolean {
  const [sign] = signAlone.exec(one) ?? [];
  return (
    (sign !== undefined && sign === signAlone.exec(other)?.[0]) ||
    (counting.test(one) && counting.test(other))
  );
}

/** `→ `, `-- `, and `q `, which is a bullet in Wingdings. */
const signAlone = /^(?:\p{L}|[^\p{L}\p{N}\s]{1,3})\s/u;

/** `1.- `, `2º `, `A. `, `(b) `, `iv) `, `3.Three`, `4 - `, `⑤`. */
const counting =
  /^\(?(?:(?:\d{1,3}|\p{L}|[ivx]{2,4})[.):/°ºª–—-]{1,2}\s|\d{1,3}(?:[.)]-?\p{L}| ?[–—-] |\t)|\p{No})/iu;
