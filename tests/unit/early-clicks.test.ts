import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerBanner, isSecondTap } from '../../components/consent/answer-banner.client';
import { hydrateWhen } from '../../components/islands/conditions';
import { clickWaits, installEarlyClicks } from '../../components/islands/early-clicks.client';
import { hydrateIslands } from '../../components/islands/hydrate-islands.client';

/** What becomes of presses before the scripts that answer them, without a browser. */

const makePart = () => ({ dispatchEvent: vi.fn() });
let root: ReturnType<typeof makePart>;
let island: ReturnType<typeof makePart>;
let answerFirst: ReturnType<typeof installEarlyClicks>;

beforeEach(() => {
  vi.useFakeTimers();
  root = makePart();
  island = makePart();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { documentElement: root });
  answerFirst = installEarlyClicks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A button of the island, or of the page. `byBrowser`: one that the browser answers if no script does. */
function makeButton({ byBrowser = false, inIsland = true } = {}) {
  const button = {
    ariaBusy: null as string | null,
    isConnected: true,
    /** How often the press has taken effect. */
    effects: 0,
    closest: (selector: string) => {
      if (!selector.startsWith('html')) return button;
      return inIsland && selector.includes('data-island') ? island : root;
    },
    matches: () => byBrowser,
    click: () => void press(button),
  };
  return button;
}

/** Presses a button. @returns whether the press waits, and nothing receives it */
function press(button: ReturnType<typeof makeButton> | null, keys: Partial<MouseEvent> = {}) {
  const stop = vi.fn();
  const target = { closest: (selector: string) => button?.closest(selector) ?? null };
  const event = { target, preventDefault: stop, stopImmediatePropagation: stop, ...keys };
  answerFirst(event as never);
  const waits = stop.mock.calls.length === 2;
  if (button && !waits) button.effects += 1;
  return waits;
}

describe('a press before its script has come', () => {
  it('waits with a busy button, asks for the script, and takes effect once', () => {
    const [button, other] = [makeButton(), makeButton()];
    expect([press(button), press(button), press(other)]).toEqual([true, true, true]);
    expect([button.ariaBusy, other.ariaBusy]).toEqual(['true', 'true']);
    expect(island.dispatchEvent.mock.calls.map(([{ type }]) => type)).toEqual([
      clickWaits,
      clickWaits,
    ]);
    window.earlyClicks.settle(root as never);
    expect(button.effects).toBe(0);
    window.earlyClicks.settle(island as never);
    expect([button.effects, other.effects, button.ariaBusy]).toEqual([1, 1, null]);
    vi.runAllTimers();
    expect([button.effects, press(button), button.effects]).toEqual([1, false, 2]);
  });

  it('does not wait where the browser opens a new tab for it, or on what no script answers', () => {
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
      expect(press(makeButton(), { [key]: true })).toBe(false);
    expect(press(makeButton(), { button: 1 })).toBe(false);
    expect(press(null)).toBe(false);
    expect(window.earlyClicks.last).toBeDefined();
  });

  it('is given to the browser after ten seconds, and may be repeated where only a script answers', () => {
    const [link, button] = [makeButton({ byBrowser: true }), makeButton({ inIsland: false })];
    for (const pressed of [link, button]) press(pressed);
    vi.advanceTimersByTime(9999);
    expect([link.effects, link.ariaBusy]).toEqual([0, 'true']);
    vi.advanceTimersByTime(1);
    expect([link.effects, button.effects]).toEqual([1, 0]);
    expect([link.ariaBusy, button.ariaBusy]).toEqual([null, null]);
    expect(press(button)).toBe(true);
  });

  it('is given to the browser where the page script fails, in islands too', () => {
    const [button, inPage] = [makeButton(), makeButton({ inIsland: false })];
    for (const pressed of [button, inPage]) press(pressed);
    window.earlyClicks.fail();
    expect([button.effects, inPage.effects]).toEqual([1, 1]);
    expect(press(makeButton())).toBe(false);
  });

  it('is dropped where its button has left the page', () => {
    const button = makeButton();
    press(button);
    button.isConnected = false;
    window.earlyClicks.settle(island as never);
    expect(button.effects).toBe(0);
  });
});

describe('an island', () => {
  /** The listeners of an island that is hydrated by `interaction`, and its state. */
  function show({ isWaiting = false, isHovered = false, matches = true } = {}) {
    const listeners: Record<string, () => void> = {};
    const query = {
      matches,
      addEventListener: (_: string, change: () => void) => {
        listeners.turn = () => {
          query.matches = true;
          change();
        };
      },
    };
    vi.stubGlobal('matchMedia', (media: string) => (media === 'all' ? { matches: true } : query));
    const element = {
      dataset: {
        island: JSON.stringify({ name: 'Menu', hydrate: { when: 'interaction', media: 'wide' } }),
      } as Record<string, string>,
      addEventListener: (event: string, act: () => void) => {
        listeners[event] = act;
      },
      querySelector: (selector: string) =>
        selector.includes('aria-busy') ? isWaiting || null : isHovered || null,
    };
    vi.stubGlobal('document', { querySelectorAll: () => [element] });
    return { element, listeners };
  }
  const settle = vi.fn();
  const begin = (load: () => Promise<void>) => {
    window.earlyClicks = { settle, fail: vi.fn() };
    hydrateIslands(load);
  };

  it.each(['pointerover', 'touchstart', 'focusin', clickWaits])(
    'is hydrated once, on the first %s',
    async (event) => {
      const { element, listeners } = show();
      const load = vi.fn(async () => {});
      begin(load);
      expect(load).not.toHaveBeenCalled();
      listeners[event]?.();
      listeners[event]?.();
      await vi.runAllTimersAsync();
      expect(load).toHaveBeenCalledTimes(1);
      expect(element.dataset).toHaveProperty('hydrated');
      expect(settle).toHaveBeenCalledWith(element);
    },
  );

  it.each([{ isWaiting: true }, { isHovered: true }])('is hydrated at once if %s', (state) => {
    show(state);
    const load = vi.fn(async () => {});
    begin(load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits for the width that it is for, and is hydrated when the device is turned', () => {
    const { listeners } = show({ matches: false, isHovered: true });
    const load = vi.fn(async () => {});
    begin(load);
    expect(load).not.toHaveBeenCalled();
    listeners.turn?.();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('whose script fails leaves its presses to the browser', async () => {
    const { element, listeners } = show();
    settle.mockClear();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    begin(() => Promise.reject(new Error('No network.')));
    listeners.focusin?.();
    await vi.runAllTimersAsync();
    expect(settle).toHaveBeenCalledWith(element);
    expect(element.dataset).not.toHaveProperty('hydrated');
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('that waits to be near is hydrated when it comes within its distance, once', () => {
    const observers: {
      tell(isNear: boolean): void;
      rootMargin: string | undefined;
      isOver: boolean;
    }[] = [];
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        isOver = false;
        constructor(
          act: (entries: { isIntersecting: boolean }[]) => void,
          { rootMargin }: { rootMargin?: string },
        ) {
          const tell = (isIntersecting: boolean) => act([{ isIntersecting }]);
          observers.push(Object.assign(this, { tell, rootMargin }));
        }
        observe() {}
        disconnect() {
          this.isOver = true;
        }
      },
    );
    const hydrate = vi.fn();
    hydrateWhen({} as Element, { when: 'visible', margin: 50 }, hydrate);
    observers[0]?.tell(false);
    expect(hydrate).not.toHaveBeenCalled();
    observers[0]?.tell(true);
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(observers[0]).toMatchObject({ rootMargin: '50px', isOver: true });
  });
});

it('the second tap of a double tap on the banner is recognized by its time and place', () => {
  const answer = vi.fn();
  vi.stubGlobal('window', { siteConsent: { answer } });
  const tap = (timeStamp: number, clientX: number, choose?: string, isTrusted = true) => {
    const button = choose ? { dataset: { choose } } : null;
    return { timeStamp, clientX, clientY: 50, isTrusted, target: { closest: () => button } };
  };
  expect(answerBanner(tap(900, 100, 'some') as never)).toBe(false);
  expect(isSecondTap(tap(1000, 100) as never)).toBeFalsy();
  expect(answerBanner(tap(1000, 100, 'none') as never)).toBe(true);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(isSecondTap(tap(1399, 123) as never)).toBe(true);
  expect(isSecondTap(tap(1400, 100) as never)).toBe(false);
  expect(isSecondTap(tap(1100, 124) as never)).toBe(false);
  expect(isSecondTap(tap(1100, 100, undefined, false) as never)).toBe(false);
});
