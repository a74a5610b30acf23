import type { Element } from 'hast';
import type { Table, TableCell } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { printedWords } from './blocks.server';
import { element, textNode } from './elements.server';

/**
 * A table whose first column names the rows. On phones each row is a card (`ui/prose.css`), for which
 * the cells know their columns and all parts their roles: in Safari parts that are laid out in another way
 * lose their own.
 * @param headingId of the heading above it, which names the table
 * @param comparison names what is compared, where the first cell is empty
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
    // The first cell of a table that compares the things that its columns name.
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
  // Where it is wider than its column it scrolls, also by the keyboard: as in `ui/Table.tsx`.
  return element('div', { role: 'group', ariaLabel: names, tabIndex: 0, dataScroller: '' }, [
    table,
  ]);
}
