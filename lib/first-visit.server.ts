import { fullName } from './content/facts.server';
import { languageName } from './content/language-tags.server';
import { isInNetwork } from './content/schemas/insurers.server';
import type { Visits } from './content/schemas/visits.server';
import { lastDayShown } from './content/schemas/visits.server';
import { languagesSpoken } from './content/spoken-languages.server';
import { languages } from './language';
import type { Site } from './site.server';
import { dateWithWeekday, dayOfMonth } from './time/format.server';
import { capitalized, listOf } from './words/text.server';

// Several components say these words about the first visit, the insurers and the languages.

/** The first visit among the kinds of visits; undefined if it is not described. */
export const firstVisitOf = ({ visits }: Site) => visits.kinds.find(({ id }) => id === 'first');

/** Whether it is known that new patients have to wait, or are not accepted. */
export const hasNoOpenings = ({ newPatients }: Visits): boolean =>
  newPatients === 'waitingList' || newPatients === 'notAccepted';

/**
 * "60 minutes with Alex Sample, MD", of the first visit, with every clinician who may accept new patients; empty if
 * nothing of it is known.
 */
export function minutesAndClinicians(site: Site): string {
  const { t, language, clinicians } = site;
  const minutes = firstVisitOf(site)?.minutes;
  const names = clinicians
    .filter(({ acceptsNewPatients }) => acceptsNewPatients !== false)
    .map((clinician) => fullName(clinician));
  return [
    minutes && `${minutes} ${t('glance.minutes')}`,
    names.length > 0 && `${t('visitCard.with')} ${listOf(names, language, 'or')}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "18 and over", "18 to 64"; empty if the ages are not known. */
export function ageRange({ t, visits: { ages } }: Site): string {
  if (!ages) return '';
  return `${ages.from} ${ages.to ? `${t('glance.to')} ${ages.to}` : t('glance.andOver')}`;
}

/**
 * The next opening in words, while it is shown and there are openings for new patients.
 * @returns `lastDay` is the ISO date after which the page script hides it
 */
export function shownOpening({ language, today, visits }: Site) {
  const { nextOpening } = visits;
  if (!nextOpening || hasNoOpenings(visits)) return undefined;
  const lastDay = lastDayShown(nextOpening);
  if (today > lastDay) return undefined;
  return {
    day: capitalized(dateWithWeekday(nextOpening.date, language, today)),
    confirmedOn: dayOfMonth(nextOpening.confirmedOn, language),
    lastDay,
  };
}

/** What a visitor can choose, as an option of a field. */
export interface Option {
  value: string;
  text: string;
  lang?: string;
}

/** A way of visiting, with the words that say it as a fact. */
export interface Way extends Option {
  inWords: string;
}

/** Where visits can be: in the office, by video, or both. */
export function waysOf({ t, language, practice, visits }: Site): Way[] {
  const { city } = practice.address;
  const office = {
    value: 'office',
    text: `${t('visitCard.office')} ${city}`,
    inWords: `${t('glance.office')} ${city}`,
  };
  return [
    ...(visits.office ? [office] : []),
    ...(visits.videoFrom
      ? [
          {
            value: 'video',
            text: t('visitCard.video'),
            inWords: `${t('glance.video')} ${visits.videoFrom[language]}`,
          },
        ]
      : []),
  ];
}

/** Where a first visit can be: all ways, or the office alone. */
export const waysIn = (site: Site, { isInOfficeOnly }: { isInOfficeOnly: boolean }) =>
  waysOf(site).filter(({ value }) => value === 'office' || !isInOfficeOnly);

/** The languages of the site in which somebody of the practice speaks with patients, each in its own name. */
export function languagesOf(site: Site): Option[] {
  const spoken = languagesSpoken(site);
  return languages
    .filter((tag) => spoken.has(tag))
    .map((tag) => ({ value: tag, text: capitalized(languageName(tag, tag)), lang: tag }));
}

/** The insurers in network, or their number with the public ones if there are many; empty if there are none. */
export function insurersInShort({ t, language, insurers }: Site): string[] {
  const accepted = insurers.filter(isInNetwork);
  if (accepted.length === 0) return [];
  const namesOf = (some: typeof accepted) =>
    listOf(
      some.map(({ name }) => name),
      language,
    );
  if (accepted.length <= 3) return [namesOf(accepted)];
  const programs = accepted.filter(({ id }) => id === 'medicare' || id === 'medicaid');
  return [
    `${accepted.length} ${t('glance.insurers')}`,
    ...(programs.length > 0 ? [`${t('glance.including')} ${namesOf(programs)}`] : []),
  ];
}

/** Who speaks each language but English, in sentences without an end: "Dr. Sample and the front desk speak Spanish". */
export function whoSpeaks(site: Site): string[] {
  const { t, language } = site;
  return [...languagesSpoken(site)]
    .filter(([tag]) => tag !== 'en')
    .map(([tag, who]) => {
      const verb = t(who.length === 1 ? 'glance.speaks' : 'glance.speak');
      return capitalized(`${listOf(who, language)} ${verb} ${languageName(tag, language)}`);
    });
}
