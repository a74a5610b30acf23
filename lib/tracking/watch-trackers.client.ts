import { choiceIn, consentChanged } from '../consent/event.client';
import type { SiteTrackers } from './load-trackers.client';

/** Each returns the names of what the browser stores for the site, one per line, or throws. */
const storedNames = [
  () => document.cookie.replaceAll('; ', '\n'),
  () => Object.keys(sessionStorage).join('\n'),
  () => Object.keys(localStorage).join('\n'),
];

/**
 * Loads the trackers' code once the visitor grants a category, or if an item of a tracker is
 * stored, since it may have to be deleted. A prerendered page waits until it is shown.
 */
export function watchTrackers({ items, load }: SiteTrackers) {
  const { siteConsent } = window;
  const needsConsent = new RegExp(`^(${items.analytics}|${items.marketing})$`, 'm');
  let granted = siteConsent.record.consent as ReturnType<typeof choiceIn>;
  let state: 'waiting' | 'loading' | 'there' = 'waiting';

  const isNeeded = () =>
    granted.analytics ||
    granted.marketing ||
    storedNames.some((read) => {
      try {
        return needsConsent.test(read());
      } catch {
        return false;
      }
    });
  const start = async () => {
    if (state !== 'waiting' || isPrerendering() || !isNeeded()) return;
    state = 'loading';
    try {
      const { startTrackers } = await load();
      state = 'there';
      startTrackers(granted, items);
    } catch (error) {
      state = 'waiting';
      console.warn('The tools that need consent could not be loaded.', error);
    }
  };

  addEventListener(consentChanged, (event) => {
    if (state === 'there') return;
    granted = choiceIn(event);
    void start();
  });
  document.addEventListener('prerenderingchange', () => void start(), { once: true });
  void start();
}

const isPrerendering = () => Boolean((document as { prerendering?: boolean }).prerendering);
