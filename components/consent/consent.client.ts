import type { Category } from '../../lib/consent/record';
import { consentChanged } from '../../lib/consent/store.client';
import { announce } from '../ui/announce';
import { onReturn } from '../ui/on-return.client';
import type { PreferencesLabels } from './ConsentBanner';
import {
  answerButtons,
  choiceButtonAt,
  preferencesButtonOfBanner,
  preferencesButtons,
} from './choice-buttons';

type LoadPreferences = () => Promise<typeof import('./Preferences.client')>;

/**
 * Keeps the page up to date with the stored choice, which changes in other tabs, by cleared storage or by its
 * expiry. Announces a choice that the inline script has saved, and preloads the preferences dialog.
 * @param loadPreferences fetches the dialog
 */
export function watchConsent(loadPreferences: LoadPreferences) {
  const { siteConsent } = window;
  onReturn(siteConsent.refresh);
  addEventListener('storage', siteConsent.refresh);
  siteConsent.refresh();
  // Only `siteConsent.answer` sets `hidden`: a choice on this page, before this script. Otherwise the style sheet hides
  // the banner.
  if (document.getElementById('choices')?.hidden) announceSaved();
  // Preload the dialog on hover or focus.
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, ({ target }) => {
      if (choiceButtonAt(target)?.matches(preferencesButtons)) {
        loadPreferences().catch(() => {});
      }
    });
  }
}

/**
 * What the page script does at a click on a button for cookies: it announces a choice, which `answer-banner.client.ts`
 * has saved already, or opens the preferences dialog.
 */
export function announceChoiceOrOpenPreferences(
  { target }: MouseEvent,
  loadPreferences: LoadPreferences,
) {
  const button = choiceButtonAt(target);
  if (button?.matches(answerButtons)) announceSaved();
  else if (button) void openPreferences(loadPreferences, button);
}

/** Keeps the height of the banner in `--choices`, by which styles reserve room for it, so that it covers no content. */
export function measureBanner() {
  const banner = document.getElementById('choices');
  if (!banner) return;
  new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`;
    // These are the parts whose styles read the property, which is not inherited.
    for (const element of document.querySelectorAll<HTMLElement>(
      ':root, body, .in-view, .card-stays, .floating',
    )) {
      element.style.setProperty('--choices', height);
    }
  }).observe(banner);
}

/**
 * Opens the dialog. Until then it shows the banner, whose buttons work even if the dialog cannot be loaded; the text of the
 * banner then says that it cannot.
 */
async function openPreferences(loadPreferences: LoadPreferences, opener: HTMLElement) {
  const { siteConsent } = window;
  siteConsent.show(true);
  document.querySelector<HTMLElement>(preferencesButtonOfBanner)?.focus();
  const { preferences } = document.getElementById('notifications')?.dataset ?? {};
  if (!preferences) return;
  const labels: PreferencesLabels = JSON.parse(preferences);
  try {
    const { showPreferences } = await loadPreferences();
    showPreferences({ labels, opener, onSaved: announceSaved });
  } catch (error) {
    console.error('The cookie preferences could not be shown.', error);
    announce(labels.failed);
    const words = document.querySelector('#choices p');
    if (words) words.textContent = labels.failed;
  }
}

/** Announces that the choice is saved, in the words that the button for the preferences has. */
function announceSaved() {
  announce(
    document.querySelector<HTMLElement>('[data-announce-saved]')?.dataset.announceSaved ?? '',
  );
}

/** Makes the cookie policy show the visitor's choice, and its controls switch a category and delete the choice. */
export function watchYourChoice() {
  const part = document.querySelector<HTMLElement>('.your-choice');
  if (!part) return;
  const { siteConsent } = window;
  const switches = [...part.querySelectorAll('input')];
  const showChoice = () => {
    const { consent } = siteConsent.record;
    for (const chosen of part.querySelectorAll<HTMLElement>('[data-chosen]')) {
      // `CookiePolicyParts.tsx` writes the two words, such as "on" and "off", on the parent.
      const { on = '', off = '' } = (chosen.parentElement as HTMLElement).dataset;
      const state = chosen.querySelector('b');
      if (state) state.textContent = consent[chosen.dataset.chosen as Category] ? on : off;
    }
    const code = document.querySelector('.choice-shorthand code');
    if (code) code.textContent = siteConsent.consentString;
    for (const item of switches) item.checked = consent[item.name as Category];
  };
  for (const item of switches) {
    item.addEventListener('change', () => {
      siteConsent.updateCategory(item.name as Category, item.checked);
      announce(part.dataset.saved ?? '');
    });
  }
  part.querySelector('button')?.addEventListener('click', () => {
    siteConsent.reset();
    announce(part.dataset.deleted ?? '');
  });
  addEventListener(consentChanged, showChoice);
  showChoice();
}
