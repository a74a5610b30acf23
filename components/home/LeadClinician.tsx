import { fullName } from '../../lib/content/facts.server';
import { ClinicianFacts, Letter, Portrait } from '../clinicians/Clinicians';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

/** The lead of the practice, with the first words of the statement as a letter, and a link to all clinicians. */
export function LeadClinician() {
  const { t, href, clinicians, language } = useSite();
  const [lead] = clinicians;
  return (
    <Section
      id="doctor"
      heading={t('about.heading')}
      intro={t('about.text')}
      beside={
        <ButtonLink href={href('about')} variant="secondary" className="mt-6">
          {t('about.link')}
        </ButtonLink>
      }
    >
      <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <Letter clinician={lead} sentences={2}>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Portrait clinician={lead} loads="when idle" />
            <div className="flex-[1_1_8rem]">
              <p className="text-h3 font-semibold text-heading">{fullName(lead)}</p>
              <p className="text-soft">{lead.role[language]}</p>
            </div>
          </div>
        </Letter>
        <ClinicianFacts clinician={lead} className="mt-6 border-t border-line pt-5" />
      </div>
    </Section>
  );
}
