import { CST, Lexer } from 'yaml';

/** Kinds of tokens that are no part of a text for YAML, though the writer may have meant them as text. */
const losses = ['comment', 'anchor', 'alias', 'tag'];

/** Signs of a possible loss. Most files have none and need no second pass of the lexer, which is slow. */
const mayLose = /(?:^|\s)[#&*!]/;

/**
 * Finds text that the YAML parser would lose: what follows a space and `#`, and words that begin with `&`, `*`
 * or `!`. Content files need no comments, anchors and tags.
 * @returns the index of the first loss; undefined if there is none
 */
export function lossInYaml(yaml: string): number | undefined {
  if (!mayLose.test(yaml)) return undefined;
  let place = 0;
  let isScalar = false;
  for (const lexeme of new Lexer().lex(yaml)) {
    const type = CST.tokenType(lexeme);
    if (!isScalar && type !== null && losses.includes(type)) return place;
    // Before a text the lexer gives a mark that is not in the file.
    isScalar = lexeme === CST.SCALAR;
    const isMark = [CST.SCALAR, CST.DOCUMENT, CST.FLOW_END].includes(lexeme);
    if (!isMark) place += lexeme.length;
  }
  return undefined;
}
