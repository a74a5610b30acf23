import type { Element } from 'hast';
import type { Table, TableCell } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { printedWords } from './blocks.server';
import { element, textNode } from './elements.server';

/**
 * The HTML of a table whose first column names the rows. On phones each row is a card (`ui/prose.css`),
 * so each cell has the name of its column. All parts have explicit roles, because Safari drops the roles
 * of table parts that are laid out differently.
 * @param headingId id of the heading above, which names the table
 * @param comparison text of the first cell, if that is empty: it names what the table compares
 */
export function tableElement(
  state: State,
  { children: [head, ...rows] }: Table,
  headingId: string | undefined,
  comparison: string,
): Element {
  const cells = head?.children ?? [];
  const columns = cells.map(
    ({ children }) => printedWords(children).replace(/\s+/g, ' ') || comparison,
  );
  const names = columns.join(', ');
  const headCell = (cell: TableCell, index: number) => {
    // A table that compares the things in its columns has an empty first cell.
    const isEmpty = index === 0 && cell.children.length === 0;
    const words = isEmpty
      ? [element('span', { className: ['sr-only'] }, [textNode(comparison)])]
      : state.all(cell);
    return element('th', { scope: 'col', role: 'columnheader' }, words);
  };
  const bodyCell = (cell: TableCell, index: number) =>
    index === 0
      ? element('th', { scope: 'row', role: 'rowheader' }, state.all(cell))
      : element('td', { role: 'cell', dataColumn: columns[index] }, state.all(cell));
  const row = (cells: Element[]) => element('tr', { role: 'row' }, cells);
  const table = element(
    'table',
    { role: 'table', ...(headingId ? { ariaLabelledBy: [headingId] } : { ariaLabel: names }) },
    [
      element('thead', {}, [row(cells.map(headCell))]),
      element(
        'tbody',
        {},
        rows.map(({ children }) => row(children.map(bodyCell))),
      ),
    ],
  );
  // If the table is wider than the text it scrolls, with the keyboard too, like `ui/Table.tsx`.
  return element('div', { role: 'group', ariaLabel: names, tabIndex: 0, dataScroller: '' }, [
    table,
  ]);
}
