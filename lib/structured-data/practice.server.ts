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
import { dialed } from '../telephones';
import { languagesSpoken, listOf } from '../text.server';

/** The id of a node about the practice, the same on every page and in both languages. */
export function nodeId({ domain }: Practice, name: string): string {
  return `${canonicalUrl(domain, '/')}#${name}`;
}

const florida: State = { '@type': 'State', name: 'Florida' };

export function cityInFlorida(name: string): City {
  return { '@type': 'City', name, containedInPlace: florida };
}

/** The practice, the same node on every page; its services are named in the page's language. */
export function clinic(site: Site): Exclude<MedicalClinic, string> {
  const { t, practice, hours, services, towns, visits } = site;
  const { name, domain, email } = practice;
  const telephone = dialed(practice.phone);
  return {
    '@type': 'MedicalClinic',
    '@id': nodeId(practice, 'clinic'),
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
function specialHours({ from, until = from, hours }: Exception): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    ...(hours ?? { opens: '00:00', closes: '00:00' }),
  };
}

/** The kinds of page that show a card of what patients decide by, and how to come. */
const showAtAGlance = ['home', 'contact', 'for-patients', 'telepsychiatry', 'service', 'location'];
const showContactDetails = ['home', 'contact'];

/** What the practice's node says besides of how to come and to pay, as far as the page shows it. */
export function visitFacts({ kind }: Page, site: Site): Partial<Exclude<MedicalClinic, string>> {
  const { t, language, practice, visits } = site;
  const { position, profiles } = practice;
  const exceptions = comingExceptions(site.hours, site.today);
  return {
    ...(showAtAGlance.includes(kind) && {
      knowsLanguage: [...languagesSpoken(site).keys()],
      ...(visits.newPatients && { isAcceptingNewPatients: visits.newPatients === 'accepted' }),
    }),
    ...(kind === 'for-patients' &&
      visits.paidBy && {
        paymentAccepted: listOf(
          visits.paidBy.map((way) => t(`facts.paidBy.${way}`)),
          language,
        ),
      }),
    ...(showContactDetails.includes(kind) && {
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
