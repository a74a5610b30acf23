import type {
  City,
  EducationalOccupationalCredential,
  IndividualPhysician,
  MedicalClinic,
  OpeningHoursSpecification,
  Person,
  PostalAddress,
} from 'schema-dts';
import { professionOf } from '../content/credentials';
import { fullName } from '../content/facts.server';
import type { Clinician } from '../content/schemas/clinicians.server';
import type { Exception, OpeningHours } from '../content/schemas/hours.server';
import type { Practice } from '../content/schemas/practice.server';
import { languagesSpoken } from '../content/spoken-languages.server';
import type { Page } from '../content/types';
import { directionsTo } from '../directions.server';
import { canonicalUrl } from '../head/metadata.server';
import { comingExceptions } from '../hours.server';
import { languages } from '../language';
import { kindsWithVisitCard, type PageKind } from '../routes.server';
import type { Site } from '../site.server';
import type { Day } from '../time/days.server';
import { addressLine } from '../words/postal-address';
import { dialed } from '../words/telephones';
import { listOf } from '../words/text.server';

/** The id of a node about the practice, the same on every page and in both languages. */
export function nodeId({ domain }: Practice, name: string): string {
  return `${canonicalUrl(domain, '/')}#${name}`;
}

export const florida = { '@type': 'State', name: 'Florida' } as const;

/** The node of a city in Florida. */
export function cityInFlorida(name: string): City {
  return { '@type': 'City', name, containedInPlace: florida };
}

/**
 * The node of the practice, with the same id on every page. Every page has its name, address and services; some
 * kinds of page add facts about visits, payment and how to reach the practice.
 */
export function clinic({ kind }: Page, site: Site): Exclude<MedicalClinic, string> {
  const { t, href, practice, services } = site;
  const { name, domain, email } = practice;
  return {
    '@type': 'MedicalClinic',
    '@id': nodeId(practice, 'clinic'),
    name,
    ...(practice.sample && { disambiguatingDescription: t('footer.sampleNotice') }),
    url: canonicalUrl(domain, '/'),
    telephone: dialed(practice.phone),
    email,
    address: addressOf(practice),
    medicalSpecialty: 'https://schema.org/Psychiatric',
    availableService: services.map(({ id, name }) => ({
      '@type': 'MedicalTherapy',
      name,
      url: canonicalUrl(domain, href(id)),
    })),
    ...(kindsWithVisitFacts.includes(kind) && visitFacts(site)),
    ...(kind === 'for-patients' && payments(site)),
    ...(kindsWithContactDetails.includes(kind) && contactDetails(site)),
  };
}

function addressOf({ address }: Practice): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.zip,
    addressCountry: 'US',
  };
}

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const satisfies Record<Day, string>;

