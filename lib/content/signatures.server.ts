import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Language } from '../language';
import { type PageKind, routes } from '../routes.server';
import { divideFrontMatter } from './front-matter';
import { reviewedKinds, signatureFields } from './schemas/pages.server';
import { signedText } from './signed-text';
import type { Source } from './source.server';

/** Approved by the practice; reviewed by a clinician. */
export const signatureNames = ['approved', 'reviewed'] as const;

type SignatureName = (typeof signatureNames)[number];

/** Who signed, and when: an ISO date. */
type Signature = Record<'by' | 'on', string>;

/** A page's signatures: null where nobody has signed the text as it is, absent if none is asked for. */
export type Signatures = Partial<Record<SignatureName, Signature | null>>;

/** The front matter's fields of a signature: who, when, and the fingerprint of what was signed. */
type SignatureFields = {
  [Field in `${SignatureName}${'By' | 'On' | 'Text'}`]?: string | null | undefined;
};

/** The signatures of a file's front matter. */
export function readSignatures({ raw }: Source, kind: PageKind, fields: SignatureFields) {
  const signatures: Signatures = { approved: null };
  if (fields.reviewedBy || reviewedKinds.includes(kind)) signatures.reviewed = null;
  for (const name of signatureNames) {
    const [by, on] = [fields[`${name}By`], fields[`${name}On`]];
    if (by && on && fields[`${name}Text`] === fingerprint(raw)) signatures[name] = { by, on };
  }
  return signatures;
}

/** The text of a page's file, signed. */
export const sign = (text: string, name: SignatureName, { by, on }: Signature) =>
  withLastFields(text, {
    [`${name}By`]: by,
    [`${name}On`]: on,
    [`${name}Text`]: fingerprint(text),
  });

/** Every file that stands in both languages, by its name below the language's folder. */
export const translatedFiles: readonly string[] = [
  'dictionary.yaml',
  ...routes.map(({ id }) => `${id}.md`),
];

/**
 * Spanish files to be looked through, by their names below the language's folder: each carries, in
 * the field `translationOf`, the fingerprint of the English text it was written from.
 * @param names of the files to look at
 */
export function staleTranslations(folder: string, names = translatedFiles): string[] {
  return names.filter((name) => {
    const [, accepted] = /^translationOf: *["']?(\w*)/m.exec(read(folder, 'es', name)) ?? [];
    return accepted !== fingerprint(read(folder, 'en', name));
  });
}

/** Records that a Spanish file has been looked through against the English one as it is. */
export function acceptTranslation(folder: string, name: string) {
  const translationOf = fingerprint(read(folder, 'en', name));
  const accepted = withLastFields(read(folder, 'es', name), { translationOf });
  writeFileSync(join(folder, 'es', name), accepted);
}

const read = (folder: string, language: Language, name: string) =>
  readFileSync(join(folder, language, name), 'utf8');

/** A file with other values of some of these fields. */
function withLastFields(text: string, fields: Record<string, string>): string {
  const written = new RegExp(`^(?:${signatureFields.join('|')}):.*\r?\n`, 'gm');
  const nameOf = (line: string) => line.split(':')[0] ?? '';
  const kept = (text.match(written) ?? []).filter((line) => !(nameOf(line) in fields));
  const lines = stringify(fields, { lineWidth: 0, singleQuote: true }).match(/.*\n/g) ?? [];
  const placeOf = (line: string) => signatureFields.indexOf(nameOf(line));
  const last = [...kept, ...lines].sort((one, other) => placeOf(one) - placeOf(other));
  const end = text.startsWith('---') ? /(?<=\n)(?=---\r?\n)/ : /$/;
  return text.replace(written, '').replace(end, () => last.join(''));
}

/**
 * Fingerprint of a file's fields and text: twelve hexadecimal digits. Signatures, the day from which
 * a policy is in force and the mark of a translation are no part of it.
 */
export function fingerprint(file: string): string {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const { fields, text: body } = divideFrontMatter(text) ?? { fields: text };
  const signed = signedText({ ...parse(fields), body });
  return createHash('sha256').update(signed).digest('hex').slice(0, 12);
}
