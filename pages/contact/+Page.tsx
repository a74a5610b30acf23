import { Article } from '../../components/layout/Article';
import { useSite } from '../../components/layout/SiteContext';
import { ContactDetails } from '../../components/sections/ContactDetails';
import { ContactForm } from '../../components/sections/ContactForm';
import { ButtonLink } from '../../components/ui/ButtonLink';
import type { PageOf } from '../../lib/content/content.server';

export function Page({ page }: { page: PageOf<'contact'> }) {
  const { t, practice } = useSite();
  return (
    <Article
      page={page}
      title={t('nav.contact')}
      aside={
        <div className="mt-8 rounded-card bg-teal-50 p-6">
          <ContactDetails />
          {practice.bookingAddress && (
            <ButtonLink href={practice.bookingAddress} className="mt-6">
              {t('contact.booking')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <section aria-labelledby="message" className="mt-12">
        <h2 id="message" className="mb-4 text-2xl">
          {t('contact.form.heading')}
        </h2>
        <ContactForm />
      </section>
    </Article>
  );
}
