import { printedFacts } from '../content/file-schemas.server';
import { pathIn } from '../content/source.server';
import { type Content, fileOf, type Page, pagesOf } from '../content/types';
import { type Finding, finding, type Values } from '../findings/finding';
import type { GuessCode } from '../findings/messages';
import { languages } from '../language';
import { leavesOf } from '../nested-value.server';

/** A text as readers see it today: with the facts in it, and without the sentences that are left out. */
export interface PrintedText {
  /** The file, by its path below the content folder. */
  file: string;
  /** The field, or the list of questions that has it; `text` for what stands below the fields. */
  field: string;
  text: string;
}

/** Every text that readers may see: of the pages, of the dictionaries and of the facts. */
export function printedTexts(content: Content): PrintedText[] {
  return [
    ...pagesOf(content).flatMap(textsOfPage),
    ...languages.flatMap((language) =>
      textsIn(`${language}/dictionary.yaml`, content.words[language].dictionary),
    ),
    ...printedFacts.flatMap((name) => textsIn(`${name}.yaml`, content[name])),
  ];
}

/** A part of a text, and the index at which it begins. */
export interface Match {
  words: string;
  start: number;
}

/** The first part of a printed text that a pattern matches; undefined if there is none. */
export function matchIn({ text }: PrintedText, pattern: RegExp): Match | undefined {
  const match = pattern.exec(text);
  return match ? { words: match[0], start: match.index } : undefined;
}

/**
 * A finding about a part of a printed text, with the words around that part. Its line is the first one of the text that
 * has the part, with the whole words at both of its ends; else the first line of the field.
 */
export function guessAt(
  { folder, sources }: Content,
  code: GuessCode,
  { file, field, text }: PrintedText,
  { words: found, start }: Match,
  values: Values = {},
): Finding {
  const end = start + found.length;
  const around = text.slice(Math.max(start - 30, 0), end + 30);
  const wholeWords =
    /\S*$/.exec(text.slice(0, start))?.[0] + found + /^\S*/.exec(text.slice(end))?.[0];
  const source = sources.get(file);
  const lineInText = source?.body.split('\n').findIndex((line) => line.includes(wholeWords)) ?? -1;
  const line = source?.lineOf(field, field === 'text' ? Math.max(lineInText, 0) + 1 : 1);
  return finding(code, { file: pathIn(folder, file), field, line }, { found, around, ...values });
}

function textsOfPage({ body, questions, concerns, ...fields }: Page): PrintedText[] {
  const file = fileOf(fields);
  const words = [...body.headings.map(({ text }) => text), ...body.passages];
  return [
    ...textsIn(file, fields),
    ...words.map((text) => ({ file, field: 'text', text })),
    ...Object.entries({ questions, concerns }).flatMap(([field, entries]) =>
      entries
        .flatMap(({ question, passages }) => [question, ...passages])
        .map((text) => ({ file, field, text })),
    ),
  ];
}

/** The texts among the values of a file. Names that programs read, and addresses, are none. */
function textsIn(file: string, data: unknown): PrintedText[] {
  return leavesOf(data).flatMap(({ field, value }) =>
    typeof value === 'string' && !namesForPrograms.test(field) && !address.test(value)
      ? { file, field, text: value }
      : [],
  );
}

const namesForPrograms = /(?:^|\.)(?:id|kind|lang|language)$/;
const address = /^(?:https?:|mailto:|tel:|sms:|\/)/;
