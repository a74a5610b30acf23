import { type ItemPatterns, type SiteItem, siteItems, storageKey } from '../consent/cookies';
import { type Category, categories } from '../consent/record';
import type { Practice } from '../content/schemas/practice.server';
import {
  type TrackerName,
  trackerNames,
  trackerRegistry,
  trackersInUse,
} from '../tracking/registry';
import type { TrackerItem } from '../tracking/vendor';

/** A cookie or storage entry that a visitor's browser may store, as the cookie policy lists it. */
export interface StoredItem extends Pick<SiteItem, 'name' | 'kept'> {
  /** The tracker that it serves; absent if it serves none. */
  tracker?: TrackerName;
  /** Whose script stores it. */
  setBy: 'site' | TrackerName;
  /** Consent category (specification, section 9). */
  category: 'necessary' | Category;
  purpose: SiteItem['purpose'] | 'toggle' | TrackerName | NonNullable<TrackerItem['purpose']>;
}

/** The session storage key of the uses of the language toggle that a tracker has not recorded yet. */
export const togglesKey = (prefix: string, tracker: TrackerName) =>
  storageKey(prefix, `toggles_${tracker}`);

/**
 * All items that the site and every tracker may store, in the order in which pages list them.
 * @param prefix `storagePrefix` of `content/practice.yaml`
 */
export function storedItems(prefix: string): StoredItem[] {
  const ofTrackers = trackerNames.map((tracker) => ({ tracker, ...trackerRegistry[tracker] }));
  // The site keeps uses of the language toggle until these trackers have recorded them.
  const recorders = ofTrackers.filter(({ recordsToggles }) => recordsToggles);
  return [
    ...siteItems.map((item): StoredItem => {
      const name = storageKey(prefix, item.name);
      return { ...item, name, setBy: 'site', category: 'necessary' };
    }),
    ...recorders.map(({ tracker, category }): StoredItem => {
      const name = togglesKey(prefix, tracker);
      return { name, tracker, setBy: 'site', category, purpose: 'toggle', kept: 'visit' };
    }),
    // An item may have a category and a purpose of its own.
    ...ofTrackers.flatMap(({ tracker, category, items }) =>
      items.map(
        (item): StoredItem => ({ category, purpose: tracker, ...item, tracker, setBy: tracker }),
      ),
    ),
  ];
}

/** The items that need consent to each category: because of their own category or because of their tracker's. */
export function itemPatterns(prefix: string): ItemPatterns {
  const pattern = (needed: Category) =>
    storedItems(prefix)
      .filter(
        ({ tracker, category }) =>
          category === needed || (tracker && trackerRegistry[tracker].category === needed),
      )
      .map(({ name }) => name.replace(/[^\w*]/g, '\\$&').replace('*', '.+'))
      .join('|');
  return { analytics: pattern('analytics'), marketing: pattern('marketing') };
}

/** The hosts of one owner that a browser may contact because of the site's pages. */
export interface ContactedHosts {
  /** What makes the browser contact them; `before` is opening a page, without any consent. */
  trigger: 'before' | Category | 'form' | 'booking' | 'reviews';
  /** A tracker, or the setting of the practice that has the address; null if nobody is contacted. */
  owner: TrackerName | 'flags' | 'form' | 'booking' | 'reviews' | null;
  /** Hosts without a scheme; `*.` matches any subdomain. */
  hosts: string[];
}

/**
 * Every host that a browser may contact because of the site's pages, in the order of the triggers. The list
 * always has `before` and each category; it has the form and the links only if they lead to another website.
 */
export function contactedHosts(
  settings: Pick<
    Practice,
    'trackers' | 'flags' | 'formAddress' | 'bookingAddress' | 'reviewsAddress'
  >,
): ContactedHosts[] {
  const hostOf = (address: string) => new URL(address).host;
  const used = (trigger: Category): ContactedHosts[] => {
    const names = trackersInUse(settings.trackers).filter(
      (name) => trackerRegistry[name].category === trigger,
    );
    if (names.length === 0) return [{ trigger, owner: null, hosts: [] }];
    return names.map((owner) => {
      const hosts = new Set(Object.values(trackerRegistry[owner].hosts).flat());
      return { trigger, owner, hosts: [...hosts].map((host) => host.replace('https://', '')) };
    });
  };
  const { formAddress, bookingAddress, reviewsAddress } = settings;
  const links = { form: formAddress, booking: bookingAddress, reviews: reviewsAddress };
  const linked = (['form', 'booking', 'reviews'] as const).flatMap((owner): ContactedHosts[] => {
    const address = links[owner];
    return address === null ? [] : [{ trigger: owner, owner, hosts: [hostOf(address)] }];
  });
  const flags = new Set(Object.values(settings.flags ?? {}).map(hostOf));
  return [
    { trigger: 'before', owner: settings.flags && 'flags', hosts: [...flags] },
    ...categories.flatMap(used),
    ...linked,
  ];
}
