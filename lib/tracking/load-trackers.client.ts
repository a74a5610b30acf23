import type { ItemPatterns } from '../consent/cookies';

/** Written into the scripts by the build (`vite.config.ts`); null where the site uses no tracker. */
declare const __TRACKER_ITEMS__: ItemPatterns | null;

/** What the page's script needs of the trackers. */
export interface SiteTrackers {
  /** What they may store. */
  items: ItemPatterns;
  /** Fetches their code. */
  load(): Promise<typeof import('./start-trackers.client')>;
}

/** Undefined where the site uses no tracker: the build then contains no tracker's code. */
export const siteTrackers: SiteTrackers | undefined = __TRACKER_ITEMS__
  ? { items: __TRACKER_ITEMS__, load: () => import('./start-trackers.client') }
  : undefined;
