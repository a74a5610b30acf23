import type { ReactNode } from 'react';

interface TableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** Of the columns, from left to right. */
  headings: string[];
  /** In each row its name, then its cells; the last one is as wide as the columns that are left. */
  rows: { id: string; cells: ReactNode[] }[];
}

/**
 * A table that looks as those of the texts (`lib/content/tables.server.ts`): on phones each row is a
 * card, for which all parts know their roles.
 */
export function Table({ labelledBy, headings, rows }: TableProps) {
  return (
    <div className="prose max-w-none">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        role="group"
        aria-label={headings.join(', ')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrollable content
        tabIndex={0}
        data-scroller=""
      >
        <table {...as('table')} aria-labelledby={labelledBy}>
          <thead>
            <tr {...as('row')}>
              {headings.map((heading) => (
                <th key={heading} scope="col" {...as('columnheader')}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [name, ...cells] }) => (
              <tr key={id} {...as('row')}>
                <th scope="row" {...as('rowheader')}>
                  {name}
                </th>
                {headings.slice(1, cells.length + 1).map((heading, index) => (
                  <td
                    key={heading}
                    data-column={heading}
                    colSpan={
                      index === cells.length - 1 && cells.length < headings.length - 1
                        ? headings.length - cells.length
                        : undefined
                    }
                    {...as('cell')}
                  >
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** In Safari, parts of a table that are laid out in another way lose their own role. */
const as = (role: string) => ({ role });
