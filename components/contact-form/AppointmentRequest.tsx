import { contactErrors, contactFields } from '../../lib/contact-form';
import { isInNetwork } from '../../lib/content/schemas/insurers.server';
import type { Site } from '../../lib/site.server';
import { lazyMargins } from '../islands/conditions';
import { Island } from '../islands/Island';
import { Part } from '../ui/Section';
import { useSite } from '../ui/SiteContext';
import { ContactForm } from './ContactForm.island';

/** The contact form with its heading, and what happens to a request. */
export function AppointmentRequest() {
  const { t } = useSite();
  return (
    <Part id="message" heading={t('callToAction.request')} className="print:hidden">
      <RequestForm />
      <div className="mt-4 rounded-card border border-line bg-mist p-6">
        <h3 className="mb-2 text-h3">{t('contact.form.next')}</h3>
        <p className="max-w-measure">{t('contact.form.nextSteps')}</p>
      </div>
    </Part>
  );
}

/**
 * A form that posts to the form address of the practice. If there is none, it opens
 * the visitor's mail program with the message.
 */
function RequestForm() {
  const site = useSite();
  const { t, line, language, practice, phone } = site;
  const byMail = practice.formAddress === null;
  const subject = encodeURIComponent(t('contact.form.subject'));
  return (
    <Island
      name="ContactForm"
      component={ContactForm}
      hydrate={{ when: 'visible', margin: lazyMargins.low }}
      props={{
        action: practice.formAddress ?? `mailto:${practice.email}?subject=${subject}`,
        byMail,
        language,
        labels: {
          ...textsOf(contactFields, (name) => t(`contact.form.${name}`)),
          scheduling: t('contact.form.scheduling'),
          noMedicalDetails: line('contact.form.noMedicalDetails'),
          byMail: t('contact.form.byMail'),
          trap: t('contact.form.trap'),
          required: t('contact.form.required'),
          sending: t('contact.form.sending'),
          send: t(byMail ? 'contact.form.openMail' : 'contact.form.send'),
          errors: t('contact.form.errors.summary'),
          copy: t('contact.form.copy'),
          call: line('callToAction.call'),
        },
        phoneLink: phone.href,
        hints: textsOf(
          ['caller', 'email', 'phone', 'preferredLanguage', 'times', 'message'],
          (name) => t(`contact.form.hints.${name}`),
        ),
        choices: choicesOf(site),
        errorTexts: textsOf(contactErrors, (error) => t(`contact.form.errors.${error}`)),
        outcomeTexts: textsOf(
          ['sent', 'failed', 'unconfirmed', 'handedOver', 'copied', 'notCopied'],
          (outcome) => line(`contact.form.outcomes.${outcome}`),
        ),
      }}
    />
  );
}

const textsOf = <Key extends string, Text>(keys: readonly Key[], text: (key: Key) => Text) =>
  Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, Text>;

/**
 * The answers of each list. The values that are sent are the same in both languages. A field is left out if the
 * practice offers only one answer, or if that is not known.
 */
function choicesOf({ t, visits, insurers }: Site) {
  const accepted = insurers.filter(isInNetwork);
  const languages = [
    { value: 'en', text: t('contact.form.english') },
    { value: 'es', text: t('contact.form.spanish') },
  ];
  return {
    visitFor: [
      { value: '', text: t('contact.form.choices.unanswered') },
      { value: 'myself', text: t('contact.form.choices.myself') },
      { value: 'someone', text: t('contact.form.choices.someone') },
    ],
    preferredLanguage: [
      ...languages,
      { value: 'other', text: t('contact.form.choices.otherLanguage') },
    ],
    patient: [
      { value: '', text: t('contact.form.choices.unanswered') },
      { value: 'new', text: t('contact.form.choices.new') },
      { value: 'current', text: t('contact.form.choices.current') },
    ],
    ...(visits.office &&
      visits.videoFrom && {
        visit: [
          { value: '', text: t('contact.form.choices.either') },
          { value: 'office', text: t('contact.form.choices.office') },
          { value: 'video', text: t('contact.form.choices.video') },
        ],
      }),
    ...(accepted.length > 0 && {
      insurer: [
        { value: '', text: t('contact.form.choices.unanswered') },
        ...accepted.map(({ name }) => ({ value: name, text: name })),
        { value: 'other', text: t('contact.form.choices.otherInsurer') },
        { value: 'none', text: t('contact.form.choices.noInsurer') },
        { value: 'not sure', text: t('contact.form.choices.unsure') },
      ],
    }),
    letterLanguage: [{ value: '', text: t('contact.form.choices.sameLanguage') }, ...languages],
  };
}
