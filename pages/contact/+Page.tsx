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
        <div className="mb-stack rounded-card border border-line bg-surface p-6 shadow-card md:p-8">
          <ContactDetails />
          {practice.bookingAddress && (
            <ButtonLink href={practice.bookingAddress} className="mt-6">
              {t('contact.booking')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <section aria-labelledby="message" className="mt-stack">
        <h2 id="message" className="mb-4 text-h2-article">
          {t('contact.form.heading')}
        </h2>
        <ContactForm />
      </section>
    </Article>
  );
}
