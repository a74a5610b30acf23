import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mobileBreakpoint } from '../../components/breakpoints';
import {
  announceChoiceOrOpenPreferences,
  watchConsent,
} from '../../components/consent/consent.client';
import {
  restoreDraft,
  saveDraft,
  saveDraftOnToggle,
  watchDraft,
} from '../../components/contact-form/draft.client';
import { sendOnce } from '../../components/contact-form/send-once.client';
import {
  type HoursData,
  updateHours,
  watchHours,
} from '../../components/hours/update-hours.client';
import { answerToggle, reportToggle } from '../../components/language-toggle/answer-toggle.client';
import { partBeingRead } from '../../components/language-toggle/part-being-read';
import { showTextAreas, watchScroll } from '../../components/layout/scroll.client';
import { showNotFoundInSpanish } from '../../components/not-found/not-found.client';
import {
  hideNotice,
  updateNotices,
  watchNotices,
} from '../../components/notices/update-notices.client';
import { loadImagesForPrint, watchImages } from '../../components/picture/load-pictures.client';
import { hideWhatIsOver } from '../../components/ui/last-day.client';
import { onReturn } from '../../components/ui/on-return.client';
import { watchScrollers } from '../../components/ui/scrollers.client';
import { showToast } from '../../components/ui/toast';
import { draftKey, noticesKey } from '../../lib/consent/storage.client';

/**
 * What the page script does on events that visits seldom have, without a browser: the globals are those that each part
 * reads. `tests/browser` tests the same in a browser where the layout or real events are at stake.
 */

/** The listeners of the window and the document, by their events. */
let listeners: Record<string, ((event: never) => void)[]>;
const listen = (event: string, listener: (event: never) => void) => {
  listeners[event] = [...(listeners[event] ?? []), listener];
};
const tell = (event: string, details: object = {}) => {
  for (const listener of listeners[event] ?? []) listener(details as never);
};
const comingBack = ['visibilitychange', 'pageshow', 'prerenderingchange'];

/** A storage in memory, or one that the browser blocks. */
function stubStorage(name: 'localStorage' | 'sessionStorage', entries?: Map<string, string>) {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  vi.stubGlobal(name, {
    getItem: entries ? (key: string) => entries.get(key) ?? null : blocked,
    setItem: entries ? (key: string, text: string) => entries.set(key, text) : blocked,
    removeItem: entries ? (key: string) => entries.delete(key) : blocked,
  });
}

beforeEach(() => {
  listeners = {};
  vi.stubGlobal('addEventListener', listen);
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the notices', () => {
  /** The notices of a page; urgent ones have no button. */
  function showPage(notices: { id: string; from?: string; until?: string; urgent?: true }[]) {
    const shown = notices.map(({ id, from = '2026-11-01', until = '2026-12-01', urgent }) => {
      const button = { value: id, hidden: true, closest: () => notice };
      const notice = {
        id,
        dataset: { from: `${from}T00:00:00Z`, until: `${until}T00:00:00Z` },
        hidden: false,
        isRemoved: false,
        querySelector: () => (urgent ? null : button),
        remove: () => {
          notice.isRemoved = true;
        },
        button,
      };
      return notice;
    });
    const section = { hidden: false };
    vi.stubGlobal('document', {
      querySelectorAll: () => shown.filter(({ isRemoved }) => !isRemoved),
      getElementById: () => section,
    });
    return {
      section,
      hide: (id: string) => {
        const { button } = shown.find((notice) => notice.id === id) ?? {};
        hideNotice({ target: { closest: () => button } } as never);
      },
      visible: () =>
        shown.filter(({ hidden, isRemoved }) => !hidden && !isRemoved).map(({ id }) => id),
    };
  }

  it('are hidden one after the other, and stay so; an urgent one is shown in any case', () => {
    const stored = new Map<string, string>();
    stubStorage('localStorage', stored);
    const page = showPage([{ id: 'storm' }, { id: 'holiday' }, { id: 'flood', urgent: true }]);
    page.hide('storm');
    expect(page.visible()).toEqual(['holiday', 'flood']);
    page.hide('holiday');
    expect(page.visible()).toEqual(['flood']);
    expect(page.section.hidden).toBe(false);
    const next = showPage([{ id: 'storm' }, { id: 'holiday' }]);
    updateNotices();
    expect(next.visible()).toEqual([]);
    expect(next.section.hidden).toBe(true);
    // What is over is forgotten.
    showPage([{ id: 'holiday' }]);
    updateNotices();
    expect([...stored]).toEqual([[noticesKey, 'holiday']]);
    showPage([{ id: 'holiday', until: '2026-11-20' }]);
    updateNotices();
    expect(stored.size).toBe(0);
  });

  it('are hidden on the page alone where storage is blocked', () => {
    stubStorage('localStorage');
    const page = showPage([{ id: 'storm' }]);
    updateNotices();
    expect(page.visible()).toEqual(['storm']);
    page.hide('storm');
    expect(page.visible()).toEqual([]);
  });

  it('follow the clock while the page is open, also for longer than a timer can wait', () => {
    stubStorage('localStorage', new Map());
    const page = showPage([{ id: 'storm', from: '2027-01-10', until: '2027-01-12' }]);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    watchNotices();
    // A longer wait would be over at once, again and again.
    expect(waits.mock.calls.map(([, delay]) => delay)).toEqual([2 ** 31 - 1]);
    const visibleOn = (day: string) => {
      vi.advanceTimersByTime(Date.parse(`${day}T00:00:01Z`) - Date.now());
      return page.visible();
    };
    updateNotices();
    expect(visibleOn('2027-01-09')).toEqual([]);
    expect(visibleOn('2027-01-10')).toEqual(['storm']);
    expect(visibleOn('2027-01-12')).toEqual([]);
    expect(waits.mock.calls.length).toBeLessThan(10);
  });

  it.each([...comingBack, 'storage', 'pageswapped'])('are updated on %s', (event) => {
    const stored = new Map<string, string>();
    stubStorage('localStorage', stored);
    const page = showPage([{ id: 'storm' }]);
    watchNotices();
    stored.set(noticesKey, 'storm');
    expect(page.visible()).toEqual(['storm']);
    tell(event);
    expect(page.visible()).toEqual([]);
  });
});

