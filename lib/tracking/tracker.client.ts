import type { Choice } from '../consent/record';
import type { Language } from '../language';
import type { Adapter, PageFacts } from './vendor';

/** absent: no script yet; halted: script loaded, consent denied; failed: it did not load. */
type State = 'absent' | 'loading' | 'live' | 'halted' | 'failed';

/** One tracker and its state in the page. */
export interface Tracker extends Pick<Adapter, 'name' | 'category' | 'hosts' | 'readsPage'> {
  readonly state: State;
  /** Whether it is granted now. */
  readonly isGranted: boolean;
  /** Whether it is granted and ready to send events. */
  readonly isReady: boolean;
  /**
   * Loads or resumes it, and reports the page shown if that has not been reported. Does nothing if
   * it is already running.
   */
  grant(choice: Choice, page: PageFacts): void;
  /** Stops it at once, or once its script has loaded. Does nothing if it is denied already. */
  revoke(): void;
  /** Stops it again if it is denied, in case its script has restarted. */
  stopAgain(): void;
  /** The page is shown again, which is another view: reported now, or once it is granted. */
  showAnew(page: PageFacts): void;
  moved(page: PageFacts): void;
  toggled(language: Language): void;
}

/** Dependencies of `createTracker`; tests replace the browser's. */
export interface TrackerDeps {
  /** Adds a script to the page; rejects if it cannot be loaded. */
  insert(source: string): Promise<void>;
  /** In ms since the page was opened; never set back. */
  now(): number;
  /** Called when a tracker's script has loaded and is still granted. */
  arrived(): void;
  /** Deletes what denied trackers have stored. */
  clearCookies(): void;
  log(message: string, error: unknown): void;
  /** When each tracker was last initialised in this page, in ms of `now`. */
  starts: Map<string, number>;
}

/** The state machine of a tracker, the same for every vendor: specification, section 4. */
export function createTracker(adapter: Adapter, deps: TrackerDeps): Tracker {
  const { name, category, hosts, readsPage, guard, source } = adapter;
  const { insert, now, arrived, clearCookies, log, starts } = deps;
  let state: State = 'absent';
  let granted: { choice: Choice; page: PageFacts } | undefined;
  /** Whether the page shown has been reported; a second grant must not report it again. */
  let isReported = false;

  /** Calls the vendor's interface, whose globals other scripts may have replaced. */
  const attempt = (act: () => void) => {
    try {
      act();
      return true;
    } catch (error) {
      log(`A call to the ${name} tool failed.`, error);
      return false;
    }
  };

  const load = (choice: Choice, page: PageFacts) => {
    const last = starts.get(name);
    if (last !== undefined && now() - last < guard) return;
    starts.set(name, now());
    granted = { choice, page };
    state = 'loading';
    if (!attempt(() => adapter.prepare(choice, page))) return fail();
    insert(source).then(arrive, (error) => {
      log(`The ${name} tool could not be loaded.`, error);
      starts.delete(name);
      fail();
    });
  };

  const report = (page: PageFacts) => {
    isReported = true;
    attempt(() => adapter.view?.(page));
  };

  const fail = () => {
    state = 'failed';
    granted = undefined;
    isReported = false;
    attempt(() => adapter.revoke(false));
    clearCookies();
  };

  const arrive = () => {
    const now = granted;
    state = now ? 'live' : 'halted';
    if (now) {
      attempt(() => adapter.arrive?.(now.choice, now.page));
      arrived();
    } else {
      attempt(() => adapter.revoke(true));
      clearCookies();
    }
  };

  return {
    name,
    category,
    hosts,
    readsPage,
    get state() {
      return state;
    },
    get isGranted() {
      return granted !== undefined;
    },
    get isReady() {
      return state === 'live' && (adapter.isReady?.() ?? true);
    },
    grant(choice, page) {
      if (granted) {
        const isSame =
          granted.choice.analytics === choice.analytics &&
          granted.choice.marketing === choice.marketing;
        granted = { choice, page };
        if (!isSame) attempt(() => adapter.update?.(choice));
        return;
      }
      if (state === 'absent' || state === 'failed') {
        load(choice, page);
      } else {
        granted = { choice, page };
        if (state === 'halted') state = 'live';
        attempt(() => adapter.resume(choice, page));
      }
      if (granted && !isReported) report(page);
    },
    revoke() {
      if (!granted) return;
      granted = undefined;
      const hasArrived = state === 'live';
      if (hasArrived) state = 'halted';
      // Before the script has loaded, a revoke also removes the queued report.
      else isReported = false;
      attempt(() => adapter.revoke(hasArrived));
      clearCookies();
    },
    stopAgain() {
      if (!granted && state === 'halted') attempt(() => adapter.stopAgain?.());
    },
    showAnew(page) {
      isReported = false;
      if (!granted) return;
      granted = { ...granted, page };
      report(page);
      attempt(() => adapter.moved?.(page));
    },
    moved(page) {
      if (granted) attempt(() => adapter.moved?.(page));
    },
    toggled(language) {
      if (granted) attempt(() => adapter.toggled?.(language));
    },
  };
}
