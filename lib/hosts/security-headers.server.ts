import { contentSecurityPolicy } from './csp.server';
import { loadsFromOthers, type SiteNeeds } from './csp-sources.server';

/** What the pages never use; a script that gets in may not either. */
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

/** What the welcome clip uses. */
const ownFeatures = ['autoplay', 'fullscreen', 'picture-in-picture'];

/** The headers that every answer carries, whatever it answers. */
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
    // What is not the site's own cannot be made to allow itself to be shown; it is asked for
    // without cookies instead.
    'Cross-Origin-Embedder-Policy': loadsFromOthers(needs) ? 'credentialless' : 'require-corp',
  };
}

/**
 * Nobody whom a link leads to is to learn that a visitor comes from a psychiatric practice. With
 * `same-origin` a form posted elsewhere has the origin "null", which form services refuse, and
 * trackers cannot tell whose event they receive: those learn the site's name, never the page.
 */
function referrerPolicy({ formAddress, trackers }: SiteNeeds): string {
  return formAddress === null && trackers.length === 0 ? 'same-origin' : 'strict-origin';
}

/** The same where the site is served without HTTPS, which some of them would ask for in vain. */
export function withoutHttps(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...others } = headers;
  const policy = headers['Content-Security-Policy']?.replace('; upgrade-insecure-requests', '');
  return { ...others, ...(policy && { 'Content-Security-Policy': policy }) };
}
