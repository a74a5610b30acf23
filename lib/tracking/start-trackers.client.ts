import type { ItemPatterns } from '../consent/cookies';
import type { Choice } from '../consent/record';
import { readPageFacts } from './page-facts.client';
import { takeToggles } from './pending-toggles.client';
import { createAdapters, type VendorWindow } from './registry';
import { guardRequests } from './request-guard.client';
import { runTrackers } from './run-trackers.client';
import { insertScript } from './script.client';

/**
 * Runs the trackers that have an id as the visitor chooses.
 * @param granted what the latest event granted
 * @param items what the trackers may store
 */
export function startTrackers(granted: Choice, items: ItemPatterns) {
  runTrackers(granted, {
    window,
    adapters: createAdapters(window as unknown as VendorWindow),
    guardRequests: (isAllowed) => guardRequests(window, isAllowed),
    takeToggles,
    readPage: () => readPageFacts(document),
    items,
    browserStorage: {
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
