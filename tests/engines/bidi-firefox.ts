import type { Browser, Page } from 'playwright/test';

// This file uses Playwright's internal objects, which have no public types: it works with the exact
// version of Playwright in `package.json`.

/**
 * Settings that make a headless Firefox like the other engines: overlay scroll bars, and a mouse,
 * as Firefox's bits for a fine pointer (2) that can hover (4).
 */
export const bidiPreferences = {
  'ui.useOverlayScrollbars': 1,
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

interface Message {
  id: number;
  method: string;
}

interface BidiConnection {
  rawSend(message: Message): void;
  _dispatchMessage(answer: { type: 'success'; id: number; result: object }): void;
}

interface BidiSession {
  sessionId: string;
  send(method: string, params: object): Promise<unknown>;
}

interface Touchscreen {
  _session: BidiSession;
  tap(progress: unknown, x: number, y: number): Promise<void>;
}

/** Playwright's own object behind one of its public ones. */
function behind<Own>(shown: Browser | Page): Own {
  const { _connection } = shown as unknown as { _connection: { toImpl(shown: object): Own } };
  return _connection.toImpl(shown);
}

/**
 * Answers the one command that Playwright needs to open a page and Firefox ESR does not know. Color
 * scheme and reduced motion keep Firefox's defaults.
 */
export function answerUnknownCommand(browser: Browser) {
  const { _connection: connection } = behind<{ _connection: BidiConnection }>(browser);
  const send = connection.rawSend.bind(connection);
  connection.rawSend = (message) => {
    if (message.method !== 'emulation.setMediaFeaturesOverride') return send(message);
    const answer = { type: 'success', id: message.id, result: {} } as const;
    queueMicrotask(() => connection._dispatchMessage(answer));
  };
}

/** Implements `tap`, which does nothing over BiDi in Playwright. */
export function addTouch(page: Page) {
  const { delegate } = behind<{ delegate: { rawTouchscreen: Touchscreen } }>(page);
  delegate.rawTouchscreen.tap = async function (this: Touchscreen, _progress, x, y) {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
    const context = this._session.sessionId;
    await this._session.send('input.performActions', { context, actions: [finger] });
  };
}
