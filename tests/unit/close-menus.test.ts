import { describe, expect, it, vi } from 'vitest';
import { listen, setUpFakePage, tell } from '../support/fake-page';

setUpFakePage();

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
