import type { ItemPatterns } from '../consent/cookies';
import type { Choice } from '../consent/record';
import { clearCookies } from '../consent/storage.client';
import { choiceIn, consentChanged } from '../consent/store.client';
import { takeToggles } from './pending-toggles.client';
import { createAdapters } from './registry';
import type { Adapter, PageFacts, PagePrivacy } from './vendor';

/** A tracker in the page. Only a withdrawal ends it, and that loads the page anew. */
interface Tracker {
  adapter: Adapter;
  /** absent: not started, or its script could not be loaded. */
  state: 'absent' | 'loading' | 'ready';
  /** When it was last started, in ms since the page was opened. */
  startedAt: number;
}

/**
 * Starts the page's trackers as the visitor grants their categories, and loads the page anew when
 * consent to one that was started is withdrawn. Opening the page is one view; each return to it
 * from the browser's cache is another.
 * @param granted what the latest event granted; later events replace it
 * @param items what the trackers may store
 * @param beforeReload called before a withdrawal loads the page anew
 */
export function runTrackers(granted: Choice, items: ItemPatterns, beforeReload: () => void) {
  const trackers = createAdapters().map(
    (adapter): Tracker => ({ adapter, state: 'absent', startedAt: Number.NEGATIVE_INFINITY }),
  );
  /** What the trackers that were started have been told. */
  let told = granted;
  let hasEnded = false;

  /** What both the latest event and the record grant: an event alone can only deny. */
  const allowed = (): Choice => {
    const { consent } = window.siteConsent.record;
    return {
      analytics: granted.analytics && consent.analytics,
      marketing: granted.marketing && consent.marketing,
    };
  };
  const mayRun = ({ adapter }: Tracker) =>
    allowed()[adapter.category] && !(adapter.readsPage && readPage().isSensitive);
  const started = () => trackers.filter(({ state }) => state !== 'absent');

  /** Withdraws at once; grants in a separate task, so that the page answers the click first. */
  const follow = () => {
    if (hasEnded) return;
    if (!started().every(mayRun)) return end();
    clearCookies(allowed(), items);
    setTimeout(grant);
  };

  const grant = () => {
    const choice = allowed();
    const isSame = choice.analytics === told.analytics && choice.marketing === told.marketing;
    told = choice;
    for (const tracker of trackers) {
      if (hasEnded || !mayRun(tracker)) continue;
      if (tracker.state === 'absent') void start(tracker);
      else if (!isSame) attempt(tracker, ({ update }) => update?.(choice));
    }
  };

  const start = async (tracker: Tracker) => {
    const { adapter } = tracker;
    const now = performance.now();
    if (now - tracker.startedAt < adapter.guard) return;
    Object.assign(tracker, { state: 'loading', startedAt: now });
    hideAddress();
    try {
      adapter.start(allowed(), readPage());
      adapter.view(readPage());
      await insertScript(adapter.source);
      tracker.state = 'ready';
    } catch (error) {
      tracker.state = 'absent';
      console.warn(`The ${adapter.name} tool could not be loaded.`, error);
    }
    reportToggles();
  };

  /** Denies, deletes what was stored, and loads the page anew; until then nothing is sent. */
  const end = () => {
    hasEnded = true;
    forbidOtherHosts();
    const denied = started().filter((tracker) => !mayRun(tracker));
    for (const tracker of denied) attempt(tracker, ({ deny }) => deny());
    clearCookies(allowed(), items);
    // Denied by an event alone, they would start again in the new page.
    const { consent } = window.siteConsent.record;
    if (denied.every(({ adapter }) => consent[adapter.category])) return;
    beforeReload();
    location.reload();
  };

  /** Reports pending uses of the language toggle to trackers that are ready. */
  const reportToggles = () => {
    for (const tracker of trackers) {
      const { adapter, state } = tracker;
      if (hasEnded || state !== 'ready' || adapter.isReady?.() === false) continue;
      for (const language of takeToggles(adapter.name)) {
        attempt(tracker, ({ toggled }) => toggled?.(language));
      }
    }
  };

  addEventListener(consentChanged, (event) => {
    granted = choiceIn(event);
    follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    window.siteConsent.refresh();
    follow();
    for (const tracker of hasEnded ? [] : started()) {
      attempt(tracker, ({ view }) => view(readPage()));
    }
  });
  for (const event of ['pagehide', 'language_changed']) addEventListener(event, reportToggles);
  for (const event of ['popstate', 'hashchange']) {
    addEventListener(event, () => {
      if (started().some(({ adapter }) => adapter.readsPage)) hideAddress();
    });
  }
  follow();
}

/** Calls a vendor's interface; what that throws must not stop what comes after. */
function attempt({ adapter }: Tracker, act: (adapter: Adapter) => void) {
  try {
    act(adapter);
  } catch (error) {
    console.warn(`A call to the ${adapter.name} tool failed.`, error);
  }
}

/**
 * Reads what trackers may know about the page shown. If that fails, the page counts as sensitive,
 * and neither its address nor its title is disclosed.
 */
export function readPage(): PageFacts & { isSensitive: boolean } {
  const { lang } = document.documentElement;
  try {
    const { isSensitive, words } = JSON.parse(document.body.dataset.tracking ?? '') as PagePrivacy;
    const { address, title } = words[lang as keyof typeof words];
    return { address, title, language: lang, isSensitive: isSensitive !== false };
  } catch {
    return { address: '/…', title: '', language: lang, isSensitive: true };
  }
}

/** Removes query and hash, which may identify the visitor, from the address. */
function hideAddress() {
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname);
}

/** Adds a script to the page; rejects if it cannot be loaded. */
function insertScript(source: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src: source, onload, onerror }));
  });
}

/** Trackers send what they still hold when they are stopped, and when the page is left. */
function forbidOtherHosts() {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'self'; img-src 'self'; script-src 'self'";
  document.head.append(policy);
}
