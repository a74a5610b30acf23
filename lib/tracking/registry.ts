import type { Adapter, TrackerDefinition } from './vendor';
import { analytics, createAnalytics } from './vendors/analytics';
import { createPixel, pixel } from './vendors/pixel';
import { createReplay, replay } from './vendors/replay';

/**
 * Every tracker that the site can use, by its name, in the order in which pages list them. A new tracker needs
 * a file in `vendors/`, its entries in this file, and its words in the dictionaries.
 */
export const trackerRegistry = { analytics, replay, pixel } satisfies Record<
  string,
  TrackerDefinition
>;

export type TrackerName = keyof typeof trackerRegistry;

/** The ids by which vendors know the practice; null for a tracker that it does not use. */
export type TrackerIds = Readonly<Record<TrackerName, string | null>>;

/** The names of all trackers. */
export const trackerNames = Object.keys(trackerRegistry) as TrackerName[];

/** The trackers that have an id. */
export function trackersInUse(ids: TrackerIds): TrackerName[] {
  return trackerNames.filter((name) => ids[name] !== null);
}

/** Makes a value for each tracker, by its name. */
export function mapTrackers<Value>(
  create: (name: TrackerName) => Value,
): Record<TrackerName, Value> {
  const entries = trackerNames.map((name) => [name, create(name)]);
  return Object.fromEntries(entries) as Record<TrackerName, Value>;
}

/** A constant whose members the build writes into the scripts one by one (`scripts/vite/define-constants.ts`). */
declare const __TRACKER_IDS__: TrackerIds;

/** Makes the adapters of the trackers that have an id. Only for the browser. */
export function createAdapters(): Adapter[] {
  // Each id has its own condition, so that the bundler drops the code of trackers without an id.
  const adapters = {
    analytics: __TRACKER_IDS__.analytics ? createAnalytics(__TRACKER_IDS__.analytics) : null,
    replay: __TRACKER_IDS__.replay ? createReplay(__TRACKER_IDS__.replay) : null,
    pixel: __TRACKER_IDS__.pixel ? createPixel(__TRACKER_IDS__.pixel) : null,
  } satisfies Record<TrackerName, Adapter | null>;
  return Object.values(adapters).filter((adapter) => adapter !== null);
}
