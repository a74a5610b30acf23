import type { Language } from '../language';
import { hasInvisible } from './characters';

/** The name of a site: labels of letters, digits and hyphens with dots between them; the last one is of letters. */
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
// Names that are reserved for a single computer or network, or for nobody (RFC 2606, 6761, 6762). `example` stays,
// because samples have it.
const notPublic = '(?:localhost|local|internal|invalid|test)';
const siteName = `(?:${label}\\.)+(?!${notPublic}(?:[/?#]|$))[A-Za-z]{2,63}`;

/** The name of a site that everybody can reach, such as `example.com`. */
export const siteNameForm = new RegExp(`^${siteName}$`);

/** A sign that may stand in an address: those of RFC 3986 without brackets and the apostrophe. */
const sign = '[A-Za-z0-9._~:/?#@!$&()*+,;=%-]';

/**
 * The signs of a sentence that an address does not end with: they were copied with it, or are written as %2E.
 * The closing parenthesis is one unless it was opened.
 */
const endsWithin = '(?!.*[.,:;!]$)(?![^(]*\\)$)';

/** The form of an address; `webAddressFault` asks a little more. Programs that read JSON Schema have it as a pattern. */
export const webAddressPattern = `^${endsWithin}https://${siteName}(?:[/?#]${sign}*)?$`;

/** What an address has to be, in both languages. */
type Expected = Readonly<Record<Language, string>>;

/**
 * The one rule for the address of a page on another website, in fields and in texts: it begins with https://, has the
 * name of a public site without user and port, and consists of the signs that browsers send.
 * @param options.mayBeHttp whether it may begin with http:// too, as the sources of old pages do
 * @returns what is expected in place of the first fault; undefined if there is none
 */
export function webAddressFault(address: string, { mayBeHttp = false } = {}): Expected | undefined {
  const [, scheme, site = '', rest = ''] = /^(https?):\/\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  if (scheme === undefined) return expected.scheme;
  if (scheme === 'http' && !mayBeHttp) return expected.encrypted;
  const [strange] = address.match(new RegExp(`(?!${sign})[^]`, 'u')) ?? [];
  if (strange !== undefined) return expected.signs(strange);
  if (!siteNameForm.test(site) || site.length > 253) return expected.site(site);
  if (/%(?![0-9A-Fa-f]{2})/.test(rest)) return expected.encoded;
  if (!new RegExp(`^${endsWithin}`).test(address)) return expected.end(address.slice(-1));
  return hasInvisible(address) || endsStrangely(address) ? expected.hidden : undefined;
}

/** Whether an address ends with an encoded sign that nobody sees, or that stands around an address in a sentence. */
function endsStrangely(address: string): boolean {
  const [encoded] = /(?:%[0-9A-Fa-f]{2})+$/.exec(address) ?? [];
  if (!encoded) return false;
  try {
    return /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Pi}\p{Pf}…\u2800]$/u.test(
      decodeURIComponent(encoded),
    );
  } catch {
    // Bytes in another encoding than UTF-8 are not decoded.
    return false;
  }
}

const copyIt = {
  en: 'Open the page and copy its address from the bar of the browser',
  es: 'Abra la página y copie su dirección de la barra del navegador',
};

const expected = {
  scheme: {
    en: 'a web address that begins with https://, such as https://example.com/',
    es: 'una dirección web que empiece con https://, como https://example.com/',
  },
  encrypted: {
    en: 'an address that begins with https://; http:// is not encrypted',
    es: 'una dirección que empiece con https://; http:// no va cifrada',
  },
  signs: (strange: string) => ({
    en: `an address without ${named(strange)}, which no web address has. ${copyIt.en}`,
    es: `una dirección sin ${named(strange)}, que ninguna dirección web lleva. ${copyIt.es}`,
  }),
  site: (found: string) => ({
    en: `the name of a site between https:// and the next /, such as www.example.com, with a dot and without a port; there stands “${found}”. ${copyIt.en}`,
    es: `el nombre de un sitio entre https:// y la / siguiente, como www.example.com, con un punto y sin puerto; ahí dice «${found}». ${copyIt.es}`,
  }),
  encoded: {
    en: `two digits after each %, as in %20; the sign itself is written %25. ${copyIt.en}`,
    es: `dos cifras después de cada %, como en %20; el signo mismo se escribe %25. ${copyIt.es}`,
  },
  end: (last: string) => ({
    en: `an address that does not end with ${last}; if that belongs to it, write ${encodedSign(last)}`,
    es: `una dirección que no termine en ${last}; si eso es parte de ella, escriba ${encodedSign(last)}`,
  }),
  hidden: {
    en: `an address without a sign that nobody sees, and without a space or quotation mark at its end. ${copyIt.en}`,
    es: `una dirección sin signos que nadie ve y sin espacio ni comillas al final. ${copyIt.es}`,
  },
} satisfies Record<string, Expected | ((found: string) => Expected)>;

/** A sign with its number, because some cannot be seen: `ñ (U+00F1)`, `U+200D`. */
function named(sign: string): string {
  const number = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) && sign !== '\u2800' ? `${sign} (${number})` : number;
}

const encodedSign = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
