import type { Tracker as Name } from '../consent/cookies';
import type { Category, Choice } from '../consent/record';
import type { Language } from '../language';

/** What a tracker may be told of the page shown (`lib/tracking/discretion.ts`). */
export interface PageFacts {
  /** Without query and hash; on some pages it stands for several. */
  address: string;
  title: string;
  language: string;
}

/** What one vendor's script is told, and how: the only code that knows its interface. */
export interface Adapter {
  name: Name;
  /** The category whose consent it needs. */
  category: Category;
  /** No second initialisation within this time; ms. */
  guard: number;
  /** Address of the vendor's script. */
  source: string;
  /** Leaves the queue and the visitor's choice where the script will look for them. */
  prepare(choice: Choice, page: PageFacts): void;
  /** The script has come, and consent holds. */
  arrive?(choice: Choice, page: PageFacts): void;
  /** Consent is there again: for a script that was denied, or that is still on its way. */
  resume(choice: Choice): void;
  /** The choice about the other category has changed. */
  update?(choice: Choice): void;
  /** Denies and stops; before the script has come, also takes back what waits for it. */
  revoke(hasArrived: boolean): void;
  /** Stops it anew, should it have started by itself. */
  restop?(): void;
  view(page: PageFacts): void;
  /** The address has changed within the page. */
  moved?(page: PageFacts): void;
  /** A language toggle was used. */
  toggled?(language: Language): void;
}

/** absent: no script yet; halted: it has come and is denied; failed: it could not be had. */
type State = 'absent' | 'loading' | 'live' | 'halted' | 'failed';

/** A tracker of the page, from its first consent on. */
export interface Tracker extends Pick<Adapter, 'name' | 'category'> {
  readonly state: State;
  /** Whether it is granted now. */
  readonly isGranted: boolean;
  /** Loads it or lets it run on, and reports the page shown. Does nothing where it runs already. */
  grant(choice: Choice, page: PageFacts): void;
  /** Stops it, at once; on its way, it is stopped on arrival. Does nothing where it is denied. */
  revoke(): void;
  restop(): void;
  view(page: PageFacts): void;
  moved(page: PageFacts): void;
  toggled(language: Language): void;
}

/** What a tracker stands on, so that tests can stand in for a browser. */
export interface Surroundings {
  /** Adds a script to the page; rejects where it cannot be had. */
  insert(source: string): Promise<void>;
  /** In ms since the page was opened; never set back. */
  now(): number;
  /** Clears what the tracker has kept. */
  sweep(): void;
  log(message: string, error: unknown): void;
  /** When each tracker was last initialised in this page, in ms of `now`. */
  starts: Map<Name, number>;
}

/** The states of a tracker, whatever its vendor: specification, section 4. */
export function createTracker(adapter: Adapter, around: Surroundings): Tracker {
  const { name, category, guard, source } = adapter;
  const { insert, now, sweep, log, starts } = around;
  let state: State = 'absent';
  let granted: { choice: Choice; page: PageFacts } | undefined;

  /** Calls the vendor's interface, which may be anybody's by now. */
  const attempt = (act: () => void) => {
    try {
      act();
      return true;
    } catch (error) {
      log(`The ${name} tool did not take a call.`, error);
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

  const fail = () => {
    state = 'failed';
    granted = undefined;
    attempt(() => adapter.revoke(false));
    sweep();
  };

  const arrive = () => {
    const now = granted;
    state = now ? 'live' : 'halted';
    if (now) {
      attempt(() => adapter.arrive?.(now.choice, now.page));
    } else {
      attempt(() => adapter.revoke(true));
      sweep();
    }
  };

  return {
    name,
    category,
    get state() {
      return state;
    },
    get isGranted() {
      return granted !== undefined;
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
        attempt(() => adapter.resume(choice));
      }
      if (granted) attempt(() => adapter.view(page));
    },
    revoke() {
      if (!granted) return;
      granted = undefined;
      const hasArrived = state === 'live';
      if (hasArrived) state = 'halted';
      attempt(() => adapter.revoke(hasArrived));
      sweep();
    },
    restop() {
      if (!granted && state === 'halted') attempt(() => adapter.restop?.());
    },
    view(page) {
      if (!granted) return;
      granted = { ...granted, page };
      attempt(() => adapter.view(page));
    },
    moved(page) {
      if (granted) attempt(() => adapter.moved?.(page));
    },
    toggled(language) {
      if (granted) attempt(() => adapter.toggled?.(language));
    },
  };
}
