import { watchConsent } from '../components/consent/consent.client';
import { saveDraftOnToggle } from '../components/contact-form/draft.client';
import {
  hydrate,
  loadPreferences,
  loadToasts,
  loadTooltips,
  start,
} from '../components/document/start-page.client';
import { whenParsed } from '../components/document/when-parsed.client';
import { replayEarlyClick } from '../components/islands/early-click.client';
import { replayClicks } from '../components/islands/hydrate-islands.client';
import { watchToggles } from '../components/language-toggle/toggle-event.client';
import { watchHeader } from '../components/layout/Header.client';
import { watchNavigation } from '../components/layout/loading-indicator.client';
import { loadImagesForPrint } from '../components/picture/Image.client';
import { showToastsIn } from '../components/toasts/toast';
import { watchTooltips } from '../components/tooltips/tooltip.client';
import { installConsentStore } from '../lib/consent/install-consent-store.client';
import { siteTrackers } from '../lib/tracking/load-trackers.client';
import { watchTrackers } from '../lib/tracking/watch-trackers.client';

installConsentStore();
showToastsIn(loadToasts);
watchConsent(loadPreferences);
replayClicks(hydrate);
watchHeader();
watchToggles();
saveDraftOnToggle();
watchNavigation();
watchTooltips(loadTooltips);
loadImagesForPrint();
if (siteTrackers) watchTrackers(siteTrackers);
// After another body has taken its place: a switch of language.
addEventListener('pageswapped', start);
whenParsed(() => {
  start();
  replayEarlyClick();
});
