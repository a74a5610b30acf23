import type { ItemPatterns } from '../../lib/consent/cookies';
import { nothing } from '../../lib/consent/record';
import { clearCookies, leftKey } from '../../lib/consent/storage.client';

/** A constant that the build writes into the scripts (`scripts/vite/define-constants.ts`); null if the site uses no tracker. */
declare const __TRACKER_ITEMS__: ItemPatterns | null;

/**
 * Deletes everything that the site and its trackers have stored, and goes to a neutral page at once. It stores
 * the address of that page, so that pages which the visitor reaches by Back go there too.
 * @param address the address of the neutral page
 */
export function leave(address: string) {
  // A check of `watchReturns` that still waits would delete the address.
  isOpenedAnew = false;
  try {
    if (__TRACKER_ITEMS__) {
      window.siteConsent.reset();
      clearCookies(nothing, __TRACKER_ITEMS__);
    }
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage[leftKey] = address;
  } catch {
    // Storage is blocked: nothing was stored, and the address cannot be either.
  }
  replaceBy(address);
}

/** Whether the page was opened by a link or its address, not by Back, Forward or a reload, and is shown the first time. */
let isOpenedAnew = performance.navigation.type === 0;

/**
 * Sends visitors to the neutral page who left the site in this tab and return by Back or Forward. If they open
 * a page by a link or its address instead, this page and all later ones are shown.
 */
export function watchReturns() {
  const check = () => {
    try {
      if (isOpenedAnew) delete sessionStorage[leftKey];
      isOpenedAnew = false;
      const address = sessionStorage[leftKey];
      if (address) replaceBy(address);
    } catch {
      // Storage is blocked, so no address is stored.
    }
  };
  // A page that is opened anew is shown in any case, so reading storage, which is slow, waits for the first frame.
  if (isOpenedAnew) requestAnimationFrame(() => setTimeout(check));
  else check();
  // A page from the browser's cache does not run this script again, but gets this event.
  addEventListener('pageshow', check);
}

/** Empties the page, including its title, before it goes to the next one, which may take a while. */
function replaceBy(address: string) {
  document.replaceChildren();
  location.replace(address);
}
