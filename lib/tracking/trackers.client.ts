import type { Choice } from '../consent/record';
import { type AnalyticsWindow, analytics } from './analytics';
import { conduct } from './conductor';
import { analyticsId, pixelId, replayId } from './ids';
import { readPageFacts } from './page-facts';
import { type PixelWindow, pixel } from './pixel';
import { type ReplayWindow, replay } from './replay';
import { insertScript } from './script';
import type { Adapter } from './tracker';

/** Lets the trackers that have an id follow the visitor's choice. */
export function conductTrackers(said: Choice) {
  const vendors = window as unknown as AnalyticsWindow & ReplayWindow & PixelWindow;
  const adapters: Adapter[] = [];
  if (analyticsId !== null) adapters.push(analytics(analyticsId, vendors));
  if (replayId !== null) adapters.push(replay(replayId, vendors));
  if (pixelId !== null) adapters.push(pixel(pixelId, vendors));
  conduct(said, {
    window,
    adapters,
    readPage: () => readPageFacts(document),
    jar: {
      document,
      location,
      storages: [() => sessionStorage, () => localStorage],
    },
    insert: insertScript,
    now: () => performance.now(),
    log: console.warn,
    starts: new Map(),
  });
}
