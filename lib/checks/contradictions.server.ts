import { timeZoneOf } from '../content/florida-counties';
import type { Clinician } from '../content/schemas/clinicians.server';
import { centerNumbers } from '../content/schemas/crisis.server';
import { isIdInNetwork } from '../content/schemas/insurers.server';
import { officeTown } from '../content/schemas/towns.server';
import { answersOfVideo, lastDayShown } from '../content/schemas/visits.server';
import { placeIn } from '../content/source.server';
import type { ContentWith } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { languages } from '../language';
import { timesOn } from '../time/opening-times';
import { plainName } from '../words/plain-name';
import { type Rule, rule } from './rule.server';

/**
 * Rules for facts of different files, or of different groups of a file, that cannot both hold. The schemas refuse what
 * contradicts itself within a group, such as hours that end before they begin; pairs that can be right are guesses.
 */
export const contradictionRules: readonly Rule[] = [
  rule(['visits', 'hours'], openingWhileClosed),
  rule(['visits'], openingForNobody),
  rule(['visits'], visitsNowhere),
  rule(['practice', 'visits'], videoNotOffered),
  rule(['visits', 'insurers'], assignmentWithoutMedicare),
  rule(['practice', 'crisis'], ownNumberInCrisis),
  rule(['practice', 'towns'], timeZoneOfCounty),
  rule(['practice', 'towns'], farFromTown),
  rule(['towns', 'places'], countiesDiffer),
  rule(['practice'], leavesToItself),
  rule(['clinicians'], formsOfAddress),
  rule(['clinicians'], registersOfOthers),
];

/**
 * A next opening whose days of being shown are not over, on a day on which the office is closed. An exception of
 * `hours.yaml` may open it.
 */
function openingWhileClosed(content: ContentWith<'visits' | 'hours'>): Finding[] {
  const { hours } = content;
  const date = openingNotOver(content)?.date;
  if (date === undefined) return [];
  const isOpen = timesOn(date, hours).length > 0;
  const place = placeIn(content, 'visits.yaml', 'nextOpening.date');
  return isOpen ? [] : [finding('opening-while-closed', place, { day: date })];
}

/** The next opening, until the last day on which pages show one. */
function openingNotOver({ visits, today }: ContentWith<'visits'>) {
  const { nextOpening } = visits;
  return nextOpening && lastDayShown(nextOpening) >= today ? nextOpening : undefined;
}

/** A next opening, which is for new patients, at a practice that takes none. */
function openingForNobody(content: ContentWith<'visits'>): Finding[] {
  if (!openingNotOver(content) || content.visits.newPatients !== 'notAccepted') return [];
  return [finding('opening-for-nobody', placeIn(content, 'visits.yaml', 'nextOpening'))];
}

/** A practice where visits are neither in the office nor by video. */
function visitsNowhere(content: ContentWith<'visits'>): Finding[] {
  const { office, videoFrom } = content.visits;
  if (office !== false || videoFrom) return [];
  return [finding('visits-nowhere', placeIn(content, 'visits.yaml', 'office'))];
}

/** Facts about visits by video at a practice without them. */
function videoNotOffered(content: ContentWith<'practice' | 'visits'>): Finding[] {
  const { practice, visits } = content;
  if (visits.videoFrom) return [];
  const kind = visits.kinds.findIndex(({ id }) => id === 'video');
  const places = [
    practice.existingPatients.videoVisit
      ? placeIn(content, 'practice.yaml', 'existingPatients.videoVisit')
      : undefined,
    kind >= 0 ? placeIn(content, 'visits.yaml', `kinds.${kind}.id`) : undefined,
    ...answersOfVideo.map((name) =>
      visits.answers[name] ? placeIn(content, 'visits.yaml', `answers.${name}`) : undefined,
    ),
  ];
  return places.flatMap((place) => (place ? finding('video-not-offered', place) : []));
}

/** Medicare's amount as full payment at a practice outside of Medicare's network: texts would say so. */
function assignmentWithoutMedicare(content: ContentWith<'visits' | 'insurers'>): Finding[] {
  const { visits, insurers } = content;
  if (visits.medicareAssignment !== true || isIdInNetwork('medicare', insurers)) return [];
  return [
    finding('assignment-without-medicare', placeIn(content, 'visits.yaml', 'medicareAssignment')),
  ];
}

/** Crisis centers with the practice's own telephone or fax number. */
function ownNumberInCrisis(content: ContentWith<'practice' | 'crisis'>): Finding[] {
  const { phone, referrals } = content.practice;
  const own = { phone, 'referrals.fax': referrals?.fax };
  return centerNumbers(content.crisis).flatMap(({ number, field }) => {
    const [ownField] = Object.entries(own).find(([, ownNumber]) => ownNumber === number) ?? [];
    if (!ownField) return [];
    return finding('own-number-in-crisis', placeIn(content, 'crisis.yaml', field), {
      number,
      other: ownField,
    });
  });
}

/** A time zone that is not the one of the county with the office. */
function timeZoneOfCounty(content: ContentWith<'practice' | 'towns'>): Finding[] {
  const county = officeTown(content.towns)?.county;
  const zone = county && timeZoneOf(county);
  if (!zone || zone === content.practice.timeZone) return [];
  return [
    finding('other-time-zone', placeIn(content, 'practice.yaml', 'timeZone'), { county, zone }),
  ];
}

/** No town of Florida reaches as many miles from its center; the largest is Jacksonville. */
const farthest = 40;

/** An entrance too far from the center of the town that has the office to be in it. */
function farFromTown(content: ContentWith<'practice' | 'towns'>): Finding[] {
  const entrance = content.practice.position;
  const { id, position } = officeTown(content.towns) ?? {};
  if (!entrance || !id || !position) return [];
  const miles = Math.round(milesBetween(entrance, position));
  if (miles < farthest) return [];
  return [
    finding('far-from-town', placeIn(content, 'practice.yaml', 'position'), {
      miles,
      town: id,
    }),
  ];
}

/**
 * Towns in another county than the place of the same name in `places.yaml`. The county decides which crisis center the
 * page of a town names.
 */
function countiesDiffer(content: ContentWith<'towns' | 'places'>): Finding[] {
  return content.towns.flatMap(({ id, county }, index) => {
    const place = content.places.find(({ name }) => plainName(name) === plainName(id));
    if (!place || place.county === county) return [];
    return finding('counties-differ', placeIn(content, 'towns.yaml', `${index}.county`), {
      town: place.name,
      county,
      other: place.county,
    });
  });
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

/** "Leave this page" that leads to the practice's own site. */
function leavesToItself(content: ContentWith<'practice'>): Finding[] {
  const { neutralPage, domain } = content.practice;
  return languages.flatMap((language) => {
    const { hostname } = new URL(neutralPage[language]);
    if (hostname !== domain && !hostname.endsWith(`.${domain}`)) return [];
    const place = placeIn(content, 'practice.yaml', `neutralPage.${language}`);
    return [finding('leaves-to-itself', place, { domain })];
  });
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
    return finding('forms-differ', placeIn(content, 'clinicians.yaml', `${index}.${other.field}`), {
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
    const place = placeIn(content, 'clinicians.yaml', `${index}.boardLookUp`);
    return finding('register-of-others', place, { board });
  });
}
