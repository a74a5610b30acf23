import type { Category } from '../../lib/consent/record';
import { consentChanged } from '../../lib/consent/store.client';
import { announce } from '../ui/messages';

/** Lets the cookie policy show the visitor's choice, switch a category of it, and delete it. */
export function watchYourChoice() {
  const part = document.querySelector<HTMLElement>('.your-choice');
  if (!part) return;
  const { siteConsent } = window;
  const switches = [...part.querySelectorAll('input')];
  const show = () => {
    const code = part.querySelector('code');
    if (code) code.textContent = siteConsent.consentString;
    for (const item of switches) item.checked = siteConsent.record.consent[item.name as Category];
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
  addEventListener(consentChanged, show);
  show();
}
