import { draftKey } from './consent/cookies';
import { type ContactField, type ContactValues, contactFields } from './contact-form';

/**
 * Brings back into the contact form what the page in the other language kept, and keeps it for
 * that page in turn.
 * @returns stops keeping it
 */
export function carryDraft(form: HTMLFormElement): () => void {
  const draft = takeDraft();
  fillIn(form, draft);
  // A language that was chosen is kept even where it is the page's own.
  let isChosen = draft.preferredLanguage !== undefined;
  const choose = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) isChosen = true;
  };
  const keep = (event: MouseEvent) => {
    if (leadsToOtherLanguage(event)) keepDraft(typedIn(form, isChosen));
  };
  form.addEventListener('change', choose);
  document.addEventListener('click', keep);
  return () => {
    form.removeEventListener('change', choose);
    document.removeEventListener('click', keep);
  };
}

/** What the last page kept; it is kept no longer. */
export function takeDraft(): Partial<ContactValues> {
  try {
    const draft = sessionStorage.getItem(draftKey);
    if (draft === null) return {};
    sessionStorage.removeItem(draftKey);
    return readDraft(JSON.parse(draft));
  } catch (error) {
    console.warn('What was typed before could not be read.', error);
    return {};
  }
}

function readDraft(draft: unknown): Partial<ContactValues> {
  const texts = new Map<string, unknown>(Object.entries(draft ?? {}));
  const typed: Partial<ContactValues> = {};
  for (const field of contactFields) {
    const text = texts.get(field);
    if (typeof text === 'string') typed[field] = text;
  }
  return typed;
}

/** What was already typed on this page stays. */
function fillIn(form: HTMLFormElement, draft: Partial<ContactValues>) {
  for (const { name, control } of controlsOf(form)) {
    const text = draft[name];
    if (text !== undefined && isUntouched(control)) control.value = text;
  }
}

/** Whether a click makes this window open the page in the other language. */
function leadsToOtherLanguage(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    event.target instanceof Element &&
    event.target.closest('a[data-toggle]') !== null
  );
}

/** Keeps what was typed for the next page; nothing where nothing was. */
export function keepDraft(typed: Partial<ContactValues>) {
  if (Object.keys(typed).length === 0) return;
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(typed));
  } catch (error) {
    console.warn('What was typed could not be kept.', error);
  }
}

function typedIn(form: HTMLFormElement, isLanguageChosen: boolean): Partial<ContactValues> {
  const typed = controlsOf(form).filter(
    ({ name, control }) =>
      !isUntouched(control) || (name === 'preferredLanguage' && isLanguageChosen),
  );
  return Object.fromEntries(typed.map(({ name, control }) => [name, control.value]));
}

/** The fields that people fill in. */
function controlsOf(form: HTMLFormElement): { name: ContactField; control: Control }[] {
  return contactFields.flatMap((name) => {
    const control = form.elements.namedItem(name);
    return isControl(control) ? [{ name, control }] : [];
  });
}

const isUntouched = (control: Control) =>
  control instanceof HTMLSelectElement
    ? control.selectedOptions[0]?.defaultSelected === true
    : control.value === control.defaultValue;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