describe('the choice about cookies', () => {
  const buttonOf = (choose: string) => ({
    matches: (selector: string) => selector.includes(`"${choose}"`),
    focus: vi.fn(),
  });
  const on = (button: object | null) => ({ target: { closest: () => button } }) as never;
  const refresh = vi.fn();
  const show = vi.fn();
  const words = { textContent: '' };
  const ofBanner = buttonOf('some');

  beforeEach(() => {
    vi.clearAllMocks();
    const labels = JSON.stringify({ failed: 'It could not be shown.' });
    vi.stubGlobal('window', { siteConsent: { refresh, show } });
    vi.stubGlobal('document', {
      addEventListener: listen,
      querySelector: (selector: string) => (selector === '#choices p' ? words : ofBanner),
      getElementById: (id: string) =>
        id === 'notifications' ? { dataset: { preferences: labels } } : { hidden: false },
    });
  });

  it.each([...comingBack, 'storage'])('is read again on %s', (event) => {
    watchConsent(vi.fn());
    expect(refresh).toHaveBeenCalledTimes(1);
    tell(event);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it.each(['pointerover', 'focusin'])(
    'has its dialog fetched on %s of a button that opens it',
    async (event) => {
      const load = vi.fn(() => Promise.reject(new Error('No network.')));
      watchConsent(load);
      for (const button of [null, buttonOf('all'), buttonOf('none')]) tell(event, on(button));
      expect(load).not.toHaveBeenCalled();
      for (const choose of ['some', 'again']) tell(event, on(buttonOf(choose)));
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  it('is asked by the banner, which has the focus, where the dialog cannot be fetched', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('document', { ...document, body: undefined });
    announceChoiceOrOpenPreferences(on(buttonOf('again')), () =>
      Promise.reject(new Error('No network.')),
    );
    expect(show).toHaveBeenCalledWith(true);
    expect(ofBanner.focus).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    await Promise.resolve();
    expect(words.textContent).toBe('It could not be shown.');
    vi.clearAllTimers();
  });
});

describe('the language toggle', () => {
  const toggle = (kind: 'counterpart' | 'in-place') => ({
    hreflang: 'es',
    dataset: { toggle: kind },
    hash: '#before',
  });
  const clickOn = (link: object | null, detail = 1) =>
    ({ detail, target: { closest: () => link } }) as unknown as MouseEvent;
  const dispatched: unknown[] = [];

  beforeEach(() => {
    dispatched.length = 0;
    vi.stubGlobal('dispatchEvent', (event: CustomEvent) =>
      dispatched.push([event.type, event.detail]),
    );
  });

  /** A page whose parts begin at these distances from the top of a window that is 900 px high. */
  function scrolledTo(tops: number[], { scrollY = 1000, target = -1 } = {}) {
    const parts = tops.map((top, index) => {
      const part = {
        id: `part-${index}`,
        getBoundingClientRect: () => ({ top }),
        closest: () => part,
      };
      return part;
    });
    vi.stubGlobal('scrollY', scrollY);
    vi.stubGlobal('innerHeight', 900);
    vi.stubGlobal('document', {
      querySelector: () => parts[target] ?? null,
      querySelectorAll: () => parts,
    });
  }

  it('reports a click once, also a double click, and no other click', () => {
    const changed = ['language_changed', { language: 'es' }];
    reportToggle(clickOn(toggle('in-place')));
    expect(dispatched).toEqual([changed]);
    reportToggle(clickOn(toggle('in-place'), 2));
    reportToggle(clickOn(null));
    expect(dispatched).toEqual([changed]);
    // A press of Enter has no count.
    reportToggle(clickOn(toggle('in-place'), 0));
    expect(dispatched).toEqual([changed, changed]);
  });

  it('leads to the part that is read when it is pressed, and at the top to the whole page', () => {
    const link = toggle('counterpart');
    scrolledTo([-500, 100, 400]);
    answerToggle(clickOn(link));
    expect(link.hash).toBe('part-1');
    scrolledTo([100, 400], { scrollY: 0 });
    answerToggle(clickOn(link));
    expect(link.hash).toBe('');
    const inPlace = toggle('in-place');
    answerToggle(clickOn(inPlace));
    expect(inPlace.hash).toBe('#before');
    expect(dispatched).toHaveLength(3);
  });

  it.each([
    ['the last one in the upper third', [-500, 299, 300], undefined, 1],
    ['that in the address, if it is in view', [-500, 100, 899], 2, 2],
    ['not that in the address, if it is below the window', [-500, 100, 900], 2, 1],
    ['not that in the address, if its beginning is above', [-10, 100, 400], 0, 1],
    ['none before the first', [301, 400], undefined, undefined],
  ])('takes for the part that is read %s', (_, tops, target, expected) => {
    scrolledTo(tops, { target });
    expect(partBeingRead()?.id).toBe(expected === undefined ? undefined : `part-${expected}`);
  });
});

it('a form that the browser sends is sent once in five seconds', () => {
  sendOnce();
  const press = (timeStamp: number, defaultPrevented = false) => {
    const preventDefault = vi.fn();
    tell('submit', { timeStamp, defaultPrevented, preventDefault });
    return preventDefault.mock.calls.length === 0;
  };
  // The script of a form has answered the first one.
  expect(press(1000, true)).toBe(true);
  expect([1001, 1100, 6000, 6001].map((time) => press(time))).toEqual([true, false, false, true]);
});

it('the welcome clip’s bubble is closed for the visit, and on the page alone where storage is blocked', async () => {
  // Read when the module is loaded.
  vi.stubGlobal('HTMLElement', class {});
  const { watchBubble } = await import('../../components/video/watch-clip.client');
  const open = () => {
    const bubble = { hidden: false };
    const button = {
      dataset: { dismissClip: 'closed' },
      closest: () => bubble,
      addEventListener: (_: string, press: () => void) => {
        listeners.press = [press];
      },
    };
    vi.stubGlobal('document', { querySelector: () => button });
    watchBubble();
    return bubble;
  };
  stubStorage('sessionStorage', new Map());
  expect(open().hidden).toBe(false);
  tell('press');
  expect(open().hidden).toBe(true);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  stubStorage('sessionStorage');
  const bubble = open();
  expect(bubble.hidden).toBe(false);
  tell('press');
  expect(bubble.hidden).toBe(true);
});

it('pictures that wait are loaded before the page is printed', () => {
  const img = { loading: 'lazy', complete: false, addEventListener: () => {} };
  const copy = { querySelector: () => img };
  const box = {
    dataset: { state: 'waiting' },
    querySelector: (selector: string) =>
      selector === 'template' ? { content: { cloneNode: () => copy } } : null,
    append: vi.fn(),
  };
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector.includes(box.dataset.state) ? [box] : []),
  });
  loadImagesForPrint();
  expect(box.append).not.toHaveBeenCalled();
  tell('beforeprint');
  expect(box.append).toHaveBeenCalledWith(copy);
  expect([img.loading, box.dataset.state]).toEqual(['eager', 'loading']);
});

