import type { ComponentProps } from 'react';
import { useSite } from '../layout/SiteContext';
import { buttonClass } from '../ui/ButtonLink';
import { Dialable } from '../ui/Dialable';

/**
 * A plain form. It posts to the practice's form address; with none set, the browser hands what
 * was typed to the visitor's own mail program.
 */
export function ContactForm() {
  const { t, language, practice } = useSite();
  const byMail = practice.formAddress === null;
  const subject = encodeURIComponent(t('contact.form.subject'));
  return (
    <form
      action={practice.formAddress ?? `mailto:${practice.email}?subject=${subject}`}
      method="post"
      encType={byMail ? 'text/plain' : 'application/x-www-form-urlencoded'}
      className="grid max-w-2xl gap-4 sm:grid-cols-2"
    >
      <p className="sm:col-span-2">
        <Dialable text={t('contact.form.noMedicalDetails')} />
      </p>
      <Field
        label={t('contact.form.firstName')}
        name="firstName"
        autoComplete="given-name"
        required
      />
      <Field
        label={t('contact.form.lastName')}
        name="lastName"
        autoComplete="family-name"
        required
      />
      <Field
        label={t('contact.form.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      <Field
        label={`${t('contact.form.phone')} (${t('contact.form.optional')})`}
        name="phone"
        type="tel"
        autoComplete="tel"
      />
      <label className="font-semibold sm:col-span-2">
        {t('contact.form.preferredLanguage')}
        <select name="preferredLanguage" defaultValue={language} className={controlClass}>
          <option value="en">{t('contact.form.english')}</option>
          <option value="es">{t('contact.form.spanish')}</option>
        </select>
      </label>
      <label className="font-semibold sm:col-span-2">
        {t('contact.form.message')}
        <textarea name="message" rows={5} required className={controlClass} />
      </label>
      {byMail && <p className="text-small text-soft sm:col-span-2">{t('contact.form.byMail')}</p>}
      <button type="submit" className={`${buttonClass('primary')} justify-self-start`}>
        {t('contact.form.send')}
      </button>
    </form>
  );
}

const controlClass =
  'mt-1 block min-h-12 w-full rounded-control border border-control bg-surface px-3 py-2 font-normal';

function Field({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="font-semibold">
      {label}
      <input {...input} className={controlClass} />
    </label>
  );
}
