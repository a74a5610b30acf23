import type { ItemPatterns } from '../consent/cookies';
import { clearCookies } from '../consent/storage.client';
import { choiceIn, consentChanged } from '../consent/store.client';

/** A constant that the build writes into the scripts (`scripts/vite/define-constants.ts`); null if the site uses no tracker. */
declare const __TRACKER_ITEMS__: ItemPatterns | null;

/** Undefined if the site uses no tracker, so that the build contains no code of trackers. */
export const watchTrackers = __TRACKER_ITEMS__ ? watch : undefined;

/**
 * Deletes the items that trackers stored and the visitor has not consented to, and loads the trackers' code
 * once the visitor grants a category. A prerendered page waits until it is shown.
 * @param beforeReload called before a withdrawal reloads the page
 */
function watch(beforeReload: () => void) {
  const items = __TRACKER_ITEMS__ as ItemPatterns;
  let granted: ReturnType<typeof choiceIn> = window.siteConsent.record.consent;
  let isLoading = false;

  const start = async () => {
    if (isLoading || isPrerendering()) return;
    clearCookies(granted, items);
    if (!granted.analytics && !granted.marketing) return;
    isLoading = true;
    try {
      const { runTrackers } = await import('./run-trackers.client');
      runTrackers(granted, items, beforeReload);
    } catch (error) {
      isLoading = false;
      console.warn('The trackers could not be loaded.', error);
    }
  };

  addEventListener(consentChanged, (event) => {
    granted = choiceIn(event);
    void start();
  });
  document.addEventListener('prerenderingchange', () => void start(), { once: true });
  void start();
}

const isPrerendering = () => Boolean((document as { prerendering?: boolean }).prerendering);
