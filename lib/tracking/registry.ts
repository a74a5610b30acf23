import type { Adapter, TrackerDefinition } from './vendor';
import { type AnalyticsWindow, analytics, createAnalytics } from './vendors/analytics';
import { createPixel, type PixelWindow, pixel } from './vendors/pixel';
import { createReplay, type ReplayWindow, replay } from './vendors/replay';

/** Every tracker that the site can use, by its name and in the order in which pages list them. */
export const trackerRegistry = { analytics, replay, pixel } satisfies Record<
  string,
  TrackerDefinition
>;

export type TrackerName = keyof typeof trackerRegistry;

/** The ids by which vendors know the practice; null where it does not use a tracker. */
export type TrackerIds = Readonly<Record<TrackerName, string | null>>;

/** Written into the scripts by the build (`vite.config.ts`), member by member. */
declare const __TRACKER_IDS__: TrackerIds;

/** What trackers use of `window`. */
export type VendorWindow = AnalyticsWindow & ReplayWindow & PixelWindow;

/** The adapters of the trackers that have an id; for scripts in the browser only. */
export function createAdapters(window: VendorWindow): Adapter[] {
  const adapters: Adapter[] = [];
  // Each id has its own condition, so that the bundler drops trackers without an id.
  if (__TRACKER_IDS__.analytics) adapters.push(createAnalytics(__TRACKER_IDS__.analytics, window));
  if (__TRACKER_IDS__.replay) adapters.push(createReplay(__TRACKER_IDS__.replay, window));
  if (__TRACKER_IDS__.pixel) adapters.push(createPixel(__TRACKER_IDS__.pixel, window));
  return adapters;
}
