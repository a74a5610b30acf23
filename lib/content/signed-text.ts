/** The fields of each signature: who signed, when, and the fingerprint of the text that was signed. */
export const signatureFields = {
  approved: { by: 'approvedBy', on: 'approvedOn', text: 'approvedText' },
  reviewed: { by: 'reviewedBy', on: 'reviewedOn', text: 'reviewedText' },
} as const;

/** `approved` is the signature of the practice, `reviewed` that of a clinician. */
export type SignatureName = keyof typeof signatureFields;
/** The name of a field of a signature. */
export type SignatureField =
  (typeof signatureFields)[SignatureName][keyof (typeof signatureFields)[SignatureName]];

export const signatureNames = ['approved', 'reviewed'] as const satisfies SignatureName[];

/** The fields that are no part of a signed text: signatures, dates, and the fields that only the editor has. */
const unsigned =
  /^(acceptedTexts|effectiveOn|(approved|reviewed)(By|On|Text)|accept|approve|review|__sc_.*)$/;

/**
 * The text from which a fingerprint is computed: the fields and the body of a file. The order of the fields
 * does not matter, and an empty or false field counts as absent.
 */
export const signedText = (entry: object) => JSON.stringify(withoutEmpty(entry) ?? {});

/** The text from which the fingerprint of an accepted translation is computed: both files. */
export const acceptedText = (en: object, es: object) => signedText({ en, es });

function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value === null) return value || value === 0 ? value : undefined;
  const fields = Object.entries(value)
    .filter(([name]) => !unsigned.test(name))
    .map(([name, item]) => [name, withoutEmpty(item)] as const)
    .filter(([, item]) => item !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
