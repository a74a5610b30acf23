import { ChevronDown, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import {
  type ContactError,
  contactFields,
  type FieldName,
  visitCardFields,
} from '../../lib/contact-form';
import type { Language } from '../../lib/language';
import type { Line } from '../../lib/words/line';
import { buttonClass } from '../ui/ButtonLink';
import { LineText } from '../ui/LineText';
import { ContactField, ErrorSummary, Honeypot, type ListOption } from './ContactField';
import { type FieldLook, fieldLooks } from './field-looks';
import { type Answer, type FormState, useContactForm } from './useContactForm';

interface ContactFormProps {
  /** The address that the form is sent to, with or without this island. */
  action: string;
  /** Whether `action` opens the visitor's mail program, so that the page sends nothing. */
  byMail: boolean;
  /** The language of the page, which is the default for the preferred language. */
  language: Language;
  labels: Record<FieldName, string> & {
    visitAndMessage: string;
    noMedicalDetails: Line;
    trap: string;
    required: string;
    send: string;
    sending: string;
    errors: string;
  };
  /** The texts of a form that opens the mail program. */
  mailLabels: {
    copy: string;
    callAndSay: string;
    /** The heading of the message. */
    wording: string;
    /** Its first sentence. */
    opening: string;
  };
  /** The `tel:` address of the practice. */
  phoneLink: string;
  hints: Record<FieldName, string | undefined>;
  /** The answers of each field with a list. Such a field is left out if it has none here. */
  choices: Partial<Record<FieldName, ListOption[]>>;
  errorTexts: Record<ContactError, string>;
  outcomeTexts: Record<Exclude<FormState, 'sending'>, Line>;
}

/**
 * The contact form, the second half of the visit card. Without this island the browser validates and sends it. With it,
 * errors are shown beside their fields, the typed text survives a failure, and the page stays open. What the card has
 * asked, and what was typed before a change of language, is filled in by `draft.client.ts`.
 */
export function ContactForm(props: ContactFormProps) {
  const { action, byMail, labels, mailLabels, errorTexts } = props;
  const id = useId();
  const toText = (answers: Answer[]) =>
    [mailLabels.opening, ...answers.map(({ name, text }) => `${labels[name]}: ${text}`)].join('\n');
  const { form, errors, attempt, state, answers, submit, copy, follow } = useContactForm({
    action,
    byMail,
    toText,
  });
  const isSending = state === 'sending';

  const errorOf = (name: FieldName) => errors[name] && errorTexts[errors[name]];
  const fieldsOf = (place: FieldLook['place']) =>
    contactFields
      .filter((name) => fieldLooks[name].place === place)
      .map((name) => (
        <FormField
          key={name}
          {...props}
          name={name}
          id={`${id}-${name}`}
          error={errorOf(name)}
          readOnly={isSending}
        />
      ));

  return (
    <form
      ref={form}
      action={action}
      method="post"
      encType={byMail ? 'text/plain' : 'application/x-www-form-urlencoded'}
      data-draft=""
      onSubmit={submit}
      onInput={follow}
      className="grid grid-cols-1 gap-x-4 stacked-4 sm:grid-cols-2"
    >
      <ErrorSummary
        attempt={attempt}
        heading={labels.errors}
        errors={contactFields.flatMap((name) => {
          const text = errorOf(name);
          return text ? [{ id: `${id}-${name}`, text }] : [];
        })}
      />
      {fieldsOf('first view')}
      <details className="open-without-scripts group rounded-control border border-control sm:col-span-2">
        <summary className="flex min-h-12 items-center gap-4 px-4 py-2 leading-snug font-semibold text-heading">
          <span>
            {labels.visitAndMessage}
            <VisitInShort answers={answers} />
          </span>
          <ChevronDown className="ml-auto size-5 shrink-0 text-link group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-1 gap-x-4 stacked-4 px-4 pt-2 pb-5 sm:grid-cols-2">
          {fieldsOf('folded')}
        </div>
      </details>
      <Honeypot label={labels.trap} isOff={byMail} />
      <p className="max-w-measure text-small text-soft sm:col-span-2">
        <LineText line={labels.noMedicalDetails} />
      </p>
      <Actions {...props} isSending={isSending} />
      <Status {...props} state={isOfCopying(state) ? undefined : state} />
      {byMail && (
        <MessageText
          labels={mailLabels}
          text={toText(answers)}
          isNeeded={state !== undefined && state !== 'sending'}
          copy={copy}
          status={<Status {...props} state={isOfCopying(state) ? state : undefined} />}
        />
      )}
    </form>
  );
}

/**
 * What was chosen on the visit card, or in the same lists below: "Video · English · Aetna". It leaves out whether the
 * patient is new.
 */
function VisitInShort({ answers }: { answers: Answer[] }) {
  const chosen = answers.filter(
    ({ name }) => name !== 'patient' && visitCardFields.some((field) => field === name),
  );
  if (chosen.length === 0) return null;
  return (
    <span className="block text-small font-normal text-soft">
      {chosen.map(({ text }) => text).join(' · ')}
    </span>
  );
}

interface FormFieldProps
  extends Pick<ContactFormProps, 'labels' | 'hints' | 'choices' | 'language'> {
  name: FieldName;
  id: string;
  error: string | undefined;
  readOnly: boolean;
}

/** A field as the table of fields defines it; nothing if it is a list that has no options here. */
function FormField({
  name,
  labels,
  hints,
  choices,
  language,
  id,
  error,
  readOnly,
}: FormFieldProps) {
  const { place: _, isRequired = false, isOfCaller, ...look } = fieldLooks[name];
  const isList = look.control === 'list';
  if (isList && !choices[name]) return null;
  const field = (
    <ContactField
      {...look}
      id={id}
      name={name}
      label={labels[name]}
      mark={isRequired ? labels.required : undefined}
      hint={hints[name]}
      error={error}
      choices={choices[name]}
      defaultValue={isList ? (initialChoices(language)[name] ?? '') : undefined}
      required={isRequired}
      readOnly={readOnly}
    />
  );
  if (!isOfCaller) return field;
  // By CSS alone, so that it works without scripts. The class has the value of `forSomeoneElse`.
  return (
    <div className="sm:col-span-2 [form:not(:has([value=someone]:checked))_&]:hidden">{field}</div>
  );
}

/** The options that are chosen from the start, by their fields. In the other lists nothing is. */
const initialChoices = (language: Language): Partial<Record<FieldName, string>> => ({
  preferredLanguage: language,
});

interface ActionsProps
  extends Pick<ContactFormProps, 'byMail' | 'labels' | 'mailLabels' | 'phoneLink'> {
  isSending: boolean;
}

/** The button that sends the form. Beside the one that opens the mail program is a call. */
function Actions({ byMail, labels, mailLabels, phoneLink, isSending }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 text-base *:max-sm:w-full sm:col-span-2">
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={`${buttonClass('sun')} aria-disabled:cursor-progress`}
      >
        {isSending ? labels.sending : labels.send}
      </button>{' '}
      {byMail && (
        <a href={phoneLink} className={`${buttonClass('secondary')} max-sm:px-3`}>
          <Phone className="size-5" />
          {mailLabels.callAndSay}
        </a>
      )}
    </div>
  );
}

