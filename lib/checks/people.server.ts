import { professionOf } from '../content/credentials';
import { fullName } from '../content/facts.server';
import { hasLeft, presentClinicians } from '../content/present-clinicians';
import { pathIn } from '../content/source.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import type { Language } from '../language';
import { textsOf, withoutNames } from './texts.server';

/** Clinicians that texts name and facts do not, and professions that nobody here has. */
export function checkPeople(content: Content): Finding[] {
  return [...leadOfToday(content), ...unknownClinicians(content), ...calledPhysician(content)];
}

/** From the last day of one clinician on another leads: somebody has to, and has to prescribe. */
function leadOfToday({ folder, clinicians, today }: Content): Finding[] {
  const file = pathIn(folder, 'clinicians.yaml');
  const [lead] = presentClinicians(clinicians, today) ?? [];
  if (!lead) return [finding('nobody-treats', { file })];
  const place = { file, field: `${clinicians.indexOf(lead)}.credentials` };
  return professionOf(lead.credentials) ? [] : [finding('lead-prescribes', place)];
}

/** "Dr. Sample", "la Dra. Sample". */
const doctor = /\bDra?\. ?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)/gu;

/** Doctors named in texts, where no clinician has one of the words of the name. */
function unknownClinicians(content: Content): Finding[] {
  const known = content.clinicians
    .filter((clinician) => !hasLeft(clinician, content.today))
    .flatMap(({ name, formOfAddress }) =>
      [name, ...Object.values(formOfAddress)].flatMap((name) => name.split(' ')),
    );
  return [...textsOf(content)].flatMap(({ part }) =>
    [...part.words.matchAll(doctor)].flatMap(([found, name = '']) =>
      name.split(' ').some((word) => known.includes(word))
        ? []
        : finding('unknown-clinician', part.place(), { found, fact: '{doctor}' }),
    ),
  );
}

const physicians: Record<Language, RegExp> = {
  en: /\b(?:psychiatrist|physician)s?\b/i,
  es: /\bpsiquiatras?\b/i,
};

/** In a text on law the words stand for anybody's; there, those of this practice alone are meant. */
const ownPhysicians: Record<Language, RegExp> = {
  en: /\b(?:your|our) (?:psychiatrist|physician)s?\b/i,
  es: /\b(?:su|sus|nuestr[oa]s?) psiquiatras?\b/i,
};

/** Texts that speak of a psychiatrist at a practice that is led by a nurse or an assistant. */
function calledPhysician(content: Content): Finding[] {
  const [lead] = presentClinicians(content.clinicians, content.today) ?? content.clinicians;
  if (professionOf(lead.credentials) === 'physician') return [];
  const places = content.places.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]);
  return [...textsOf(content)].flatMap(({ source, part }) => {
    // What stands only where the lead is a physician, and the words for each profession.
    if (part.quoted.includes('{ifPhysician}') || part.path.startsWith('facts.professions'))
      return [];
    const language = part.path.endsWith('.es') ? 'es' : source.language;
    const pattern = source.file.includes('/policies/') ? ownPhysicians : physicians;
    return pattern[language].test(withoutNames(part.words, places))
      ? finding('called-physician', part.place(), { name: fullName(lead) })
      : [];
  });
}
