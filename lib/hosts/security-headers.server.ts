import { htmlPolicy } from '../html-policy';
import type { Directive, TrackerHosts } from '../tracking/vendor';

/** What the site needs browsers to allow, besides loading its own files. */
export interface SiteNeeds {
  /** Hashes of the scripts written into the pages, `sha256-…`. */
  scriptHashes: readonly string[];
  /** Hashes of the style sheets written into the pages. */
  styleHashes: readonly string[];
  /** The address that the contact form is sent to; null if it opens the visitor's mail program. */
  formAddress: string | null;
  /** Addresses of the languages' flags at a CDN; null if the site shows its own. */
  flags: Readonly<Record<string, string>> | null;
  /** Hosts of the trackers that have an id. */
  trackers: readonly TrackerHosts[];
}

/** The headers of every response, errors included. */
export function securityHeaders(needs: SiteNeeds): Record<string, string> {
  const { formAddress, flags, trackers } = needs;
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Linked sites should not learn that a visitor comes from a psychiatric practice. But with
    // `same-origin` a form posted elsewhere has the origin "null", which form services refuse, and
    // trackers cannot tell which site sent an event: `strict-origin` discloses the site, never the page.
    'Referrer-Policy':
      formAddress === null && trackers.length === 0 ? 'same-origin' : 'strict-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // `require-corp` would block other sites' files that do not allow embedding; `credentialless`
    // loads them without cookies.
    'Cross-Origin-Embedder-Policy':
      flags !== null || trackers.length > 0 ? 'credentialless' : 'require-corp',
  };
}

/** The headers for a site that is served without HTTPS: those that need HTTPS are left out. */
export function withoutHttps(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'Strict-Transport-Security': _, 'Cross-Origin-Opener-Policy': __, ...others } = headers;
  const policy = headers['Content-Security-Policy']?.replace('; upgrade-insecure-requests', '');
  return { ...others, ...(policy && { 'Content-Security-Policy': policy }) };
}

/**
 * The Content Security Policy. It forbids everything that `needs` does not name. It requires Trusted Types if
 * no tracker is in use; vendors' scripts do not work with them.
 */
function contentSecurityPolicy(needs: SiteNeeds): string {
  const { scriptHashes, styleHashes, formAddress, flags, trackers } = needs;
  const form = formAddress === null ? [] : [new URL(formAddress).origin];
  const flagOrigins = Object.values(flags ?? {}).map((address) => new URL(address).origin);
  const hosts = (use: Directive) => trackers.flatMap((tracker) => tracker[use]);
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...(formAddress === null ? ['mailto:'] : form)],
    'script-src': ["'self'", ...quoted(scriptHashes), ...hosts('script-src')],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", ...flagOrigins, ...hosts('img-src')],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...form, ...hosts('connect-src')],
    'manifest-src': ["'self'"],
    'upgrade-insecure-requests': [],
    ...(trackers.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [htmlPolicy],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * Browser features that neither a page nor the editor uses. They are off, so that injected scripts cannot use them either.
 * `clipboard-write` is missing, because the contact form copies a message. `tests/unit/hosts.test.ts` lists what is used.
 */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

/** Browser features that the welcome clip uses. */
const featuresOfClip = ['autoplay', 'fullscreen', 'picture-in-picture'];

const permissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...featuresOfClip.map((feature) => `${feature}=(self)`),
].join(', ');
