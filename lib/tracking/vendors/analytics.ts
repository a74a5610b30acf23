import type { Choice } from '../../consent/record';
import { hostsOf, type TrackerHosts } from '../hosts';
import type { Adapter, PageFacts, TrackerDefinition } from '../vendor';

const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

/**
 * Without Google's hosts for advertising.
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const hosts: TrackerHosts = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [...google, 'https://*.analytics.google.com'],
  'img-src': google,
};

/** Google Analytics 4. */
export const analytics: TrackerDefinition = {
  category: 'analytics',
  variable: 'ANALYTICS_ID',
  id: { pattern: /^G-[A-Z0-9]+$/, example: 'G-ABC123' },
  hosts,
  items: [
    { name: '_ga', kept: 'twoYears' },
    { name: '_ga_*', kept: 'twoYears' },
    { name: '_gid', kept: 'oneDay' },
    { name: '_gat', kept: 'oneMinute' },
    { name: '_gat_*', kept: 'oneMinute' },
    { name: '_gac_*', kept: 'threeMonths', purpose: 'advertisement' },
    { name: '_gcl_*', kept: 'threeMonths', purpose: 'advertisement', category: 'marketing' },
  ],
  recordsToggles: true,
};

/** What is used of `window`; other scripts may have set `dataLayer` to anything. */
export interface AnalyticsWindow {
  dataLayer?: unknown;
  location: Pick<Location, 'origin'>;
  document: Pick<Document, 'referrer'>;
  [disable: `ga-disable-${string}`]: unknown;
}

/** Google's script waits this long for the visitor's choice before it acts, in ms. */
const consentWait = 500;

/**
 * Google's basic consent mode: the script is loaded after consent only, receives the choice before
 * any other command, and is disabled when consent is withdrawn.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function createAnalytics(id: string, window: AnalyticsWindow): Adapter {
  const gtag = gtagOf(window);
  const disable = (isDisabled: boolean) => {
    window[`ga-disable-${id}`] = isDisabled;
  };
  const facts = ({ address, title }: PageFacts) => ({
    page_location: window.location.origin + address,
    page_title: title,
    page_referrer: referrer(window),
  });
  return {
    name: 'analytics',
    category: 'analytics',
    guard: 5000,
    hosts: hostsOf(hosts),
    readsPage: false,
    source: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    prepare(choice, page) {
      disable(false);
      gtag('consent', 'default', { ...denied, wait_for_update: consentWait });
      gtag('consent', 'update', storageFor(choice));
      gtag('js', new Date());
      gtag('config', id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        ...facts(page),
      });
    },
    resume(choice) {
      disable(false);
      gtag('consent', 'update', storageFor(choice));
    },
    update: (choice) => gtag('consent', 'update', storageFor(choice)),
    revoke(hasArrived) {
      disable(true);
      // Reports that are still queued must not be sent later.
      if (!hasArrived) withdraw(window, 'event');
      gtag('consent', 'update', denied);
    },
    view: (page) => gtag('event', 'page_view', facts(page)),
    // A click on the toggle may leave the page; a beacon is sent nevertheless.
    toggled: (language) =>
      gtag('event', 'language_changed', { language, transport_type: 'beacon' }),
  };
}

const storageFor = ({ analytics, marketing }: Choice) => ({
  analytics_storage: analytics ? 'granted' : 'denied',
  ad_storage: marketing ? 'granted' : 'denied',
  ad_user_data: marketing ? 'granted' : 'denied',
  ad_personalization: marketing ? 'granted' : 'denied',
});

const denied = storageFor({ analytics: false, marketing: false });

/** Google's script reads `arguments` objects, not arrays, from the current `dataLayer`. */
function gtagOf(window: AnalyticsWindow): (...command: unknown[]) => void {
  return function gtag() {
    if (!isQueue(window.dataLayer)) window.dataLayer = [];
    // biome-ignore lint/complexity/noArguments: what Google's script looks for
    (window.dataLayer as unknown[]).push(arguments);
  };
}

function withdraw(window: AnalyticsWindow, command: string) {
  if (!Array.isArray(window.dataLayer)) return;
  const rest = window.dataLayer.filter((entry) => entry?.[0] !== command);
  window.dataLayer.splice(0, window.dataLayer.length, ...rest);
}

const isQueue = (value: unknown) =>
  typeof (value as { push?: unknown } | undefined)?.push === 'function';

/** The origin that the visitor came from; empty for our own. */
function referrer({ document, location }: AnalyticsWindow): string {
  try {
    const { origin } = new URL(document.referrer);
    return origin === location.origin ? '' : `${origin}/`;
  } catch {
    return '';
  }
}
