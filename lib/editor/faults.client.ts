import { z } from 'zod';
import { readDated } from '../content/expiry.server';
import { factMeanings } from '../content/facts.server';
import type { Fault } from '../content/faults.server';
import { fileSchemas } from '../content/file-schemas.server';
import { fieldAt } from '../content/hints.server';
import { readMarkdown } from '../content/markdown.server';
import { compareQuotedWithin } from '../content/quoted-facts.server';
import { bodyOf, checkSource, sourceOf } from '../content/source.server';
import { schemaOf } from './content-files.server';
import { messageOf, words } from './words';

/** The editor has one file at a time, without the facts of others: each stands for itself. */
const facts = Object.fromEntries(
  Object.keys(factMeanings).flatMap((names) => names.split(' ').map((name) => [name, `{${name}}`])),
);
const quotesNone = /^(?!notices|language-help)[\w-]+\.yaml$/;

const schemaFor = (file: string) => fileSchemas[schemaOf(file)] ?? z.unknown();

/** What the build would refuse of a content file, as far as the file alone tells. */
export function faultsIn(file: string, text: string): Fault[] {
  const faults: Fault[] = [];
  const source = sourceOf(file, text, faults);
  if (!source) return faults;
  const known = quotesNone.test(file) ? {} : facts;
  checkSource(source, schemaFor(file), known);
  if (faults.length === 0) compareQuotedWithin(source);
  const texts: [PropertyKey[], string][] = [[['text'], bodyOf(source, known).full]];
  for (const name of ['questions', 'concerns']) {
    const answered: { answer: unknown }[] = Object(source.data)[name] ?? [];
    answered.forEach(({ answer }, index) => {
      texts.push([[name, index, 'answer'], String(answer)]);
    });
  }
  for (const [path, markdown] of texts) {
    const { full } = readDated(markdown, '');
    const { problems } = readMarkdown(full, file.startsWith('es/') ? 'es' : 'en');
    for (const { found, expected } of problems) source.report(path, found, expected);
  }
  // A new town is in no table yet.
  return faults.filter(({ found }) => !/^"?page:towns\//.test(found));
}

/**
 * A fault in the words of the form.
 * @param say the text in the language of whoever reads it
 */
export function describeFault(
  { file, field, found, expected }: Fault,
  say: (text: string) => string,
): string {
  const path = field.split('.');
  const labels = path.map((key, depth) =>
    /^\d+$/.test(key)
      ? Number(key) + 1
      : say(fieldAt(schemaFor(file), path.slice(0, depth + 1)).title ?? words(key)),
  );
  const [start = ''] = /^[\w-]+/.exec(file) ?? [];
  const place = [say(words(start)), ...labels].join(' › ');
  return `${place}: ${say(found.replace(/ \(\d+ characters\)$/, ''))}. ${say(messageOf(expected))}`;
}
