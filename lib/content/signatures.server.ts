import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Language } from '../language';
import type { PageKind, Routes } from '../routes.server';
import { divideFrontMatter } from './front-matter';
import { lastFields, needsReview } from './schemas/pages.server';
import {
  type SignatureField,
  type SignatureName,
  signatureFields,
  signatureNames,
  signedText,
  textOfBoth,
} from './signed-text';
import type { Source } from './source.server';

/** Who signed a page, and when: an ISO date. */
type Signature = Record<'by' | 'on', string>;

/**
 * The signatures of a page: null if nobody has signed the present
 * text, absent if the page needs no such signature.
 */
export type Signatures = Partial<Record<SignatureName, Signature | null>>;

/** The fields of signatures in the front matter of a page. */
type SignatureFields = Partial<Record<SignatureField, string | null | undefined>>;

/** The signatures in the front matter of a page that hold for its present text. */
export function readSignatures({ raw }: Source, kind: PageKind, fields: SignatureFields) {
  const signatures: Signatures = { approved: null };
  if (fields.reviewedBy || needsReview[kind]) signatures.reviewed = null;
  for (const name of signatureNames) {
    const field = signatureFields[name];
    const by = fields[field.by];
    const on = fields[field.on];
    if (by && on && fields[field.text] === fingerprint(raw)) signatures[name] = { by, on };
  }
  return signatures;
}

/** The text of a page's file with a signature added: the name, the day, and the fingerprint of the page's text. */
export function sign(text: string, name: SignatureName, { by, on }: Signature): string {
  const field = signatureFields[name];
  return withLastFields(text, { [field.by]: by, [field.on]: on, [field.text]: fingerprint(text) });
}

/** Every file that exists in both languages, by its path below the folder of a language. */
export const translatedFiles = ({ pages }: Routes): string[] => [
  'dictionary.yaml',
  ...pages.map(({ id }) => `${id}.md`),
];

/**
 * The Spanish files that nobody has accepted since their own text or the English one changed, by
 * their paths below the folder of the language. The field `acceptedTexts` of a Spanish file has
 * the fingerprint of both texts as they were when it was accepted.
 * @param names the files to compare
 */
export function staleTranslations(folder: string, names: readonly string[]): string[] {
  return names.filter((name) => {
    const [, accepted] = /^acceptedTexts: *["']?(\w*)/m.exec(read(folder, 'es', name)) ?? [];
    return accepted !== fingerprintIn(folder, name);
  });
}

/** Records in a Spanish file that its present text is a translation of the present English one. */
export function acceptTranslation(folder: string, name: string) {
  const acceptedTexts = fingerprintIn(folder, name);
  const accepted = withLastFields(read(folder, 'es', name), { acceptedTexts });
  writeFileSync(join(folder, 'es', name), accepted);
}

const fingerprintIn = (folder: string, name: string) =>
  fingerprintOfBoth(read(folder, 'en', name), read(folder, 'es', name));

const read = (folder: string, language: Language, name: string) =>
  readFileSync(join(folder, language, name), 'utf8');

/** The text of a file with new values of some of its last fields, in the order of `lastFields`. */
function withLastFields(text: string, fields: Record<string, string>): string {
  const isPage = /^\uFEFF?---/.test(text);
  const whole = isPage || text.endsWith('\n') ? text : `${text}\n`;
  const written = new RegExp(`^(?:${lastFields.join('|')}):.*\r?\n`, 'gm');
  const nameOf = (line: string) => line.split(':')[0] ?? '';
  const kept = (whole.match(written) ?? []).filter((line) => !(nameOf(line) in fields));
  const lines = stringify(fields, { lineWidth: 0, singleQuote: true }).match(/.*\n/g) ?? [];
  const placeOf = (line: string) => lastFields.indexOf(nameOf(line));
  const last = [...kept, ...lines].sort((one, other) => placeOf(one) - placeOf(other));
  // Before the second line ---, or at the end of a file of YAML alone.
  const end = isPage ? /(?<=\n)(?=---\r?\n)/ : /$/;
  return whole.replace(written, '').replace(end, () => last.join(''));
}

/**
 * The fingerprint of a file's fields and text: twelve hexadecimal digits. It does not depend on signatures, on
 * the day from which a policy is in force, or on the field `acceptedTexts`.
 */
export const fingerprint = (file: string) => digest(signedText(entryOf(file)));

/** The fingerprint of an English file and its Spanish one, by which a translation is accepted. */
export const fingerprintOfBoth = (english: string, spanish: string) =>
  digest(textOfBoth(entryOf(english), entryOf(spanish)));

/** The fields of a file, and its text as `body`. */
function entryOf(file: string): object {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const { fields, text: body } = divideFrontMatter(text) ?? { fields: text };
  return { ...parse(fields), body };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
