import type {
  City,
  MedicalClinic,
  OpeningHoursSpecification,
  PostalAddress,
  State,
} from 'schema-dts';
import type { Exception, OpeningHours } from '../content/schemas/hours.server';
import type { Practice } from '../content/schemas/practice.server';
import type { Page } from '../content/types';
import type { Day } from '../dates.server';
import { directions } from '../directions.server';
import { canonicalUrl, pageUrl } from '../head/metadata.server';
import { comingExceptions } from '../hours.server';
import { languages } from '../language';
import type { Site } from '../site.server';
import { phoneLink } from '../telephones';
import { languagesSpoken, listOf } from '../text.server';

/** The node of the practice, the same on every page and in both languages. */
export function clinicId(practice: Practice): string {
  return siteId(practice, 'clinic');
}

/** @param index in `content/clinicians.yaml`, 0 for the lead psychiatrist */
export function clinicianId(practice: Practice, index: number): string {
  return siteId(practice, index === 0 ? 'psychiatrist' : `clinician-${index + 1}`);
}

export function websiteId(practice: Practice): string {
  return siteId(practice, 'website');
}

/** @param url of the page that describes the service */
export function serviceId(url: string): string {
  return `${url}#service`;
}

const florida: State = { '@type': 'State', name: 'Florida' };

export function cityInFlorida(name: string): City {
  return { '@type': 'City', name, containedInPlace: florida };
}

function siteId({ domain }: Practice, name: string): string {
  return `${canonicalUrl(domain, '/')}#${name}`;
}

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
function specialHours(exception: Exception): OpeningHoursSpecification {
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

/** The kinds of page that show each group of facts. */
const shownOn: Record<'atAGlance' | 'payment' | 'contactDetails', readonly Page['kind'][]> = {
  atAGlance: ['home', 'contact', 'for-patients', 'telepsychiatry', 'service', 'location'],
  payment: ['for-patients'],
  contactDetails: ['home', 'contact'],
};

/** What the practice's node says besides of how to come and to pay, as far as the page shows it. */
export function visitFacts({ kind }: Page, site: Site): Partial<Exclude<MedicalClinic, string>> {
  const { t, language, practice, visits } = site;
  const { position, profiles } = practice;
  const exceptions = comingExceptions(site.hours, site.today);
  const shows = (group: keyof typeof shownOn) => shownOn[group].includes(kind);
  return {
    ...(shows('atAGlance') && {
      knowsLanguage: [...languagesSpoken(site).keys()],
      ...(visits.newPatients && { isAcceptingNewPatients: visits.newPatients === 'accepted' }),
    }),
    ...(shows('payment') &&
      visits.paidBy && {
        paymentAccepted: listOf(
          visits.paidBy.map((way) => t(`facts.paidBy.${way}`)),
          language,
        ),
      }),
    ...(shows('contactDetails') && {
      ...(exceptions.length > 0 && {
        specialOpeningHoursSpecification: exceptions.map(specialHours),
      }),
      hasMap: directions(practice).google,
      ...(profiles.length > 0 && { sameAs: profiles }),
      ...(position && {
        geo: { '@type': 'GeoCoordinates', latitude: position.north, longitude: position.east },
      }),
    }),
  };
}
