import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type ContactErrors,
  type ContactValues,
  contactFields,
  type FieldName,
  honeypotField,
  mailAddress,
  type Outcome,
  sendMessage,
  validate,
} from '../../lib/contact-form';

/**
 * The state of the contact form, and the functions that submit it.
 * @param byMail whether a valid message is passed to the mail program, or copied, instead of being sent
 * @param labels labels of the fields, for that message
 * @returns `attempt` counts invalid submissions; `message` is the text that could not be copied
 */
export function useContactForm(action: string, byMail: boolean, labels: Record<FieldName, string>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Outcome | 'handedOver' | 'copied' | 'notCopied' | 'sending'>();
  const [message, setMessage] = useState('');

  useEffect(() => {
    // From now on this script shows the errors, not the browser.
    if (form.current) form.current.noValidate = true;
  }, []);

  const send = async (element: HTMLFormElement) => {
    const values = valuesOf(element);
    if (values.get(honeypotField)) return setState('failed');
    setState('sending');
    const outcome = await sendMessage(action, values);
    setState(outcome);
    if (outcome === 'sent') element.reset();
  };

  /** Shows the errors of the form. Returns false if there are any. */
  const check = (element: HTMLFormElement) => {
    const found = errorsIn(element);
    const isFaulty = Object.keys(found).length > 0;
    setErrors(found);
    setState(undefined);
    if (isFaulty) setAttempt(attempt + 1);
    return !isFaulty;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending' || !check(event.currentTarget)) return;
    if (!byMail) {
      send(event.currentTarget);
      return;
    }
    // The browser does not do this right: Chromium garbles accents, and writes a line break for each "&".
    open(mailAddress(action, answersIn(event.currentTarget, labels)), '_self');
    setState('handedOver');
  };

  const copy = async () => {
    if (!form.current || !check(form.current)) return;
    const text = answersIn(form.current, labels).join('\n');
    setMessage(text);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // The page is not served by HTTPS, or the browser forbids copying.
      setState('notCopied');
    }
  };

  const recheck = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
    setErrors(remaining(errors, currentTarget));

  return { form, errors, attempt, state, message, submit, copy, recheck };
}

function valuesOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  );
}

/** The answers in the words of the page: "Phone: (239) 555-0100". Empty fields are left out. */
function answersIn(form: HTMLFormElement, labels: Record<FieldName, string>): string[] {
  return contactFields.flatMap((name) => {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    if (!control?.value.trim()) return [];
    const answer = 'options' in control ? control.selectedOptions[0]?.text : control.value;
    return [`${labels[name]}: ${answer}`];
  });
}

/** The present errors of the form. */
function errorsIn(form: HTMLFormElement): ContactErrors {
  const data = new FormData(form);
  const values = contactFields.map((name) => [name, String(data.get(name) ?? '')]);
  const email = form.elements.namedItem('email');
  const isValid = email instanceof HTMLInputElement && email.validity.valid;
  return validate(Object.fromEntries(values) as ContactValues, isValid);
}

/** The errors that were shown and still apply. A field gets no new error while it is filled in. */
function remaining(errors: ContactErrors, form: HTMLFormElement): ContactErrors {
  const now = errorsIn(form);
  const still = contactFields.filter((name) => errors[name] && now[name]);
  return Object.fromEntries(still.map((name) => [name, now[name]]));
}
