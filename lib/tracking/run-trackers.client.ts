import type { ItemPatterns } from '../consent/cookies';
import type { Choice } from '../consent/record';
import { clearCookies } from '../consent/storage.client';
import { choiceIn, consentChanged } from '../consent/store.client';
import { takeToggles } from './pending-toggles.client';
import { createAdapters } from './registry';
import type { Adapter, PagePrivacy, TrackedPage } from './vendor';

/** A tracker in the page. Only a withdrawal of consent ends it, and that reloads the page. */
interface Tracker {
  adapter: Adapter;
  /** `absent` until it is started, and again if its script could not be loaded. */
  state: 'absent' | 'loading' | 'ready';
  /** When it was last started, in ms since the page was opened. */
  startedAt: number;
}

/** The trackers of the page, and the consent to them. */
interface Run {
  trackers: readonly Tracker[];
  /** The choice of the latest event. */
  granted: Choice;
  /** The choice that the started trackers received last. */
  received: Choice;
  /** Whether consent was withdrawn; nothing is sent any more until the page has reloaded. */
  hasEnded: boolean;
  items: ItemPatterns;
  beforeReload: () => void;
}

/**
 * Starts the trackers of the page as the visitor grants their categories, and reloads the page when the visitor
 * withdraws consent to one that was started. What an event alone denies only ends the sending. Opening the page
 * counts as one view, each return to it from the browser's cache as another.
 * @param granted the choice of the latest event; later events replace it
 * @param items the items that trackers may store
 * @param beforeReload called before a withdrawal reloads the page
 */
export function runTrackers(granted: Choice, items: ItemPatterns, beforeReload: () => void) {
  const trackers = createAdapters().map(
    (adapter): Tracker => ({ adapter, state: 'absent', startedAt: Number.NEGATIVE_INFINITY }),
  );
  const run: Run = { trackers, granted, received: granted, hasEnded: false, items, beforeReload };
  addEventListener(consentChanged, (event) => {
    run.granted = choiceIn(event);
    follow(run);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    window.siteConsent.refresh();
    follow(run);
    for (const tracker of run.hasEnded ? [] : started(run)) {
      attempt(tracker, ({ view }) => view(trackedPage()));
    }
  });
  for (const event of ['pagehide', 'language_changed']) {
    addEventListener(event, () => reportToggles(run));
  }
  for (const event of ['popstate', 'hashchange']) {
    addEventListener(event, () => {
      if (started(run).some(({ adapter }) => adapter.readsPage)) hideAddress();
    });
  }
  follow(run);
}

/** What both the latest event and the record grant: an event alone can only deny. */
function allowed({ granted }: Run): Choice {
  const { consent } = window.siteConsent.record;
  return {
    analytics: granted.analytics && consent.analytics,
    marketing: granted.marketing && consent.marketing,
  };
}

const mayRun = (run: Run, { adapter }: Tracker) =>
  allowed(run)[adapter.category] && (!adapter.readsPage || trackedPage().mayBeRead);

const started = ({ trackers }: Run) => trackers.filter(({ state }) => state !== 'absent');

/**
 * Applies the present consent: a withdrawal at once, a grant in a
 * separate task, so that the click is answered first.
 */
function follow(run: Run) {
  if (run.hasEnded) return;
  if (!started(run).every((tracker) => mayRun(run, tracker))) return end(run);
  clearCookies(allowed(run), run.items);
  setTimeout(() => grant(run));
}

/** Starts the trackers that may run, and passes a changed choice to those that run already. */
function grant(run: Run) {
  const choice = allowed(run);
  const { received } = run;
  const isSame = choice.analytics === received.analytics && choice.marketing === received.marketing;
  run.received = choice;
  for (const tracker of run.trackers) {
    if (run.hasEnded || !mayRun(run, tracker)) continue;
    if (tracker.state === 'absent') void start(run, tracker);
    else if (!isSame) attempt(tracker, ({ update }) => update?.(choice));
  }
}

/** Fills the queue of a tracker, then loads its script. For some time after a start it does nothing. */
async function start(run: Run, tracker: Tracker) {
  const { adapter } = tracker;
  const now = performance.now();
  if (now - tracker.startedAt < adapter.leastTimeBetweenStarts) return;
  tracker.state = 'loading';
  tracker.startedAt = now;
  hideAddress();
  try {
    adapter.start(allowed(run), trackedPage());
    adapter.view(trackedPage());
    await insertScript(adapter.source);
    tracker.state = 'ready';
  } catch (error) {
    tracker.state = 'absent';
    console.warn(`The tracker ${adapter.name} could not be loaded.`, error);
  }
  reportToggles(run);
}

/**
 * Ends the trackers that may no longer run, and deletes what they stored. The page is reloaded, except where the stored
 * choice still allows them. Nothing is sent any more.
 */
function end(run: Run) {
  run.hasEnded = true;
  forbidOtherHosts();
  const denied = started(run).filter((tracker) => !mayRun(run, tracker));
  for (const tracker of denied) attempt(tracker, ({ deny }) => deny());
  clearCookies(allowed(run), run.items);
  // An event alone denied them: the record still grants them, so they would start again after a reload.
  const { consent } = window.siteConsent.record;
  if (denied.every(({ adapter }) => consent[adapter.category])) return;
  run.beforeReload();
  location.reload();
}

/** Reports pending uses of the language toggle to the trackers that are ready. */
function reportToggles(run: Run) {
  for (const tracker of run.trackers) {
    const { adapter, state } = tracker;
    if (run.hasEnded || state !== 'ready' || adapter.isReady?.() === false) continue;
    for (const language of takeToggles(adapter.name)) {
      attempt(tracker, ({ toggled }) => toggled?.(language));
    }
  }
}

/** Calls the interface of a vendor. An error that it throws is logged and stops nothing. */
function attempt({ adapter }: Tracker, act: (adapter: Adapter) => void) {
  try {
    act(adapter);
  } catch (error) {
    console.warn(`A call to the tracker ${adapter.name} failed.`, error);
  }
}

/**
 * Reads what trackers may know about the page shown. If that fails, no tracker may read the page, and neither its
 * address nor its title is disclosed.
 */
export function trackedPage(): TrackedPage & { mayBeRead: boolean } {
  const { lang } = document.documentElement;
  try {
    const { mayBeRead, words } = JSON.parse(document.body.dataset.tracking ?? '') as PagePrivacy;
    const { address, title } = words[lang as keyof typeof words];
    return { address, title, language: lang, mayBeRead: mayBeRead === true };
  } catch {
    return { address: '/…', title: '', language: lang, mayBeRead: false };
  }
}

/** Removes query and hash from the address, because they may identify the visitor. */
function hideAddress() {
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname);
}

/** Adds a script to the page. Rejects if the script cannot be loaded. */
function insertScript(source: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}

/** Stops requests to other hosts: trackers send what they still hold when they are denied or the page is left. */
function forbidOtherHosts() {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'self'; img-src 'self'; script-src 'self'";
  document.head.append(policy);
}
