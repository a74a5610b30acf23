import { presentClinicians } from '../content/present-clinicians';
import { centerNumbers } from '../content/schemas/crisis.server';
import { officeTown } from '../content/schemas/towns.server';
import { placeIn } from '../content/source.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { plainName } from '../words/plain-name';

/** Facts that agree at few practices: one number for two things, a city beside the town, years that nobody has. */
export function doubtfulFacts(content: Content): Finding[] {
  return [...sharedNumbers(content), ...otherCity(content), ...yearsOfExperience(content)];
}

/** Two crisis centers with one number, and a fax with the number of the telephone. Either can be right. */
function sharedNumbers(content: Content): Finding[] {
  const { phone, referrals } = content.practice;
  const centers = centerNumbers(content.crisis).flatMap(({ center, number, field }, index, all) => {
    const other = all
      .slice(0, index)
      .find((earlier) => earlier.number === number && earlier.center !== center);
    if (!other) return [];
    return finding('shared-number', placeIn(content, 'crisis.yaml', field), {
      number,
      other: content.crisis[other.center]?.name ?? '',
    });
  });
  if (!referrals?.fax || referrals.fax !== phone) return centers;
  const place = placeIn(content, 'practice.yaml', 'referrals.fax');
  return [
    ...centers,
    finding('shared-number', place, {
      number: phone,
      other: content.practice.name,
    }),
  ];
}

/** An address in another city than the town that has the office. The post office may call the city so. */
function otherCity(content: Content): Finding[] {
  const { city } = content.practice.address;
  const id = officeTown(content.towns)?.id;
  const page = [...content.words.en.pages.values()].find((page) => page.id === `towns/${id}`);
  if (page?.kind !== 'location' || plainName(page.name) === plainName(city)) return [];
  const place = placeIn(content, 'practice.yaml', 'address.city');
  return [finding('other-city', place, { city, town: page.name })];
}

/** More years of experience than all clinicians together have been in practice, if the first year of each is known. */
function yearsOfExperience(content: Content): Finding[] {
  const value = content.practice.figures.yearsOfExperience?.value;
  const present = presentClinicians(content.clinicians, content.today);
  if (!value || !present) return [];
  const thisYear = Number(content.today.slice(0, 4));
  // The first year and the present one count as whole years, so that the sum is the most that can be true.
  const years = present.flatMap(({ inPracticeSince }) =>
    inPracticeSince === null ? [] : thisYear - inPracticeSince + 1,
  );
  if (years.length < present.length) return [];
  const most = years.reduce((sum, some) => sum + some, 0);
  if (value <= most) return [];
  const place = placeIn(content, 'practice.yaml', 'figures.yearsOfExperience.value');
  return [finding('more-years', place, { value, most })];
}
