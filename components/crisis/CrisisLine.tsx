import { Fragment } from 'react';
import { emergencyPage } from '../../lib/routes.server';
import { usePatientsLink } from '../patient-links/PatientLinks';
import { ButtonLink } from '../ui/ButtonLink';
import { useSite } from '../ui/SiteContext';

/**
 * The line at the top of every page: help in a crisis, as links that work without scripts and are as high as the line; the
 * first one leads to the page on emergencies. Where there is room, it also has links for existing patients and for families.
 */
export function CrisisLine() {
  const { t, href, practice, page } = useSite();
  const patientsLink = usePatientsLink();
  return (
    <div className="border-b border-deep-line bg-deep text-small text-on-deep print:hidden">
      <div className="page-width grid items-center max-[27rem]:px-1 md:grid-cols-[1fr_auto_1fr] has-tall-links [&_a:focus-visible]:-outline-offset-3 [&_a:focus-visible]:outline-on-deep">
        {practice.sample && (
          <section
            aria-label={t('footer.sampleBrief')}
            className="text-on-deep-soft italic max-lg:hidden"
          >
            <p>{t('footer.sampleBrief')}</p>
          </section>
        )}
        <aside aria-label={t('crisis.label')} className="md:col-start-2">
          <p className="flex flex-wrap items-center justify-center gap-x-3 text-center max-[27rem]:gap-x-2 max-[27rem]:text-[0.82rem] max-[22rem]:gap-x-1.5">
            {/* Beside the numbers there is no room for it on the narrowest phones. */}
            <a href={href(emergencyPage)} className="font-semibold max-[22rem]:hidden!">
              {t('crisis.lead')}
            </a>
            <BriefCrisisLinks />
          </p>
        </aside>
        <nav aria-label={t('nav.patients')} className="flex gap-x-3 justify-self-end max-md:hidden">
          {patientsLink && <a href={patientsLink}>{t('forPatients.link')}</a>}{' '}
          <span className="max-lg:hidden">
            <a href={href('for-families')}>{page('for-families').heading}</a>
          </span>
        </nav>
      </div>
    </div>
  );
}

/** The crisis lines in few words: links that fit a line of a phone. */
export function BriefCrisisLinks() {
  const { crisisLines } = useSite();
  return crisisLines.map(({ id, href, brief }) => (
    <Fragment key={id}>
      {' '}
      <a href={href} className="min-w-11">
        {brief}
      </a>
    </Fragment>
  ));
}

/** The question whether this is a crisis, and the crisis lines. */
export function CrisisLinks() {
  const { t, crisisLines } = useSite();
  return (
    <>
      <strong>{t('crisis.lead')}</strong>
      {crisisLines.map(({ id, href, words }) => (
        <Fragment key={id}>
          {' '}
          <a href={href}>{words}</a>
        </Fragment>
      ))}
    </>
  );
}

/** The crisis lines in an outlined line, after the text of a page about a condition, and of that for families. */
export function CrisisCard() {
  const { t } = useSite();
  return (
    <section
      aria-label={t('crisis.label')}
      className="flex flex-wrap items-center gap-x-5 rounded-card border border-control px-5 text-base has-tall-links [&_a]:font-semibold [&_a]:text-link print:hidden"
    >
      <strong>{t('crisis.lead')}</strong>
      <BriefCrisisLinks />
    </section>
  );
}

/** The crisis lines as buttons, those for danger to life first and filled. They are for the page on emergencies alone. */
export function CrisisButtons() {
  return useUrgentFirst().map(({ id, href, words, urgent }) => (
    <ButtonLink
      key={id}
      href={href}
      variant={urgent ? 'urgent' : 'secondary'}
      className={urgent ? 'max-sm:w-full max-sm:px-2' : 'max-sm:grow'}
    >
      {words}
    </ButtonLink>
  ));
}

/** The crisis lines, those for danger to life first. */
export function useUrgentFirst() {
  const { crisisLines } = useSite();
  return [
    ...crisisLines.filter(({ urgent }) => urgent),
    ...crisisLines.filter(({ urgent }) => !urgent),
  ];
}
