import { usePatientsLink } from '../patient-links/PatientLinks';
import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

/**
 * The line at the top of every page: help in a crisis, as links that work without scripts and are as high as
 * the line. Where there is room, it also has a link for existing patients.
 */
export function CrisisLine() {
  const { t, language } = useSite();
  const patientsLink = usePatientsLink();
  return (
    <div className="border-b border-deep-line bg-deep text-small text-on-deep print:hidden">
      <div className="page-width grid items-center max-[22rem]:px-1 md:grid-cols-[1fr_auto_1fr] has-tall-links [&_a:focus-visible]:-outline-offset-3 [&_a:focus-visible]:outline-on-deep">
        <aside aria-label={t('crisis.label')} className="md:col-start-2">
          <p className="flex flex-wrap items-center justify-center gap-x-3 text-center max-[22rem]:gap-x-1.5">
            {/* Where it has no room beside the numbers it is only read aloud. */}
            <strong className={language === 'es' ? 'max-[25rem]:sr-only' : 'max-[23.5rem]:sr-only'}>
              {t('crisis.lead')}
            </strong>{' '}
            <BriefCrisisLinks />
          </p>
        </aside>
        {patientsLink && (
          <nav aria-label={t('nav.patients')} className="justify-self-end max-md:hidden">
            <a href={patientsLink}>{t('nav.patients')}</a>
          </nav>
        )}
      </div>
    </div>
  );
}

/**
 * The numbers for a crisis in few words: three links that fit a line of a phone. A further number belongs here, in
 * `CrisisLinks`, in `CrisisButtons` and in `lib/site-files/llms.server.ts`.
 */
export function BriefCrisisLinks() {
  const { t } = useSite();
  const emergency = t('crisis.emergencyBrief');
  return (
    <>
      <a href="tel:988">{t('crisis.lifelineBrief')}</a>{' '}
      <a href={t('crisis.lifelineTextLink')}>{t('crisis.lifelineTextBrief')}</a>{' '}
      {/* Padding makes a word as short as the Spanish one wide enough, mostly where no neighbor is. */}
      <a href="tel:911" className={emergency.length < 5 ? '-mr-5 -ml-1 pr-5 pl-1' : undefined}>
        {emergency}
      </a>
    </>
  );
}

/** The numbers for a crisis: 988 by call and by text message in the language of the page, and 911. */
export function CrisisLinks() {
  const { t } = useSite();
  return (
    <>
      <strong>{t('crisis.lead')}</strong> <a href="tel:988">{t('crisis.lifeline')}</a>{' '}
      <a href={t('crisis.lifelineTextLink')}>{t('crisis.lifelineText')}</a>{' '}
      <a href="tel:911">{t('crisis.emergency')}</a>
    </>
  );
}

/** The numbers for a crisis in a card: above a page about a condition, beside the text of the emergency policy. */
export function CrisisCard() {
  const { t } = useSite();
  return (
    <section
      aria-label={t('crisis.label')}
      className="flex flex-wrap items-center gap-3 rounded-card border border-accent bg-accent-soft p-4 text-base print:hidden"
    >
      <strong className="text-accent max-sm:w-full">{t('crisis.lead')}</strong> <CrisisButtons />
    </section>
  );
}

/** The numbers for a crisis as buttons. */
export function CrisisButtons() {
  const { t } = useSite();
  return (
    <>
      <ButtonLink href="tel:911" variant="urgent" className="max-sm:w-full max-sm:px-2">
        {t('crisis.emergency')}
      </ButtonLink>
      <ButtonLink href="tel:988" variant="secondary" className="max-sm:grow">
        {t('crisis.lifeline')}
      </ButtonLink>
      <ButtonLink href={t('crisis.lifelineTextLink')} variant="secondary" className="max-sm:grow">
        {t('crisis.lifelineText')}
      </ButtonLink>
    </>
  );
}
