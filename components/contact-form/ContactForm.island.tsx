import { ChevronDown, Phone } from 'lucide-react';
import { useId } from 'react';
import {
  type ContactError,
  contactFields,
  type ContactField as FieldName,
  type Outcome,
} from '../../lib/contact-form';
import type { Language } from '../../lib/language';
import { buttonClass } from '../ui/ButtonLink';
import { LinkedPhoneNumbers, WholeNumbers } from '../ui/LinkedPhoneNumbers';
import { type Choice, ContactField, ErrorSummary, Honeypot } from './ContactField';
import { useContactForm } from './useContactForm';

interface ContactFormProps {
  /** Where the form is sent, also without this island. */
  action: string;
  /** `action` opens the visitor's mail program; the page itself sends nothing. */
  byMail: boolean;
  /** The page's, until another is chosen. */
  language: Language;
  labels: Record<FieldName, string> & {
    scheduling: string;
    noMedicalDetails: string;
    byMail: string;
    trap: string;
    required: string;
    send: string;
    sending: string;
    errors: string;
    /** Only of a form that opens the mail program. */
    copy: string;
    call: string;
  };
  /** Where a call goes. */
  phoneLink: string;
  hints: Partial<Record<FieldName, string>>;
  /** The lists to choose from; a field that has none is left out. */
  choices: Partial<Record<FieldName, Choice[]>>;
  errorTexts: Record<ContactError, string>;
  /** Texts for a form that was sent, or could not be sent. */
  outcomeTexts: Record<Outcome | 'handedOver' | 'copied' | 'notCopied', string>;
}

/**
 * The contact form. Without this island the browser validates and sends it. With it, errors are
 * shown beside their fields, the typed text survives a failure, and the page stays open. A change
 * of language keeps the typed text (`components/contact-form/draft.client.ts`).
 */
export function ContactForm(props: ContactFormProps) {
  const { action, byMail, language, labels, hints, choices, errorTexts, outcomeTexts } = props;
  const id = useId();
  const { form, errors, attempt, state, message, submit, copy, recheck } = useContactForm(
    action,
    byMail,
    labels,
  );
  const isSending = state === 'sending';

  const errorOf = (name: FieldName) => errors[name] && errorTexts[errors[name]];
  const field = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    hint: hints[name],
    error: errorOf(name),
  });
  const typed = (name: FieldName) => ({ ...field(name), readOnly: isSending });
  const required = (name: FieldName) => ({
    ...typed(name),
    mark: labels.required,
    required: true,
  });
  const select = (name: FieldName, more = {}) =>
    choices[name] && (
      <ContactField
        {...field(name)}
        choices={choices[name]}
        defaultValue=""
        autoComplete="off"
        {...more}
      />
    );
  const preferred = { isWide: true, defaultValue: language, autoComplete: 'language' };

  return (
    <form
      ref={form}
      action={action}
      method="post"
      encType={byMail ? 'text/plain' : 'application/x-www-form-urlencoded'}
      data-draft=""
      onSubmit={submit}
      onInput={recheck}
      className="grid max-w-measure grid-cols-1 gap-x-4 stacked-4 sm:grid-cols-2"
    >
      <p className="sm:col-span-2">
        <LinkedPhoneNumbers text={labels.noMedicalDetails} />
      </p>
      <ErrorSummary
        attempt={attempt}
        heading={labels.errors}
        errors={contactFields.flatMap((name) => {
          const text = errorOf(name);
          return text ? [{ id: `${id}-${name}`, text }] : [];
        })}
      />
      {select('visitFor', { isWide: true })}
      <div className="sm:col-span-2 [form:not(:has([value=someone]:checked))_&]:hidden">
        <ContactField {...typed('caller')} type="text" autoComplete="off" />
      </div>
      <ContactField {...required('firstName')} type="text" autoComplete="given-name" />
      <ContactField {...required('lastName')} type="text" autoComplete="family-name" />
      <ContactField {...typed('email')} type="email" autoComplete="email" />
      <ContactField {...typed('phone')} type="tel" autoComplete="tel" />
      {select('preferredLanguage', preferred)}
      <ContactField {...typed('message')} isWide />
      <details className="group rounded-card border border-line bg-surface sm:col-span-2">
        <summary className="flex min-h-14 items-center gap-4 px-5 py-3 font-semibold text-heading">
          {labels.scheduling}
          <ChevronDown className="ml-auto size-5 shrink-0 text-link group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-1 gap-x-4 stacked-4 px-5 pb-5 sm:grid-cols-2">
          {select('patient')}
          {select('visit')}
          <ContactField {...typed('times')} type="text" autoComplete="off" isWide />
          {select('insurer')}
          {select('letterLanguage')}
        </div>
      </details>
      <Honeypot label={labels.trap} isOff={byMail} />
      {byMail && (
        <p className="max-w-measure text-small text-soft sm:col-span-2">{labels.byMail}</p>
      )}
      <div className="flex flex-wrap gap-3 *:max-sm:w-full sm:col-span-2">
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
            <a
              href={props.phoneLink}
              className={`${buttonClass('secondary')} flex-wrap max-sm:px-3`}
            >
              <Phone className="size-5" />
              <span>
                <WholeNumbers text={labels.call} />
              </span>
            </a>
          </>
        )}
      </div>
      <p role="status" className="font-semibold sm:col-span-2">
        {isSending && <span className="sr-only">{labels.sending}</span>}
        {state && !isSending && <LinkedPhoneNumbers text={outcomeTexts[state]} />}
      </p>
      {state === 'notCopied' && (
        <pre className="rounded-control border border-control bg-surface px-3 py-2 font-sans whitespace-pre-wrap select-all sm:col-span-2">
          {message}
        </pre>
      )}
    </form>
  );
}
