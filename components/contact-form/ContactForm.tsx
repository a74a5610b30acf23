import { lazyMargins } from '../islands/conditions';
import { Island } from '../islands/Island';
import { useSite } from '../ui/SiteContext';
import { ContactForm as Form } from './ContactForm.island';

/**
 * A form that posts to the practice's form address; if none is set, the browser opens the visitor's
 * mail program with the message.
 */
export function ContactForm() {
  const { t, language, practice } = useSite();
  const byMail = practice.formAddress === null;
  const subject = encodeURIComponent(t('contact.form.subject'));
  return (
    <Island
      name="ContactForm"
      component={Form}
      hydrate={{ when: 'visible', margin: lazyMargins.low }}
      props={{
        action: practice.formAddress ?? `mailto:${practice.email}?subject=${subject}`,
        byMail,
        language,
        labels: {
          firstName: t('contact.form.firstName'),
          lastName: t('contact.form.lastName'),
          email: t('contact.form.email'),
          phone: `${t('contact.form.phone')} (${t('contact.form.optional')})`,
          preferredLanguage: t('contact.form.preferredLanguage'),
          message: t('contact.form.message'),
          en: t('contact.form.english'),
          es: t('contact.form.spanish'),
          noMedicalDetails: t('contact.form.noMedicalDetails'),
          byMail: t('contact.form.byMail'),
          trap: t('contact.form.trap'),
          send: t('contact.form.send'),
          sending: t('contact.form.sending'),
          errors: t('contact.form.errors.summary'),
        },
        errorTexts: {
          firstNameMissing: t('contact.form.errors.firstNameMissing'),
          lastNameMissing: t('contact.form.errors.lastNameMissing'),
          emailMissing: t('contact.form.errors.emailMissing'),
          emailInvalid: t('contact.form.errors.emailInvalid'),
          phoneInvalid: t('contact.form.errors.phoneInvalid'),
          messageMissing: t('contact.form.errors.messageMissing'),
          messageTooLong: t('contact.form.errors.messageTooLong'),
        },
        outcomeTexts: {
          sent: t('contact.form.outcomes.sent'),
          failed: t('contact.form.outcomes.failed'),
          unconfirmed: t('contact.form.outcomes.unconfirmed'),
          handedOver: t('contact.form.outcomes.handedOver'),
        },
      }}
    />
  );
}
