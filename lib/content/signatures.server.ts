import { createHash } from 'node:crypto';
import type { Source } from './source.server';

/** Approved by the practice; reviewed by a clinician. */
export const signatureNames = ['approved', 'reviewed'] as const;

export type SignatureName = (typeof signatureNames)[number];

export interface Signature {
  by: string;
  /** ISO date. */
  on: string;
}

/** A page's signatures. */
export interface Signatures {
  /** Null where nobody has signed the text as it is. */
  approved: Signature | null;
  reviewed: Signature | null;
  /** Signatures of an earlier text: they no longer hold. */
  lapsed: Partial<Record<SignatureName, Signature>>;
  /** Whether the page asks for a clinician's review: its front matter has the field. */
  isClinical: boolean;
}

/** The front matter's fields of a signature: who, when, and the fingerprint of what was signed. */
export type SignatureFields = {
  [Field in `${SignatureName}${'By' | 'On' | 'Text'}`]?: string | null | undefined;
};

/** Reads the signatures of a file's front matter, and reports what is wrong with them. */
export function readSignatures(source: Source, fields: SignatureFields): Signatures {
  const signatures: Signatures = {
    approved: null,
    reviewed: null,
    lapsed: {},
    isClinical: fields.reviewedBy !== undefined,
  };
  for (const name of signatureNames) {
    const { [`${name}By` as const]: by, [`${name}On` as const]: on } = fields;
    const written = String(Object(source.data)[`${name}By`]);
    if (written.includes('{')) {
      source.report([`${name}By`], written, 'a name written out, since no fact may sign a page');
    }
    if (!by !== !on) {
      const field = `${name}${by ? 'On' : 'By'}`;
      const expected = `${name}By and ${name}On, or null for both; npm run sign writes them`;
      source.report([field], 'nothing', expected);
    }
    if (!by || !on) continue;
    if (fields[`${name}Text`] === fingerprint(source.raw)) signatures[name] = { by, on };
    else signatures.lapsed[name] = { by, on };
  }
  return signatures;
}

/** The text of a page's file, signed; unchanged where its front matter has no field for that. */
export function sign(text: string, name: SignatureName, { by, on }: Signature): string {
  const line = new RegExp(`^${name}By:.*$`, 'm');
  const fields = [
    `${name}By: ${JSON.stringify(by)}`,
    `${name}On: ${on}`,
    `${name}Text: "${fingerprint(text)}"`,
  ];
  return text
    .replace(new RegExp(`^${name}(?:On|Text):.*\r?\n`, 'gm'), '')
    .replace(line, () => fields.join('\n'));
}

/**
 * Fingerprint of a file's text: twelve hexadecimal digits. Signatures, the day from which a policy
 * is in force and the mark of a translation are no part of it.
 */
export function fingerprint(text: string): string {
  return createHash('sha256').update(withoutSignatures(text)).digest('hex').slice(0, 12);
}

/** A file's text without the fields that say who looked at it and when, its line ends as \n. */
export function withoutSignatures(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^(?:translationOf|effectiveOn|(?:approved|reviewed)(?:By|On|Text)):.*\n/gm, '');
}
