import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { withoutSignatures } from './signed-text';
import type { Source } from './source.server';

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

/** The text of a page's file, signed; unchanged where its front matter has no field for that. */
export function sign(text: string, name: SignatureName, { by, on }: Signature): string {
  const fields = { [`${name}By`]: by, [`${name}On`]: on, [`${name}Text`]: fingerprint(text) };
  const lines = stringify(fields, { lineWidth: 0 }).trimEnd();
  // The three need not stand together.
  const others = new RegExp(`^${name}(?:On|Text):.*\r?\n`, 'gm');
  const field = new RegExp(`^${name}By:.*`, 'm');
  return field.test(text) ? text.replace(others, '').replace(field, () => lines) : text;
}

/**
 * Fingerprint of a file's text: twelve hexadecimal digits. Signatures, the day from which a policy
 * is in force and the mark of a translation are no part of it.
 */
export function fingerprint(text: string): string {
  return createHash('sha256').update(withoutSignatures(text)).digest('hex').slice(0, 12);
}
