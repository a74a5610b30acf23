import { printedWords } from './blocks.server';
import { plainTree } from './plain.server';

/** A part of a text; `lang` where it is in another language than the text. */
export interface TextPart {
  text: string;
  lang?: string;
}

/** Splits a text of one line at its marks: `Digo [Mwen pale kreyòl]{lang=ht}.` */
export function splitByLanguage(text: string): TextPart[] {
  return plainTree(text).children.map((node) =>
    node.type === 'foreignPassage'
      ? { text: printedWords(node.children), lang: node.lang }
      : { text: printedWords([node]) },
  );
}
