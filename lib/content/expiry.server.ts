/** A paragraph's mark, at its start: the first day on which it no longer holds. */
const mark = /^\{until (\d{4}-\d{2}-\d{2})\}\s*/;

/** Markdown whose paragraphs may be marked `{until 2027-01-01}`. */
export interface DatedText {
  /** All of it, without the marks. */
  full: string;
  /** What holds today: without expired paragraphs and the headings they leave empty. */
  current: string;
  /** The dates of the marks, in order. */
  dates: string[];
}

/** @param today ISO date; a paragraph goes on the day it is marked with */
export function readDated(source: string, today: string): DatedText {
  const blocks = source.trim().split(/\n\s*\n/);
  const dates = blocks.map((block) => mark.exec(block)?.[1]);
  const texts = blocks.map((block) => block.replace(mark, ''));
  const current = texts.filter((_, index) => {
    const date = dates[index];
    return date === undefined || today < date;
  });
  return {
    full: texts.join('\n\n'),
    current:
      current.length === texts.length
        ? texts.join('\n\n')
        : withoutEmptySections(current).join('\n\n'),
    dates: dates.filter((date) => date !== undefined),
  };
}

/** Blocks of Markdown without the headings that have neither text nor subheading below them. */
export function withoutEmptySections(blocks: string[]): string[] {
  const kept: string[] = [];
  for (const block of blocks.toReversed()) {
    const depth = headingDepth(block);
    const below = kept.at(-1);
    const nextDepth = headingDepth(below ?? '');
    const isEmpty = depth > 0 && (below === undefined || (nextDepth > 0 && nextDepth <= depth));
    if (!isEmpty) kept.push(block);
  }
  return kept.reverse();
}

/** 2 for "## …"; 0 for a block that is no heading. */
function headingDepth(block: string): number {
  return /^(#+) /.exec(block)?.[1]?.length ?? 0;
}
