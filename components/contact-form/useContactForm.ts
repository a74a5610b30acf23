import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type ContactErrors,
  type ContactValues,
  contactFields,
  type FieldName,
  forSomeoneElse,
  honeypotField,
  mailAddress,
  type Outcome,
  sendMessage,
  validate,
} from '../../lib/contact-form';

/** An answer in the words of the page. */
export interface Answer {
  name: FieldName;
  text: string;
}

/** What the form says about the message: the outcome of sending, or of another way to pass it on. */
export type FormState =
  | Outcome
  | 'trapped'
  | 'handedOver'
  | 'tooLong'
  | 'copied'
  | 'notCopied'
  | 'sending';

interface ContactFormOptions {
  /** The address that takes the message; a `mailto:` address with a subject if `byMail`. */
  action: string;
  /** Whether a valid message is passed to the mail program, or copied, instead of being sent. */
  byMail: boolean;
  /** Writes the answers as a message for those two. */
  toText: (answers: Answer[]) => string;
}

/**
 * The state of the contact form, and the functions that submit it.
 * @returns `attempt` counts the attempts to send or copy that had errors; `answers` are the present ones, without empty
 * fields
 */
export function useContactForm({ action, byMail, toText }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FormState>();
  const [answers, setAnswers] = useState<Answer[]>([]);

  useEffect(() => {
    if (!form.current) return;
    // From now on this script shows the errors, not the browser.
    form.current.noValidate = true;
    // The visit card or an early visitor may have filled in fields.
    setAnswers(answersIn(form.current));
  }, []);

  /** Sends the message, unless the honeypot is filled in, and empties the form once it is sent. */
  const send = async (element: HTMLFormElement) => {
    const trap = element.elements.namedItem(honeypotField) as HTMLInputElement;
    if (trap.value) {
      // A person whose browser filled it in presses again; a program does not.
      trap.value = '';
      return setState('trapped');
    }
    setState('sending');
    const outcome = await sendMessage(action, valuesOf(element));
    setState(outcome);
    if (outcome !== 'sent') return;
    element.reset();
    setAnswers(answersIn(element));
  };

  /** Shows the errors of the form in place of the last outcome. Returns false if there are any. */
  const check = (element: HTMLFormElement) => {
    const found = errorsIn(element);
    const isFaulty = Object.keys(found).length > 0;
    setErrors(found);
    setState(undefined);
    if (isFaulty) setAttempt(attempt + 1);
    return !isFaulty;
  };

  /** Sends a message without errors, or passes it to the mail program, unless one is being sent. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending' || !check(event.currentTarget)) return;
    if (!byMail) {
      send(event.currentTarget);
      return;
    }
    const address = mailAddress(action, toText(answersIn(event.currentTarget)));
    // The browser does not do this right: Chromium garbles accents, and writes a line break for each "&".
    if (address) open(address, '_self');
    setState(address ? 'handedOver' : 'tooLong');
  };

  /** Copies a message without errors. */
  const copy = async () => {
    if (!form.current || !check(form.current)) return;
    try {
      await navigator.clipboard.writeText(toText(answersIn(form.current)));
      setState('copied');
    } catch {
      // The page is not served by HTTPS, or the browser forbids copying.
      setState('notCopied');
    }
  };

  /** Keeps errors and answers up to date while the visitor fills in the form. */
  const follow = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    setErrors(remaining(errors, currentTarget));
    setAnswers(answersIn(currentTarget));
  };

  return { form, errors, attempt, state, answers, submit, copy, follow };
}

/** The values of a form. That of `caller` is empty where nobody is asked for it: it may be filled in and hidden again. */
function valuesOf(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  );
  if (values.get('visitFor') !== forSomeoneElse) values.set('caller', '');
  return values;
}

/** The answers of a form, without empty fields. */
function answersIn(form: HTMLFormElement): Answer[] {
  const values = valuesOf(form);
  return contactFields.flatMap((name) => {
    const value = values.get(name);
    if (!value?.trim()) return [];
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    const text = 'options' in control ? control.selectedOptions[0]?.text : value;
    return text ? [{ name, text }] : [];
  });
}

/** The present errors of the form. */
function errorsIn(form: HTMLFormElement): ContactErrors {
  const data = valuesOf(form);
  const values = contactFields.map((name) => [name, data.get(name) ?? '']);
  return validate(Object.fromEntries(values) as ContactValues);
}

/** The errors that were shown and still apply. A field gets no new error while it is filled in. */
function remaining(errors: ContactErrors, form: HTMLFormElement): ContactErrors {
  const now = errorsIn(form);
  const still = contactFields.filter((name) => errors[name] && now[name]);
  return Object.fromEntries(still.map((name) => [name, now[name]]));
}