describe('a picture', () => {
  type Settle = 'load' | 'error';

  /** Shows a page with one picture, on a phone or a wider screen, and lets it come near, load or fail. */
  function show({
    alt = 'A garden',
    state = 'waiting',
    early = false,
    mobilePriority = false,
    isPhone = false,
    isComplete = false,
    saysIdle = false,
  } = {}) {
    const events: Partial<Record<Settle, () => void>> = {};
    const img = {
      alt,
      loading: 'lazy',
      fetchPriority: 'auto',
      complete: isComplete,
      naturalWidth: isComplete ? 144 : 0,
      addEventListener: (event: Settle, act: () => void) => {
        events[event] = act;
      },
    };
    let words: { textContent: string } | null = null;
    const box = {
      dataset: {
        state,
        ...(early && { early: 'true' }),
        ...(mobilePriority && { mobilePriority: 'true' }),
      } as Record<string, string>,
      role: null as string | null,
      ariaLabel: null as string | null,
      querySelector: (selector: string) => {
        if (selector === 'template')
          return { content: { cloneNode: () => ({ querySelector: () => img }) } };
        if (selector.includes('span')) return words && { remove: () => (words = null) };
        return img;
      },
      removeAttribute: () => {},
      append: vi.fn(),
      prepend: (added: typeof words) => {
        words = added;
      },
    };
    const phone = `(width < ${mobileBreakpoint})`;
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isPhone && query === phone }));
    const margins: (string | undefined)[] = [];
    let isObserved = false;
    let tellNear = (_isIntersecting: boolean) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(act: (entries: object[]) => void, { rootMargin }: { rootMargin?: string }) {
          margins.push(rootMargin);
          tellNear = (isIntersecting) => {
            if (isObserved) act([{ isIntersecting, target: box }]);
          };
        }
        observe() {
          isObserved = true;
        }
        unobserve() {
          isObserved = false;
        }
      },
    );
    /** What waits for an idle browser. */
    const idle: (() => void)[] = [];
    const requestIdleCallback = vi.fn((act: () => void, _: object) => idle.push(act));
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('window', saysIdle ? { requestIdleCallback } : {});
    vi.stubGlobal('document', {
      querySelectorAll: (selector: string) =>
        selector.includes(box.dataset.state ?? '') ? [box] : [],
      createElement: () => ({ textContent: '' }),
      getElementById: () => ({ dataset: { imageLoading: 'Loading', imageUnavailable: 'Missing' } }),
    });
    watchImages();
    return {
      box,
      img,
      margins,
      requestIdleCallback,
      tellNear: (isIntersecting: boolean) => tellNear(isIntersecting),
      tellIdle: () => {
        for (const act of idle.splice(0)) act();
      },
      isObserved: () => isObserved,
      wordsShown: () => words?.textContent,
      settle: (event: Settle) => {
        if (event === 'load') img.naturalWidth = 144;
        events[event]?.();
      },
    };
  }

  it('waits until it is near, then says that it is loading, and then nothing', () => {
    const { box, tellNear, wordsShown, settle } = show();
    tellNear(false);
    expect([box.dataset.state, wordsShown()]).toEqual(['waiting', undefined]);
    tellNear(true);
    expect([box.dataset.state, wordsShown()]).toEqual(['loading', 'Loading']);
    settle('load');
    expect([box.dataset.state, wordsShown(), box.role]).toEqual(['loaded', undefined, null]);
  });

  it('that fails says so, in its place and by its name', () => {
    const { box, tellNear, wordsShown, settle } = show();
    tellNear(true);
    settle('error');
    expect([box.dataset.state, wordsShown()]).toEqual(['failed', 'Missing']);
    expect([box.role, box.ariaLabel]).toEqual(['img', 'A garden. Missing']);
    const decoration = show({ alt: '' });
    decoration.tellNear(true);
    decoration.settle('error');
    expect([decoration.box.dataset.state, decoration.box.role]).toEqual(['failed', null]);
  });

  it('for an idle browser loads far from the window too, also where none says that it is idle', () => {
    const { box } = show({ early: true });
    expect(box.dataset.state).toBe('waiting');
    vi.advanceTimersByTime(199);
    expect(box.dataset.state).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(box.dataset.state).toBe('loading');
    const other = show({ early: true, saysIdle: true });
    vi.advanceTimersByTime(10_000);
    expect(other.box.dataset.state).toBe('waiting');
    expect(other.requestIdleCallback).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      timeout: 2000,
    });
    other.tellIdle();
    expect(other.box.dataset.state).toBe('loading');
  });

  it('that is not for an idle browser waits, however long the browser is idle', () => {
    const { box, requestIdleCallback } = show({ saysIdle: true });
    vi.advanceTimersByTime(10_000);
    expect(requestIdleCallback).not.toHaveBeenCalled();
    expect(box.dataset.state).toBe('waiting');
  });

  it.each([
    ['of the first ones on a phone', { mobilePriority: true, isPhone: true }, true],
    ['of the first ones on a wider screen', { mobilePriority: true }, false],
    ['of the others on a phone', { isPhone: true }, false],
  ])('that is one %s loads before others, or once it is near', (_, look, isFirst) => {
    const { box, img, margins, isObserved, tellNear } = show(look);
    expect([box.dataset.state, isObserved()]).toEqual(
      isFirst ? ['priority', false] : ['waiting', true],
    );
    tellNear(true);
    expect([box.dataset.state, img.fetchPriority, img.loading]).toEqual(
      isFirst ? ['priority', 'high', 'eager'] : ['loading', 'auto', 'eager'],
    );
    expect(margins).toEqual(['200px']);
  });

  it('is taken out of its template once, whatever asks for it first', () => {
    const { box, img, tellNear, tellIdle, settle } = show({ early: true, saysIdle: true });
    tellNear(true);
    tellIdle();
    expect(box.append).toHaveBeenCalledTimes(1);
    settle('load');
    loadImagesForPrint();
    tell('beforeprint');
    expect([box.append.mock.calls.length, img.fetchPriority, box.dataset.state]).toEqual([
      1,
      'auto',
      'loaded',
    ]);
  });

  it('that the browser loads by itself says that it is loading only once it is near', () => {
    const { box, isObserved, tellNear, wordsShown, settle } = show({ state: 'priority' });
    expect([wordsShown(), isObserved()]).toEqual([undefined, true]);
    tellNear(true);
    expect([box.dataset.state, wordsShown(), isObserved()]).toEqual(['priority', 'Loading', false]);
    expect(box.append).not.toHaveBeenCalled();
    settle('load');
    expect([box.dataset.state, wordsShown()]).toEqual(['loaded', undefined]);
    const decoration = show({ state: 'priority', alt: '' });
    decoration.tellNear(true);
    expect(decoration.wordsShown()).toBeUndefined();
  });

  it('that had loaded before the script is marked at once, and says nothing', () => {
    const { box, tellNear, wordsShown } = show({ state: 'priority', isComplete: true });
    expect(box.dataset.state).toBe('loaded');
    tellNear(true);
    expect([box.dataset.state, wordsShown()]).toEqual(['loaded', undefined]);
  });
});

