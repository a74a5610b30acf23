import type { Choice } from '../consent/record';
import { consentWait, trackerGuards } from '../constants';
import type { Adapter, PageFacts } from './tracker';

/** What is used of `window`; `dataLayer` may have become anything. */
export interface AnalyticsWindow {
  dataLayer?: unknown;
  location: Pick<Location, 'origin'>;
  document: Pick<Document, 'referrer'>;
  [disable: `ga-disable-${string}`]: unknown;
}

/**
 * Google Analytics 4, in Google's basic mode: its script is fetched after consent only, told of
 * the choice before all else, and switched off whole when consent goes.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function analytics(id: string, window: AnalyticsWindow): Adapter {
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
    guard: trackerGuards.analytics,
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
      // What was to be reported is not reported later.
      if (!hasArrived) withdraw(window, 'event');
      gtag('consent', 'update', denied);
    },
    view: (page) => gtag('event', 'page_view', facts(page)),
    // The toggle may be leaving the page: a beacon is sent all the same.
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

/** Google's script reads `arguments` objects, and no arrays, from whatever `dataLayer` is then. */
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

/** The website a visitor came from, without its page; nothing for our own. */
function referrer({ document, location }: AnalyticsWindow): string {
  try {
    const { origin } = new URL(document.referrer);
    return origin === location.origin ? '' : `${origin}/`;
  } catch {
    return '';
  }
}
