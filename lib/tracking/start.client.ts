import { choiceIn, consentChanged } from '../consent/event';
import type { loadTrackers } from './ids';

/** Begins the name of each cookie that a tool may have left; a few others begin like it, too. */
export const leftovers = /(^|; )(_g(a|id|cl)|_cl|_tt|ttc)/;

/**
 * Fetches the trackers' code once the visitor has agreed to something, or has cookies that are to
 * go. A page that is rendered ahead waits until it is shown.
 */
export function watchTrackers(load: NonNullable<typeof loadTrackers>) {
  const { siteConsent } = window;
  let said = siteConsent.record.consent as ReturnType<typeof choiceIn>;
  let state: 'waiting' | 'loading' | 'there' = 'waiting';

  const isNeeded = () => {
    try {
      return said.analytics || said.marketing || leftovers.test(document.cookie);
    } catch {
      return false;
    }
  };
  const start = async () => {
    if (state !== 'waiting' || isAhead() || !isNeeded()) return;
    state = 'loading';
    try {
      const { conductTrackers } = await load();
      state = 'there';
      conductTrackers(said);
    } catch (error) {
      state = 'waiting';
      console.warn('The tools that need consent could not be loaded.', error);
    }
  };

  addEventListener(consentChanged, (event) => {
    if (state === 'there') return;
    said = choiceIn(event);
    void start();
  });
  document.addEventListener('prerenderingchange', () => void start(), { once: true });
  void start();
}

const isAhead = () => Boolean((document as { prerendering?: boolean }).prerendering);