it('a part is reached by Tab only while it can be scrolled sideways', () => {
  const part = {
    scrollWidth: 500,
    clientWidth: 400,
    closest: () => part,
    setAttribute: vi.fn(),
    removeAttribute: vi.fn(),
  };
  let overflowX = 'auto';
  let tellSize = () => {};
  vi.stubGlobal('getComputedStyle', () => ({ overflowX }));
  vi.stubGlobal('document', { querySelectorAll: () => [part] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(act: (entries: object[]) => void) {
        tellSize = () => act([{ target: part }]);
      }
      observe() {}
    },
  );
  watchScrollers();
  tellSize();
  expect(part.setAttribute).toHaveBeenCalledExactlyOnceWith('tabindex', '0');
  expect(part.removeAttribute).not.toHaveBeenCalled();
  part.clientWidth = 500;
  tellSize();
  [part.clientWidth, overflowX] = [400, 'visible'];
  tellSize();
  expect(part.removeAttribute).toHaveBeenCalledTimes(2);
});

it('a text area that is reached by Tab is scrolled into view, and no other field or key scrolls', () => {
  class TextArea {
    scrollIntoView = vi.fn();
  }
  vi.stubGlobal('HTMLTextAreaElement', TextArea);
  showTextAreas();
  const area = new TextArea();
  tell('keyup', { key: 'a', target: area });
  tell('keyup', { key: 'Tab', target: {} });
  expect(area.scrollIntoView).not.toHaveBeenCalled();
  tell('keyup', { key: 'Tab', target: area });
  expect(area.scrollIntoView).toHaveBeenCalledTimes(1);
});

it('a toast shows the last message for five seconds, and longer while it is hovered or has the focus', () => {
  let isHeld = false;
  const makeElement = () => ({
    hidden: false,
    dataset: {},
    textContent: '',
    focus: vi.fn(),
    addEventListener: (event: string, act: () => void) => {
      listeners[event] = [act];
    },
    appendChild: (child: object) => child,
    matches: () => isHeld,
    style: { translate: '' },
    setPointerCapture: () => {},
    onpointermove: null as ((move: object) => void) | null,
    onpointercancel: null as (() => void) | null,
    onlostpointercapture: null as (() => void) | null,
  });
  const made: ReturnType<typeof makeElement>[] = [];
  vi.stubGlobal('document', {
    body: { appendChild: (child: object) => child },
    documentElement: { lang: 'es' },
    createElement: () => {
      const element = makeElement();
      made.push(element);
      return element;
    },
    querySelector: () => ({}),
    getElementById: () => ({ dataset: { region: 'Avisos', close: 'Cerrar' } }),
  });
  vi.stubGlobal('window', { setTimeout });
  showToast('First');
  const [area, words] = made;
  vi.advanceTimersByTime(3000);
  showToast('Second');
  expect([made.length, words?.textContent]).toEqual([3, 'Second']);
  vi.advanceTimersByTime(4999);
  expect(area).toMatchObject({ hidden: false, lang: 'es', ariaLabel: 'Avisos' });
  isHeld = true;
  vi.advanceTimersByTime(5000);
  expect(area?.hidden).toBe(false);
  isHeld = false;
  vi.advanceTimersByTime(5000);
  expect(area?.hidden).toBe(true);
  showToast('Third');
  expect(area?.hidden).toBe(false);
  tell('click');
  expect(area?.hidden).toBe(true);
  tell('keydown', { key: 'F7' });
  expect(area?.focus).not.toHaveBeenCalled();
  tell('keydown', { key: 'F8' });
  expect(area?.focus).toHaveBeenCalledTimes(1);

  interface Swipe extends Partial<Record<'target' | 'isPrimary', unknown>> {
    finger?: number;
    isCanceled?: boolean;
  }
  /** Moves a finger over the message. @returns whether that has closed it */
  const swipe = (distance: number, { finger = 1, isCanceled = false, ...press }: Swipe = {}) => {
    Object.assign(area ?? {}, { onpointermove: null, onlostpointercapture: null });
    showToast('Fourth');
    tell('pointerdown', { target: {}, clientX: 100, pointerId: 1, isPrimary: true, ...press });
    area?.onpointermove?.({ pointerId: finger, clientX: 100 + distance });
    if (isCanceled) area?.onpointercancel?.();
    area?.onlostpointercapture?.();
    expect(area?.style.translate).toBe('');
    return area?.hidden;
  };
  expect([swipe(50), swipe(51), swipe(-80)]).toEqual([false, true, false]);
  expect(swipe(80, { isCanceled: true })).toBe(false);
  // Another finger, or one that presses the button.
  expect(swipe(80, { finger: 2 })).toBe(false);
  expect(swipe(80, { isPrimary: false })).toBe(false);
  expect(swipe(80, { target: made[2] })).toBe(false);
});

