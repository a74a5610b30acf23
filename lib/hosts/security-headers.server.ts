import { contentSecurityPolicy } from './csp.server';
import { loadsFromOthers, type SiteNeeds } from './csp-sources.server';

/** Browser features that no page uses, so that injected scripts cannot use them either. */
const deniedFeatures = [
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
const ownFeatures = ['autoplay', 'fullscreen', 'picture-in-picture'];

/** The headers of every response, errors included. */
export function securityHeaders(needs: SiteNeeds): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': referrerPolicy(needs),
    'Permissions-Policy': [
      ...deniedFeatures.map((feature) => `${feature}=()`),
      ...ownFeatures.map((feature) => `${feature}=(self)`),
    ].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // `require-corp` would block other sites' files that do not allow embedding; `credentialless`
    // loads them without cookies.
    'Cross-Origin-Embedder-Policy': loadsFromOthers(needs) ? 'credentialless' : 'require-corp',
  };
}

/**
 * Linked sites should not learn that a visitor comes from a psychiatric practice: `same-origin`.
 * But with it a form posted elsewhere has the origin "null", which form services refuse, and
 * trackers cannot tell which site sent an event. Where these are used, `strict-origin` discloses
 * the site's origin, never the page.
 */
function referrerPolicy({ formAddress, trackers }: SiteNeeds): string {
  return formAddress === null && trackers.length === 0 ? 'same-origin' : 'strict-origin';
}

/** The headers for a site served without HTTPS: without those that require it. */
export function withoutHttps(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...others } = headers;
  const policy = headers['Content-Security-Policy']?.replace('; upgrade-insecure-requests', '');
  return { ...others, ...(policy && { 'Content-Security-Policy': policy }) };
}
