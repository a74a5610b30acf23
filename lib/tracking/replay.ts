import type { Choice } from '../consent/record';
import { trackerGuards } from '../constants';
import type { Adapter, PageFacts } from './tracker';

/** What is used of `window`; `clarity` may have become anything. */
export interface ReplayWindow {
  clarity?: unknown;
}

type Call = [name: string, ...values: unknown[]];

/** Clarity's own function, or one that keeps calls until it comes; `v` says that it has come. */
type Clarity = ((...call: Call) => void) & { q?: (Call | ArrayLike<unknown>)[]; v?: string };

/**
 * Microsoft Clarity. Being denied, it goes on without cookies; so it is stopped as well.
 * https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-consent-api-v2
 */
export function replay(id: string, window: ReplayWindow): Adapter {
  let isDenied = false;
  let hasArrived = false;
  /** Its starts, kept back while it is denied: they carry the project's settings. */
  const held: Call[] = [];

  /** Keeps calls until Clarity comes. It has no `v`: by that Clarity would take itself as there. */
  const queue: Clarity = (...call) => {
    queue.q ??= [];
    (isDenied && call[0] === 'start' ? held : queue.q).push(call);
  };
  const current = () => window.clarity as Clarity | undefined;
  const clarity = (...call: Call) => {
    if (typeof window.clarity !== 'function') window.clarity = queue;
    current()?.(...call);
  };
  /** Takes back what waits. After a stop that is Clarity's own queue, with our last calls. */
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
    clarity('set', 'practice_location', 'Naples, FL');
  };

  return {
    name: 'replay',
    category: 'analytics',
    guard: trackerGuards.replay,
    source: `https://www.clarity.ms/tag/${id}`,
    prepare(choice) {
      isDenied = false;
      consent(choice);
    },
    arrive(choice, page) {
      hasArrived = true;
      consent(choice);
      tag(page);
    },
    resume(choice) {
      isDenied = false;
      empty();
      const starts = held.splice(0);
      for (const start of starts) clarity(...start);
      if (starts.length === 0 && current() !== queue) clarity('start');
      consent(choice);
    },
    update: consent,
    revoke(isThere) {
      isDenied = true;
      hasArrived = isThere;
      if (current() === queue) empty();
      else if (isThere) stop();
    },
    restop() {
      if (current()?.v) stop();
    },
    view(page) {
      // Until it has come its tags would be set twice.
      if (hasArrived) tag(page);
    },
    moved(page) {
      if (hasArrived) tag(page);
    },
    toggled: (language) => clarity('set', 'selected_language', language),
  };
}

const nothing: Choice = { analytics: false, marketing: false };

/** Both keys, always: Clarity keeps the last value of one that is missing. */
const storageFor = ({ analytics, marketing }: Choice) => ({
  ad_Storage: marketing ? 'granted' : 'denied',
  analytics_Storage: analytics ? 'granted' : 'denied',
});
