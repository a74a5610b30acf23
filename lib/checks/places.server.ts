import { floridaCounties } from '../content/florida-counties';
import { pathIn } from '../content/source.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { languages } from '../language';
import { floridaTowns } from './florida.server';
import { knownName, nameRemover, sourcesOf, textsOf } from './texts.server';

/**
 * Finds crisis centers and places in a county that has no town of the practice, and names of places in texts that no
 * fact has.
 */
export function checkPlaces(content: Content): Finding[] {
  return [...otherCounties(content), ...otherPlaces(content)];
}

/** The counties of the towns that have a page. */
const countiesServed = ({ towns }: Content): string[] =>
  towns.filter(({ retired }) => !retired).map(({ county }) => county);

/** Crisis centers and places in a county that has no town of the practice. */
function otherCounties(content: Content): Finding[] {
  const served = countiesServed(content);
  return (['crisis', 'places'] as const).flatMap((list) =>
    content[list].flatMap(({ name, county }, index) => {
      const place = { file: pathIn(content.folder, `${list}.yaml`), field: `${index}.county` };
      return served.includes(county) ? [] : finding('other-county', place, { county, found: name });
    }),
  );
}

/**
 * Counties, towns, hospitals and places with a street that a text or a source names
 * and no fact has: one finding for each file and name.
 */
function otherPlaces(content: Content): Finding[] {
  const withoutNames = nameRemover([...namesKnown(content), ...newspapers]);
  const served = countiesServed(content);
  const found = new Map<string, Finding>();
  for (const { source, part } of [...textsOf(content), ...sourcesOf(content)]) {
    const rest = withoutNames(part.words);
    const [, atAddress] = placeAtAddress.exec(rest) ?? [];
    const names = [
      ...countiesIn(rest).filter((county) => !served.includes(county)),
      ...(rest.match(townPattern) ?? []),
      ...hospitalPatterns.flatMap((pattern) => rest.match(pattern) ?? []),
      ...(atAddress && !atAddress.includes(knownName) ? [atAddress] : []),
    ];
    for (const name of names) {
      const key = `${source.path} ${name}`;
      if (!found.has(key)) found.set(key, finding('other-place', part.place(), { found: name }));
    }
  }
  return [...found.values()];
}

/** Every name in the facts: of towns, places, people, insurers and the practice itself. */
function namesKnown(content: Content): string[] {
  const { practice, clinicians, crisis, insurers, places, towns, words } = content;
  const { address, name, region } = practice;
  const active = towns.filter(({ retired }) => !retired).map(({ id }) => `towns/${id}`);
  const townNames = languages.flatMap((language) =>
    [...words[language].pages.values()].flatMap((page) =>
      page.kind === 'location' && active.includes(page.id) ? page.name : [],
    ),
  );
  return [
    ...[name, address.street, address.city, ...Object.values(region), ...townNames],
    ...places.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]),
    ...crisis.flatMap(({ name, address }) => [name, address]),
    ...insurers.map(({ name }) => name),
    ...clinicians.flatMap(({ name, affiliations, board, medicalSchool, residency, fellowship }) =>
      [name, affiliations ?? [], board, medicalSchool, residency, fellowship].flat(),
    ),
  ].filter((name) => typeof name === 'string');
}

const alternatives = (names: readonly string[]) =>
  names.map((name) => name.replaceAll('.', '\\.?')).join('|');

/** The name of a county in a text: "Collier County", "el condado de Collier". */
const countyPattern = new RegExp(
  `\\b(${alternatives(floridaCounties)}) Count(?:y|ies)\\b|\\bcondado de (${alternatives(floridaCounties)})(?![\\p{L}-])`,
  'gu',
);

const countiesIn = (text: string): string[] =>
  [...text.matchAll(countyPattern)].flatMap(([, en, es]) => en ?? es ?? []);

const townPattern = new RegExp(
  `(?<![\\p{L}-])(?:${alternatives(floridaTowns)})(?![\\p{L}-])`,
  'gu',
);

/** Newspapers that report on the whole state, though they have the name of a town. */
const newspapers = ['Miami Herald', 'Orlando Sentinel', 'Tampa Bay Times'];

/** The entry of a list that names a place and its street: "Physicians Regional, Pine Ridge: 6101 Pine Ridge Road". */
const placeAtAddress =
  /^(\p{Lu}[^:]{0,40} \p{Lu}[^:]{1,40}): \d{1,6} [^:]{0,40}\b(?:Street|St|Avenue|Ave|Boulevard|Blvd|Drive|Road|Rd|Highway|Parkway|Way|Lane|Circle|Court|Place|Trail)\b/u;

/** Words that do not begin the name of a hospital, though they have a capital. */
const noHospitalWord = '(?!(?:The|A|An|Your|Our|Any|Mental|Behavioral|Public|Brain) )';
const capitalizedWord = "\\p{Lu}[\\p{L}.’'-]*";

const hospitalPatterns: readonly RegExp[] = [
  // "NCH Baker Hospital", "Gulf Coast Medical Center"
  new RegExp(
    `(?<![\\p{L}${knownName}])(?<!${knownName} )${noHospitalWord}${capitalizedWord}(?: ${capitalizedWord})* (?:Hospital|Medical Center)\\b`,
    'gu',
  ),
  // "Lee Health", but neither "Mental Health Medications" nor "Community Mental Health"
  new RegExp(
    `(?<!${capitalizedWord} )${noHospitalWord}\\b${capitalizedWord} Health\\b(?! Medications)`,
    'gu',
  ),
  // "NCH Healthcare System", "Physicians Regional Healthcare System"
  new RegExp(
    `(?<![\\p{L}${knownName}])(?<!${knownName} )${noHospitalWord}${capitalizedWord}(?: ${capitalizedWord})* Health ?[Cc]are System\\b`,
    'gu',
  ),
  // "Hospital Bautista", "Hospital de Niños"
  /\bHospital (?:de )?\p{Lu}\p{L}+/gu,
];
