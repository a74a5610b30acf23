import { type BrowserStorage, clearCookies } from '../consent/clear-cookies.client';
import type { ItemPatterns } from '../consent/cookies';
import { choiceIn, consentChanged } from '../consent/event.client';
import { type Choice, nothing } from '../consent/record';
import type { ConsentStore } from '../consent/store.client';
import type { Language } from '../language';
import { isAmong } from './hosts';
import { createTracker, type Tracker, type TrackerDeps } from './tracker.client';
import type { Adapter, PageFacts } from './vendor';

/**
 * Delays after a revoke, in ms, at which trackers are stopped and their cookies cleared again:
 * their scripts may restart or set cookies while they are being stopped.
 */
const stopDelays = [0, 250, 1000];

/** Dependencies of `runTrackers`; tests replace the browser's. */
export interface RunTrackersDeps extends Omit<TrackerDeps, 'clearCookies' | 'arrived'> {
  window: EventTarget & {
    readonly siteConsent: Pick<ConsentStore, 'record' | 'refresh'>;
    history: Pick<History, 'state' | 'replaceState'>;
    location: Pick<Location, 'pathname' | 'search' | 'hash'>;
    setTimeout(act: () => void, delay: number): unknown;
  };
  adapters: Adapter[];
  /** Drops, from now on, each request to a host that is not allowed. */
  guardRequests(isAllowed: (host: string) => boolean): void;
  /** A tracker's pending uses of the language toggle; each is returned once. */
  takeToggles(tracker: string): Language[];
  /** What trackers may know about the page shown. */
  readPage(): PageFacts & { isSensitive: boolean };
  /** What the trackers may store. */
  items: ItemPatterns;
  browserStorage: BrowserStorage;
}

/**
 * Starts and stops the page's trackers with each choice of the visitor. Opening the page is one
 * view; each return to it from the browser's cache is another.
 * @param granted what the latest event granted; later events replace it
 */
export function runTrackers(granted: Choice, deps: RunTrackersDeps) {
  const {
    window,
    adapters,
    guardRequests,
    takeToggles,
    readPage,
    items,
    browserStorage,
    ...trackerDeps
  } = deps;

  /** What both the latest event and the record grant: an event alone can only deny. */
  const allowed = (): Choice => {
    try {
      const { consent } = window.siteConsent.record;
      return {
        analytics: granted.analytics && consent.analytics === true,
        marketing: granted.marketing && consent.marketing === true,
      };
    } catch {
      return nothing;
    }
  };
  const clearDenied = () => clearCookies(allowed(), items, browserStorage);
  const trackers = adapters.map((adapter) =>
    createTracker(adapter, {
      ...trackerDeps,
      clearCookies: clearDenied,
      arrived: () => reportToggles(),
    }),
  );
  const mayRun = ({ category, readsPage }: Tracker) =>
    allowed()[category] && !(readsPage && readPage().isSensitive);

  // A tracker may still send when it is told to stop, and starts by itself when the page returns
  // from the browser's cache: each request is checked against the consent at that moment.
  guardRequests((host) => {
    window.siteConsent.refresh();
    return trackers.every((tracker) => mayRun(tracker) || !isAmong(host, tracker.hosts));
  });

  const revoke = () => {
    const denied = trackers.filter((tracker) => !mayRun(tracker));
    for (const tracker of denied) tracker.revoke();
    if (denied.length === 0) return;
    clearDenied();
    for (const delay of stopDelays) {
      window.setTimeout(() => {
        stopAgain();
        clearDenied();
      }, delay);
    }
  };

  const stopAgain = () => {
    for (const tracker of trackers) if (!mayRun(tracker)) tracker.stopAgain();
  };

  const grant = () => {
    for (const tracker of trackers) {
      if (!mayRun(tracker)) continue;
      if (!tracker.isGranted) hideAddress(window);
      tracker.grant(allowed(), readPage());
    }
  };

  /** Reports pending uses of the language toggle to trackers that are ready. */
  const reportToggles = () => {
    for (const tracker of trackers) {
      if (!tracker.isReady || !mayRun(tracker)) continue;
      for (const language of takeToggles(tracker.name)) tracker.toggled(language);
    }
  };

  /** Revokes at once; grants in a separate task, so that the page answers the click first. */
  const follow = () => {
    revoke();
    window.setTimeout(grant, 0);
  };

  window.addEventListener(consentChanged, (event) => {
    granted = choiceIn(event);
    follow();
  });
  window.addEventListener('pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    for (const tracker of trackers) tracker.showAnew(readPage());
    follow();
  });
  window.addEventListener('pagehide', () => {
    reportToggles();
    clearDenied();
  });
  window.addEventListener('language_changed', reportToggles);
  for (const event of ['popstate', 'hashchange']) {
    window.addEventListener(event, () => {
      const readers = trackers.filter(({ isGranted, readsPage }) => isGranted && readsPage);
      if (readers.length === 0) return;
      hideAddress(window);
      for (const tracker of readers) tracker.moved(readPage());
    });
  }
  follow();
}

/** Removes query and hash, which may identify the visitor, from the address. */
function hideAddress({ history, location }: RunTrackersDeps['window']) {
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname);
}
