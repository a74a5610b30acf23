import type { MedicalClinic, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import { phoneLink } from '../content/facts.server';
import type { Exception, OpeningHours } from '../content/schemas/hours.server';
import type { Practice } from '../content/schemas/practice.server';
import { canonicalUrl, pageUrl } from '../head/canonical.server';
import type { Day } from '../hours.server';
import { languages } from '../language';
import type { Site } from '../site.server';
import { cityInFlorida, clinicId, florida } from './ids.server';

/** The practice, the same node on every page; its services are named in the page's language. */
export function clinic(site: Site): Exclude<MedicalClinic, string> {
  const { t, practice, hours, services, towns, visits } = site;
  const { name, domain, email } = practice;
  const telephone = telephoneOf(practice);
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
    address: addressOf(practice),
    openingHoursSpecification: hours.regular.map(openingHours),
    contactPoint: { '@type': 'ContactPoint', telephone, email, availableLanguage: languages },
    medicalSpecialty: 'https://schema.org/Psychiatric',
    areaServed: [
      ...(visits.videoFrom ? [florida] : []),
      ...towns.map(({ name }) => cityInFlorida(name)),
    ],
    availableService: services.map(({ id, name, language }) => ({
      '@type': 'MedicalTherapy',
      name,
      url: pageUrl(domain, id, language),
    })),
  };
}

export function telephoneOf({ phone }: Practice): string {
  return phoneLink(phone).replace('tel:', '');
}

export function addressOf({ address }: Practice): PostalAddress {
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

function openingHours({
  days,
  opens,
  closes,
}: OpeningHours['regular'][number]): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}` as const),
    opens,
    closes,
  };
}

/** An exception from the hours. Closed is what opens and closes at midnight. */
export function specialHours(exception: Exception): OpeningHoursSpecification {
  const { from, until = from, hours } = exception;
  const { opens, closes } = hours ?? { opens: '00:00', closes: '00:00' };
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens,
    closes,
  };
}
