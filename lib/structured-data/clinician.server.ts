import type {
  EducationalOccupationalCredential,
  IndividualPhysician,
  Person,
  PropertyValue,
} from 'schema-dts';
import { fullName } from '../content/facts.server';
import type { Clinician } from '../content/schemas/clinicians.server';
import { pageUrl } from '../head/metadata.server';
import type { Site } from '../site.server';
import { addressOf, clinicId, clinicianId, telephoneOf } from './practice.server';

/**
 * A clinician of the site: a physician, or a person of another profession. In schema.org a physician
 * is also a business, which needs an address: the clinic's.
 * @param shown what the page shows: all facts, those of the home page, or the name alone
 */
export function clinicianNode(
  clinician: Clinician,
  shown: 'profile' | 'summary' | 'name',
  site: Site,
): IndividualPhysician | Person {
  const { practice, clinicians, language } = site;
  const shared = {
    '@id': clinicianId(practice, clinicians.indexOf(clinician)),
    name: fullName(clinician),
    url: pageUrl(practice.domain, 'about', language),
    telephone: telephoneOf(practice),
    address: addressOf(practice),
    ...(shown !== 'name' && factsOf(clinician, shown === 'profile', site)),
  };
  const clinic = { '@id': clinicId(practice) };
  const medicalSpecialty = 'https://schema.org/Psychiatric';
  return /\b(MD|DO)\b/.test(clinician.credentials)
    ? { '@type': 'IndividualPhysician', ...shared, medicalSpecialty, practicesAt: clinic }
    : { '@type': 'Person', ...shared, jobTitle: clinician.role[language], worksFor: clinic };
}

function factsOf(clinician: Clinician, isProfile: boolean, { t }: Site) {
  const { board, licence, npi, medicalSchool, languages, sample } = clinician;
  const identifier: PropertyValue[] = [
    {
      '@type': 'PropertyValue',
      name: t('clinician.licence'),
      value: licence.number,
      url: licence.lookUp,
    },
  ];
  if (npi && isProfile) {
    identifier.push({ '@type': 'PropertyValue', name: t('clinician.npi'), value: npi });
  }
  const hasCredential: EducationalOccupationalCredential[] = [];
  if (board) hasCredential.push(credential('certification', board));
  if (medicalSchool && isProfile) hasCredential.push(credential('degree', medicalSchool));
  return {
    ...(sample && { disambiguatingDescription: t('clinician.sample') }),
    identifier,
    knowsLanguage: languages,
    ...(hasCredential.length > 0 && { hasCredential }),
  };
}

function credential(credentialCategory: string, name: string): EducationalOccupationalCredential {
  const recognizedBy = { '@type': 'Organization', name } as const;
  return { '@type': 'EducationalOccupationalCredential', credentialCategory, recognizedBy };
}
