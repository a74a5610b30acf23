import { printedWords } from './blocks.server';
import { plainTree } from './plain.server';

/** A part of a text. */
export interface TextPart {
  text: string;
  /** BCP 47 tag, if the part is in another language than the text. */
  lang?: string;
}

/** Splits a line into parts by language, at marks such as `Digo [Mwen pale kreyòl]{lang=ht}.` */
export function splitByLanguage(text: string): TextPart[] {
  return plainTree(text).children.map((node) =>
    node.type === 'foreignPassage'
      ? { text: printedWords(node.children), lang: node.lang }
      : { text: printedWords([node]) },
  );
}
