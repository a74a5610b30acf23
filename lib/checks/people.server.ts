import { professionOf } from '../content/credentials';
import { fullName } from '../content/facts.server';
import { hasLeft, presentClinicians } from '../content/present-clinicians';
import { pathIn } from '../content/source.server';
import { languagesSpoken } from '../content/spoken-languages.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import type { Language } from '../language';
import { nameRemover, textsOf } from './texts.server';

/**
 * Finds clinicians that texts name and facts do not, a lead who may not lead, a
 * psychiatrist where there is none, and a lead who is said to speak Spanish and does not.
 */
export function checkPeople(content: Content): Finding[] {
  return [
    ...leadOfToday(content),
    ...unknownClinicians(content),
    ...calledPhysician(content),
    ...saidToSpeakSpanish(content),
    ...nobodySpeaksSpanish(content),
  ];
}

/** Checks that somebody treats patients today, and that the first of them, the lead, prescribes. */
function leadOfToday({ folder, clinicians, today }: Content): Finding[] {
  const file = pathIn(folder, 'clinicians.yaml');
  const [lead] = presentClinicians(clinicians, today) ?? [];
  if (!lead) return [finding('nobody-treats', { file })];
  const place = { file, field: `${clinicians.indexOf(lead)}.credentials` };
  return professionOf(lead.credentials) ? [] : [finding('lead-prescribes', place)];
}

/** A doctor's name with the title: "Dr. Sample", "la Dra. Sample". */
const doctor = /\bDra?\. ?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)/gu;

/** A street that is called after a doctor: "Dr. Martin Luther King Jr. Boulevard". */
const street =
  /^Dra?\. ?(?:\p{Lu}[\p{L}’'-]*\.? ){1,5}(?:Street|St|Avenue|Ave|Boulevard|Blvd|Drive|Road|Highway|Parkway|Way|Lane)\b/u;

/** Doctors that texts name, if no word of the name is a clinician's. */
function unknownClinicians(content: Content): Finding[] {
  const known = content.clinicians
    .filter((clinician) => !hasLeft(clinician, content.today))
    .flatMap(({ name, formOfAddress }) =>
      [name, ...Object.values(formOfAddress)].flatMap((name) => name.split(' ')),
    );
  return [...textsOf(content)].flatMap(({ part }) =>
    [...part.words.matchAll(doctor)].flatMap(({ 0: found, 1: name = '', index }) => {
      const isStreet = street.test(part.words.slice(index));
      return isStreet || name.split(' ').some((word) => known.includes(word))
        ? []
        : finding('unknown-clinician', part.place(), { found, fact: '{doctor}' });
    }),
  );
}

const physicians: Record<Language, RegExp> = {
  en: /\b(?:psychiatrist|physician)s?\b/i,
  es: /\bpsiquiatras?\b/i,
};

/** The words for policies. These speak of physicians in general, so only "our psychiatrist" and the like count. */
const ownPhysicians: Record<Language, RegExp> = {
  en: /\b(?:your|our) (?:psychiatrist|physician)s?\b/i,
  es: /\b(?:su|sus|nuestr[oa]s?) psiquiatras?\b/i,
};

/** Texts that speak of a psychiatrist at a practice whose lead is a nurse or a physician assistant. */
function calledPhysician(content: Content): Finding[] {
  const [lead] = presentClinicians(content.clinicians, content.today) ?? content.clinicians;
  if (professionOf(lead.credentials) === 'physician') return [];
  const withoutPlaces = nameRemover(
    content.places.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]),
  );
  return [...textsOf(content)].flatMap(({ source, part }) => {
    // Sentences for practices led by a physician, and the dictionary's words for each profession.
    if (part.quoted.includes('{ifPhysician}') || part.path.startsWith('facts.professions'))
      return [];
    const language = part.path.endsWith('.es') ? 'es' : source.language;
    const pattern = source.file.includes('/policies/') ? ownPhysicians : physicians;
    return pattern[language].test(withoutPlaces(part.words))
      ? finding('called-physician', part.place(), {
          name: fullName(lead),
          facts: '{psychiatrist}, {profession}',
          condition: '{ifPhysician}',
        })
      : [];
  });
}

const spanish: Record<Language, RegExp> = {
  en: /\bin Spanish\b|\bor Spanish\b/,
  es: /\ben español\b/,
};

/** Sentences that name the lead and Spanish, where the lead does not speak it. */
function saidToSpeakSpanish(content: Content): Finding[] {
  const [lead] = presentClinicians(content.clinicians, content.today) ?? content.clinicians;
  if (lead.languages.includes('es')) return [];
  return [...textsOf(content)].flatMap(({ source, part }) => {
    const language = part.path.endsWith('.es') ? 'es' : source.language;
    // The text of a block has lost its braces, so a fact in it counts for each of its sentences.
    const says = part.text
      .split(/(?<=[.!?])\s/)
      .some(
        (sentence) =>
          spanish[language].test(sentence) &&
          (/\{(?:name|doctor)\}/.test(sentence) || part.namesLead),
      );
    return says ? finding('said-to-speak-spanish', part.place(), { name: fullName(lead) }) : [];
  });
}

/** A practice where nobody speaks Spanish, though its pages offer care in it. */
function nobodySpeaksSpanish(content: Content): Finding[] {
  const { clinicians, visits, folder } = content;
  if (languagesSpoken({ clinicians, visits, language: 'en' }).has('es')) return [];
  return [finding('nobody-speaks-spanish', { file: pathIn(folder, 'clinicians.yaml') })];
}
