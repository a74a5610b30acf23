import '../style.css';
import { siteTrackers } from '../../lib/tracking/load-trackers.client';
import { watchTrackers } from '../../lib/tracking/watch-trackers.client';
import { watchConsent } from '../consent/consent.client';
import { saveDraftOnToggle } from '../contact-form/draft.client';
import { watchHours } from '../hours/hours.client';
import { replayEarlyClick } from '../islands/early-click.client';
import { replayClicks } from '../islands/hydrate-islands.client';
import { keepPartOnToggle } from '../language-toggle/keep-part.client';
import { watchToggles } from '../language-toggle/toggle-event.client';
import { watchFloating } from '../layout/floating.client';
import { watchHeader } from '../layout/Header.client';
import { watchNavigation } from '../layout/loading-indicator.client';
import { showNotFoundInSpanish } from '../not-found/not-found.client';
import { updateNotices, watchNotices } from '../notices/notices.client';
import { loadImagesForPrint } from '../picture/Image.client';
import { watchTooltips } from '../tooltips/watch-tooltips.client';
import { hydrate, loadPreferences, loadTooltips, start } from './start-page.client';
import { whenParsed } from './when-parsed.client';

// There is no root where the reader has left the page while this script was loading.
const root: HTMLElement | null = document.documentElement;
if (root) {
  root.dataset.pageScript = 'running';
  watchConsent(loadPreferences);
  replayClicks(hydrate);
  watchHeader();
  watchFloating();
  watchToggles();
  keepPartOnToggle();
  saveDraftOnToggle();
  watchNavigation();
  watchTooltips(loadTooltips);
  loadImagesForPrint();
  watchHours();
  watchNotices();
  if (siteTrackers) watchTrackers(siteTrackers);
  // After another body has taken its place: a switch of language.
  addEventListener('pageswapped', start);
  whenParsed(() => {
    showNotFoundInSpanish();
    updateNotices();
    start();
    replayEarlyClick();
  });
}
