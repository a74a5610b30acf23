import {
  type ComponentProps,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {
  type ContactError,
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contactFields,
  keepDraft,
  type Outcome,
  sendMessage,
  takeDraft,
  trapField,
  validate,
} from '../../lib/contact-form';
import type { Language } from '../../lib/language';
import { buttonClass } from '../ui/ButtonLink';
import { Dialable } from '../ui/Dialable';

interface ContactFormProps {
  /** Where the form is sent, also without this island. */
  action: string;
  /** `action` opens the visitor's mail program: nothing is sent from here. */
  byMail: boolean;
  /** The page's, until another is chosen. */
  language: Language;
  labels: Record<ContactField | Language, string> & {
    noMedicalDetails: string;
    byMail: string;
    trap: string;
    send: string;
    sending: string;
    errors: string;
  };
  errorTexts: Record<ContactError, string>;
  /** What is said once the form was sent, or could not be. */
  outcomeTexts: Record<Outcome | 'handedOver', string>;
}

/**
 * The contact form. Without this island the browser checks and sends it; with it, what is wrong is
 * said beside the field, what was typed outlives a failure and a change of language, and the
 * page stays.
 */
export function ContactForm(props: ContactFormProps) {
  const { action, byMail, language, labels, errorTexts, outcomeTexts } = props;
  const id = useId();
  const { form, errors, attempt, state, submit, recheck } = useForm(action, byMail);
  const isSending = state === 'sending';
  useDraft(form);

  const field = (name: ContactField) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    error: textOf(errors[name], errorTexts),
    readOnly: isSending,
  });

  return (
    <form
      ref={form}
      action={action}
      method="post"
      encType={byMail ? 'text/plain' : 'application/x-www-form-urlencoded'}
      onSubmit={submit}
      onInput={recheck}
      className="grid max-w-2xl gap-4 sm:grid-cols-2"
    >
      <p className="sm:col-span-2">
        <Dialable text={labels.noMedicalDetails} />
      </p>
      <ErrorSummary key={attempt} id={id} errors={errors} labels={labels} errorTexts={errorTexts} />
      <Field {...field('firstName')} type="text" autoComplete="given-name" required />
      <Field {...field('lastName')} type="text" autoComplete="family-name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('phone')} type="tel" autoComplete="tel" />
      <PreferredLanguage id={`${id}-preferredLanguage`} language={language} labels={labels} />
      <Message {...field('message')} />
      <Trap label={labels.trap} isOff={byMail} />
      {byMail && <p className="text-small text-soft sm:col-span-2">{labels.byMail}</p>}
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={`${buttonClass('primary')} justify-self-start aria-disabled:cursor-progress`}
      >
        {isSending ? labels.sending : labels.send}
      </button>
      <p role="status" className="font-semibold sm:col-span-2">
        {isSending && <span className="sr-only">{labels.sending}</span>}
        {state && !isSending && <Dialable text={outcomeTexts[state]} />}
      </p>
    </form>
  );
}

const controlClass =
  'mt-1 block min-h-12 w-full rounded-control border border-control bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-accent';

interface FieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  error: string | undefined;
}

function Field({ label, error, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={input.id} className="font-semibold">
        {label}
      </label>
      <input {...input} {...described(input.id, error)} className={controlClass} />
      <FieldError id={input.id} error={error} />
    </div>
  );
}

interface MessageProps extends ComponentProps<'textarea'> {
  id: string;
  label: string;
  error: string | undefined;
}

function Message({ label, error, ...textarea }: MessageProps) {
  return (
    <div className="sm:col-span-2">
      <label htmlFor={textarea.id} className="font-semibold">
        {label}
      </label>
      <textarea
        {...textarea}
        {...described(textarea.id, error)}
        rows={5}
        required
        className={controlClass}
      />
      <FieldError id={textarea.id} error={error} />
    </div>
  );
}

interface PreferredLanguageProps {
  id: string;
  language: Language;
  labels: Record<'preferredLanguage' | Language, string>;
}

function PreferredLanguage({ id, language, labels }: PreferredLanguageProps) {
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="font-semibold">
        {labels.preferredLanguage}
      </label>
      <select id={id} name="preferredLanguage" defaultValue={language} className={controlClass}>
        <option value="en">{labels.en}</option>
        <option value="es">{labels.es}</option>
      </select>
    </div>
  );
}