function openingHours(run: OpeningHours['regular'][number]): OpeningHoursSpecification {
  const { days, opens, closes } = run;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}` as const),
    opens,
    closes,
  };
}

/** An exception from the hours. A closed day opens and closes at midnight. */
function specialHours({ from, until = from, hours }: Exception): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    ...(hours ?? { opens: '00:00', closes: '00:00' }),
  };
}

/** The kinds of page that show the visit card or the card "At a glance". */
const kindsWithVisitFacts: readonly PageKind[] = [...kindsWithVisitCard, 'for-patients'];

/** The kinds of page that show how to reach the practice. */
const kindsWithContactDetails: readonly PageKind[] = ['home', 'contact'];

function visitFacts(site: Site): Partial<Exclude<MedicalClinic, string>> {
  const { newPatients } = site.visits;
  return {
    knowsLanguage: [...languagesSpoken(site).keys()],
    ...(newPatients && { isAcceptingNewPatients: newPatients === 'accepted' }),
  };
}

function payments({ t, language, visits }: Site): Partial<Exclude<MedicalClinic, string>> {
  const ways = visits.paidBy?.map((way) => t(`facts.paidBy.${way}`));
  return ways ? { paymentAccepted: listOf(ways, language) } : {};
}

/** How to reach the practice, its hours, the places that it serves, its logo, picture and profiles on other sites. */
function contactDetails(site: Site): Partial<Exclude<MedicalClinic, string>> {
  const { practice, hours, towns, visits } = site;
  const { domain, email, position, profiles } = practice;
  const telephone = dialed(practice.phone);
  const exceptions = comingExceptions(hours, site.today);
  return {
    logo: canonicalUrl(domain, '/icon-512.png'),
    image: canonicalUrl(domain, `/share/${site.language}/home.png`),
    contactPoint: { '@type': 'ContactPoint', telephone, email, availableLanguage: languages },
    openingHoursSpecification: hours.regular.map(openingHours),
    ...(exceptions.length > 0 && {
      specialOpeningHoursSpecification: exceptions.map(specialHours),
    }),
    areaServed: [
      ...(visits.videoFrom ? [florida] : []),
      ...towns.map(({ name }) => cityInFlorida(name)),
    ],
    hasMap: directionsTo(addressLine(practice.address)).google,
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(position && {
      geo: { '@type': 'GeoCoordinates', latitude: position.north, longitude: position.east },
    }),
  };
}

/**
 * The node of a clinician: a physician, or a person of another profession. In schema.org a physician is also a
 * business, which needs an address, so it has that of the clinic.
 * @param shown how much the page shows: all facts, those of the home page, or only the name
 */
export function clinicianNode(
  clinician: Clinician,
  shown: 'profile' | 'summary' | 'name',
  site: Site,
): IndividualPhysician | Person {
  const { practice, language, href } = site;
  const shared = {
    '@id': clinicianId(clinician, site),
    name: fullName(clinician),
    url: canonicalUrl(practice.domain, href('about')),
    telephone: dialed(practice.phone),
    address: addressOf(practice),
    ...(shown !== 'name' && factsOf(clinician, shown, site)),
  };
  const workplace = { '@id': nodeId(practice, 'clinic') };
  const medicalSpecialty = 'https://schema.org/Psychiatric';
  return professionOf(clinician.credentials) === 'physician'
    ? { '@type': 'IndividualPhysician', ...shared, medicalSpecialty, practicesAt: workplace }
    : { '@type': 'Person', ...shared, jobTitle: clinician.role[language], worksFor: workplace };
}

/** The id of a clinician's node. */
export function clinicianId(clinician: Clinician, { practice, clinicians }: Site): string {
  const index = clinicians.indexOf(clinician);
  const isPsychiatrist = index === 0 && professionOf(clinician.credentials) === 'physician';
  return nodeId(practice, isPsychiatrist ? 'psychiatrist' : `clinician-${index + 1}`);
}

/** The facts of a clinician: all of them for a profile, the most important ones for a summary. */
function factsOf(clinician: Clinician, shown: 'profile' | 'summary', { t }: Site) {
  const isProfile = shown === 'profile';
  const { board, license, npi, medicalSchool, sample } = clinician;
  const identifier = [
    { name: t('clinician.license'), value: license.number, url: license.lookUp },
    ...(npi && isProfile ? [{ name: t('clinician.npi'), value: npi }] : []),
  ];
  const hasCredential = [
    ...(board ? [credential('certification', board)] : []),
    ...(medicalSchool && isProfile ? [credential('degree', medicalSchool)] : []),
  ];
  return {
    ...(sample && { disambiguatingDescription: t('clinician.sample') }),
    identifier: identifier.map((entry) => ({ '@type': 'PropertyValue', ...entry }) as const),
    knowsLanguage: clinician.languages,
    ...(hasCredential.length > 0 && { hasCredential }),
  };
}

function credential(credentialCategory: string, name: string): EducationalOccupationalCredential {
  const recognizedBy = { '@type': 'Organization', name } as const;
  return { '@type': 'EducationalOccupationalCredential', credentialCategory, recognizedBy };
}
