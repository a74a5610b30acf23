import { trackerGuards } from '../constants';
import type { Adapter } from './tracker';

/** What is used of `window`; `ttq` may have become anything. */
export interface PixelWindow {
  TiktokAnalyticsObject?: string;
  ttq?: unknown;
}

/** The calls that TikTok's script looks for; one that is missing is lost. */
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

/** A list of calls that is also what is called, as TikTok's script expects to find it. */
type Queue = unknown[] & { [name: string]: unknown };

const source = 'https://analytics.tiktok.com/i18n/pixel/events.js';

/**
 * TikTok's pixel. It is told of pages only: never who somebody is, nor of an event.
 * https://business-api.tiktok.com/portal/docs/pixel-cookie-consent-mode/v1.3
 */
export function pixel(id: string, window: PixelWindow): Adapter {
  // Looked up at each call: TikTok's script puts others in their place.
  const call = (name: string, ...values: unknown[]) => {
    const method = (window.ttq as Record<string, Method | undefined> | undefined)?.[name];
    method?.call(window.ttq, ...values);
  };
  return {
    name: 'pixel',
    category: 'marketing',
    guard: trackerGuards.pixel,
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
      // What was to be reported is not reported later.
      if (!hasArrived) withdraw(window.ttq, 'page');
      call('revokeConsent');
    },
    view: () => call('page'),
  };
}

/** Lets each call wait in the list until TikTok's script takes it up. */
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
  // What the vendor's own snippet notes of a pixel; its script is inserted by the caller.
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
