import { type Choice, nothing } from '../../consent/record';
import type { Adapter, TrackerDefinition } from '../vendor';

const clarity = ['https://*.clarity.ms'];

const category = 'analytics';
// Microsoft's terms exclude health data.
const readsPage = true;

/** The facts about Microsoft Clarity. */
export const replay: TrackerDefinition = {
  category,
  id: { pattern: /^[a-z0-9]+$/, example: 'abc123' },
  // Clarity's hosts at Bing are left out.
  // https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-csp
  hosts: { 'script-src': clarity, 'connect-src': clarity, 'img-src': clarity },
  items: [
    { name: '_clck', kept: 'oneYear' },
    { name: '_clsk', kept: 'oneDay' },
    { name: '_cltk', kept: 'visit' },
  ],
  recordsToggles: true,
  bodyAttributes: { 'data-clarity-mask': 'true' },
  readsPage,
};

/** City and state of the office. The build writes them into the scripts (`scripts/vite/define-constants.ts`). */
declare const __PRACTICE_LOCATION__: string;

declare global {
  interface Window {
    /** Clarity's function; until that has loaded, the queue. */
    clarity?: Clarity;
  }
}

type Call = [name: string, ...values: unknown[]];
type Clarity = ((...call: Call) => void) & { q?: Call[] };

/**
 * Uses Clarity's consent API.
 * https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-consent-api-v2
 */
export function createReplay(id: string): Adapter {
  // The queue has no version `v`: Clarity's script takes one that has it for Clarity itself, and does not start.
  const queue: Clarity = (...call) => {
    queue.q ??= [];
    queue.q.push(call);
  };
  const clarity = (...call: Call) => window.clarity?.(...call);
  const consent = (choice: Choice) => clarity('consentv2', storageFor(choice));
  return {
    name: 'replay',
    category,
    leastTimeBetweenStarts: 3000,
    readsPage,
    source: `https://www.clarity.ms/tag/${id}`,
    start(choice) {
      window.clarity = queue;
      queue.q = [];
      consent(choice);
    },
    update: consent,
    deny() {
      consent(nothing);
      // Without this command Clarity would go on without cookies.
      clarity('stop');
    },
    view({ language }) {
      clarity('set', 'language', language);
      clarity('set', 'site_type', 'psychiatry practice');
      clarity('set', 'practice_location', __PRACTICE_LOCATION__);
    },
    // The script is only Microsoft's loader, so Clarity itself may still be loading.
    isReady: () => window.clarity !== queue,
    toggled: (language) => clarity('set', 'selected_language', language),
  };
}

/** The choice in Clarity's form. It always has both keys, because Clarity keeps the last value of a missing one. */
const storageFor = ({ analytics, marketing }: Choice) => ({
  ad_Storage: marketing ? 'granted' : 'denied',
  analytics_Storage: analytics ? 'granted' : 'denied',
});
