import { draftKey } from '../../lib/consent/cookies';
import { isUnmodifiedClick } from '../ui/unmodified-click';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What people fill in, in a form that takes its draft along; no field that only programs find. */
const fields = 'form[data-draft] [name]:not([tabindex="-1"])';

/** Set by the visitor, on this page or the last, also where that made no difference. */
const userSet = new WeakSet<Element>();

/**
 * Keeps what was typed for the page in the other language, when the toggle leads there; whether
 * the form's own script has come does not matter.
 */
export function saveDraftOnToggle() {
  document.addEventListener('change', ({ target }) => userSet.add(target as Element));
  document.addEventListener('click', (event) => {
    if (leadsToOtherLanguage(event)) storeDraft(typed());
  });
}

/**
 * Fills in what the last page kept; what was already typed on this one stays. It is private text,
 * so it is kept no longer, whatever page this is.
 */
export function restoreDraft() {
  const draft = takeDraft();
  for (const control of document.querySelectorAll<Control>(fields)) {
    const text = draft[control.name];
    if (typeof text !== 'string' || isTyped(control) || !canHold(control, text)) continue;
    control.value = text;
    userSet.add(control);
  }
}

function canHold(control: Control, text: string): boolean {
  if (!(control instanceof HTMLSelectElement)) return true;
  return [...control.options].some(({ value }) => value === text);
}

/** Whether a click makes this window open the page in the other language. */
function leadsToOtherLanguage(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    isUnmodifiedClick(event) &&
    (event.target as Element).closest('a[data-toggle]') !== null
  );
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

/** Keeps texts, by the names of their fields; nothing where there are none. */
export function storeDraft(draft: Record<string, string>) {
  if (Object.keys(draft).length === 0) return;
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch (error) {
    console.warn('What was typed could not be kept.', error);
  }
}

/** What the last page kept, by the names of the fields; it is kept no longer. */
export function takeDraft(): Record<string, unknown> {
  try {
    const draft = sessionStorage.getItem(draftKey);
    sessionStorage.removeItem(draftKey);
    return JSON.parse(draft ?? '{}') ?? {};
  } catch {
    // Where storage is blocked, nothing was kept.
    return {};
  }
}
