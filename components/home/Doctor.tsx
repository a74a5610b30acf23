import { fullName } from '../../lib/content/facts.server';
import { mobileBreakpoint } from '../breakpoints';
import { ClinicianFacts, Portrait } from '../clinicians/Clinicians';
import { ButtonLink } from '../ui/ButtonLink';
import { PictureSection } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

/** The lead of the practice, with a link to all clinicians. */
export function Doctor() {
  const { t, href, clinicians, language } = useSite();
  const [lead] = clinicians;
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const opening = [...sentences.segment(lead.statement?.[language] ?? '')].slice(0, 2);
  return (
    <PictureSection
      id="doctor"
      heading={t('about.heading')}
      intro={t('about.text')}
      picture={
        <Portrait clinician={lead} sizes={`(width < ${mobileBreakpoint}) 8rem, 20rem`} early />
      }
      pictureSide="left"
    >
      <p className="mb-2 text-h3 font-semibold text-heading">{fullName(lead)}</p>
      {opening.length > 0 && (
        <blockquote className="mb-5 max-w-xl text-lead">
          <p>{opening.map(({ segment }) => segment).join('')}</p>
        </blockquote>
      )}
      <ClinicianFacts
        clinician={lead}
        inShort
        className="max-w-xl overflow-hidden border-l-4 border-focus pl-5"
      />
      <ButtonLink href={href('about')} variant="secondary" className="mt-6">
        {t('about.link')}
      </ButtonLink>
    </PictureSection>
  );
}
