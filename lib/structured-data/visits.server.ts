import type { MedicalClinic } from 'schema-dts';
import type { Page } from '../content/content.server';
import { directions } from '../directions.server';
import { comingExceptions } from '../hours.server';
import { languagesSpoken, listOf } from '../languages-spoken.server';
import type { Site } from '../site.server';
import { specialHours } from './practice.server';

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
