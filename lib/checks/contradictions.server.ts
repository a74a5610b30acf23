import { timeZoneOf } from '../content/florida-counties';
import { presentClinicians } from '../content/present-clinicians';
import type { Clinician } from '../content/schemas/clinicians.server';
import { isInNetwork } from '../content/schemas/insurers.server';
import { answersOfVideo } from '../content/schemas/visits.server';
import { pathIn } from '../content/source.server';
import type { ContentWith, ReadableContent } from '../content/types';
import { type Finding, finding, type Place } from '../findings/finding';
import { lastDayShown, week } from '../time/dates.server';
import { plainName } from '../words/plain-name';
import { type Rule, rule } from './rule.server';

/**
 * Finds facts of different files, or of different groups of a file, that cannot both hold, and pairs that hardly can.
 * The schemas refuse what contradicts itself within a group: hours that end before they begin.
 */
export const contradictionRules: readonly Rule[] = [
  rule(['visits', 'hours'], openingWhileClosed),
  rule(['visits'], openingForNobody),
  rule(['visits'], visitsNowhere),
  rule(['practice', 'visits'], videoNotOffered),
  rule(['visits', 'insurers'], assignmentWithoutMedicare),
  rule(['practice', 'crisis'], ownNumberInCrisis),
  rule(['practice', 'crisis'], sharedNumbers),
  rule(['practice', 'towns'], timeZoneOfCounty),
  rule(['practice', 'towns'], farFromTown),
  rule(['practice', 'towns'], otherCity),
  rule(['practice'], leavesToItself),
  rule(['clinicians'], formsOfAddress),
  rule(['clinicians'], registersOfOthers),
  rule(['practice', 'clinicians'], yearsOfExperience),
];

/** The place of a field in a file of facts. */
const at = ({ folder }: Pick<ReadableContent, 'folder'>, file: string, field: string): Place => ({
  file: pathIn(folder, file),
  field,
});

/** A next opening that is shown, on a day on which the office is closed. */
function openingWhileClosed(content: ContentWith<'visits' | 'hours'>): Finding[] {
  const { visits, hours, today } = content;
  if (!visits.nextOpening || lastDayShown(visits.nextOpening) < today) return [];
  const { date } = visits.nextOpening;
  const exception = hours.exceptions.find(
    ({ from, until = from }) => from <= date && date <= until,
  );
  const isOpen = exception
    ? exception.hours !== null
    : hours.regular.some(({ days }) => days.some((day) => week.indexOf(day) === dayOfWeek(date)));
  const place = at(content, 'visits.yaml', 'nextOpening.date');
  return isOpen ? [] : [finding('opening-while-closed', place, { day: date })];
}

/**
 * @param date ISO date
 * @returns its place in `week`
 */
const dayOfWeek = (date: string) => (new Date(date).getUTCDay() + 6) % week.length;

/** A next opening at a practice without new patients, to whom pages show it. */
function openingForNobody(content: ContentWith<'visits'>): Finding[] {
  const { nextOpening, newPatients } = content.visits;
  if (!nextOpening || newPatients !== 'notAccepted') return [];
  return [finding('opening-for-nobody', at(content, 'visits.yaml', 'nextOpening'))];
}

/** A practice where visits are neither in the office nor by video. */
function visitsNowhere(content: ContentWith<'visits'>): Finding[] {
  const { office, videoFrom } = content.visits;
  if (office !== false || videoFrom) return [];
  return [finding('visits-nowhere', at(content, 'visits.yaml', 'office'))];
}

/** Facts about visits by video at a practice without them. */
function videoNotOffered(content: ContentWith<'practice' | 'visits'>): Finding[] {
  const { practice, visits } = content;
  if (visits.videoFrom) return [];
  const kind = visits.kinds.findIndex(({ id }) => id === 'video');
  const places = [
    practice.existingPatients.videoVisit
      ? at(content, 'practice.yaml', 'existingPatients.videoVisit')
      : undefined,
    kind >= 0 ? at(content, 'visits.yaml', `kinds.${kind}.id`) : undefined,
    ...answersOfVideo.map((name) =>
      visits.answers[name] ? at(content, 'visits.yaml', `answers.${name}`) : undefined,
    ),
  ];
  return places.flatMap((place) => (place ? finding('video-not-offered', place) : []));
}

