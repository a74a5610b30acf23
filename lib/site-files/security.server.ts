import type { Practice } from '../content/schemas/practice.server';
import { languages } from '../language';

/** Where the build writes it. */
export const securityPath = '/.well-known/security.txt';

/**
 * `security.txt`, which says where a fault in the site's security is reported.
 * https://www.rfc-editor.org/rfc/rfc9116
 * @param address its own absolute address
 */
export function securityText(
  { contact, expiresOn }: NonNullable<Practice['security']>,
  address: string,
): string {
  return `Contact: ${contact}
Expires: ${expiresOn}T23:59:59Z
Preferred-Languages: ${languages.join(', ')}
Canonical: ${address}
`;
}