it('the header is marked while the page is scrolled more than 10 px', () => {
  const toggleAttribute = vi.fn();
  vi.stubGlobal('document', { querySelector: () => ({ toggleAttribute }) });
  watchScroll();
  for (const distance of [0, 10, 11, 10]) {
    vi.stubGlobal('scrollY', distance);
    tell('scroll');
  }
  expect(toggleAttribute.mock.calls).toEqual(
    [false, false, true, false].map((isScrolled) => ['data-scrolled', isScrolled]),
  );
});

describe('the draft of a form', () => {
  class Field {
    defaultValue = '';
    constructor(
      readonly name: string,
      public value = '',
    ) {}
    details = { setAttribute: vi.fn() };
    closest = () => this.details;
  }
  class List extends Field {
    options = [{ value: '' }, { value: 'Aetna' }];
    selectedOptions = [{ defaultSelected: true }];
  }
  class Radio extends Field {
    type = 'radio';
    checked = false;
    defaultChecked = false;
  }

  /** Opens the page of the form with a draft. */
  function open(draft: string, fields: Field[], search = '', hasForm = true) {
    const stored = new Map([[draftKey, draft]]);
    stubStorage('sessionStorage', stored);
    const replaceState = vi.fn();
    vi.stubGlobal('HTMLSelectElement', List);
    vi.stubGlobal('location', { search, pathname: '/contact', hash: '#message' });
    vi.stubGlobal('history', { state: 1, replaceState });
    vi.stubGlobal('document', {
      querySelectorAll: () => fields,
      querySelector: () => (hasForm ? {} : null),
    });
    restoreDraft();
    return { stored, replaceState, texts: fields.map(({ value }) => value) };
  }

  it('is filled in once, unfolds what it fills in, and leaves what was typed on this page', () => {
    const fields = [new Field('message'), new Field('name', 'Ana'), new Field('phone')];
    const draft = JSON.stringify({ message: 'Hello', name: 'Eva', phone: 7, toString: 'x' });
    const { stored, texts } = open(draft, fields);
    expect(texts).toEqual(['Hello', 'Ana', '']);
    expect(stored.size).toBe(0);
    expect(fields.map(({ details }) => details.setAttribute.mock.calls.length)).toEqual([1, 0, 0]);
  });

  it.each(['{', 'null', '7', '[]'])('that cannot be read is deleted: %s', (draft) => {
    const { stored, texts } = open(draft, [new Field('message')]);
    expect([texts, stored.size]).toEqual([[''], 0]);
  });

  it('is saved with the answers that stand, also with one chosen anew that was there at first', () => {
    const [office, video] = [new Radio('visit', 'office'), new Radio('visit', 'video')];
    const [insurer, language] = [new List('insurer'), new List('language')];
    const { stored } = open('', [office, video, insurer, language]);
    vi.stubGlobal('document', { ...document, addEventListener: listen });
    watchDraft();
    Object.assign(video, { checked: true });
    tell('change', { target: video });
    Object.assign(video, { checked: false });
    Object.assign(office, { checked: true });
    tell('change', { target: office });
    tell('change', { target: insurer });
    saveDraft();
    const draft = () => JSON.parse(stored.get(draftKey) ?? '{}');
    expect(draft()).toEqual({ visit: 'office', insurer: '' });
    // What was set is forgotten with the form that is emptied.
    tell('reset');
    Object.assign(office, { checked: false });
    stored.clear();
    saveDraft();
    expect(stored.size).toBe(0);
  });

  it('is saved with what was chosen or typed before the script came', () => {
    const [insurer, language] = [new List('insurer', 'Aetna'), new List('language')];
    const [office, video] = [new Radio('visit', 'office'), new Radio('visit', 'video')];
    const { stored } = open('', [insurer, language, office, video, new Field('name', 'Ana')]);
    Object.assign(insurer, { selectedOptions: [{ defaultSelected: false }] });
    Object.assign(video, { checked: true });
    saveDraft();
    const expected = { insurer: 'Aetna', visit: 'video', name: 'Ana' };
    expect(JSON.parse(stored.get(draftKey) ?? '{}')).toEqual(expected);
    // One that the page has chosen from the start is no answer.
    Object.assign(video, { defaultChecked: true });
    saveDraft();
    expect(JSON.parse(stored.get(draftKey) ?? '{}')).not.toHaveProperty('visit');
  });

  it('chooses the one of several answers that it names', () => {
    const [office, video] = [new Radio('visit', 'office'), new Radio('visit', 'video')];
    open(JSON.stringify({ visit: 'video' }), [office, video]);
    expect([office.checked, video.checked]).toEqual([false, true]);
    // It is an answer of the visitor also on this page.
    Object.assign(video, { defaultChecked: true });
    const stored = new Map<string, string>();
    stubStorage('sessionStorage', stored);
    saveDraft();
    expect(JSON.parse(stored.get(draftKey) ?? '{}')).toEqual({ visit: 'video' });
  });

  it.each([
    ['a press that opens the other page', {}, { toggle: 'counterpart' }, true],
    [
      'one that an island answers in place',
      { defaultPrevented: true },
      { toggle: 'in-place' },
      true,
    ],
    [
      'one that a script has canceled',
      { defaultPrevented: true },
      { toggle: 'counterpart' },
      false,
    ],
    ['one that opens another tab', { ctrlKey: true }, { toggle: 'counterpart' }, false],
    ['a press beside the toggle', {}, null, false],
  ])('is saved at %s, and at nothing else', (_, click, dataset, isSaved) => {
    const field = new Field('message');
    const { stored } = open('', [field]);
    field.value = 'Hello';
    const target = { closest: () => dataset && { dataset } };
    saveDraftOnToggle({ target, ...click } as never);
    expect(stored.has(draftKey)).toBe(isSaved);
  });

  describe('that a visit card makes', () => {
    const chosen = { visit: 'video', insurer: '', patient: 'new' };

    /** Submits a card, or another form. */
    function submit({ isCard = true } = {}) {
      vi.stubGlobal(
        'FormData',
        class {
          [Symbol.iterator] = () => Object.entries(chosen)[Symbol.iterator]();
        },
      );
      const assign = vi.fn();
      vi.stubGlobal('location', { assign });
      vi.stubGlobal('window', { setTimeout });
      vi.stubGlobal('document', { addEventListener: listen });
      watchDraft();
      const preventDefault = vi.fn();
      tell('submit', { target: { matches: () => isCard, action: '/contact' }, preventDefault });
      vi.clearAllTimers();
      return { assign, isCanceled: preventDefault.mock.calls.length > 0 };
    }

    it('has what was chosen, and leads to the form', () => {
      const stored = new Map<string, string>();
      stubStorage('sessionStorage', stored);
      const { assign, isCanceled } = submit();
      expect([assign.mock.calls, isCanceled]).toEqual([[['/contact']], true]);
      expect(JSON.parse(stored.get(draftKey) ?? '')).toEqual({ visit: 'video', patient: 'new' });
    });

    it('is left to the browser where storage is blocked', () => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      stubStorage('sessionStorage');
      const { assign, isCanceled } = submit();
      expect([assign.mock.calls, isCanceled]).toEqual([[], false]);
    });

    it('is made by no other form', () => {
      const stored = new Map<string, string>();
      stubStorage('sessionStorage', stored);
      const { assign, isCanceled } = submit({ isCard: false });
      expect([assign.mock.calls, isCanceled, stored.size]).toEqual([[], false, 0]);
    });
  });

  it('opens the folded part for an answer that the part does not name while it is closed', () => {
    const fields = [new List('insurer'), new List('visitFor')];
    open(JSON.stringify({ insurer: 'Aetna', visitFor: 'Aetna' }), fields);
    expect(fields.map(({ details }) => details.setAttribute.mock.calls)).toEqual([
      [],
      [['open', '']],
    ]);
  });

  it('takes an answer only if the list offers it', () => {
    const insurer = (text: string) =>
      open(JSON.stringify({ insurer: text }), [new List('insurer')]).texts;
    expect(insurer('Aetna')).toEqual(['Aetna']);
    expect(insurer('Nobody')).toEqual(['']);
  });

  it('may be in the address, which loses it, and which can set nothing but what a visit card asks', () => {
    const fields = [new List('insurer'), new Field('message')];
    const { replaceState, texts } = open('', fields, '?insurer=Aetna&message=Hello');
    expect(texts).toEqual(['Aetna', '']);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(1, '', '/contact#message');
  });

  it('in the address has no answer where the card had none, and yields to a stored one', () => {
    const language = new List('preferredLanguage', 'en');
    Object.assign(language, { options: [{ value: '' }, { value: 'en' }] });
    const insurer = new List('insurer');
    Object.assign(insurer, { options: [{ value: 'Aetna' }, { value: 'Cigna' }] });
    const draft = JSON.stringify({ insurer: 'Cigna' });
    const { texts } = open(draft, [language, insurer], '?preferredLanguage=&insurer=Aetna');
    expect(texts).toEqual(['en', 'Cigna']);
  });

  it('in the address stays there on a page without the form', () => {
    expect(open('', [], '?insurer=Aetna', false).replaceState).not.toHaveBeenCalled();
    expect(open('', [], '').replaceState).not.toHaveBeenCalled();
  });
});

