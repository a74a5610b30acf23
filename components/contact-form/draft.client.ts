import { draftKey } from '../../lib/consent/storage.client';
import { visitCardFields } from '../../lib/contact-form';
import { isUnmodifiedClick } from '../islands/clicks';
import { showLoadingSoon } from '../layout/loading-indicator.client';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selects the fields of a form that saves its draft, except the honeypot. */
const fields = 'form[data-draft] [name]:not([tabindex="-1"])';

/** The controls that the visitor has set here or on the previous page, even to the default value. */
let userSet = new WeakSet<Element>();

/**
 * Records which controls the visitor sets, even before the form is hydrated, and makes a visit card carry its choices to
 * the form.
 */
export function watchDraft() {
  document.addEventListener('change', ({ target }) => userSet.add(target as Element));
  document.addEventListener('reset', () => {
    userSet = new WeakSet();
  });
  document.addEventListener('submit', carryChoices);
}

/**
 * Leads from the visit card to the contact form, with what was chosen as a draft. If the draft cannot be stored, the
 * browser submits the card, and the choices are in the address.
 */
function carryChoices(event: SubmitEvent) {
  const card = event.target as HTMLFormElement;
  if (!card.matches('[data-visit-card]')) return;
  const chosen = [...new FormData(card)].filter(([, text]) => text !== '');
  if (!storeDraft(Object.fromEntries(chosen))) return;
  event.preventDefault();
  showLoadingSoon();
  location.assign(card.action);
}

/** Saves what was typed if a click on the toggle opens the page in the other language, or shows it in place. */
export function saveDraftOnToggle(click: MouseEvent) {
  const toggle = (click.target as Element).closest<HTMLElement>('a[data-toggle]');
  // The island of a toggle that switches in place has prevented the default already.
  const opensPage = !click.defaultPrevented && isUnmodifiedClick(click);
  if (toggle && (opensPage || toggle.dataset.toggle === 'in-place')) saveDraft();
}

/** Saves what was typed or chosen, if anything was, for the next page of this tab, or for the next body of this one. */
export function saveDraft() {
  const draft = typed();
  if (Object.keys(draft).length > 0) storeDraft(draft);
}

/**
 * Fills in the draft of the previous page, and what a visit card has written into the address. What was typed on this
 * page stays. Every page deletes the draft, and the form takes the choices out of the address, because they are private.
 */
export function restoreDraft() {
  const draft = { ...choicesInAddress(), ...takeDraft() };
  const here = typed();
  for (const control of document.querySelectorAll<Control>(fields)) {
    const text = draft[control.name];
    if (typeof text !== 'string' || control.name in here) continue;
    if (isRadio(control)) {
      if (control.value !== text) continue;
      control.checked = true;
    } else {
      // An answer that a list does not offer is left out.
      if ('options' in control && ![...control.options].some(({ value }) => value === text))
        continue;
      control.value = text;
    }
    userSet.add(control);
    // What is restored must be in view, so its part of the form is opened. The folded part names what a visit card asks.
    if (!visitCardFields.some((name) => name === control.name))
      control.closest('details')?.setAttribute('open', '');
  }
}

/**
 * Takes out of the address, and returns, the choices of a visit card that the browser has submitted itself; none on a
 * page without the form.
 */
function choicesInAddress(): Record<string, string> {
  if (!location.search || !document.querySelector('[data-island*="ContactForm"]')) return {};
  const address = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname + location.hash);
  // Nothing else, since anybody can make a link to this page.
  const chosen = visitCardFields.map((name): [string, string] => [name, address.get(name) ?? '']);
  return Object.fromEntries(chosen.filter(([, text]) => text !== ''));
}

/** What was typed or chosen on this page, by field name. */
function typed(): Record<string, string> {
  const controls = [...document.querySelectorAll<Control>(fields)].filter(isTyped);
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]));
}

/** Whether the visitor has set a control. One that was set before this script ran differs from its default. */
function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return userSet.has(control) || control.selectedOptions[0]?.defaultSelected === false;
  }
  if (isRadio(control)) {
    return control.checked && (userSet.has(control) || !control.defaultChecked);
  }
  return control.value !== control.defaultValue;
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';

/**
 * Stores a draft.
 * @param draft the texts by field name
 * @returns false if storage is blocked
 */
function storeDraft(draft: Record<string, unknown>): boolean {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
    return true;
  } catch (error) {
    console.warn('The form’s draft could not be stored.', error);
    return false;
  }
}

/** Deletes the draft of the previous page and returns it: the texts by field name. */
function takeDraft(): Record<string, unknown> {
  try {
    const draft = sessionStorage.getItem(draftKey);
    sessionStorage.removeItem(draftKey);
    return JSON.parse(draft ?? '{}') ?? {};
  } catch {
    // Storage is blocked, or the draft is not JSON.
    return {};
  }
}
