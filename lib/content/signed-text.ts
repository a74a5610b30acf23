/**
 * The fields of each signature: who signed, when, and the fingerprint of the text that was signed; and the box by which
 * staff sign in the editor, which is in no file.
 */
export const signatureFields = {
  approved: { by: 'approvedBy', on: 'approvedOn', text: 'approvedText', box: 'approve' },
  reviewed: { by: 'reviewedBy', on: 'reviewedOn', text: 'reviewedText', box: 'review' },
} as const;

/** The field of a Spanish file with the fingerprint of both texts, and the box of the editor that writes it. */
export const acceptanceFields = { text: 'acceptedTexts', box: 'accept' } as const;

/** `approved` is the signature of the practice, `reviewed` that of a clinician. */
export type SignatureName = keyof typeof signatureFields;
/** The name of a field of a signature in a file. */
export type SignatureField = (typeof signatureFields)[SignatureName]['by' | 'on' | 'text'];

export const signatureNames = ['approved', 'reviewed'] as const satisfies SignatureName[];

/** The fields that are no part of a signed text: signatures, the date of a policy, and the boxes of the editor. */
const unsigned = new Set<string>([
  'effectiveOn',
  ...Object.values(acceptanceFields),
  ...Object.values(signatureFields).flatMap((fields) => Object.values(fields)),
]);

/** Whether a field is part of a signed text. The editor keeps data of its own in fields that begin with `__sc_`. */
const isSigned = (name: string) => !unsigned.has(name) && !name.startsWith('__sc_');

/**
 * The text from which a fingerprint is computed: the fields and the body of a file. The order of the fields
 * does not matter, and an empty or false field counts as absent.
 */
export const signedText = (entry: object) => JSON.stringify(withoutEmpty(entry) ?? {});

/** The text from which the fingerprint of an accepted translation is computed: both files. */
export const textOfBoth = (en: object, es: object) => signedText({ en, es });

/**
 * A value without its empty parts and unsigned fields, its fields in the order of their names; undefined if nothing is
 * left.
 */
function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value === null) return value || value === 0 ? value : undefined;
  const fields = Object.entries(value)
    .filter(([name]) => isSigned(name))
    .map(([name, item]) => [name, withoutEmpty(item)] as const)
    .filter(([, item]) => item !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
