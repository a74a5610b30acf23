/** A paragraph's marks, at its start: its first day, and the first on which it no longer holds. */
const marks =
  /^(?:\{from (?<from>\d{4}-\d{2}-\d{2})\}\s*)?(?:\{until (?<until>\d{4}-\d{2}-\d{2})\}\s*)?/;

/** Markdown whose paragraphs may be marked `{from 2026-12-01}`, `{until 2027-01-01}` or both. */
export interface DatedText {
  /** All of it, without the marks. */
  full: string;
  /** What holds today: without expired and future paragraphs and the headings they leave empty. */
  current: string;
  /** The dates of the marks `until`, in order. */
  dates: string[];
}

/** @param today ISO date; a paragraph comes and goes on the days it is marked with */
export function readDated(source: string, today: string): DatedText {
  const blocks = source.trim().split(/\n\s*\n/);
  const days = blocks.map((block) => marks.exec(block)?.groups ?? {});
  const texts = blocks.map((block) => block.replace(marks, ''));
  const current = texts.filter((_, index) => {
    const { from = today, until } = days[index] ?? {};
    return from <= today && (until === undefined || today < until);
  });
  return {
    full: texts.join('\n\n'),
    current:
      current.length === texts.length
        ? texts.join('\n\n')
        : withoutEmptySections(current).join('\n\n'),
    dates: days.flatMap(({ until }) => until ?? []),
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
