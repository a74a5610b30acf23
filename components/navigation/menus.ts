import { mobileBreakpoint, submenuCloseDelay } from '../../lib/constants';

/** How long the mouse rests on a menu before it opens, and is away before it closes; in ms. */
const hoverDelay = { open: 150, close: 300 };

/** Adds keyboard and mouse behavior to the menus below `root`, each a `details`. */
export function followMenus(root: HTMLElement, signal: AbortSignal) {
  const menus = [...root.querySelectorAll('details')];
  for (const menu of menus) {
    followKeys(menu, signal);
    followMouse(menu, signal);
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (isDesktop() && relatedTarget && !menu.contains(relatedTarget as Node))
          menu.open = false;
      },
      { signal },
    );
  }
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!isDesktop()) return;
      for (const menu of menus) if (!menu.contains(target as Node)) menu.open = false;
    },
    { signal },
  );
  closeAfterSubmenuLink(root, signal);
}

const isDesktop = () => !matchMedia(`(width < ${mobileBreakpoint})`).matches;

function followKeys(menu: HTMLDetailsElement, signal: AbortSignal) {
  const summary = menu.querySelector('summary');
  menu.addEventListener(
    'keydown',
    (event) => {
      const links = [...menu.querySelectorAll('a')];
      const position = links.indexOf(document.activeElement as HTMLAnchorElement);
      const steps: Record<string, number> = {
        ArrowDown: position + 1,
        ArrowUp: position < 0 ? links.length - 1 : position - 1,
        Home: 0,
        End: links.length - 1,
      };
      if (event.key === 'Escape' && menu.open) {
        event.preventDefault();
        menu.open = false;
        summary?.focus();
        return;
      }
      const step = steps[event.key];
      if (step === undefined || (!menu.open && !event.key.startsWith('Arrow'))) return;
      event.preventDefault();
      menu.open = true;
      // Beyond the first or last link is the button again.
      (links[step] ?? summary)?.focus();
    },
    { signal },
  );
}

/**
 * Opens the menu while the mouse rests on it, until Escape closes it. A click on a menu opened by
 * hovering keeps it open.
 */
function followMouse(menu: HTMLDetailsElement, signal: AbortSignal) {
  let timer = 0;
  let openedByHover = false;
  const later = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, delay);
  };
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isDesktop()) act();
  };
  const openSoon = () => {
    if (menu.open) return clearTimeout(timer);
    later(hoverDelay.open, () => {
      openedByHover = true;
      menu.open = true;
    });
  };
  // Wherever the focus is (WCAG 1.4.13); the mouse opens it again once it has left and come back.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !isDesktop()) return;
      clearTimeout(timer);
      openedByHover = false;
      menu.open = false;
    },
    { signal },
  );
  // The mouse may have been over a menu before hydration.
  if (isDesktop() && matchMedia('(hover: hover)').matches && menu.matches(':hover')) openSoon();
  menu.addEventListener('pointerenter', byMouse(openSoon), { signal });
  menu.addEventListener(
    'pointerleave',
    byMouse(() => {
      later(hoverDelay.close, () => {
        if (openedByHover) menu.open = false;
        openedByHover = false;
      });
    }),
    { signal },
  );
  menu.querySelector('summary')?.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer);
      if (menu.open && openedByHover) event.preventDefault();
      openedByHover = false;
    },
    { signal },
  );
}

/** The phone's menu closes a moment after a submenu's link was followed (specification, section 2). */
function closeAfterSubmenuLink(root: HTMLElement, signal: AbortSignal) {
  root.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('details a');
      const popover = link?.closest<HTMLElement>('[popover]');
      if (popover?.matches(':popover-open')) {
        setTimeout(() => popover.hidePopover(), submenuCloseDelay);
      }
    },
    { signal },
  );
}
