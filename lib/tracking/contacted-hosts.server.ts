import type { Category } from '../consent/record';
import type { Practice } from '../content/schemas/practice.server';
import { hostsOf } from './hosts';
import { type TrackerName, trackerRegistry } from './registry';
import { trackersInUse } from './trackers.server';

/** What makes the browser contact an address that is not the site's own. */
type Trigger = 'before' | 'analytics' | 'marketing' | 'form' | 'booking' | 'reviews';

export interface ContactRow {
  trigger: Trigger;
  contacts: {
    /** A tracker, or the practice's setting that names the address. */
    owner: TrackerName | 'flags' | 'form' | 'booking' | 'reviews';
    /** Without a scheme; `*.` matches any subdomain. */
    hosts: string[];
  }[];
}

type Settings = Pick<
  Practice,
  'trackers' | 'flags' | 'formAddress' | 'bookingAddress' | 'reviewsAddress'
>;

/**
 * Every host that the site's pages may make a browser contact, by what triggers it. The first
 * three rows are always there; a form or a link has a row only where it leads to another website.
 */
export function contactedHosts(settings: Settings): ContactRow[] {
  const { trackers, flags, formAddress, bookingAddress, reviewsAddress } = settings;
  const used = (category: Category) =>
    trackersInUse(trackers)
      .filter((name) => trackerRegistry[name].category === category)
      .map((owner) => ({ owner, hosts: hostsOf(trackerRegistry[owner].hosts) }));
  const own = (owner: 'flags' | 'form' | 'booking' | 'reviews', ...addresses: string[]) => {
    const hosts = [...new Set(addresses.map((address) => new URL(address).host))];
    return hosts.length > 0 ? [{ owner, hosts }] : [];
  };
  const links = [
    { trigger: 'form', address: formAddress },
    { trigger: 'booking', address: bookingAddress },
    { trigger: 'reviews', address: reviewsAddress },
  ] as const;
  return [
    { trigger: 'before', contacts: own('flags', ...Object.values(flags ?? {})) },
    { trigger: 'analytics', contacts: used('analytics') },
    { trigger: 'marketing', contacts: used('marketing') },
    ...links.flatMap(({ trigger, address }) =>
      address === null ? [] : [{ trigger, contacts: own(trigger, address) }],
    ),
  ];
}
