import type { ReactNode } from 'react';

interface TableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** The headings of the columns, from left to right. */
  headings: string[];
  /** The name of each row, then its cells. If a row has too few cells, the last one spans the remaining columns. */
  rows: { id: string; cells: ReactNode[] }[];
}

/**
 * A table like those in texts (`lib/content/text/table.server.ts`): on phones each row
 * is a card, so all parts have explicit roles.
 */
export function Table({ labelledBy, headings, rows }: TableProps) {
  return (
    <div className="prose">
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
                {/* The first heading is that of the names, which are not in `cells`. */}
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

/** The explicit role of a part. Safari drops the roles of table parts that are laid out differently. */
const as = (role: string) => ({ role });
