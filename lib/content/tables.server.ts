import type { Token, Tokens } from 'marked';
import { escapeMarkup } from '../text.server';
import { plainText } from './plain-text.server';

export type Table = Tokens.Table & {
  /** Id of the heading above it, which names the table. */
  headingId?: string | undefined;
  /** Names what is compared, where the first cell is empty. */
  comparison?: string;
};

/** Whether a table compares the things that its columns name: its first cell is empty. */
function isComparison({ header: [first] }: Tokens.Table): boolean {
  return first?.text.trim() === '';
}

/**
 * A table whose first column names the rows. On phones each row is a card (`ui/prose.css`), for which
 * the cells know their columns and all parts their roles: in Safari parts that are laid out in another way
 * lose their own.
 */
export function tableHtml(table: Table, inline: (tokens: Token[]) => string): string {
  const { header, rows, headingId, comparison = '' } = table;
  const columns = header.map(({ tokens }) => escapeMarkup(plainText(tokens) || comparison));
  const names = columns.join(', ');
  const row = (cells: string[]) => `<tr role="row">${cells.join('')}</tr>\n`;
  const head = header.map(({ tokens }, index) =>
    isComparison(table) && index === 0
      ? `<th scope="col" role="columnheader"><span class="sr-only">${columns[0]}</span></th>`
      : `<th scope="col" role="columnheader">${inline(tokens)}</th>`,
  );
  const body = rows.map((cells) =>
    row(
      cells.map(({ tokens }, index) =>
        index === 0
          ? `<th scope="row" role="rowheader">${inline(tokens)}</th>`
          : `<td role="cell" data-column="${columns[index]}">${inline(tokens)}</td>`,
      ),
    ),
  );
  const name = headingId ? `aria-labelledby="${headingId}"` : `aria-label="${names}"`;
  // Where it is wider than its column it scrolls, also by the keyboard: as in `ui/Table.tsx`.
  return `<div role="group" aria-label="${names}" tabindex="0" data-scroller=""><table role="table" ${name}><thead>${row(head)}</thead><tbody>${body.join('')}</tbody></table></div>\n`;
}
