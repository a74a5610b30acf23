import { draftKey } from '../../lib/consent/storage.client';
import { isUnmodifiedClick } from '../islands/clicks';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selects the fields of a form that saves its draft, except the honeypot. */
const fields = 'form[data-draft] [name]:not([tabindex="-1"])';

/** The controls that the visitor has set here or on the previous page, even to the default value. */
let userSet = new WeakSet<Element>();

/** Records which controls the visitor sets, even before the form is hydrated. */
export function watchDraft() {
  document.addEventListener('change', ({ target }) => userSet.add(target as Element));
  document.addEventListener('reset', () => {
    userSet = new WeakSet();
  });
}

/** Saves the typed text if a click on the toggle opens the page in the other language. */
export function saveDraftOnToggle(click: MouseEvent) {
  const isToggle = (click.target as Element).closest('a[data-toggle]') !== null;
  if (isToggle && !click.defaultPrevented && isUnmodifiedClick(click)) saveDraft();
}

/** Saves the typed text for the next page of this tab. */
export const saveDraft = () => storeDraft(typed());

/**
 * Fills in the draft of the previous page. Text that was typed on this page stays. Every
 * page deletes the draft, because it is private.
 */
export function restoreDraft() {
  const draft = takeDraft();
  for (const control of document.querySelectorAll<Control>(fields)) {
    const text = draft[control.name];
    if (typeof text !== 'string' || isTyped(control)) continue;
    // An answer that the list does not offer is left out.
    if ('options' in control && ![...control.options].some(({ value }) => value === text)) continue;
    control.value = text;
    // A restored field must be in view, so its part of the form is opened.
    control.closest('details')?.setAttribute('open', '');
    userSet.add(control);
  }
}

function typed(): Record<string, string> {
  const controls = [...document.querySelectorAll<Control>(fields)].filter(isTyped);
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]));
}

function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return userSet.has(control) || control.selectedOptions[0]?.defaultSelected === false;
  }
  return control.value !== control.defaultValue;
}

/**
 * Stores a draft; nothing if it is empty.
 * @param draft the texts by field name
 */
function storeDraft(draft: Record<string, string>) {
  if (Object.keys(draft).length === 0) return;
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch (error) {
    console.warn('The form’s draft could not be stored.', error);
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
