import { createHash } from 'node:crypto';
import { parse, stringify } from 'yaml';
import { signedText } from './signed-text';
import { frontMatter, type Source } from './source.server';

/** Approved by the practice; reviewed by a clinician. */
export const signatureNames = ['approved', 'reviewed'] as const;

type SignatureName = (typeof signatureNames)[number];

/** Who signed, and when: an ISO date. */
type Signature = Record<'by' | 'on', string>;

/** A page's signatures: null where nobody has signed the text as it is, absent if none is asked for. */
export type Signatures = Partial<Record<SignatureName, Signature | null>> & {
  /** Who signed an earlier text, and when. */
  lapsed: Partial<Record<SignatureName, string>>;
};

/** The front matter's fields of a signature: who, when, and the fingerprint of what was signed. */
export type SignatureFields = {
  [Field in `${SignatureName}${'By' | 'On' | 'Text'}`]?: string | null | undefined;
};

/** The signatures of a file's front matter. */
export function readSignatures(source: Source, fields: SignatureFields): Signatures {
  const signatures: Signatures = { approved: null, lapsed: {} };
  if (fields.reviewedBy !== undefined) signatures.reviewed = null;
  for (const name of signatureNames) {
    const [by, on] = [fields[`${name}By`], fields[`${name}On`]];
    if (!by || !on) continue;
    if (fields[`${name}Text`] === fingerprint(source.raw)) signatures[name] = { by, on };
    else signatures.lapsed[name] = `${by} on ${on}`;
  }
  return signatures;
}

/** The last fields of a page, in the order in which the editor writes them. */
const lastFields =
  'approvedBy reviewedBy approvedOn approvedText reviewedOn reviewedText translationOf';

/** The text of a page's file, signed. */
export function sign(text: string, name: SignatureName, { by, on }: Signature): string {
  const fields = { [`${name}By`]: by, [`${name}On`]: on, [`${name}Text`]: fingerprint(text) };
  const written = new RegExp(`^(?:${lastFields.replaceAll(' ', '|')}):.*\r?\n`, 'gm');
  const others = (text.match(written) ?? []).filter((line) => !line.startsWith(name));
  const placeOf = (line: string) => lastFields.split(' ').indexOf(line.split(':')[0] ?? '');
  const lines = stringify(fields, { lineWidth: 0, singleQuote: true }).match(/.*\n/g) ?? [];
  const last = [...others, ...lines].sort((one, other) => placeOf(one) - placeOf(other));
  return text.replace(written, '').replace(/\n(?=---\r?\n)/, () => `\n${last.join('')}`);
}

/**
 * Fingerprint of a file's fields and text: twelve hexadecimal digits. Signatures, the day from which
 * a policy is in force and the mark of a translation are no part of it.
 */
export function fingerprint(file: string): string {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [, yaml = text, body] = frontMatter.exec(text) ?? [];
  const signed = signedText({ ...parse(yaml), body });
  return createHash('sha256').update(signed).digest('hex').slice(0, 12);
}
