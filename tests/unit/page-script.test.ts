import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announceChoiceOrOpenPreferences,
  watchConsent,
} from '../../components/consent/consent.client';
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
import { hideWhatIsOver } from '../../components/ui/last-day.client';
import { onReturn } from '../../components/ui/on-return.client';
import { watchScrollers } from '../../components/ui/scrollers.client';
import { showToast } from '../../components/ui/toast';
import {
  comingBack,
  listen,
  listenInstead,
  setUpFakePage,
  stubStorage,
  tell,
} from '../support/fake-page';

/**
 * What the page script does on events that visits seldom have, without a browser: the globals are those that each part
 * reads. `tests/browser` tests the same in a browser where the layout or real events are at stake.
 */
setUpFakePage();

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
        listenInstead('press', press);
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
      listenInstead(event, act);
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
