/** What a page does with a host, by the names of a content security policy. */
export type Directive = 'script-src' | 'connect-src' | 'img-src';

/**
 * A tracker's hosts, as few as its vendor's documentation allows. Requests to other hosts are
 * dropped, which visitors do not notice.
 */
export type TrackerHosts = Record<Directive, readonly string[]>;

/** Every host of a tracker once, without its scheme. */
export function hostsOf(hosts: TrackerHosts): string[] {
  const all = Object.values(hosts).flat();
  return [...new Set(all)].map((host) => host.replace('https://', ''));
}

/** Whether a host matches one of these patterns, in which `*.` matches any subdomain. */
export function isAmong(host: string, hosts: readonly string[]): boolean {
  return hosts.some((known) =>
    known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known,
  );
}