describe('the menus', () => {
  /** A page with an open menu and an open submenu; nothing is said about how they are found. */
  async function open(last?: { timeStamp: number }) {
    vi.stubGlobal('HTMLElement', class {});
    const { watchLinks, followLink } = await import('../../components/layout/follow-links.client');
    const menu = { hidePopover: vi.fn() };
    const { watchMenus } = await import('../../components/navigation/close-menus.client');
    const submenu = { open: true, contains: () => false };
    const width = { addEventListener: (_: string, turn: () => void) => listen('turn', turn) };
    vi.stubGlobal('matchMedia', () => width);
    vi.stubGlobal('window', { earlyClicks: { last }, setTimeout });
    vi.stubGlobal('document', {
      addEventListener: listen,
      querySelectorAll: (selector: string) => (selector.includes('details') ? [submenu] : [menu]),
    });
    watchLinks();
    watchMenus();
    return { menu, submenu, followLink };
  }

  it.each(['pagehide', 'turn'])(
    'are closed at %s, for when the visitor comes back',
    async (event) => {
      const { menu, submenu } = await open();
      expect(submenu.open).toBe(true);
      tell(event);
      expect(submenu.open).toBe(false);
      expect(menu.hidePopover).toHaveBeenCalledTimes(1);
    },
  );

  it('are closed a moment after one of their links was pressed, also before the script had come', async () => {
    const menu = { hidePopover: vi.fn() };
    const link = { closest: () => menu, getAttribute: () => null, hasAttribute: () => false };
    vi.stubGlobal('location', { href: 'https://practice.example/', origin: 'null' });
    const press = (timeStamp: number) =>
      ({ timeStamp, defaultPrevented: true, target: { closest: () => link } }) as never;
    const { followLink } = await open(press(performance.now()));
    vi.advanceTimersByTime(99);
    expect(menu.hidePopover).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(menu.hidePopover).toHaveBeenCalledTimes(1);
    followLink(press(0));
    vi.advanceTimersByTime(100);
    expect(menu.hidePopover).toHaveBeenCalledTimes(2);
    await open(press(performance.now() - 2000));
    vi.advanceTimersByTime(100);
    expect(menu.hidePopover).toHaveBeenCalledTimes(2);
  });

  describe('that unfold', () => {
    /** An open submenu in a page of a width, whose summary or nothing has the focus. */
    async function openSubmenu({ isNarrow = false, hasFocus = false } = {}) {
      vi.stubGlobal('HTMLElement', class {});
      const { watchMenus } = await import('../../components/navigation/close-menus.client');
      const summary = { focus: vi.fn(), closest: () => submenu };
      const submenu = {
        open: true,
        contains: (node: unknown) => node === summary,
        querySelector: () => summary,
      };
      const elsewhere = { closest: () => null };
      vi.stubGlobal('matchMedia', () => ({ matches: isNarrow, addEventListener: () => {} }));
      vi.stubGlobal('document', {
        addEventListener: listen,
        activeElement: hasFocus ? summary : elsewhere,
        querySelectorAll: () => [submenu],
      });
      watchMenus();
      return { submenu, summary, elsewhere };
    }
    const pressKey = (key: string) => {
      const preventDefault = vi.fn();
      tell('keydown', { key, preventDefault });
      return { isTaken: preventDefault.mock.calls.length > 0 };
    };

    it('are closed by Escape, which goes no further and gives the focus back where it was in one', async () => {
      const { submenu, summary } = await openSubmenu({ hasFocus: true });
      expect(pressKey('a').isTaken).toBe(false);
      expect(submenu.open).toBe(true);
      expect(pressKey('Escape').isTaken).toBe(true);
      expect(submenu.open).toBe(false);
      expect(summary.focus).toHaveBeenCalledTimes(1);
    });

    it('are closed by Escape also where hovering has opened them, and the focus stays', async () => {
      const { submenu, summary } = await openSubmenu();
      expect(pressKey('Escape').isTaken).toBe(false);
      expect(submenu.open).toBe(false);
      expect(summary.focus).not.toHaveBeenCalled();
    });

    it('are closed by a press beside them where the menu is a row, and not by one in them', async () => {
      const { submenu, summary, elsewhere } = await openSubmenu();
      tell('pointerdown', { target: summary });
      expect(submenu.open).toBe(true);
      tell('pointerdown', { target: elsewhere });
      expect(submenu.open).toBe(false);
    });

    it('stay open while the focus is in them or goes to nothing, as when the window is left', async () => {
      const { submenu, summary, elsewhere } = await openSubmenu();
      tell('focusout', { target: summary, relatedTarget: summary });
      tell('focusout', { target: summary, relatedTarget: null });
      tell('focusout', { target: elsewhere, relatedTarget: elsewhere });
      expect(submenu.open).toBe(true);
      tell('focusout', { target: summary, relatedTarget: elsewhere });
      expect(submenu.open).toBe(false);
    });

    it('stay open on a phone, whose list would jump under the finger', async () => {
      const { submenu, summary, elsewhere } = await openSubmenu({ isNarrow: true });
      tell('pointerdown', { target: elsewhere });
      tell('focusout', { target: summary, relatedTarget: elsewhere });
      expect(submenu.open).toBe(true);
    });
  });
});

