import {
  contactErrors,
  contactFields,
  type FieldName,
  forSomeoneElse,
} from '../../lib/contact-form';
import { isInNetwork } from '../../lib/content/schemas/insurers.server';
import { shownOpening } from '../../lib/first-visit.server';
import type { Site } from '../../lib/site.server';
import { lazyMargins } from '../islands/conditions';
import { Island } from '../islands/Island';
import { useSite } from '../ui/SiteContext';
import { NextOpening } from '../visit-card/VisitInBrief';
import { ContactForm } from './ContactForm.island';
import { fieldLooks } from './field-looks';

/**
 * The contact form in a card. It posts to the form address of the practice. If there is none, it opens the visitor's
 * mail program with the message.
 */
export function AppointmentRequest() {
  const site = useSite();
  const { t, line, language, practice, phone } = site;
  const byMail = practice.formAddress === null;
  const subject = encodeURIComponent(t('contact.form.subject'));
  return (
    <section
      id="message"
      aria-label={t('callToAction.request')}
      className="request rounded-card border border-line bg-surface p-4 shadow-card sm:p-6 print:hidden"
    >
      {(byMail || shownOpening(site)) && (
        <div className="mb-4 text-small leading-snug">
          <NextOpening />
          {byMail && <p className="mt-2 text-soft">{t('contact.form.byMail')}</p>}
        </div>
      )}
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
            visitAndMessage: t('contact.form.visitAndMessage'),
            noMedicalDetails: line('contact.form.noMedicalDetails'),
            trap: t('contact.form.trap'),
            required: t('contact.form.required'),
            sending: t('contact.form.sending'),
            send: t(byMail ? 'contact.form.openMail' : 'contact.form.send'),
            errors: t('contact.form.errors.summary'),
          },
          mailLabels: {
            callAndSay: t('contact.form.callAndSay'),
            wording: t('contact.form.wording'),
            opening: t('contact.form.opening'),
            copy: t('contact.form.copy'),
          },
          phoneLink: phone.href,
          hints: textsOf(contactFields, (name) => hintOf(site, name)),
          choices: choicesOf(site),
          errorTexts: textsOf(contactErrors, (error) => t(`contact.form.errors.${error}`)),
          outcomeTexts: textsOf(outcomes, (outcome) => line(`contact.form.outcomes.${outcome}`)),
        }}
      />
    </section>
  );
}

const outcomes = [
  'sent',
  'failed',
  'unconfirmed',
  'trapped',
  'handedOver',
  'tooLong',
  'copied',
  'notCopied',
] as const;

/** The text of each key. */
const textsOf = <Key extends string, Text>(keys: readonly Key[], text: (key: Key) => Text) =>
  Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, Text>;

function hintOf({ t }: Site, name: FieldName): string | undefined {
  const { hint } = fieldLooks[name];
  return hint && t(hint);
}

/**
 * The answers of each list. The values that are sent are the same in both languages. `visit` is left out unless the
 * practice offers both ways, `insurer` if none is in network.
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
      { value: forSomeoneElse, text: t('contact.form.choices.someone') },
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
