/** What is no part of a text that somebody signs: who looked at it and when, and what the editor alone has. */
const apart =
  /^(translationOf|effectiveOn|(approved|reviewed)(By|On|Text)|accept|approve|review|__sc_.*)$/;

/**
 * What a fingerprint is taken of: the fields of a file and its text, whatever their order. What is
 * empty or false is as good as absent.
 */
export const signedText = (entry: object) => JSON.stringify(withoutEmpty(entry) ?? {});

function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value === null) return value || value === 0 ? value : undefined;
  const fields = Object.entries(value)
    .filter(([name]) => !apart.test(name))
    .map(([name, item]) => [name, withoutEmpty(item)] as const)
    .filter(([, item]) => item !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
