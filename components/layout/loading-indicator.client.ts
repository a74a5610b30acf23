import { mobileBreakpoint } from '../breakpoints';
import { isUnmodifiedClick } from '../islands/clicks';

/** What the indicator says, in both languages (specification, section 2). */
const loadingText = 'Cargando...';

/** The indicator appears after this time, in ms; a shorter wait is not noticed. */
const noticeable = 400;

/** After this time, in ms, the indicator is removed: the browser's Stop button sends no event. */
const longest = 10_000;

/** The phone's menu closes this long after one of its links was followed, in ms (section 9). */
const menuCloseDelay = 100;

let timer = 0;
let indicator: HTMLElement | undefined;

/**
 * Removes the loading indicator once it is not needed; closes menus when the page is left, in case
 * the visitor comes back.
 */
export function watchNavigation() {
  const { last } = window.earlyClicks;
  // The page of a link from before this script ran may still be loading.
  if (last && performance.now() - last.timeStamp < noticeable * 5) followLink(last);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  addEventListener('pageshow', hide);
  addEventListener('pagehide', () => {
    hide();
    closeMenus();
  });
  // When a phone is turned: menus that are popovers on a narrow page are inline on a wide one.
  matchMedia(`(width < ${mobileBreakpoint})`).addEventListener('change', () => {
    closePopovers('nav:popover-open, nav :popover-open');
    closeSubmenus();
  });
}

/**
 * Shows the loading indicator while the page of a clicked link loads; makes a link to the current page
 * scroll to the top; closes the menu in which the link is.
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

/** Where a link leads. The map's links, which are SVG, do not say it in parts. */
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

/** Closes all menus, so that none is open when the visitor comes back to the page. */
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