/** Medicare's amount as full payment at a practice outside of Medicare's network: texts would say so. */
function assignmentWithoutMedicare(content: ContentWith<'visits' | 'insurers'>): Finding[] {
  const { visits, insurers } = content;
  const isAccepted = insurers.some((insurer) => insurer.id === 'medicare' && isInNetwork(insurer));
  if (visits.medicareAssignment !== true || isAccepted) return [];
  return [finding('assignment-without-medicare', at(content, 'visits.yaml', 'medicareAssignment'))];
}

/** A telephone number of a crisis center, with the path of its field. */
const crisisNumbers = ({ crisis }: ContentWith<'crisis'>) =>
  crisis.flatMap(({ phone, mobileTeam }, center) =>
    Object.entries({ phone, mobileTeam }).flatMap(([name, line]) =>
      line ? { center, number: line.number, field: `${center}.${name}.number` } : [],
    ),
  );

/** Crisis centers with the practice's own telephone or fax number. */
function ownNumberInCrisis(content: ContentWith<'practice' | 'crisis'>): Finding[] {
  const { phone, referrals } = content.practice;
  const own = { phone, 'referrals.fax': referrals?.fax };
  return crisisNumbers(content).flatMap(({ number, field }) => {
    const other = Object.entries(own).find(([, ownNumber]) => ownNumber === number)?.[0];
    if (!other) return [];
    return finding('own-number-in-crisis', at(content, 'crisis.yaml', field), { number, other });
  });
}

/** Two crisis centers with one number, and a fax with the number of the telephone. Either can be right. */
function sharedNumbers(content: ContentWith<'practice' | 'crisis'>): Finding[] {
  const { phone, referrals } = content.practice;
  const centers = crisisNumbers(content).flatMap(({ center, number, field }, index, all) => {
    const other = all
      .slice(0, index)
      .find((earlier) => earlier.number === number && earlier.center !== center);
    if (!other) return [];
    return finding('shared-number', at(content, 'crisis.yaml', field), {
      number,
      other: other.field,
    });
  });
  if (!referrals?.fax || referrals.fax !== phone) return centers;
  const place = at(content, 'practice.yaml', 'referrals.fax');
  return [...centers, finding('shared-number', place, { number: phone, other: 'phone' })];
}

/** The town that has the office, with its index. The schema ensures that there is one. */
function officeTown({ towns }: ContentWith<'towns'>) {
  const index = towns.findIndex(({ office, retired }) => office && !retired);
  const town = towns[index];
  return town ? { ...town, index } : undefined;
}

/** A time zone that is not the one of the county with the office. */
function timeZoneOfCounty(content: ContentWith<'practice' | 'towns'>): Finding[] {
  const county = officeTown(content)?.county;
  const zone = county && timeZoneOf(county);
  if (!zone || zone === content.practice.timeZone) return [];
  return [finding('other-time-zone', at(content, 'practice.yaml', 'timeZone'), { county, zone })];
}

/** No town of Florida reaches as many miles from its center; the largest is Jacksonville. */
const farthest = 40;

/** An entrance too far from the center of the town that has the office to be in it. */
function farFromTown(content: ContentWith<'practice' | 'towns'>): Finding[] {
  const entrance = content.practice.position;
  const { id, position } = officeTown(content) ?? {};
  if (!entrance || !id || !position) return [];
  const miles = Math.round(milesBetween(entrance, position));
  if (miles < farthest) return [];
  return [finding('far-from-town', at(content, 'practice.yaml', 'position'), { miles, town: id })];
}

interface Coordinates {
  north: number;
  east: number;
}

/** The distance of two places in miles, as on a plane, which is exact enough within Florida. */
function milesBetween(one: Coordinates, other: Coordinates): number {
  const milesPerDegree = 69;
  const narrowing = Math.cos((one.north * Math.PI) / 180);
  return Math.hypot(one.north - other.north, (one.east - other.east) * narrowing) * milesPerDegree;
}

