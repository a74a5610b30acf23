import { isUnmodifiedClick } from '../islands/clicks';
import { closeMenus } from '../navigation/close-menus.client';
import { openPopoverSelector } from '../ui/popovers.client';
import { hideLoading, showLoadingSoon } from './loading-indicator.client';

/** How old a click may be, in ms, whose page may still be loading when this script begins. */
const recent = 2000;

/** The time between a click on a link in a menu and the closing of the menu, in ms (specification, section 9). */
const menuCloseDelay = 100;

/** Shows the loading indicator for a link clicked before this script ran, and removes it once it is not needed. */
export function watchLinks() {
  const { last } = window.earlyClicks;
  // The page of a link that was clicked before this script ran may still be loading.
  if (last && performance.now() - last.timeStamp < recent) followLink(last);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hideLoading();
  });
  addEventListener('pageshow', hideLoading);
  addEventListener('pagehide', hideLoading);
}

/**
 * Answers a click on a link: shows the loading indicator while the page loads, scrolls to the top if the link
 * leads to the current page, and closes the menu of the link.
 */
export function followLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>('a');
  const popover = link?.closest<HTMLElement>(openPopoverSelector);
  if (popover) setTimeout(() => popover.hidePopover(), menuCloseDelay);
  if (!link || !opensPage(event, link)) return;
  const address = addressOf(link);
  if (samePage(address)) {
    // The browser scrolls to a part of the page.
    if (address.hash) return;
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    setTimeout(closeMenus, menuCloseDelay);
  } else {
    showLoadingSoon();
  }
}

/** Whether a click asks for a page of the site in this window, the present one or another. */
function opensPage(event: MouseEvent, link: HTMLAnchorElement | SVGAElement): boolean {
  return (
    !event.defaultPrevented &&
    isUnmodifiedClick(event) &&
    addressOf(link).origin === location.origin &&
    (link.getAttribute('target') ?? '_self') === '_self' &&
    !link.hasAttribute('download')
  );
}

/** The address of a link. Links in the map are SVG and lack the properties of other links. */
const addressOf = (link: Element) => new URL(link.getAttribute('href') ?? '', location.href);

const samePage = ({ pathname, search }: URL) =>
  withoutSlash(pathname) === withoutSlash(location.pathname) && search === location.search;

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');
