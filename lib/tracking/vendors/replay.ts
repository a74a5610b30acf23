import { type Choice, nothing } from '../../consent/record';
import type { Adapter, TrackerDefinition } from '../vendor';

const clarity = ['https://*.clarity.ms'];

/** Microsoft Clarity. */
export const replay: TrackerDefinition = {
  category: 'analytics',
  id: { pattern: /^[a-z0-9]+$/, example: 'abc123' },
  // Without Clarity's hosts at Bing.
  // https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-csp
  hosts: { 'script-src': clarity, 'connect-src': clarity, 'img-src': clarity },
  items: [
    { name: '_clck', kept: 'oneYear' },
    { name: '_clsk', kept: 'oneDay' },
    { name: '_cltk', kept: 'visit' },
  ],
  recordsToggles: true,
  bodyAttributes: { 'data-clarity-mask': 'true' },
  // Its terms exclude health data.
  readsPage: true,
};

/** City and state of the office, written into the scripts by the build (`vite.config.ts`). */
declare const __PRACTICE_LOCATION__: string;

declare global {
  interface Window {
    /** Clarity's own function, or the queue in its place until it loads. */
    clarity?: Clarity;
  }
}

type Call = [name: string, ...values: unknown[]];
type Clarity = ((...call: Call) => void) & { q?: Call[] };

/** https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-consent-api-v2 */
export function createReplay(id: string): Adapter {
  /** It has no version `v`: Clarity would take that for a loaded Clarity. */
  const queue: Clarity = (...call) => {
    queue.q ??= [];
    queue.q.push(call);
  };
  const clarity = (...call: Call) => window.clarity?.(...call);
  const consent = (choice: Choice) => clarity('consentv2', storageFor(choice));
  return {
    name: 'replay',
    category: 'analytics',
    guard: 3000,
    readsPage: true,
    source: `https://www.clarity.ms/tag/${id}`,
    start(choice) {
      window.clarity = queue;
      queue.q = [];
      consent(choice);
    },
    update: consent,
    deny() {
      consent(nothing);
      // Denied alone, Clarity continues without cookies.
      clarity('stop');
    },
    view({ language }) {
      clarity('set', 'language', language);
      clarity('set', 'site_type', 'psychiatry practice');
      clarity('set', 'practice_location', __PRACTICE_LOCATION__);
    },
    // The script is Microsoft's loader; Clarity itself may still be loading.
    isReady: () => window.clarity !== queue,
    toggled: (language) => clarity('set', 'selected_language', language),
  };
}

/** Always both keys: Clarity keeps the last value of a missing one. */
const storageFor = ({ analytics, marketing }: Choice) => ({
  ad_Storage: marketing ? 'granted' : 'denied',
  analytics_Storage: analytics ? 'granted' : 'denied',
});
