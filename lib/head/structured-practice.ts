import type { MedicalClinic, OpeningHoursSpecification, Physician } from 'schema-dts';
import { phoneLink } from '../content/facts';
import type { Practice } from '../content/schemas';
import type { Day } from '../hours';
import { languages } from '../language';
import type { Site } from '../site.server';
import { canonicalUrl, pageUrl } from './canonical';
import { cityInFlorida, clinicId, psychiatristId } from './structured-parts';

/** The practice, the same node on every page; its services are named in the page's language. */
export function clinic(site: Site): MedicalClinic {
  const { t, practice, services, towns } = site;
  const { name, domain, email, address } = practice;
  const telephone = phoneLink(practice.phone).replace('tel:', '');
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(practice),
    name,
    ...(practice.sample && { disambiguatingDescription: t('footer.sampleNotice') }),
    url: canonicalUrl(domain, '/'),
    logo: canonicalUrl(domain, '/icon-512.png'),
    image: canonicalUrl(domain, `/share/${site.language}/home.png`),
    telephone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    openingHoursSpecification: practice.hours.map(openingHours),
    contactPoint: { '@type': 'ContactPoint', telephone, email, availableLanguage: languages },
    knowsLanguage: languages,
    medicalSpecialty: 'https://schema.org/Psychiatric',
    areaServed: towns.map(({ name }) => cityInFlorida(name)),
    availableService: services.map(({ id, name, language }) => ({
      '@type': 'MedicalTherapy',
      name,
      url: pageUrl(domain, id, language),
    })),
  };
}

/** @param board whether the page says who certified the psychiatrist */
export function psychiatrist(
  { practice, language }: Site,
  board: 'with board' | 'name only',
): Physician {
  const { name, credentials, boardCertifiedBy } = practice.psychiatrist;
  return {
    '@type': 'Physician',
    '@id': psychiatristId(practice),
    name: `${name}, ${credentials}`,
    medicalSpecialty: 'https://schema.org/Psychiatric',
    url: pageUrl(practice.domain, 'about', language),
    memberOf: { '@id': clinicId(practice) },
    ...(board === 'with board' && {
      hasCredential: {
        '@type': 'EducationalOccupationalCredential',
        recognizedBy: { '@type': 'Organization', name: boardCertifiedBy },
      },
    }),
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

function openingHours({
  days,
  opens,
  closes,
}: Practice['hours'][number]): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}` as const),
    opens,
    closes,
  };
}
