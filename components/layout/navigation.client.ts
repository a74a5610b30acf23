import { loadingText, mobileBreakpoint } from '../../lib/constants';
import { isPlainClick } from '../../lib/plain-click';

/** A page that comes within this time shows no indicator, in ms: shorter goes unnoticed. */
const noticeable = 400;

/** An indicator that nothing took away, as after the browser's own Stop, goes by itself; ms. */
const longest = 10_000;

let timer = 0;
let indicator: HTMLElement | undefined;

/**
 * Shows the loading indicator while an internal link is followed and its page has not come; lets
 * a link to the page already shown scroll up; leaves nothing open for the way back.
 */
export function watchNavigation() {
  document.addEventListener('click', follow);
  const { earlyClick } = window;
  // One that leaves the page still does: what came back from the cache begins anew.
  if (earlyClick && performance.now() - earlyClick.timeStamp < noticeable * 5) follow(earlyClick);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  addEventListener('pageshow', hide);
  addEventListener('pagehide', () => {
    hide();
    closeMenus();
  });
  // A turned phone: what opens over a narrow page has a place of its own in a wide one.
  matchMedia(`(width < ${mobileBreakpoint}px)`).addEventListener('change', () => {
    closePopovers('nav:popover-open, nav :popover-open');
  });
}

function follow(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (!link || !leavesPage(event, link)) return;
  if (samePage(link)) {
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  } else {
    timer = window.setTimeout(show, noticeable);
  }
}

/** Whether a click makes this window load a page of the site. */
function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    isPlainClick(event) &&
    link.origin === location.origin &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    !link.hash
  );
}

const samePage = ({ pathname, search }: HTMLAnchorElement) =>
  withoutSlash(pathname) === withoutSlash(location.pathname) && search === location.search;

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

function show() {
  hide();
  indicator = document.createElement('div');
  indicator.className = 'loading';
  indicator.role = 'status';
  indicator.lang = 'es';
  indicator.dataset.lasting = '';
  indicator.textContent = loadingText;
  document.body.append(indicator);
  timer = window.setTimeout(hide, longest);
}

function hide() {
  clearTimeout(timer);
  indicator?.remove();
  indicator = undefined;
}

/** A page that comes back from the browser's cache comes back with its menus closed. */
function closeMenus() {
  closePopovers(':popover-open');
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-header details')) {
    menu.open = false;
  }
}

function closePopovers(selector: string) {
  for (const popover of document.querySelectorAll<HTMLElement>(selector)) popover.hidePopover();
}
