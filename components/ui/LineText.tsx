import type { Line } from '../../lib/words/line';

/** A line of plain text, with its numbers as links. */
export function LineText({ line: { parts } }: { line: Line }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
      <a key={index} href={part.href} className="underline underline-offset-4">
        {part.words}
      </a>
    ),
  );
}

/** A line of plain text within a link. A number in it breaks only if the line is shorter than the number. */
export function UnlinkedLine({ line: { parts } }: { line: Line }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
      <span key={index} className="inline-block wrap-anywhere">
        {part.words}
      </span>
    ),
  );
}
