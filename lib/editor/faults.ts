import { z } from 'zod';
import { readDated } from '../content/expiry.server';
import { type Facts, factMeanings } from '../content/facts.server';
import type { Fault } from '../content/faults.server';
import { fileSchemas } from '../content/file-schemas.server';
import { fieldAt } from '../content/hints.server';
import { readMarkdown } from '../content/markdown.server';
import { compareVersions, type Version } from '../content/parity.server';
import { compareQuotedWithin } from '../content/quoted-facts.server';
import { bodyOf, checkSource, sourceOf } from '../content/source.server';
import type { Language } from '../language';
import { schemaOf } from './content-files.server';
import { messageOf, words } from './words';

/** Where the facts of other files are not known, each stands for itself. */
const unread: Facts = Object.fromEntries(
  Object.keys(factMeanings).flatMap((names) => names.split(' ').map((name) => [name, `{${name}}`])),
);
const quotesNone = /^(?!notices|language-help)[\w-]+\.yaml$/;

const schemaFor = (file: string) => fileSchemas[schemaOf(file)] ?? z.unknown();

/** The facts that texts quote, as the build knew them, by language. */
export type FactsByLanguage = Readonly<Record<Language, Facts>>;

/** A file as the editor will write it. */
export interface SavedFile {
  name: string;
  text: string;
}

/** What the build would refuse of a content file, as far as the file alone tells. */
export function faultsIn({ name: file, text }: SavedFile, facts?: FactsByLanguage): Fault[] {
  const faults: Fault[] = [];
  const source = sourceOf(file, text, faults);
  if (!source) return faults;
  const language = languageOf(file);
  const known = quotesNone.test(file) ? {} : (facts?.[language] ?? unread);
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
    const { problems } = readMarkdown(full, language);
    for (const { found, expected } of problems) source.report(path, found, expected);
  }
  // A new town is in no table yet.
  return faults.filter(({ found }) => !/^"?page:towns\//.test(found));
}

/** What the build would refuse of two languages, neither of which has a fault by itself. */
export function differencesBetween(english: SavedFile, spanish: SavedFile): Fault[] {
  const faults: Fault[] = [];
  const versionOf = ({ name, text }: SavedFile): Version[] => {
    const source = sourceOf(name, text, faults);
    const { full } = readDated(source?.body ?? '', '');
    return source ? [{ source, body: readMarkdown(full, languageOf(name)) }] : [];
  };
  const [one, other] = [english, spanish].flatMap(versionOf);
  if (one && other) compareVersions(one, other, faults);
  return faults;
}

const languageOf = (file: string): Language => (file.startsWith('es/') ? 'es' : 'en');

/**
 * A fault in the words of the form.
 * @param say the text in the language of whoever reads it
 */
export function describeFault(
  { file, field, found, expected }: Fault,
  say: (text: string) => string,
): string {
  const place = [startOf(file), ...labelsOf(file, field)].map(say).join(' › ');
  const isTooLong = /characters/.test(expected);
  const shown = isTooLong ? found : found.replace(/ \(\d+ characters\)$/, '');
  return `${place}: ${say(shown)}. ${say(messageOf(expected))}`;
}

/**
 * Which other towns a town's page names where it says what it is about, and in which fields: it was
 * begun as a copy. In the words of the form.
 * @param towns pages of towns, `towns/naples`, whose names others have no reason to begin with
 */
export function describeCopied(
  { name, text }: SavedFile,
  towns: readonly string[],
  say: (text: string) => string,
): string[] {
  const source = sourceOf(name, text, []);
  const fields: Record<string, unknown> = { ...Object(source?.data), text: source?.body };
  const others = towns.filter((id) => name !== `${languageOf(name)}/${id}.md`);
  return others.flatMap((id) => {
    const town = id.replace('towns/', '').replace(/(?:^|-)./g, (letter) => letter.toUpperCase());
    const spoken = town.replaceAll('-', ' ');
    const named = Object.keys(fields).filter((field) =>
      JSON.stringify(fields[field]).toLowerCase().includes(spoken.toLowerCase()),
    );
    if (!named.some((field) => /^(title|description|keywords|heading|lead)$/.test(field)))
      return [];
    const labels = named.flatMap((field) => labelsOf(name, field)).map(say);
    return say(`${startOf(name)} still says “${spoken}” in: ${labels.join(', ')}.`);
  });
}

const startOf = (file: string) => words(/^[\w-]+/.exec(file)?.[0] ?? '');

/** What the form calls a field, and each that it is in; an entry of a list is its number. */
function labelsOf(file: string, field: string): string[] {
  const path = field.split('.');
  return path.map((key, depth) =>
    /^\d+$/.test(key)
      ? String(Number(key) + 1)
      : (fieldAt(schemaFor(file), path.slice(0, depth + 1)).title ?? words(key)),
  );
}
