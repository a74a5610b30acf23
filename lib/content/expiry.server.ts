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
        : current.filter(isNotEmptySection).join('\n\n'),
    dates: dates.filter((date) => date !== undefined),
  };
}

/** Whether a block of Markdown is no heading, or a heading with a text or subheading below it. */
export function isNotEmptySection(block: string, index: number, blocks: string[]): boolean {
  const depth = headingDepth(block);
  if (depth === 0) return true;
  const next = blocks[index + 1];
  if (next === undefined) return false;
  const nextDepth = headingDepth(next);
  return nextDepth === 0 || nextDepth > depth;
}

/** 2 for "## …"; 0 for a block that is no heading. */
function headingDepth(block: string): number {
  return /^(#+) /.exec(block)?.[1]?.length ?? 0;
}
