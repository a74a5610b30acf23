import type { Tracker } from '../consent/cookies';

/** What a page does with a host, by the names of a content security policy. */
export type Directive = 'script-src' | 'connect-src' | 'img-src';

const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
const tiktok = ['https://analytics.tiktok.com'];

/**
 * The hosts of each tracker, as few as its vendor's documentation allows. Left out: Google's for
 * advertising, Clarity's Bing, and TikTok's for apps and older networks; what would go to them is
 * lost, unnoticed by the visitor.
 * https://developers.google.com/tag-platform/security/guides/csp
 * https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-csp
 */
export const trackerHosts: Record<Tracker, Record<Directive, readonly string[]>> = {
  analytics: {
    'script-src': ['https://www.googletagmanager.com'],
    'connect-src': [...google, 'https://*.analytics.google.com'],
    'img-src': google,
  },
  replay: {
    'script-src': ['https://*.clarity.ms'],
    'connect-src': ['https://*.clarity.ms'],
    'img-src': ['https://*.clarity.ms'],
  },
  pixel: { 'script-src': tiktok, 'connect-src': tiktok, 'img-src': tiktok },
};

/** The hosts of the trackers that have an id. */
export function configuredHosts(ids: Readonly<Record<Tracker, string | null>>) {
  const names = Object.keys(trackerHosts) as Tracker[];
  return names.filter((name) => ids[name] !== null).map((name) => trackerHosts[name]);
}

/** Every host of a tracker once, without its scheme. */
export function hostsOf(tracker: Tracker): string[] {
  const all = Object.values(trackerHosts[tracker]).flat();
  return [...new Set(all)].map((host) => host.replace('https://', ''));
}

/** Whether a host is meant by one of these, in which `*.` stands for any beginning. */
export function isAmong(host: string, hosts: readonly string[]): boolean {
  return hosts.some((known) =>
    known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known,
  );
}
