import { type Choice, nothing } from '../../consent/record';
import type { Adapter, TrackedPage, TrackerDefinition } from '../vendor';

const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

const category = 'analytics';
const readsPage = false;

/** The facts about Google Analytics 4. */
export const analytics: TrackerDefinition = {
  category,
  id: { pattern: /^G-[A-Z0-9]+$/, example: 'G-ABC123' },
  // Google's hosts for advertising are left out.
  // https://developers.google.com/tag-platform/security/guides/csp
  hosts: {
    'script-src': ['https://www.googletagmanager.com'],
    'connect-src': [...google, 'https://*.analytics.google.com'],
    'img-src': google,
  },
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
  readsPage,
};

declare global {
  interface Window {
    /** Google's queue. The script reads `arguments` objects, not arrays. */
    dataLayer?: { push(command: IArguments): unknown };
    [disable: `ga-disable-${string}`]: boolean;
  }
}

/** How long Google's script waits for the visitor's choice before it acts, in ms. */
const consentWait = 500;

/**
 * Uses Google's basic consent mode: the script is loaded after consent only, receives the choice before any other
 * command, and is disabled when consent is withdrawn.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function createAnalytics(id: string): Adapter {
  return {
    name: 'analytics',
    category,
    leastTimeBetweenStarts: 5000,
    readsPage,
    source: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    start(choice, page) {
      window.dataLayer = [];
      gtag('consent', 'default', { ...denied, wait_for_update: consentWait });
      gtag('consent', 'update', storageFor(choice));
      gtag('js', new Date());
      gtag('config', id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        ...pageFields(page),
      });
    },
    update: (choice) => gtag('consent', 'update', storageFor(choice)),
    deny() {
      window[`ga-disable-${id}`] = true;
      gtag('consent', 'update', denied);
    },
    view: (page) => gtag('event', 'page_view', pageFields(page)),
    // A click on the toggle may leave the page, and a beacon is sent even then.
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

const denied = storageFor(nothing);

/** Google's own function: puts a command into the queue. */
const gtag: (...command: unknown[]) => void = function gtag() {
  // biome-ignore lint/complexity/noArguments: Google's script reads nothing else
  window.dataLayer?.push(arguments);
};

/** The fields of a command that disclose the page. */
const pageFields = ({ address, title }: TrackedPage) => ({
  page_location: location.origin + address,
  page_title: title,
  page_referrer: referrer(),
});

/** The origin of the website that the visitor came from; empty if it is this site, or an app, which has none. */
function referrer(): string {
  const origin = document.referrer && new URL(document.referrer).origin;
  return ['', 'null', location.origin].includes(origin) ? '' : `${origin}/`;
}