/** @param isOff a mail program would write the field's name into the visitor's own message */
function Trap({ label, isOff }: { label: string; isOff: boolean }) {
  return (
    <div aria-hidden="true" className="hidden">
      <label>
        {label}
        <input name={trapField} type="text" tabIndex={-1} autoComplete="off" disabled={isOff} />
      </label>
    </div>
  );
}

interface ErrorSummaryProps {
  id: string;
  errors: ContactErrors;
  labels: { errors: string };
  errorTexts: Record<ContactError, string>;
}

function ErrorSummary({ id, errors, labels, errorTexts }: ErrorSummaryProps) {
  const faulty = contactFields.filter((name) => errors[name]);
  if (faulty.length === 0) return null;
  return (
    // Not atomic: a corrected field leaves the list without the rest being read again.
    <div
      role="alert"
      aria-atomic="false"
      className="rounded-card border-l-4 border-accent bg-accent-soft px-5 py-4 sm:col-span-2"
    >
      <p className="font-semibold">{labels.errors}</p>
      <ul className="mt-2">
        {faulty.map((name) => (
          <li key={name}>
            <a
              href={`#${id}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}-${name}`)?.focus();
              }}
              className="inline-block py-1 underline underline-offset-4"
            >
              {textOf(errors[name], errorTexts)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className="mt-1 font-semibold text-accent">
      {error}
    </p>
  );
}

const errorId = (id: string) => `${id}-error`;

const described = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};

const textOf = (error: ContactError | undefined, texts: Record<ContactError, string>) =>
  error && texts[error];

const firstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** What is wrong in the form as it stands. */
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

/** The fields that were wrong and still are: none is blamed while it is first being filled. */
function remaining(errors: ContactErrors, form: HTMLFormElement): ContactErrors {
  const now = errorsIn(form);
  const still = contactFields.filter((name) => errors[name] && now[name]);
  return Object.fromEntries(still.map((name) => [name, now[name]]));
}

function messageOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  );
}

/** What the form knows of itself, and what a submission does. */
function useForm(action: string, byMail: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Outcome | 'handedOver' | 'sending'>();

  useEffect(() => {
    // Only now can errors be said in place of the browser's own bubbles.
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    // Later than the errors themselves, so that they are read with the field.
    if (attempt > 0) firstInvalid(form.current)?.focus();
  }, [attempt]);

  const send = async (element: HTMLFormElement) => {
    const message = messageOf(element);
    if (message.get(trapField)) return setState('failed');
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
    // The browser itself hands it over.
    if (byMail && !isFaulty) return setState('handedOver');
    event.preventDefault();
    if (!isFaulty) void send(event.currentTarget);
  };

  const recheck = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
    setErrors(remaining(errors, currentTarget));

  return { form, errors, attempt, state, submit, recheck };
}

/** Brings back what the page in the other language kept, and keeps it for that page in turn. */
function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = takeDraft();
    fillIn(element, draft);
    // A language that was chosen is kept even where it is the page's own.
    let isChosen = draft.preferredLanguage !== undefined;
    const choose = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement) isChosen = true;
    };
    const keep = (event: MouseEvent) => {
      if (leadsToOtherLanguage(event)) keepDraft(typedIn(element, isChosen));
    };
    element.addEventListener('change', choose);
    document.addEventListener('click', keep);
    return () => {
      element.removeEventListener('change', choose);
      document.removeEventListener('click', keep);
    };
  }, [form]);
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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

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

function typedIn(form: HTMLFormElement, isLanguageChosen: boolean): Partial<ContactValues> {
  const typed = controlsOf(form).filter(
    ({ name, control }) =>
      !isUntouched(control) || (name === 'preferredLanguage' && isLanguageChosen),
  );
  return Object.fromEntries(typed.map(({ name, control }) => [name, control.value]));
}

/** What was already typed on this page stays. */
function fillIn(form: HTMLFormElement, draft: Partial<ContactValues>) {
  for (const { name, control } of controlsOf(form)) {
    const text = draft[name];
    if (text !== undefined && isUntouched(control)) control.value = text;
  }
}
