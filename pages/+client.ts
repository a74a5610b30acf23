import { watchConsent } from '../components/layout/consent.client';
import { watchHeader } from '../components/layout/Header.client';
import { watchNavigation } from '../components/layout/navigation.client';
import {
  hydrate,
  loadPreferences,
  loadToasts,
  loadTooltips,
  start,
} from '../components/layout/start.client';
import { loadImagesForPrint } from '../components/ui/Image.client';
import { watchTooltips } from '../components/ui/Tooltip.client';
import { createPageStore } from '../lib/consent/page-store';
import { watchDraft } from '../lib/contact-draft';
import { repeatEarlyClick } from '../lib/early-click';
import { keepEarlyTaps } from '../lib/islands/wake';
import { watchToggles } from '../lib/language-event';
import { showToastsIn } from '../lib/toast';
import { loadTrackers } from '../lib/tracking/ids';
import { watchTrackers } from '../lib/tracking/start.client';
import { whenParsed } from '../lib/when-parsed';

createPageStore();
showToastsIn(loadToasts);
watchConsent(loadPreferences);
keepEarlyTaps(hydrate);
watchHeader();
watchToggles();
watchDraft();
watchNavigation();
watchTooltips(loadTooltips);
loadImagesForPrint();
if (loadTrackers) watchTrackers(loadTrackers);
// After another body has taken its place: a switch of language.
addEventListener('bodyshown', start);
whenParsed(() => {
  start();
  repeatEarlyClick();
});