interface StatusProps extends Pick<ContactFormProps, 'labels' | 'outcomeTexts'> {
  state: FormState | undefined;
}

/** Whether a state is that of the button which copies the message; it is told below that button. */
const isOfCopying = (state: FormState | undefined) => state === 'copied' || state === 'notCopied';

/** What has become of the message, which screen readers announce. */
function Status({ labels, outcomeTexts, state }: StatusProps) {
  return (
    <p role="status" className="max-w-measure font-semibold sm:col-span-2">
      {state === 'sending' && <span className="sr-only">{labels.sending}</span>}
      {state && state !== 'sending' && <LineText line={outcomeTexts[state]} />}
    </p>
  );
}

interface MessageTextProps {
  labels: ContactFormProps['mailLabels'];
  text: string;
  /** Whether the visitor has tried to pass the message to the mail program, or to copy it. */
  isNeeded: boolean;
  copy: () => void;
  /** What has become of copying it. */
  status: ReactNode;
}

/**
 * The message, to read out in a call or to copy into a mail that is written elsewhere. It follows what is typed. It is
 * open once the mail program was asked to take it over, because on some devices none answers.
 */
function MessageText({ labels, text, isNeeded, copy, status }: MessageTextProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Only opened, because a visitor may have opened it before, and uses a button in it.
    if (isNeeded && details.current) details.current.open = true;
  }, [isNeeded]);
  return (
    <details
      ref={details}
      className="group rounded-control bg-mist px-4 sm:col-span-2 noscript:hidden"
    >
      <summary className="flex min-h-12 items-center gap-4 py-2 text-small font-semibold">
        {labels.wording}
        <ChevronDown className="ml-auto size-5 shrink-0 text-link group-open:rotate-180" />
      </summary>
      <pre className="mb-2 font-sans whitespace-pre-wrap wrap-anywhere select-all">{text}</pre>
      <div className="mb-4">
        <button
          type="button"
          onClick={copy}
          className={`${buttonClass('secondary')} max-sm:w-full max-sm:px-3`}
        >
          {labels.copy}
        </button>
        {status}
      </div>
    </details>
  );
}
