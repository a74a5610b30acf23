import { AppointmentRequest } from '../../components/contact-form/AppointmentRequest';
import { OpenNow } from '../../components/hours/Hours';
import { CallButton } from '../../components/layout/Actions';
import { Article } from '../../components/layout/Article';
import { ContactDetails } from '../../components/layout/ContactDetails';
import {
  ExistingPatients,
  Referrals,
  useExistingPatientsAddress,
} from '../../components/patient-links/PatientLinks';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { useSite } from '../../components/ui/SiteContext';
import { languageName } from '../../lib/content/language-tags.server';
import type { PageOf } from '../../lib/content/types';
import { vcardPath } from '../../lib/site-files/vcard.server';
import { listOf } from '../../lib/words/text.server';

/** The contact page: form, call and hours in the first screen, and the other ways to reach the practice after it. */
export function Page({ page }: { page: PageOf<'contact'> }) {
  const { t, practice } = useSite();
  const patientsLink = useExistingPatientsAddress();
  return (
    <Article
      page={page}
      form={<AppointmentRequest />}
      actions={
        <div className="max-w-measure stacked-4 print:hidden">
          <div>
            <h2 className="text-h3">{t('contact.form.next')}</h2>
            <p className="mt-1">{t('contact.form.nextSteps')}</p>
          </div>
          <div>
            <CallButton className="max-lg:hidden" />
            <OpenNow />
          </div>
        </div>
      }
      card={<Reach />}
      cardStays
      hasContactCard={false}
      partsAfter={[
        ...(patientsLink ? [{ id: 'existing-patients', text: t('existingPatients.heading') }] : []),
        ...(practice.referrals ? [{ id: 'referrals', text: t('referrals.heading') }] : []),
      ]}
    >
      <ExistingPatients />
      <Referrals />
    </Article>
  );
}

/** The ways to reach the practice. */
function Reach() {
  const { t, language, practice } = useSite();
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-card lg:text-base">
      <ContactDetails />
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
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
        <ButtonLink href={vcardPath} download variant="secondary">
          {t('contact.save')}
        </ButtonLink>
      </div>
    </div>
  );
}
