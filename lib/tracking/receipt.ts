import type { Tracker } from '../consent/cookies';
import type { Practice } from '../content/schemas';
import { hostsOf } from './hosts';

/** What makes the browser contact an address that is not the site's own. */
type Occasion = 'before' | 'analytics' | 'marketing' | 'form' | 'booking' | 'reviews';

export interface ReceiptRow {
  occasion: Occasion;
  contacts: {
    /** A tracker, or the practice's setting that names the address. */
    whose: Tracker | 'flags' | 'form' | 'booking' | 'reviews';
    /** Without a scheme; `*.` stands for any beginning. */
    hosts: string[];
  }[];
}

type Settings = Pick<
  Practice,
  'trackers' | 'flags' | 'formAddress' | 'bookingAddress' | 'reviewsAddress'
>;

/**
 * Every address that the site's pages may make a browser contact, by what it takes. The first
 * three rows are always there; a form or a link has a row only where it leads to another website.
 */
export function receiptOf(settings: Settings): ReceiptRow[] {
  const { trackers, flags, formAddress, bookingAddress, reviewsAddress } = settings;
  const used = (...names: Tracker[]) =>
    names
      .filter((name) => trackers[name] !== null)
      .map((whose) => ({ whose, hosts: hostsOf(whose) }));
  const own = (whose: 'flags' | 'form' | 'booking' | 'reviews', ...addresses: string[]) => {
    const hosts = [...new Set(addresses.map((address) => new URL(address).host))];
    return hosts.length > 0 ? [{ whose, hosts }] : [];
  };
  const links = [
    { occasion: 'form', address: formAddress },
    { occasion: 'booking', address: bookingAddress },
    { occasion: 'reviews', address: reviewsAddress },
  ] as const;
  return [
    { occasion: 'before', contacts: own('flags', ...Object.values(flags ?? {})) },
    { occasion: 'analytics', contacts: used('analytics', 'replay') },
    { occasion: 'marketing', contacts: used('pixel') },
    ...links.flatMap(({ occasion, address }) =>
      address === null ? [] : [{ occasion, contacts: own(occasion, address) }],
    ),
  ];
}
