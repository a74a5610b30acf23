import { mobileBreakpoint } from '../breakpoints';
import { isUnmodifiedClick } from '../islands/clicks';

/** The text of the indicator in both languages (specification, section 2). */
const loadingText = 'Cargando...';

/** The time after which the indicator appears, in ms. A shorter wait is not noticed. */
const noticeable = 400;

/** How old a click may be, in ms, whose page may still be loading when this script begins. */
const recent = 2000;

/** The time after which the indicator is removed, in ms, because the browser's Stop button sends no event. */
const longest = 10_000;

/** The time between a click on a link in a menu and the closing of the menu, in ms (specification, section 9). */
const menuCloseDelay = 100;

let timer = 0;
let indicator: HTMLElement | undefined;

/**
 * Removes the loading indicator once it is not needed, and closes menus when the page is left, so that
 * they are closed when the visitor comes back.
 */
export function watchNavigation() {
  const { last } = window.earlyClicks;
  // The page of a link that was clicked before this script ran may still be loading.
  if (last && performance.now() - last.timeStamp < recent) followLink(last);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  addEventListener('pageshow', hide);
  addEventListener('pagehide', () => {
    hide();
    closeMenus();
  });
  // A phone may be turned, and the menus of narrow pages are popovers, those of wide ones are not.
  matchMedia(`(width < ${mobileBreakpoint})`).addEventListener('change', () => {
    closePopovers('nav:popover-open, nav :popover-open');
    closeSubmenus();
  });
}

/**
 * Answers a click on a link: shows the loading indicator while the page loads, scrolls to the top if the link
 * leads to the current page, and closes the menu of the link.
 */
export function followLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>('a');
  const popover = link?.closest<HTMLElement>(':popover-open');
  if (popover) setTimeout(() => popover.hidePopover(), menuCloseDelay);
  if (!link || !leavesPage(event, link)) return;
  if (samePage(addressOf(link))) {
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    setTimeout(closeMenus, menuCloseDelay);
  } else {
    // A double click follows the link twice.
    hide();
    timer = window.setTimeout(show, noticeable);
  }
}

/** Whether a click makes this window load a page of the site. */
function leavesPage(event: MouseEvent, link: HTMLAnchorElement | SVGAElement): boolean {
  const { origin, hash } = addressOf(link);
  return (
    !event.defaultPrevented &&
    isUnmodifiedClick(event) &&
    origin === location.origin &&
    (link.getAttribute('target') ?? '_self') === '_self' &&
    !link.hasAttribute('download') &&
    !hash
  );
}

/** The address of a link. Links in the map are SVG and lack the properties of other links. */
const addressOf = (link: Element) => new URL(link.getAttribute('href') ?? '', location.href);

const samePage = ({ pathname, search }: URL) =>
  withoutSlash(pathname) === withoutSlash(location.pathname) && search === location.search;

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

function show() {
  hide();
  indicator = document.createElement('div');
  indicator.className =
    'fixed inset-0 z-50 grid place-items-center bg-page/85 font-serif text-h2 font-semibold text-heading';
  indicator.role = 'status';
  indicator.lang = 'es';
  indicator.dataset.persist = '';
  indicator.textContent = loadingText;
  document.body.append(indicator);
  timer = window.setTimeout(hide, longest);
}

function hide() {
  clearTimeout(timer);
  indicator?.remove();
  indicator = undefined;
}

/** Closes all menus and submenus. */
function closeMenus() {
  closePopovers(':popover-open');
  closeSubmenus();
}

function closeSubmenus() {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-header details')) {
    menu.open = false;
  }
}

function closePopovers(selector: string) {
  for (const popover of document.querySelectorAll<HTMLElement>(selector)) popover.hidePopover();
}
