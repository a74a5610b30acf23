import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { ContactForm } from '../../components/contact-form/ContactForm';
import { Article } from '../../components/layout/Article';
import { ContactDetails } from '../../components/layout/ContactDetails';
import { ExistingPatients } from '../../components/patient-links/ExistingPatients';
import { Referrals } from '../../components/patient-links/Referrals';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { useSite } from '../../components/ui/SiteContext';
import type { PageOf } from '../../lib/content/content.server';
import { languageName } from '../../lib/content/language-marks.server';
import { listOf } from '../../lib/languages-spoken.server';
import { vcardPath } from '../../lib/site-files/vcard.server';

export function Page({ page }: { page: PageOf<'contact'> }) {
  const { t, language, practice } = useSite();
  return (
    <Article
      page={page}
      aside={
        <>
          <div className="mb-stack rounded-card border border-line bg-surface p-6 shadow-card md:p-8">
            <ContactDetails />
            <div className="mt-6 flex flex-wrap gap-3">
              {practice.bookingAddress && (
                <div>
                  <ButtonLink href={practice.bookingAddress}>{t('contact.booking')}</ButtonLink>
                  <p className="mt-2 text-small text-soft">
                    {t('contact.bookingNote')}
                    {practice.bookingLanguages &&
                      `: ${listOf(
                        practice.bookingLanguages.map((tag) => languageName(tag, language)),
                        language,
                      )}`}
                  </p>
                </div>
              )}
              <ButtonLink href="#message" variant="secondary">
                {t('contact.form.heading')}
              </ButtonLink>
              <ButtonLink href={vcardPath} download variant="secondary">
                {t('contact.save')}
              </ButtonLink>
            </div>
          </div>
          <AtAGlance isFull />
        </>
      }
    >
      <section aria-labelledby="message" className="mt-stack">
        <h2 id="message" className="mb-4 text-h2-article">
          {t('contact.form.heading')}
        </h2>
        <ContactForm />
      </section>
      <ExistingPatients />
      <Referrals />
    </Article>
  );
}
