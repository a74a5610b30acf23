import type { ItemPatterns } from '../../lib/consent/cookies';
import { nothing } from '../../lib/consent/record';
import { clearCookies, leftKey } from '../../lib/consent/storage.client';

/** Written into the scripts by the build (`vite.config.ts`); null where the site uses no tracker. */
declare const __TRACKER_ITEMS__: ItemPatterns | null;

/**
 * Forgets all that the site and its trackers have stored, and goes to a neutral page at once. The
 * mark that stays makes the pages that Back reaches do the same.
 */
export function leave(address: string) {
  try {
    if (__TRACKER_ITEMS__) {
      window.siteConsent.reset();
      clearCookies(nothing, __TRACKER_ITEMS__);
    }
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage[leftKey] = address;
  } catch {
    // Where storage is blocked, nothing was stored, and no page can be marked.
  }
  replaceBy(address);
}

/**
 * Sends a visitor on who left the site in this tab and comes back by Back or Forward. One who opens
 * a page anew, by a link or its address, may read it, and every other page from then on.
 */
export function watchReturns() {
  const sendOn = () => {
    const address = sessionStorage[leftKey];
    if (address) replaceBy(address);
  };
  try {
    if (!performance.navigation.type) delete sessionStorage[leftKey];
    sendOn();
    // A page from the browser's cache is shown as it was left.
    addEventListener('pageshow', sendOn);
  } catch {
    // Where storage is blocked, there is no mark.
  }
}

/** Takes the whole page, its title included, off the screen: the next one may take a while. */
function replaceBy(address: string) {
  document.replaceChildren();
  location.replace(address);
}
