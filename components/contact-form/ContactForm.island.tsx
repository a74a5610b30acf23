import { ChevronDown, Phone } from 'lucide-react';
import { useId } from 'react';
import {
  type ContactError,
  contactFields,
  type FieldName,
  type Outcome,
} from '../../lib/contact-form';
import type { Language } from '../../lib/language';
import type { Line } from '../../lib/words/line';
import { buttonClass } from '../ui/ButtonLink';
import { LineText, UnlinkedLine } from '../ui/LineText';
import { ContactField, ErrorSummary, Honeypot, type ListOption } from './ContactField';
import { type FieldDefinition, fieldDefinitions } from './fields';
import { useContactForm } from './useContactForm';

interface ContactFormProps {
  /** The address that the form is sent to, with or without this island. */
  action: string;
  /** Whether `action` opens the visitor's mail program, so that the page sends nothing. */
  byMail: boolean;
  /** The language of the page, which is the default for the preferred language. */
  language: Language;
  labels: Record<FieldName, string> & {
    scheduling: string;
    noMedicalDetails: Line;
    byMail: string;
    trap: string;
    required: string;
    send: string;
    sending: string;
    errors: string;
    /** Shown only if the form opens the mail program. */
    copy: string;
    call: Line;
  };
  /** The `tel:` address of the practice. */
  phoneLink: string;
  hints: Partial<Record<FieldName, string>>;
  /** The answers of each field with a list. Such a field is left out if it has none here. */
  choices: Partial<Record<FieldName, ListOption[]>>;
  errorTexts: Record<ContactError, string>;
  /** The texts for each outcome of sending. */
  outcomeTexts: Record<Outcome | 'handedOver' | 'copied' | 'notCopied', Line>;
}

/**
 * The contact form. Without this island the browser validates and sends it. With it, errors are shown
 * beside their fields, the typed text survives a failure, and the page stays open. A change of
 * language keeps the typed text (`draft.client.ts`).
 */
export function ContactForm(props: ContactFormProps) {
  const { action, byMail, labels, errorTexts } = props;
  const id = useId();
  const { form, errors, attempt, state, message, submit, copy, recheck } = useContactForm(
    action,
    byMail,
    labels,
  );
  const isSending = state === 'sending';

  const errorOf = (name: FieldName) => errors[name] && errorTexts[errors[name]];
  const fieldsOf = (place: FieldDefinition['place']) =>
    contactFields
      .filter((name) => fieldDefinitions[name].place === place)
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
      onInput={recheck}
      className="grid grid-cols-1 gap-x-4 stacked-4 sm:grid-cols-2"
    >
      <p className="max-w-measure sm:col-span-2">
        <LineText line={labels.noMedicalDetails} />
      </p>
      <ErrorSummary
        attempt={attempt}
        heading={labels.errors}
        errors={contactFields.flatMap((name) => {
          const text = errorOf(name);
          return text ? [{ id: `${id}-${name}`, text }] : [];
        })}
      />
      {fieldsOf('first view')}
      <details className="group rounded-card border border-line bg-surface sm:col-span-2">
        <summary className="flex min-h-14 items-center gap-4 px-5 py-3 font-semibold text-heading">
          {labels.scheduling}
          <ChevronDown className="ml-auto size-5 shrink-0 text-link group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-1 gap-x-4 stacked-4 px-5 pb-5 sm:grid-cols-2">
          {fieldsOf('folded')}
        </div>
      </details>
      <Honeypot label={labels.trap} isOff={byMail} />
      {byMail && <p className="text-small text-soft sm:col-span-2">{labels.byMail}</p>}
      <Actions {...props} isSending={isSending} copy={copy} />
      <Status {...props} state={state} message={message} />
    </form>
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
  const {
    control,
    autoComplete,
    isRequired = false,
    isWide = false,
    isOfCaller,
  } = fieldDefinitions[name];
  if (control === 'list' && !choices[name]) return null;
  const field = (
    <ContactField
      id={id}
      name={name}
      label={labels[name]}
      mark={isRequired ? labels.required : undefined}
      hint={hints[name]}
      error={error}
      isWide={isWide}
      control={control}
      choices={choices[name]}
      defaultValue={control === 'list' ? (chosenIn(language)[name] ?? '') : undefined}
      autoComplete={autoComplete}
      required={isRequired}
      readOnly={readOnly}
    />
  );
  if (!isOfCaller) return field;
  return (
    <div className="sm:col-span-2 [form:not(:has([value=someone]:checked))_&]:hidden">{field}</div>
  );
}

/** The options that are chosen from the start, by their fields. In the other lists nothing is. */
const chosenIn = (language: Language): Partial<Record<FieldName, string>> => ({
  preferredLanguage: language,
});

interface ActionsProps extends Pick<ContactFormProps, 'byMail' | 'labels' | 'phoneLink'> {
  isSending: boolean;
  copy: () => void;
}

/** The button that sends the form. A form that opens the mail program has two other ways to reach the practice. */
function Actions({ byMail, labels, phoneLink, isSending, copy }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 text-base *:max-sm:w-full sm:col-span-2">
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={`${buttonClass('primary')} aria-disabled:cursor-progress`}
      >
        {isSending ? labels.sending : labels.send}
      </button>{' '}
      {byMail && (
        <>
          <button
            type="button"
            onClick={copy}
            className={`${buttonClass('secondary')} noscript:hidden`}
          >
            {labels.copy}
          </button>{' '}
          <a href={phoneLink} className={`${buttonClass('secondary')} flex-wrap max-sm:px-3`}>
            <Phone className="size-5" />
            <span>
              <UnlinkedLine line={labels.call} />
            </span>
          </a>
        </>
      )}
    </div>
  );
}

interface StatusProps extends Pick<ContactFormProps, 'labels' | 'outcomeTexts'> {
  state: ReturnType<typeof useContactForm>['state'];
  message: string;
}

/** What has become of the message, which screen readers announce; the message itself if it could not be copied. */
function Status({ labels, outcomeTexts, state, message }: StatusProps) {
  const isSending = state === 'sending';
  return (
    <>
      <p role="status" className="max-w-measure font-semibold sm:col-span-2">
        {isSending && <span className="sr-only">{labels.sending}</span>}
        {state && !isSending && <LineText line={outcomeTexts[state]} />}
      </p>
      {state === 'notCopied' && (
        <pre className="rounded-control border border-control bg-surface px-3 py-2 font-sans whitespace-pre-wrap select-all sm:col-span-2">
          {message}
        </pre>
      )}
    </>
  );
}
