import { clearCookies, type Jar } from '../consent/clear-cookies';
import { choiceIn, consentChanged } from '../consent/event';
import { type Choice, nothing } from '../consent/record';
import type { ConsentStore } from '../consent/store';
import type { Language } from '../language';
import {
  type Adapter,
  createTracker,
  type PageFacts,
  type Surroundings,
  type Tracker,
} from './tracker';

/** Trackers may set cookies once more while they end; so long after a revoke all is swept, ms. */
const resweeps = [0, 250, 1000];

/** What the conductor stands on, so that tests can stand in for a browser. */
export interface Stage extends Omit<Surroundings, 'sweep'> {
  window: EventTarget & {
    readonly siteConsent: Pick<ConsentStore, 'record'>;
    history: Pick<History, 'state' | 'replaceState'>;
    location: Pick<Location, 'pathname' | 'search' | 'hash'>;
    setTimeout(act: () => void, delay: number): unknown;
  };
  adapters: Adapter[];
  /** What the page shown lets trackers know. */
  readPage(): PageFacts & { isSensitive: boolean };
  jar: Jar;
}

/**
 * Lets the page's trackers do what the visitor has chosen, from now on. The page shown counts as
 * one view; so does each return of it from the browser's cache.
 * @param said what the latest event granted; from here on it is followed
 */
export function conduct(said: Choice, { window, adapters, readPage, jar, ...around }: Stage) {
  /** An event can deny; what it grants, the record has to grant as well. */
  const allowed = (): Choice => {
    try {
      const { consent } = window.siteConsent.record;
      return {
        analytics: said.analytics && consent.analytics === true,
        marketing: said.marketing && consent.marketing === true,
      };
    } catch {
      return nothing;
    }
  };
  const sweep = () => clearCookies(allowed(), jar);
  const trackers = adapters.map((adapter) => createTracker(adapter, { ...around, sweep }));
  const mayRun = ({ name, category }: Tracker) =>
    allowed()[category] && (name === 'analytics' || !readPage().isSensitive);

  const revoke = () => {
    const denied = trackers.filter((tracker) => !mayRun(tracker));
    for (const tracker of denied) tracker.revoke();
    if (denied.length === 0) return;
    sweep();
    for (const delay of resweeps) {
      window.setTimeout(() => {
        restop();
        sweep();
      }, delay);
    }
  };

  const restop = () => {
    for (const tracker of trackers) if (!mayRun(tracker)) tracker.restop();
  };

  const grant = () => {
    for (const tracker of trackers) {
      if (!mayRun(tracker)) continue;
      if (!tracker.isGranted) hideAddress(window);
      tracker.grant(allowed(), readPage());
    }
  };

  /** Denies at once; what is granted may wait until the visitor has seen the answer. */
  const follow = () => {
    revoke();
    window.setTimeout(grant, 0);
  };

  window.addEventListener(consentChanged, (event) => {
    said = choiceIn(event);
    follow();
  });
  window.addEventListener('pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    for (const tracker of trackers) if (mayRun(tracker)) tracker.view(readPage());
    // What is denied is stopped once more in a moment: Clarity starts at this event, too.
    follow();
  });
  window.addEventListener('pagehide', sweep);
  window.addEventListener('language_changed', (event) => {
    const { language } = (event as CustomEvent<{ language: Language }>).detail;
    for (const tracker of trackers) if (mayRun(tracker)) tracker.toggled(language);
  });
  for (const event of ['popstate', 'hashchange']) {
    window.addEventListener(event, () => {
      // These two read the address by themselves.
      const readers = trackers.filter(({ name, isGranted }) => isGranted && name !== 'analytics');
      if (readers.length === 0) return;
      hideAddress(window);
      for (const tracker of readers) tracker.moved(readPage());
    });
  }
  follow();
}

/** Takes query and hash, which may say who came and from where, off the address. */
function hideAddress({ history, location }: Stage['window']) {
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname);
}
