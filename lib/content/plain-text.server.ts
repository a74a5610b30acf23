import type { Token } from 'marked';

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
