import { afterEach, beforeEach, vi } from 'vitest';

/** The listeners of the window and the document, by their events. */
let listeners: Record<string, ((event: never) => void)[]>;

/** Adds a listener, as `addEventListener` of a window or a document does. */
export const listen = (event: string, listener: (event: never) => void) => {
  listeners[event] = [...(listeners[event] ?? []), listener];
};

/** Adds a listener that takes the place of those before it. */
export const listenInstead = (event: string, listener: (event: never) => void) => {
  listeners[event] = [listener];
};

/** Calls the listeners of an event. */
export const tell = (event: string, details: object = {}) => {
  for (const listener of listeners[event] ?? []) listener(details as never);
};

/** The events by which a page learns that the visitor comes back. */
export const comingBack = ['visibilitychange', 'pageshow', 'prerenderingchange'];

/** A storage in memory, or one that the browser blocks. */
export function stubStorage(
  name: 'localStorage' | 'sessionStorage',
  entries?: Map<string, string>,
) {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  vi.stubGlobal(name, {
    getItem: entries ? (key: string) => entries.get(key) ?? null : blocked,
    setItem: entries ? (key: string, text: string) => entries.set(key, text) : blocked,
    removeItem: entries ? (key: string) => entries.delete(key) : blocked,
  });
}

/**
 * Gives each test of a file a window without listeners and a clock that stands at noon UTC of November 20, 2026. A test
 * adds the other globals that its part of the page script reads.
 */
export function setUpFakePage() {
  beforeEach(() => {
    listeners = {};
    vi.stubGlobal('addEventListener', listen);
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
