import { type ItemPatterns, type SiteItem, siteItems, storageKey } from '../consent/cookies';
import type { Category } from '../consent/record';
import { type TrackerName, trackerRegistry } from './registry';
import { trackerNames } from './trackers.server';
import type { TrackerItem } from './vendor';

/** An item that may be stored in a visitor's browser, as the cookie policy lists it. */
export interface StoredItem extends Pick<SiteItem, 'name' | 'kept'> {
  /** The tracker that it belongs to; absent for the site's own items. */
  tracker?: TrackerName;
  setBy: 'site' | TrackerName;
  /** Consent category (specification, section 9). */
  category: 'necessary' | Category;
  purpose: SiteItem['purpose'] | 'toggle' | TrackerName | NonNullable<TrackerItem['purpose']>;
}

/** Session storage key of a tracker's pending uses of the language toggle. */
export const togglesKey = (prefix: string, tracker: TrackerName) =>
  storageKey(prefix, `toggles_${tracker}`);

/**
 * All items that the site and its trackers may store, in the order in which pages list them.
 * @param prefix `storagePrefix` of `content/practice.yaml`
 */
export function storedItems(prefix: string): StoredItem[] {
  return [
    ...siteItems.map((item) => ({
      ...item,
      name: storageKey(prefix, item.name),
      setBy: 'site' as const,
      category: 'necessary' as const,
    })),
    ...trackerNames
      .filter((tracker) => trackerRegistry[tracker].recordsToggles)
      .map((tracker) => ({
        name: togglesKey(prefix, tracker),
        tracker,
        setBy: 'site' as const,
        category: trackerRegistry[tracker].category,
        purpose: 'toggle' as const,
        kept: 'visit' as const,
      })),
    ...trackerNames.flatMap((tracker) =>
      trackerRegistry[tracker].items.map(({ name, kept, purpose, category }) => ({
        name,
        tracker,
        setBy: tracker,
        category: category ?? trackerRegistry[tracker].category,
        purpose: purpose ?? tracker,
        kept,
      })),
    ),
  ];
}

/** The items that need consent to each category: their own, and that of their tracker. */
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