describe('a click on a link', () => {
  const origin = 'https://practice.example';

  /** Presses a link of the page `/es/contacto`. @returns what becomes of it */
  async function press(
    href: string,
    { attributes = {}, isCalm = false, at = '/es/contacto', ...keys }: PressOptions = {},
  ) {
    vi.stubGlobal('HTMLElement', class {});
    const { followLink } = await import('../../components/layout/follow-links.client');
    const { hideLoading } = await import('../../components/layout/loading-indicator.client');
    hideLoading();
    const scrollTo = vi.fn();
    const shown: { textContent: string }[] = [];
    const submenu = { open: true, contains: () => false };
    const { pathname, search } = new URL(at, origin);
    vi.stubGlobal('location', { href: origin + at, origin, pathname, search });
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isCalm && query === '(prefers-reduced-motion: reduce)',
    }));
    vi.stubGlobal('window', { setTimeout });
    vi.stubGlobal('document', {
      createElement: () => ({ dataset: {}, textContent: '', remove: () => shown.pop() }),
      body: { append: (part: (typeof shown)[0]) => shown.push(part) },
      querySelectorAll: (selector: string) => (selector.includes('details') ? [submenu] : []),
    });
    const given: Record<string, string> = { href, ...attributes };
    const link = {
      closest: (selector: string) => (selector === 'a' ? link : null),
      getAttribute: (name: string) => given[name] ?? null,
      hasAttribute: (name: string) => name in given,
    };
    const preventDefault = vi.fn();
    followLink({ target: link, defaultPrevented: false, preventDefault, ...keys } as never);
    vi.advanceTimersByTime(399);
    const isEarly = shown.length > 0;
    vi.advanceTimersByTime(1);
    const result = {
      isEarly,
      isLoading: shown.length > 0,
      isCanceled: preventDefault.mock.calls.length > 0,
      scrolls: scrollTo.mock.calls.map(([options]) => options),
      closesMenus: !submenu.open,
    };
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([]);
    return result;
  }
  interface PressOptions extends Partial<MouseEvent> {
    attributes?: Record<string, string>;
    isCalm?: boolean;
    /** The address of the page. */
    at?: string;
  }
  const nothing = {
    isEarly: false,
    isLoading: false,
    isCanceled: false,
    scrolls: [],
    closesMenus: false,
  };
  const loads = { ...nothing, isLoading: true };

  it.each<[string, string, PressOptions]>([
    ['another page', '/es/acerca-de', {}],
    ['another page in this tab, by name', '/es/acerca-de', { attributes: { target: '_self' } }],
    ['a part of another page', '/es/acerca-de#clinician-1', {}],
    ['the same page with another search', '/es/contacto?visit=video', {}],
    ['the start page, from below', '/', {}],
  ])('to %s shows that it is loading, after 400 ms', async (_, href, options) => {
    expect(await press(href, options)).toEqual(loads);
  });

  it.each<[string, string, PressOptions]>([
    ['another site', 'https://portal.example/', {}],
    ['a telephone', 'tel:+12395550100', {}],
    ['a file to keep', '/forms/history.pdf', { attributes: { download: '' } }],
    ['another tab', '/es/acerca-de', { attributes: { target: '_blank' } }],
    ['another tab, by a key', '/es/acerca-de', { ctrlKey: true }],
    ['another tab, on a Mac', '/es/acerca-de', { metaKey: true }],
    ['another window, by a key', '/es/acerca-de', { shiftKey: true }],
    ['a file, by a key', '/es/acerca-de', { altKey: true }],
    ['another tab, by the middle button', '/es/acerca-de', { button: 1 }],
    ['a page that a script has answered', '/es/acerca-de', { defaultPrevented: true }],
    ['a part of the same page', '#message', {}],
  ])('to %s is left to the browser', async (_, href, options) => {
    expect(await press(href, options)).toEqual(nothing);
  });

  it.each<[string, string, PressOptions]>([
    ['', '/es/contacto', {}],
    [', with a slash', '/es/contacto/', {}],
    [', whose address has a slash', '/es/contacto', { at: '/es/contacto/' }],
    [', with its search', '/es/contacto?visit=video', { at: '/es/contacto?visit=video' }],
    [', the start page', '/', { at: '/' }],
  ])('to the page that is shown%s scrolls to its top', async (_, href, options) => {
    const scrolls = [{ top: 0, behavior: 'smooth' }];
    const closed = { ...nothing, isCanceled: true, scrolls, closesMenus: true };
    expect(await press(href, options)).toEqual(closed);
    const [calm] = (await press(href, { ...options, isCalm: true })).scrolls;
    expect(calm).toEqual({ top: 0, behavior: 'instant' });
  });
});

