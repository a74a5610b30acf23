import type { Adapter, TrackerDefinition } from '../vendor';

const tiktok = ['https://analytics.tiktok.com'];

const category = 'marketing';
// TikTok's terms exclude health data.
const readsPage = true;

/** The facts about TikTok's pixel. */
export const pixel: TrackerDefinition = {
  category,
  id: { pattern: /^[A-Z0-9]+$/, example: 'ABC123' },
  // TikTok's hosts for apps and older networks are left out.
  hosts: { 'script-src': tiktok, 'connect-src': tiktok, 'img-src': tiktok },
  items: [
    { name: '_ttp', kept: 'thirteenMonths' },
    { name: '_tt_enable_cookie', kept: 'thirteenMonths' },
    { name: '_ttp_pixel', kept: 'thirteenMonths' },
    { name: 'ttcsid', kept: 'thirteenMonths' },
    { name: 'ttcsid_*', kept: 'thirteenMonths' },
    { name: 'ttclid', kept: 'thirteenMonths' },
    { name: 'tt_sessionId', kept: 'visit' },
    { name: 'tt_pixel_session_index', kept: 'visit' },
    { name: 'tt_appInfo', kept: 'visit' },
  ],
  recordsToggles: false,
  readsPage,
};

declare global {
  interface Window {
    /** The name of the global that TikTok's script reads. */
    TiktokAnalyticsObject?: string;
    /** The queue. TikTok's script replaces it or its methods. */
    ttq?: Queue;
  }
}

/** A list of calls with a method for each, as TikTok's script expects. */
type Queue = unknown[] & { [name: string]: unknown };

/** The methods that TikTok's script reads from the queue. Calls of other methods are lost. */
const methods = [
  ...['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias'],
  ...['group', 'enableCookie', 'disableCookie', 'holdConsent', 'revokeConsent', 'grantConsent'],
];

const source = 'https://analytics.tiktok.com/i18n/pixel/events.js';

/**
 * Reports page views only, no identities and no events.
 * https://business-api.tiktok.com/portal/docs/pixel-cookie-consent-mode/v1.3
 */
export function createPixel(id: string): Adapter {
  const call = (name: string) => (window.ttq as Record<string, () => void>)[name]?.();
  return {
    name: 'pixel',
    category,
    leastTimeBetweenStarts: 3000,
    readsPage,
    source: `${source}?sdkid=${id}&lib=ttq`,
    start() {
      window.TiktokAnalyticsObject = 'ttq';
      window.ttq = createQueue(id);
      call('grantConsent');
    },
    deny: () => call('revokeConsent'),
    view: () => call('page'),
  };
}

/** The queue that the vendor's snippet sets up before its script is loaded. */
function createQueue(id: string): Queue {
  const setAndDefer = (queue: Queue, name: string) => {
    queue[name] = (...values: unknown[]) => void queue.push([name, ...values]);
  };
  const deferAll = (queue: Queue) => {
    for (const name of methods) setAndDefer(queue, name);
    return queue;
  };
  const pixel = Object.assign([] as unknown[] as Queue, { _u: source });
  return Object.assign(deferAll([] as unknown[] as Queue), {
    methods,
    setAndDefer,
    instance: () => deferAll(pixel),
    _i: { [id]: pixel },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  });
}
