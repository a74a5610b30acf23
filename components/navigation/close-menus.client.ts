import { mobileScreen } from '../breakpoints';
import { openPopoverSelector } from '../ui/popovers.client';

const openSubmenuSelector = '.site-header details[open]';

/**
 * Closes submenus on Escape and, where the menu is a row, when the visitor presses or focuses something
 * outside them. Closes all menus when the device is turned or the page is left. The browser opens
 * submenus before they are hydrated, so that an island could not close them in time.
 */
export function watchMenus() {
  // Escape closes a submenu wherever the focus is (WCAG 1.4.13). The mouse has to leave and return to open it again.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const focused = document.activeElement?.closest(openSubmenuSelector);
    closeSubmenus();
    if (!focused) return;
    // By default Escape would close the whole menu on phones.
    event.preventDefault();
    focused.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (isDesktop()) closeSubmenus(target as Node);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const isInSubmenu = (target as Element).closest(openSubmenuSelector);
    if (isDesktop() && isInSubmenu && relatedTarget) closeSubmenus(relatedTarget as Node);
  });
  addEventListener('pagehide', closeMenus);
  // The menus of narrow pages are popovers, those of wide ones are not.
  matchMedia(mobileScreen).addEventListener('change', () => {
    closePopovers(`nav${openPopoverSelector}, nav ${openPopoverSelector}`);
    closeSubmenus();
  });
}

/** Closes all menus and submenus. */
export function closeMenus() {
  closePopovers(openPopoverSelector);
  closeSubmenus();
}

/** Closes the submenus, except one that has `kept` in it. */
function closeSubmenus(kept: Node | null = null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openSubmenuSelector))
    if (!menu.contains(kept)) menu.open = false;
}

function closePopovers(selector: string) {
  for (const popover of document.querySelectorAll<HTMLElement>(selector)) popover.hidePopover();
}

const isDesktop = () => !matchMedia(mobileScreen).matches;
