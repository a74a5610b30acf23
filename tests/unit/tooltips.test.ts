import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectFolder } from '../support/project';

/** When a tooltip shows, where, and for whom, without a browser. */

const script = join(projectFolder, 'components/tooltips/tooltips.client.ts');
/** Each page runs the script anew. */
let pagesOpened = 0;

type Listener = (event: object) => void;
let listeners: Record<string, Listener[]>;
const listen = (event: string, act: Listener) => {
  listeners[event] = [...(listeners[event] ?? []), act];
};
const tell = (event: string, details: object = {}) => {
  for (const act of listeners[event] ?? []) act(details);
};

const makeTooltip = () => {
  const tooltip = {
    id: '',
    role: '',
    popover: '',
    className: '',
    lang: '',
    textContent: '',
    dataset: {},
    style: { translate: '' },
    offsetWidth: 100,
    offsetHeight: 30,
    isOpen: false,
    contains: () => false,
    matches: () => tooltip.isOpen,
    showPopover: () => {
      tooltip.isOpen = true;
    },
    hidePopover: () => {
      tooltip.isOpen = false;
    },
  };
  return tooltip;
};
let tooltip: ReturnType<typeof makeTooltip>;
let isMenuOpen: boolean;

/** An element with a tooltip, at a place of a window that is 400 px wide. */
function makeElement({ words = 'Words', isFocused = false, left = 100, top = 100 } = {}) {
  const attributes: Record<string, string> = {};
  const element = {
    isFocused,
    isConnected: true,
    dataset: { tooltip: words },
    attributes,
    closest: (selector: string) => (selector === '[lang]' ? { lang: 'es' } : element),
    contains: (node: object | null) => node === element,
    matches: () => element.isFocused,
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
    removeAttribute: (name: string) => {
      delete attributes[name];
    },
    getBoundingClientRect: () => ({ left, top, bottom: top + 40, width: 40 }),
  };
  return element;
}
const elsewhere = { closest: () => null, matches: () => false };
const hover = (target: object, pointerType = 'mouse') =>
  tell('pointerover', { target, pointerType });

beforeEach(async () => {
  vi.useFakeTimers();
  listeners = {};
  tooltip = makeTooltip();
  isMenuOpen = false;
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal(
    'HTMLElement',
    class {
      declare popover: string;
    },
  );
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null });
  vi.stubGlobal('HTMLButtonElement', class {});
  vi.stubGlobal('innerWidth', 400);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('window', { setTimeout });
  vi.stubGlobal('document', {
    createElement: () => tooltip,
    body: { append: () => {} },
    addEventListener: listen,
    documentElement: { addEventListener: listen },
    querySelector: (selector: string) =>
      selector.startsWith(':popover-open') && isMenuOpen ? {} : null,
  });
  pagesOpened += 1;
  await import(`${script}?${pagesOpened}`);
  // Long after another one.
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows after 700 ms, describes its element in its language, and goes with the mouse', () => {
  const element = makeElement({ words: 'Palabras' });
  hover(element);
  vi.advanceTimersByTime(699);
  expect(tooltip.isOpen).toBe(false);
  vi.advanceTimersByTime(1);
  expect(tooltip).toMatchObject({ isOpen: true, textContent: 'Palabras', lang: 'es' });
  expect(element.attributes['aria-describedby']).toBe('tooltip');
  hover(elsewhere);
  expect(tooltip.isOpen).toBe(false);
  expect(element.attributes).toEqual({});
});

it('shows at once within 300 ms of another one, and later after the delay', () => {
  hover(makeElement());
  vi.advanceTimersByTime(700);
  hover(elsewhere);
  vi.advanceTimersByTime(299);
  hover(makeElement());
  expect(tooltip.isOpen).toBe(true);
  hover(elsewhere);
  vi.advanceTimersByTime(300);
  hover(makeElement());
  expect(tooltip.isOpen).toBe(false);
});

it('is none of an element that the mouse has left before', () => {
  hover(makeElement());
  vi.advanceTimersByTime(699);
  hover(elsewhere);
  vi.advanceTimersByTime(1000);
  expect(tooltip.isOpen).toBe(false);
});

it('shows at once for the keyboard, and goes with the focus', () => {
  const element = makeElement({ isFocused: true });
  tell('focusin', { target: element });
  expect(tooltip.isOpen).toBe(true);
  tell('focusout');
  expect(tooltip.isOpen).toBe(false);
});

it.each(['pointerdown', 'click', 'pointerleave', 'Escape'])(
  'goes with %s, and stays closed while the mouse moves over the same element',
  (event) => {
    const element = makeElement();
    hover(element);
    vi.advanceTimersByTime(700);
    expect(tooltip.isOpen).toBe(true);
    tell('keydown', { key: 'a' });
    expect(tooltip.isOpen).toBe(true);
    if (event === 'Escape') tell('keydown', { key: event });
    else tell(event);
    expect(tooltip.isOpen).toBe(false);
    if (event === 'pointerleave') return;
    hover(element);
    vi.advanceTimersByTime(1000);
    expect(tooltip.isOpen).toBe(false);
  },
);

it('of the keyboard stays while the mouse moves elsewhere', () => {
  const element = makeElement({ isFocused: true });
  tell('focusin', { target: element });
  hover(elsewhere);
  expect(tooltip.isOpen).toBe(true);
});

it('stays while the mouse is on it, and follows its element while the page is scrolled', () => {
  const element = makeElement();
  hover(element);
  vi.advanceTimersByTime(700);
  tooltip.contains = () => true;
  hover(elsewhere);
  expect(tooltip.isOpen).toBe(true);
  const before = tooltip.style.translate;
  element.getBoundingClientRect = () => ({ left: 100, top: 200, bottom: 240, width: 40 });
  tell('scroll');
  expect([before, tooltip.style.translate]).toEqual(['70px 64px', '70px 164px']);
});

it('is none of an element that has left the page meanwhile', () => {
  const element = makeElement();
  hover(element);
  element.isConnected = false;
  vi.advanceTimersByTime(700);
  expect(tooltip.isOpen).toBe(false);
});

it('is none of a button to which a menu that closes gives the focus back', () => {
  const inMenu = {};
  const button = Object.assign(new HTMLButtonElement(), makeElement({ isFocused: true }), {
    popoverTargetElement: { contains: (node: unknown) => node === inMenu },
  });
  tell('focusin', { target: button, relatedTarget: inMenu });
  expect(tooltip.isOpen).toBe(false);
  tell('focusin', { target: button, relatedTarget: {} });
  expect(tooltip.isOpen).toBe(true);
});

it('is shown to no touch, and beside no open menu', () => {
  hover(makeElement(), 'touch');
  vi.advanceTimersByTime(1000);
  expect(tooltip.isOpen).toBe(false);
  isMenuOpen = true;
  hover(makeElement());
  vi.advanceTimersByTime(1000);
  expect(tooltip.isOpen).toBe(false);
});

it.each([
  ['above its element, in the middle', { left: 100, top: 100 }, '70px 64px'],
  ['below it, where there is no room above', { left: 100, top: 40 }, '70px 86px'],
  ['above it, where there is just room', { left: 100, top: 44 }, '70px 8px'],
  ['beside the left edge of the window', { left: 0, top: 100 }, '8px 64px'],
  ['beside the right edge of the window', { left: 380, top: 100 }, '292px 64px'],
])('is %s', (_, at, place) => {
  hover(makeElement(at));
  vi.advanceTimersByTime(700);
  expect(tooltip.style.translate).toBe(place);
});
