import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type ContactErrors,
  type ContactValues,
  contactFields,
  honeypotField,
  mailAddress,
  type Outcome,
  sendMessage,
  validate,
} from '../../lib/contact-form';

/**
 * The contact form's state, and its submission.
 * @param byMail a valid message is passed to the mail program; nothing is sent here
 * @returns `attempt` counts invalid submissions
 */
export function useContactForm(action: string, byMail: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Outcome | 'handedOver' | 'sending'>();

  useEffect(() => {
    // From now on this script shows the errors, instead of the browser's own bubbles.
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    // After the errors are rendered, so that screen readers read them with the field.
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  const send = async (element: HTMLFormElement) => {
    const message = messageOf(element);
    if (message.get(honeypotField)) return setState('failed');
    setState('sending');
    const outcome = await sendMessage(action, message);
    setState(outcome);
    if (outcome === 'sent') element.reset();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (state === 'sending') return event.preventDefault();
    const found = errorsIn(event.currentTarget);
    const isFaulty = Object.keys(found).length > 0;
    setErrors(found);
    setState(undefined);
    event.preventDefault();
    if (isFaulty) return setAttempt(attempt + 1);
    if (!byMail) return void send(event.currentTarget);
    // Not left to the browser: Chromium garbles accents, and writes a line break for each "&".
    open(mailAddress(action, answersIn(event.currentTarget)), '_self');
    setState('handedOver');
  };

  const recheck = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
    setErrors(remaining(errors, currentTarget));

  return { form, errors, attempt, state, submit, recheck };
}

function messageOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  );
}

/** What is filled in, in the words of the page: "Phone: (239) 555-0100". */
function answersIn(form: HTMLFormElement): string[] {
  return contactFields.flatMap((name) => {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    if (!control?.value.trim()) return [];
    const answer = 'options' in control ? control.selectedOptions[0]?.text : control.value;
    return [`${control.labels?.[0]?.textContent}: ${answer}`];
  });
}

/** The form's current errors. */
function errorsIn(form: HTMLFormElement): ContactErrors {
  const data = new FormData(form);
  const values = contactFields.map((name) => [name, String(data.get(name) ?? '')]);
  const email = form.elements.namedItem('email');
  const isValid = email instanceof HTMLInputElement && email.validity.valid;
  return validate(Object.fromEntries(values) as ContactValues, isValid);
}

/** The errors that were shown before and still apply: a field being filled in gets no new error. */
function remaining(errors: ContactErrors, form: HTMLFormElement): ContactErrors {
  const now = errorsIn(form);
  const still = contactFields.filter((name) => errors[name] && now[name]);
  return Object.fromEntries(still.map((name) => [name, now[name]]));
}
