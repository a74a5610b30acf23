import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contactFields,
  honeypotField,
  type Outcome,
  sendMessage,
  validate,
} from '../../lib/contact-form';

/**
 * The contact form's state, and its submission.
 * @param byMail the browser passes a valid message to the mail program; nothing is sent here
 * @returns `attempt` counts invalid submissions
 */
export function useContactForm(action: string, byMail: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Outcome | 'handedOver' | 'sending'>();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // From now on this script shows the errors, instead of the browser's own bubbles.
    element.noValidate = true;
    return () => {
      element.noValidate = false;
    };
  }, []);

  useEffect(() => {
    // After the errors are rendered, so that screen readers read them with the field.
    if (attempt > 0) firstInvalid(form.current)?.focus();
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
    if (isFaulty) setAttempt(attempt + 1);
    // The browser opens the mail program.
    if (byMail && !isFaulty) return setState('handedOver');
    event.preventDefault();
    if (!isFaulty) void send(event.currentTarget);
  };

  const recheck = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
    setErrors(remaining(errors, currentTarget));

  return { form, errors, attempt, state, submit, recheck };
}

const firstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]');

function messageOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  );
}

/** The form's current errors. */
function errorsIn(form: HTMLFormElement): ContactErrors {
  const data = new FormData(form);
  const text = (name: ContactField) => String(data.get(name) ?? '');
  const values = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    preferredLanguage: text('preferredLanguage'),
    message: text('message'),
  } satisfies ContactValues;
  const email = form.elements.namedItem('email');
  return validate(values, email instanceof HTMLInputElement && email.validity.valid);
}

/** The errors that were shown before and still apply: a field being filled in gets no new error. */
function remaining(errors: ContactErrors, form: HTMLFormElement): ContactErrors {
  const now = errorsIn(form);
  const still = contactFields.filter((name) => errors[name] && now[name]);
  return Object.fromEntries(still.map((name) => [name, now[name]]));
}
