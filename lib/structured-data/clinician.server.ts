import type { EducationalOccupationalCredential, IndividualPhysician, Person } from 'schema-dts';
import { fullName } from '../content/facts.server';
import type { Clinician } from '../content/schemas/clinicians.server';
import { pageUrl } from '../head/metadata.server';
import type { Site } from '../site.server';
import { dialed } from '../telephones';
import { addressOf, nodeId } from './practice.server';

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
  const index = clinicians.indexOf(clinician);
  const shared = {
    '@id': nodeId(practice, index === 0 ? 'psychiatrist' : `clinician-${index + 1}`),
    name: fullName(clinician),
    url: pageUrl(practice.domain, 'about', language),
    telephone: dialed(practice.phone),
    address: addressOf(practice),
    ...(shown !== 'name' && factsOf(clinician, shown === 'profile', site)),
  };
  const clinic = { '@id': nodeId(practice, 'clinic') };
  const medicalSpecialty = 'https://schema.org/Psychiatric';
  return /\b(MD|DO)\b/.test(clinician.credentials)
    ? { '@type': 'IndividualPhysician', ...shared, medicalSpecialty, practicesAt: clinic }
    : { '@type': 'Person', ...shared, jobTitle: clinician.role[language], worksFor: clinic };
}

function factsOf(clinician: Clinician, isProfile: boolean, { t }: Site) {
  const { board, licence, npi, medicalSchool, languages, sample } = clinician;
  const identifier = [
    { name: t('clinician.licence'), value: licence.number, url: licence.lookUp },
    ...(npi && isProfile ? [{ name: t('clinician.npi'), value: npi }] : []),
  ];
  const hasCredential = [
    ...(board ? [credential('certification', board)] : []),
    ...(medicalSchool && isProfile ? [credential('degree', medicalSchool)] : []),
  ];
  return {
    ...(sample && { disambiguatingDescription: t('clinician.sample') }),
    identifier: identifier.map((entry) => ({ '@type': 'PropertyValue', ...entry }) as const),
    knowsLanguage: languages,
    ...(hasCredential.length > 0 && { hasCredential }),
  };
}

function credential(credentialCategory: string, name: string): EducationalOccupationalCredential {
  const recognizedBy = { '@type': 'Organization', name } as const;
  return { '@type': 'EducationalOccupationalCredential', credentialCategory, recognizedBy };
}
