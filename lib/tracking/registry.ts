import type { Adapter, TrackerDefinition } from './vendor';
import { analytics, createAnalytics } from './vendors/analytics';
import { createPixel, pixel } from './vendors/pixel';
import { createReplay, replay } from './vendors/replay';

/**
 * Every tracker that the site can use, by its name and in the order in which pages list them. A new
 * one needs its file in `vendors/`, its places in this file, and its words in the dictionaries.
 */
export const trackerRegistry = { analytics, replay, pixel } satisfies Record<
  string,
  TrackerDefinition
>;

export type TrackerName = keyof typeof trackerRegistry;

/** The ids by which vendors know the practice; null where it does not use a tracker. */
export type TrackerIds = Readonly<Record<TrackerName, string | null>>;

/** Every tracker's name. */
export const trackerNames = Object.keys(trackerRegistry) as TrackerName[];

/** The trackers that have an id. */
export function trackersInUse(ids: TrackerIds): TrackerName[] {
  return trackerNames.filter((name) => ids[name] !== null);
}

/** A value for each tracker, by its name. */
export function mapTrackers<Value>(
  create: (name: TrackerName) => Value,
): Record<TrackerName, Value> {
  const entries = trackerNames.map((name) => [name, create(name)]);
  return Object.fromEntries(entries) as Record<TrackerName, Value>;
}

/** Written into the scripts by the build (`vite.config.ts`), member by member. */
declare const __TRACKER_IDS__: TrackerIds;

/** The adapters of the trackers that have an id; for scripts in the browser only. */
export function createAdapters(): Adapter[] {
  const adapters: Adapter[] = [];
  // Each id has its own condition, so that the bundler drops trackers without an id.
  if (__TRACKER_IDS__.analytics) adapters.push(createAnalytics(__TRACKER_IDS__.analytics));
  if (__TRACKER_IDS__.replay) adapters.push(createReplay(__TRACKER_IDS__.replay));
  if (__TRACKER_IDS__.pixel) adapters.push(createPixel(__TRACKER_IDS__.pixel));
  return adapters;
}
