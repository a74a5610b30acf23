import type { ReactNode } from 'react';
import { capitalized } from '../../lib/capitalized.server';
import { languageName } from '../../lib/content/language-marks.server';
import type { Clinician } from '../../lib/content/schemas/clinicians.server';
import { listOf } from '../../lib/languages-spoken.server';
import type { Site } from '../../lib/site.server';
import { SampleMark } from '../ui/SampleMark';
import { useSite } from '../ui/SiteContext';

interface ClinicianFactsProps {
  clinician: Clinician;
  /** Only board, license and languages. */
  inShort?: boolean;
  className: string;
}

/** What is known of a clinician's training and practice, marked where it is a sample. */
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

/** Terms with what is known, nothing where it is not; first those that are shown in short. */
function factsOf(clinician: Clinician, { t, language }: Site): [term: string, ReactNode][] {
  const { licence, languages, interests, acceptsNewPatients: accepts } = clinician;
  const number = (
    <>
      {licence.number}{' '}
      <a
        href={licence.lookUp}
        rel="noreferrer"
        className="font-normal text-link underline underline-offset-4"
      >
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
