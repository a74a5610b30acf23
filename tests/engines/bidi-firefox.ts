import type { Browser, Page } from 'playwright/test';

// What stands here reaches into Playwright's own objects, which no public type describes: it holds
// for the one version of Playwright that `package.json` names.

/**
 * What a headless Firefox lacks beside the other engines: scroll bars that take no width, and a
 * mouse, in the bits that Firefox gives to one that points finely (2) and can hover (4).
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
 * Answers itself the one command without which Playwright opens no page, and which Firefox ESR does
 * not know: the colors and the motion that a visitor prefers stay Firefox's own.
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

/** Lets `tap` touch the screen, which over BiDi does nothing in Playwright. */
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
