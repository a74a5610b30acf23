import type { Tracker } from '../consent/cookies';

/** Written into the scripts by the build (`vite.config.ts`), member by member. */
declare const __TRACKER_IDS__: Record<Tracker, string | null>;

// The only module that names the constant. Each id is a constant of its own, so that code for a
// tracker without an id is left out of the build.
export const analyticsId = __TRACKER_IDS__.analytics;
export const replayId = __TRACKER_IDS__.replay;
export const pixelId = __TRACKER_IDS__.pixel;

/** Fetches the trackers' code; undefined where the site uses no tracker and has none. */
export const loadTrackers =
  // In full: only an import that the constant itself rules out is left out with all it brings.
  __TRACKER_IDS__.analytics || __TRACKER_IDS__.replay || __TRACKER_IDS__.pixel
    ? () => import('./trackers.client')
    : undefined;
