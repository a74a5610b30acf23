import { draftKey } from '../../lib/consent/storage.client';
import { isUnmodifiedClick } from '../islands/clicks';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The visible fields of a form that saves its draft; not the honeypot. */
const fields = 'form[data-draft] [name]:not([tabindex="-1"])';

/** Controls that the visitor has set, here or on the previous page, even to the default value. */
let userSet = new WeakSet<Element>();

/** Keeps in mind which controls the visitor sets, even before the form is hydrated. */
export function watchDraft() {
  document.addEventListener('change', ({ target }) => userSet.add(target as Element));
  document.addEventListener('reset', () => {
    userSet = new WeakSet();
  });
}

/** Saves the typed text where a click on the toggle opens the page in the other language. */
export function saveDraftOnToggle(click: MouseEvent) {
  const isToggle = (click.target as Element).closest('a[data-toggle]') !== null;
  if (isToggle && !click.defaultPrevented && isUnmodifiedClick(click)) saveDraft();
}

/** Saves the typed text for the next page of this tab. */
export const saveDraft = () => storeDraft(typed());

/**
 * Fills in the draft of the previous page; text already typed on this page stays. Every page
 * deletes the draft, since it is private.
 */
export function restoreDraft() {
  const draft = takeDraft();
  for (const control of document.querySelectorAll<Control>(fields)) {
    const text = draft[control.name];
    if (typeof text !== 'string' || isTyped(control)) continue;
    // A list does not take an answer that it does not offer.
    if ('options' in control && ![...control.options].some(({ value }) => value === text)) continue;
    control.value = text;
    // What comes back is shown.
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

/** Stores a draft, the texts by field name; stores nothing if there are none. */
function storeDraft(draft: Record<string, string>) {
  if (Object.keys(draft).length === 0) return;
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch (error) {
    console.warn('The form’s draft could not be stored.', error);
  }
}

/** Returns the draft of the previous page, by field name, and deletes it. */
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
