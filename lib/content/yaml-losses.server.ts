import { CST, Lexer } from 'yaml';

/** What YAML reads as no part of a text, though it may be meant as one. */
const losses = ['comment', 'anchor', 'alias', 'tag'];

/** Spares most files a second pass of the lexer, which takes as long as all else of reading them. */
const mayLose = /(?:^|\s)[#&*!]/;

/**
 * Where the parser would take a part of a text for something else and lose it: what follows a `#`
 * with a space before it, and a word that begins with `&`, `*` or `!`. Content files need none of these.
 * @returns an index into the text, or undefined
 */
export function lossInYaml(yaml: string): number | undefined {
  if (!mayLose.test(yaml)) return undefined;
  let place = 0;
  let isScalar = false;
  for (const lexeme of new Lexer().lex(yaml)) {
    const type = CST.tokenType(lexeme);
    if (!isScalar && type !== null && losses.includes(type)) return place;
    // The lexer announces a text by a mark of its own, which is in no file.
    isScalar = lexeme === CST.SCALAR;
    const isMark = [CST.SCALAR, CST.DOCUMENT, CST.FLOW_END].includes(lexeme);
    if (!isMark) place += lexeme.length;
  }
  return undefined;
}
