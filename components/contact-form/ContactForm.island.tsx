import { useId } from 'react';
import {
  type ContactError,
  contactFields,
  type ContactField as FieldName,
  type Outcome,
} from '../../lib/contact-form';
import type { Language } from '../../lib/language';
import { buttonClass } from '../ui/ButtonLink';
import { LinkedPhoneNumbers } from '../ui/LinkedPhoneNumbers';
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
  };
  hints: Partial<Record<FieldName, string>>;
  /** The lists to choose from; a field that has none is left out. */
  choices: Partial<Record<FieldName, Choice[]>>;
  errorTexts: Record<ContactError, string>;
  /** Texts for a form that was sent, or could not be sent. */
  outcomeTexts: Record<Outcome | 'handedOver', string>;
}

/**
 * The contact form. Without this island the browser validates and sends it. With it, errors are
 * shown beside their fields, the typed text survives a failure, and the page stays open. A change
 * of language keeps the typed text (`components/contact-form/draft.client.ts`).
 */
export function ContactForm(props: ContactFormProps) {
  const { action, byMail, language, labels, hints, choices, errorTexts, outcomeTexts } = props;
  const id = useId();
  const { form, errors, attempt, state, submit, recheck } = useContactForm(action, byMail);
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
  const required = (name: FieldName) => ({ ...typed(name), hint: labels.required, required: true });
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
        key={attempt}
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
      <fieldset className="grid min-w-0 grid-cols-1 gap-x-4 stacked-4 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-3 text-h3 font-semibold text-heading">{labels.scheduling}</legend>
        {select('patient')}
        {select('visit')}
        <ContactField {...typed('times')} type="text" autoComplete="off" isWide />
        {select('insurer')}
        {select('letterLanguage')}
      </fieldset>
      <ContactField {...typed('message')} isWide />
      <Honeypot label={labels.trap} isOff={byMail} />
      {byMail && (
        <p className="max-w-measure text-small text-soft sm:col-span-2">{labels.byMail}</p>
      )}
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={`${buttonClass('primary')} justify-self-start sm:col-span-2 aria-disabled:cursor-progress`}
      >
        {isSending ? labels.sending : labels.send}
      </button>
      <p role="status" className="font-semibold sm:col-span-2">
        {isSending && <span className="sr-only">{labels.sending}</span>}
        {state && !isSending && <LinkedPhoneNumbers text={outcomeTexts[state]} />}
      </p>
    </form>
  );
}
