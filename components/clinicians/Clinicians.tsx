import { Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { fullName } from '../../lib/content/facts.server';
import { languageName } from '../../lib/content/language-marks.server';
import type { Clinician } from '../../lib/content/schemas/clinicians.server';
import type { Site } from '../../lib/site.server';
import { capitalized, listOf } from '../../lib/text.server';
import { mobileBreakpoint } from '../breakpoints';
import { Picture } from '../picture/Picture';
import { SampleMark } from '../ui/Prose';
import { useSite } from '../ui/SiteContext';

/** A profile of each clinician. If there is only one, the heading of the page has the portrait. */
export function Clinicians() {
  const { clinicians, language } = useSite();
  return (
    <div className="stacked-stack">
      {clinicians.map((clinician, index) => {
        const { role, photo, statement } = clinician;
        const id = `clinician-${index + 1}`;
        return (
          <section
            key={id}
            aria-labelledby={id}
            className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
          >
            <div className="mb-5 flex items-center gap-5">
              {photo && clinicians.length > 1 && <Portrait photo={photo} small />}
              <div>
                <h2 id={id} className="text-h2-article">
                  {fullName(clinician)}
                </h2>
                <p className="mt-1 text-lead text-soft">{role[language]}</p>
              </div>
            </div>
            <div
              className={`grid grid-cols-1 gap-5 ${statement ? 'lg:grid-cols-[6fr_5fr] lg:gap-16' : ''}`}
            >
              <div>
                <ClinicianFacts
                  clinician={clinician}
                  className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-5"
                />
              </div>
              {statement && (
                <figure className="max-w-measure">
                  <Quote className="mb-3 size-8 text-focus" />
                  <blockquote>
                    <p className="text-lead">{statement[language]}</p>
                  </blockquote>
                  <figcaption className="mt-3 text-small text-soft">
                    {fullName(clinician)}
                  </figcaption>
                </figure>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}

interface ClinicianFactsProps {
  clinician: Clinician;
  /** Whether only board, license and languages are shown. */
  inShort?: boolean;
  className: string;
}

/** The known facts about a clinician's training and practice, with a mark if they are samples. */
export function ClinicianFacts({ clinician, inShort = false, className }: ClinicianFactsProps) {
  const site = useSite();
  return (
    <>
      <dl className={className}>
        {factsOf(clinician, site)
          .slice(0, inShort ? 3 : undefined)
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term}>
              <dt className="text-small text-soft">{term}</dt>
              <dd className="font-semibold">
                {typeof value === 'string' ? capitalized(value) : value}
              </dd>
            </div>
          ))}
      </dl>
      {clinician.sample && (
        <div className="mt-5 flex">
          <SampleMark text={site.t('clinician.sample')} />
        </div>
      )}
    </>
  );
}

/**
 * The facts with their terms; a fact that is not known is empty. The
 * first three are those that are shown in short.
 */
function factsOf(clinician: Clinician, { t, language }: Site): [term: string, ReactNode][] {
  const { licence, languages, interests, acceptsNewPatients: accepts } = clinician;
  const number = (
    <>
      {licence.number}{' '}
      <a href={licence.lookUp} rel="noreferrer" className="font-normal link">
        {t('clinician.lookUp')}
      </a>
    </>
  );
  const spoken = languages.map((tag) => languageName(tag, language));
  const answer = accepts ? t('clinician.takesNewPatients') : t('clinician.takesNoNewPatients');
  return [
    [t('clinician.board'), clinician.board],
    [t('clinician.licence'), number],
    [t('clinician.languages'), listOf(spoken, language)],
    [t('clinician.newPatients'), typeof accepts === 'boolean' && answer],
    [t('clinician.inPracticeSince'), clinician.inPracticeSince],
    [t('clinician.interests'), interests?.map((interest) => interest[language]).join(', ')],
    [t('clinician.medicalSchool'), clinician.medicalSchool],
    [t('clinician.residency'), clinician.residency],
    [t('clinician.fellowship'), clinician.fellowship],
    [t('clinician.affiliations'), clinician.affiliations?.join(', ')],
    [t('clinician.npi'), clinician.npi],
  ];
}

interface PortraitProps {
  photo: NonNullable<Clinician['photo']>;
  small?: boolean;
  priority?: boolean;
  early?: boolean;
}

/** The photograph of a clinician, or a drawing in its place. */
export function Portrait({ photo, small, ...loading }: PortraitProps) {
  const { language } = useSite();
  return (
    <Picture
      path={photo.image}
      alt={photo.alt[language]}
      sizes={small ? '7rem' : `(width < ${mobileBreakpoint}) 100vw, 30rem`}
      className={`aspect-7/8 ${small ? 'w-28 shrink-0 rounded-card' : 'mx-auto w-full max-w-md rounded-picture'} ${loading.priority ? 'max-sm:max-w-40' : ''}`}
      {...loading}
    />
  );
}
