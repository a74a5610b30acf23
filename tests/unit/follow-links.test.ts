import { describe, expect, it, vi } from 'vitest';
import { setUpFakePage } from '../support/fake-page';

setUpFakePage();

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