/** An address in another city than the town that has the office. The post office may call the city so. */
function otherCity(content: ContentWith<'practice' | 'towns'>): Finding[] {
  const { city } = content.practice.address;
  const id = officeTown(content)?.id;
  const page = [...content.words.en.pages.values()].find((page) => page.id === `towns/${id}`);
  if (page?.kind !== 'location' || plainName(page.name) === plainName(city)) return [];
  const place = at(content, 'practice.yaml', 'address.city');
  return [finding('other-city', place, { city, town: page.name })];
}

/** "Leave this page" that leads to the practice's own site. */
function leavesToItself(content: ContentWith<'practice'>): Finding[] {
  const { neutralPage, domain } = content.practice;
  const { hostname } = new URL(neutralPage);
  if (hostname !== domain && !hostname.endsWith(`.${domain}`)) return [];
  return [finding('leaves-to-itself', at(content, 'practice.yaml', 'neutralPage'), { domain })];
}

type Form = 'feminine' | 'masculine';

/** The words that have one form alone, in the fields of a clinician that hold nothing else. */
const forms: Readonly<Record<string, Form>> = {
  she: 'feminine',
  ella: 'feminine',
  la: 'feminine',
  he: 'masculine',
  él: 'masculine',
  el: 'masculine',
};

/** Clinicians whose pronouns, article and form in Spanish are not of one form. */
function formsOfAddress(content: ContentWith<'clinicians'>): Finding[] {
  return content.clinicians.flatMap((clinician, index) => {
    const [first, ...others] = formsOf(clinician);
    const other = others.find(({ form }) => form !== first?.form);
    if (!first || !other) return [];
    return finding('forms-differ', at(content, 'clinicians.yaml', `${index}.${other.field}`), {
      found: other.value,
      other: first.field,
      model: first.value,
    });
  });
}

/** What each field says about the form; nothing for other words, such as "they". */
function formsOf({ pronoun, spanishForm, formOfAddress }: Clinician) {
  const [article = ''] = formOfAddress.es.split(' ');
  const said = [
    { field: 'formOfAddress.es', value: formOfAddress.es, form: forms[article.toLowerCase()] },
    { field: 'spanishForm', value: spanishForm, form: spanishForm },
    { field: 'pronoun.es', value: pronoun?.es, form: forms[pronoun?.es.toLowerCase() ?? ''] },
    { field: 'pronoun.en', value: pronoun?.en, form: forms[pronoun?.en.toLowerCase() ?? ''] },
  ];
  return said.flatMap(({ field, value, form }) => (value && form ? { field, value, form } : []));
}

/** Boards of the American Osteopathic Association with a register that has the boards of the ABMS alone. */
function registersOfOthers(content: ContentWith<'clinicians'>): Finding[] {
  return content.clinicians.flatMap(({ board, boardLookUp }, index) => {
    if (!board?.startsWith('American Osteopathic Board') || !boardLookUp) return [];
    const { hostname } = new URL(boardLookUp);
    if (hostname.replace(/^www\./, '') !== 'certificationmatters.org') return [];
    const place = at(content, 'clinicians.yaml', `${index}.boardLookUp`);
    return finding('register-of-others', place, { board });
  });
}

/** More years of experience than all clinicians together have been in practice. */
function yearsOfExperience(content: ContentWith<'practice' | 'clinicians'>): Finding[] {
  const value = content.practice.figures.yearsOfExperience?.value;
  const present = presentClinicians(content.clinicians, content.today) ?? [];
  const thisYear = Number(content.today.slice(0, 4));
  const years = present.flatMap(({ inPracticeSince }) =>
    inPracticeSince === null ? [] : thisYear - inPracticeSince + 1,
  );
  if (!value || years.length < present.length || present.length === 0) return [];
  const most = years.reduce((sum, some) => sum + some, 0);
  if (value <= most) return [];
  const place = at(content, 'practice.yaml', 'figures.yearsOfExperience.value');
  return [finding('more-years', place, { value, most })];
}
