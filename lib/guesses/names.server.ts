import { hasLeft, presentClinicians } from '../content/present-clinicians';
import type { Clinician } from '../content/schemas/clinicians.server';
import { pathIn } from '../content/source.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { wholeWord } from '../words/text.server';
import { guessAt, matchIn, type PrintedText } from './printed-texts.server';

/** Texts that name places of another region, clinicians who have left, or the lead alone where there are others. */
export function namesOfOthers(content: Content, texts: readonly PrintedText[]): Finding[] {
  return [
    ...placesElsewhere(content, texts),
    ...cliniciansWhoLeft(content, texts),
    ...leadAlone(content, texts),
  ];
}

/**
 * Texts that name a place of `places.yaml`, or its county, though the practice has no town in that county. Crisis centers
 * have a check of their own.
 */
function placesElsewhere(content: Content, texts: readonly PrintedText[]): Finding[] {
  const served = content.towns.filter(({ retired }) => !retired).map(({ county }) => county);
  const elsewhere = content.places.filter(({ county }) => !served.includes(county));
  const counties = new Set(elsewhere.map(({ county }) => county));
  const names = [
    ...elsewhere.flatMap(({ name, alsoCalled, county }) =>
      [name, ...alsoCalled].map((name) => ({ pattern: wholeWord(name), county })),
    ),
    ...[...counties].flatMap((county) =>
      [`${county} County`, `condado de ${county}`].map((name) => ({
        pattern: wholeWord(name),
        county,
      })),
    ),
  ];
  return texts
    .filter(({ file }) => file !== 'crisis.yaml')
    .flatMap((text) =>
      names.flatMap(({ pattern, county }) => {
        const found = matchIn(text, pattern);
        return found ? guessAt(content, 'names-elsewhere', text, found, { county }) : [];
      }),
    );
}

/** Texts outside of `clinicians.yaml` with the last name of a clinician who has left, and which nobody else has. */
function cliniciansWhoLeft(content: Content, texts: readonly PrintedText[]): Finding[] {
  const { clinicians, today } = content;
  const others = clinicians.filter((clinician) => !hasLeft(clinician, today)).map(lastNameOf);
  const former = clinicians.map(lastNameOf).filter((name) => !others.includes(name));
  return texts
    .filter(({ file }) => file !== 'clinicians.yaml')
    .flatMap((text) =>
      former.flatMap((name) => {
        const found = matchIn(text, wholeWord(name));
        return found ? guessAt(content, 'names-former', text, found) : [];
      }),
    );
}

/** The English pages that name the lead and nobody else, at a practice with several clinicians: one finding. */
function leadAlone(content: Content, texts: readonly PrintedText[]): Finding[] {
  const present = presentClinicians(content.clinicians, content.today);
  if (!present || present.length === 1) return [];
  const [lead, ...others] = present;
  const isNamedIn = (file: string, { name, formOfAddress }: Clinician) =>
    texts.some(
      ({ file: textFile, text }) =>
        textFile === file && [name, formOfAddress.en].some((one) => wholeWord(one).test(text)),
    );
  const pages = [...content.words.en.pages.keys()].filter((id) => {
    const file = `en/${id}.md`;
    return isNamedIn(file, lead) && !others.some((other) => isNamedIn(file, other));
  });
  if (pages.length === 0) return [];
  const place = { file: pathIn(content.folder, 'clinicians.yaml') };
  const values = { count: others.length + 1, name: lead.name, pages: pages.join(', ') };
  return [finding('names-lead-alone', place, values)];
}

/** The last name of a clinician, as texts in both languages have it: "Doe" of "John Doe, Jr." */
const lastNameOf = ({ name }: Pick<Clinician, 'name'>): string =>
  /\S+(?=,|$)/.exec(name)?.[0] ?? name;
