import type { Token, Tokens } from 'marked';
import { escapeMarkup } from '../text.server';

export type Table = Tokens.Table & {
  /** Id of the heading above it, which names the table. */
  headingId?: string | undefined;
  /** Names what is compared, where the first cell is empty. */
  comparison?: string;
};

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
  const head = header.map(({ text, tokens }, index) => {
    // The first cell of a table that compares the things that its columns name.
    const isEmpty = index === 0 && text.trim() === '';
    const words = isEmpty ? `<span class="sr-only">${columns[0]}</span>` : inline(tokens);
    return `<th scope="col" role="columnheader">${words}</th>`;
  });
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

/** The words of a piece of Markdown, without marks. */
export function plainText(tokens: Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens
        ? plainText(token.tokens)
        : 'text' in token
          ? token.text
          : token.raw,
    )
    .join('')
    .replace(/\s+/g, ' ');
}
