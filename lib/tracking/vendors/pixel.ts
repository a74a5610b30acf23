import { hostsOf, type TrackerHosts } from '../hosts';
import type { Adapter, TrackerDefinition } from '../vendor';

const tiktok = ['https://analytics.tiktok.com'];

/** Without TikTok's hosts for apps and older networks. */
const hosts: TrackerHosts = { 'script-src': tiktok, 'connect-src': tiktok, 'img-src': tiktok };

/** TikTok's pixel. */
export const pixel: TrackerDefinition = {
  category: 'marketing',
  variable: 'PIXEL_ID',
  id: { pattern: /^[A-Z0-9]+$/, example: 'ABC123' },
  hosts,
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
  whyStrict:
    'Its terms forbid sharing health data, and it reads the address of every page by itself; advertising built on visits to health pages has been punished in Florida and by the FTC.',
};

/** What is used of `window`; other scripts may have set `ttq` to anything. */
export interface PixelWindow {
  TiktokAnalyticsObject?: string;
  ttq?: unknown;
}

/** The methods that TikTok's script reads from the queue; calls of any other are lost. */
const methods = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
  'holdConsent',
  'revokeConsent',
  'grantConsent',
];

type Method = (...values: unknown[]) => unknown;

/** A list of calls with a method for each, as TikTok's script expects. */
type Queue = unknown[] & { [name: string]: unknown };

const source = 'https://analytics.tiktok.com/i18n/pixel/events.js';

/**
 * Reports page views only: no identities and no events.
 * https://business-api.tiktok.com/portal/docs/pixel-cookie-consent-mode/v1.3
 */
export function createPixel(id: string, window: PixelWindow): Adapter {
  // Looked up at each call: TikTok's script replaces the methods.
  const call = (name: string, ...values: unknown[]) => {
    const method = (window.ttq as Record<string, Method | undefined> | undefined)?.[name];
    method?.call(window.ttq, ...values);
  };
  return {
    name: 'pixel',
    category: 'marketing',
    guard: 3000,
    hosts: hostsOf(hosts),
    readsPage: true,
    source: `${source}?sdkid=${id}&lib=ttq`,
    prepare() {
      window.TiktokAnalyticsObject = 'ttq';
      if (typeof window.ttq !== 'object' || window.ttq === null) window.ttq = [];
      if (Array.isArray(window.ttq)) defer(window.ttq as Queue);
      call('grantConsent');
      call('load', id);
    },
    resume: () => call('grantConsent'),
    revoke(hasArrived) {
      // Reports that are still queued must not be sent later.
      if (!hasArrived) withdraw(window.ttq, 'page');
      call('revokeConsent');
    },
    view: () => call('page'),
  };
}

/** Adds the methods that queue calls until TikTok's script processes them. */
function defer(queue: Queue) {
  queue.methods = methods;
  const setAndDefer = (target: Queue, name: string) => {
    target[name] = (...values: unknown[]) => void target.push([name, ...values]);
  };
  const deferAll = (target: Queue) => {
    for (const name of methods) setAndDefer(target, name);
  };
  queue.setAndDefer = setAndDefer;
  deferAll(queue);
  queue.instance = (id: string) => {
    const instance = ((queue._i as Record<string, Queue> | undefined)?.[id] ?? []) as Queue;
    deferAll(instance);
    return instance;
  };
  // Sets what the vendor's own snippet sets; the caller inserts the script.
  queue.load = (id: string, options: object = {}) => {
    queue._i = { ...(queue._i as object), [id]: Object.assign([], { _u: source }) };
    queue._t = { ...(queue._t as object), [id]: Date.now() };
    queue._o = { ...(queue._o as object), [id]: options };
  };
}

function withdraw(queue: unknown, name: string) {
  if (!Array.isArray(queue)) return;
  const rest = queue.filter((entry) => entry?.[0] !== name);
  queue.splice(0, queue.length, ...rest);
}
