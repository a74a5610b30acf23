import { useSite } from '../ui/SiteContext';
import { ContactForm } from './ContactForm';

/** The form with its heading, and what becomes of a request. */
export function AppointmentRequest() {
  const { t } = useSite();
  return (
    <section aria-labelledby="message">
      <h2 id="message" className="mb-4 text-h2-article">
        {t('callToAction.request')}
      </h2>
      <ContactForm />
      <div className="mt-4 max-w-measure rounded-card border border-line bg-mist p-6">
        <h3 className="mb-2 text-h3">{t('contact.form.next')}</h3>
        <p>{t('contact.form.nextSteps')}</p>
      </div>
    </section>
  );
}