describe('a not-found page that has both languages', () => {
  /** Opens an address, to which a host that knows one not-found page answers with the English one. */
  function openAt(pathname: string, hasSpanish = true) {
    const metas = ['title', 'description'].map((name) => ({ name, content: 'English' }));
    const template = {
      title: 'No encontrada',
      dataset: { description: 'No existe.' },
      content: 'the Spanish body',
    };
    const document = {
      documentElement: { lang: 'en' },
      title: 'Not found',
      body: { replaceChildren: vi.fn() },
      querySelector: () => (hasSpanish ? template : null),
      querySelectorAll: (selector: string) =>
        metas
          .filter(({ name }) => selector.includes(`og:${name}`))
          .map((meta) => ({
            setAttribute: (_: string, text: string) => {
              meta.content = text;
            },
          })),
    };
    vi.stubGlobal('document', document);
    vi.stubGlobal('location', { pathname });
    showNotFoundInSpanish();
    return {
      language: document.documentElement.lang,
      title: document.title,
      previews: metas.map(({ content }) => content),
      shown: document.body.replaceChildren.mock.calls.flat(),
    };
  }
  const english = {
    language: 'en',
    title: 'Not found',
    previews: ['English', 'English'],
    shown: [],
  };

  it('is Spanish as a whole at a Spanish address', () => {
    expect(openAt('/es/nada')).toEqual({
      language: 'es',
      title: 'No encontrada',
      previews: ['No encontrada', 'No existe.'],
      shown: ['the Spanish body'],
    });
  });

  it('stays English at any other, and where it has no Spanish', () => {
    expect(openAt('/nothing')).toEqual(english);
    expect(openAt('/essays')).toEqual(english);
    expect(openAt('/es/nada', false)).toEqual(english);
  });
});

it('a return to the page is seen also where its event goes to the document alone', () => {
  const seen = vi.fn();
  vi.stubGlobal('addEventListener', seen);
  const act = () => {};
  onReturn(act);
  // Such an event does not bubble, so only a listener that captures receives it.
  expect(seen.mock.calls).toEqual(comingBack.map((event) => [event, act, true]));
});

describe('the hours of a page', () => {
  const words = {
    openUntil: 'Abierto hasta las',
    closed: 'Cerrado',
    opens: 'Abrimos el',
    opensToday: 'Abrimos hoy a las',
    at: 'a las',
    days: { Mo: 'lunes', Sa: 'sábado' },
    times: { '09:00': '9:00 a. m.', '17:00': '5:00 p. m.' },
  };
  const data: HoursData = {
    utcOffsets: [{ from: '2026-11-01T06:00:00.000Z', minutes: -300 }],
    regular: [{ days: ['Fr'], opens: '09:00', closes: '17:00' }],
    exceptions: [],
    words,
  };

  /** A page that says in two places whether the office is open, with an opening whose last day is this Friday. */
  function open(hours?: HoursData) {
    const lines = [{ textContent: '' }, { textContent: '' }];
    const opening = { dataset: { lastDay: '2026-11-20' }, hidden: false };
    vi.stubGlobal('document', {
      documentElement: { lang: 'es' },
      querySelector: () => (hours ? { dataset: { hours: JSON.stringify(hours) } } : null),
      querySelectorAll: (selector: string) => (selector === '[data-open-now]' ? lines : [opening]),
    });
    return { opening, texts: () => lines.map(({ textContent }) => textContent) };
  }

  it('say in each place and in its language whether the office is open now', () => {
    const { texts } = open(data);
    vi.setSystemTime('2026-11-20T14:00:00Z');
    updateHours();
    expect(texts()).toEqual(Array(2).fill('Abierto hasta las 5:00 p. m.'));
  });

  it.each(comingBack)('are said again on %s', (event) => {
    const { texts } = open(data);
    vi.setSystemTime('2026-11-20T13:59:00Z');
    watchHours();
    tell(event);
    expect(texts()[0]).toBe('Abrimos hoy a las 9:00 a. m.');
  });

  it('end what is over by the practice’s day, not that of UTC', () => {
    const { opening } = open(data);
    vi.setSystemTime('2026-11-21T04:59:00Z');
    updateHours();
    expect(opening.hidden).toBe(false);
    vi.setSystemTime('2026-11-21T05:00:00Z');
    updateHours();
    expect(opening.hidden).toBe(true);
  });

  it('are none on a page without them', () => {
    const { texts } = open();
    updateHours();
    expect(texts()).toEqual(['', '']);
  });
});

it('what has a last day is shown to the end of it, also where the build is older', () => {
  const elements = ['2026-11-19', '2026-11-20', '2026-11-21'].map((lastDay, index) => ({
    dataset: { lastDay },
    hidden: index > 0,
  }));
  vi.stubGlobal('document', { querySelectorAll: () => elements });
  hideWhatIsOver('2026-11-20');
  expect(elements.map(({ hidden }) => hidden)).toEqual([true, false, false]);
});
