import type { ReactNode } from 'react';

interface TableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** Of the columns, from left to right. */
  headings: string[];
  /** The rows. */
  children: ReactNode;
}

/** A table that scrolls sideways where it is wider than its container. */
export function Table({ labelledBy, headings, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={headings.join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrollable content
      tabIndex={0}
      data-scroller=""
      className="overflow-x-auto print:overflow-visible"
    >
      <table
        aria-labelledby={labelledBy}
        className={`w-full border-collapse text-left ${headings.length > 4 ? '[&_td]:min-w-28' : ''} [&_td]:border [&_td]:border-line [&_td]:bg-surface [&_td]:p-2 [&_td]:align-top [&_th]:border [&_th]:border-line [&_th]:bg-sand [&_th]:p-2 [&_th]:align-top`}
      >
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
