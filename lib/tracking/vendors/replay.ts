import { type Choice, nothing } from '../../consent/record';
import { hostsOf, type TrackerHosts } from '../hosts';
import type { Adapter, PageFacts, TrackerDefinition } from '../vendor';

const clarity = ['https://*.clarity.ms'];

/**
 * Without Clarity's hosts at Bing.
 * https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-csp
 */
const hosts: TrackerHosts = { 'script-src': clarity, 'connect-src': clarity, 'img-src': clarity };

/** Microsoft Clarity. */
export const replay: TrackerDefinition = {
  category: 'analytics',
  variable: 'REPLAY_ID',
  id: { pattern: /^[a-z0-9]+$/, example: 'abc123' },
  hosts,
  items: [
    { name: '_clck', kept: 'oneYear' },
    { name: '_clsk', kept: 'oneDay' },
    { name: '_cltk', kept: 'visit' },
  ],
  recordsToggles: true,
  bodyAttributes: { 'data-clarity-mask': 'true' },
  whyStrict:
    'Its terms exclude health care content, and it sends the address and title of every page, so that a company learns which condition a visitor reads about.',
};

/** City and state of the office, written into the scripts by the build (`vite.config.ts`). */
declare const __PRACTICE_LOCATION__: string;

/** What is used of `window`; other scripts may have set `clarity` to anything. */
export interface ReplayWindow {
  clarity?: unknown;
}

type Call = [name: string, ...values: unknown[]];

/** Clarity's own function, which has a version `v`, or the queue in its place until it loads. */
type Clarity = ((...call: Call) => void) & { q?: (Call | ArrayLike<unknown>)[]; v?: string };

/**
 * Clarity continues without cookies when consent is denied; so it is stopped as well.
 * https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-consent-api-v2
 */
export function createReplay(id: string, window: ReplayWindow): Adapter {
  let hasArrived = false;
  /** `start` calls removed from the queue while denied: they contain the project's settings. */
  const held: Call[] = [];

  /**
   * Queues calls until Clarity loads. It has no `v`: Clarity would take that for a loaded Clarity.
   */
  const queue: Clarity = (...call) => {
    queue.q ??= [];
    queue.q.push(call);
  };
  const current = () => window.clarity as Clarity | undefined;
  const clarity = (...call: Call) => {
    if (typeof window.clarity !== 'function') window.clarity = queue;
    current()?.(...call);
  };
  /** Empties the queue: ours or, after a stop, Clarity's own, which contains our last calls. */
  const empty = () => {
    for (const call of current()?.q?.splice(0) ?? []) {
      if (call[0] === 'start') held.push(Array.from(call) as Call);
    }
  };
  const consent = (choice: Choice) => clarity('consentv2', storageFor(choice));
  const stop = () => {
    consent(nothing);
    clarity('stop');
  };
  const tag = ({ language }: PageFacts) => {
    clarity('set', 'language', language);
    clarity('set', 'site_type', 'psychiatry practice');
    clarity('set', 'practice_location', __PRACTICE_LOCATION__);
  };

  return {
    name: 'replay',
    category: 'analytics',
    guard: 3000,
    hosts: hostsOf(hosts),
    readsPage: true,
    source: `https://www.clarity.ms/tag/${id}`,
    prepare: consent,
    arrive(choice, page) {
      hasArrived = true;
      consent(choice);
      tag(page);
    },
    resume(choice, page) {
      empty();
      const starts = held.splice(0);
      for (const start of starts) clarity(...start);
      if (starts.length === 0 && current() !== queue) clarity('start');
      consent(choice);
      // A stop clears the tags.
      if (hasArrived) tag(page);
    },
    update: consent,
    revoke(isThere) {
      hasArrived = isThere;
      if (current() === queue) empty();
      else if (isThere) stop();
    },
    stopAgain() {
      if (current()?.v) stop();
    },
    moved(page) {
      if (hasArrived) tag(page);
    },
    // The script is Microsoft's loader; Clarity itself may still be loading.
    isReady: () => current() !== queue,
    toggled: (language) => clarity('set', 'selected_language', language),
  };
}

/** Always both keys: Clarity keeps the last value of a missing one. */
const storageFor = ({ analytics, marketing }: Choice) => ({
  ad_Storage: marketing ? 'granted' : 'denied',
  analytics_Storage: analytics ? 'granted' : 'denied',
});
