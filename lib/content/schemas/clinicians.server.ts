import { z } from 'zod';
import { professionOf } from '../credentials';
import * as field from './fields.server';
import { message } from './message.server';

/**
 * A picture of `content/images/`. The file has its address,
 * `/images/…`; the data has its path below that folder.
 */
const picture = field
  .textOf(/^\/images\/.+\.\w+$/, '/images/psychiatrist.svg')
  .transform((address) => address.replace('/images/', '').normalize());

const personName = field.textOf(/^(?!(?:Dra?|Mrs?|Ms)\b\.?)[^,]+(?:, [JS]r\.)?$/, 'Alex Sample', {
  en: ', without Dr. before it or MD after it',
  es: ', sin Dr. delante ni MD detrás',
});

const npi = field
  .textOf(/^\d{10}$/, '1234567893', { en: ', ten digits', es: ', diez cifras' })
  .refine((number) => isNpi(number) || isZeros(number), {
    error: message({
      en: 'the ten digits of the registry of NPIs; in these one is wrong, since the last does not follow from the others',
      es: 'las diez cifras del registro de NPI; en estas hay una mal, porque la última no corresponde a las demás',
    }),
  });

/** Whether a number is a sample, which consists of zeros. */
const isZeros = (number: string) => /^[^1-9]*$/.test(number);

/**
 * Whether the last digit of ten is the check digit of the others by the Luhn formula, with the 80840 of the United
 * States before them (45 CFR 162.406).
 */
function isNpi(number: string): boolean {
  const digits = [...`80840${number}`].reverse().map(Number);
  const parts = digits.map((digit, place) => (place % 2 === 0 ? digit : digit * 2));
  const sum = parts.reduce((sum, part) => sum + (part > 9 ? part - 9 : part), 0);
  return sum % 10 === 0;
}

const clinicianFields = z.strictObject({
  name: personName,
  statement: field.known(field.bilingual),
  credentials: field.text,
  role: field.bilingual,
  formOfAddress: field.bilingual,
  pronoun: field.known(field.bilingual),
  spanishForm: field.known(z.enum(['feminine', 'masculine'])),
  photo: field.known(z.strictObject({ image: picture, alt: field.bilingual })),
  board: field.known(field.text),
  boardLookUp: field.known(field.webAddress),
  license: z.strictObject({ number: field.text, lookUp: field.webAddress }),
  npi: field.known(npi),
  medicalSchool: field.known(field.text),
  residency: field.known(field.text),
  fellowship: field.known(field.text),
  inPracticeSince: field.known(field.pastYear),
  languages: field.spoken,
  interests: field.known(z.array(field.bilingual)),
  affiliations: field.known(z.array(field.text)),
  acceptsNewPatients: field.yesOrNo,
  from: field.date.optional(),
  until: field.date.optional(),
  doesNotApply: field.doesNotApply,
  sample: field.sample,
});

/** The fields that are not asked of other professions. */
const ofPhysicians: readonly string[] = [
  'medicalSchool',
  'residency',
] satisfies (keyof typeof clinicianFields.shape)[];

export const isOfPhysicians = (name: string) => ofPhysicians.includes(name);

const clinician = clinicianFields
  .refine(({ from, until }) => !from || !until || from <= until, {
    error: message({
      en: 'a day that is not before the first',
      es: 'un día que no sea anterior al primero',
    }),
    path: ['until'],
  })
  .refine(
    ({ from, inPracticeSince }) =>
      !from || !inPracticeSince || inPracticeSince <= Number(from.slice(0, 4)),
    {
      error: message({
        en: 'a year not after that of the first day here, which from gives',
        es: 'un año que no sea posterior al del primer día aquí, que da from',
      }),
      path: ['inPracticeSince'],
    },
  );

const lead = clinician.refine(({ credentials }) => professionOf(credentials) !== undefined, {
  error: message({
    en: 'MD, DO, APRN, PMHNP or PA: this site is for practices whose lead prescribes. Put the clinician who does first; a practice without one needs another site',
    es: 'MD, DO, APRN, PMHNP o PA: este sitio es para consultorios cuyo profesional principal receta. Ponga primero a quien receta; un consultorio donde nadie receta necesita otro sitio',
  }),
  path: ['credentials'],
});

/** The schema of `clinicians.yaml`. The first clinician has to prescribe. */
export const cliniciansSchema = z.tuple([lead], clinician).check(
  field.noTwo<Clinician>(isEnteredTwice, {
    en: 'a name, an NPI and a license that no entry above has for the same days',
    es: 'un nombre, un NPI y una licencia que ninguna entrada anterior tenga para los mismos días',
  }),
);

/**
 * Whether two entries for days in common have a name in common, or the number of an NPI or a license. Numbers of zeros
 * are samples and count for nothing. Entries for other days may be of one person, who has another role or name from a day
 * on.
 */
function isEnteredTwice(one: Clinician, other: Clinician): boolean {
  const endsBefore = ({ until }: Clinician, { from }: Clinician) => until && from && until < from;
  if (endsBefore(one, other) || endsBefore(other, one)) return false;
  const areEqual = (number: string | null, another: string | null) =>
    number !== null && number === another && !isZeros(number.replace(/\D/g, ''));
  return (
    one.name === other.name ||
    areEqual(one.npi, other.npi) ||
    areEqual(one.license.number, other.license.number)
  );
}

export type Clinician = z.infer<typeof clinician>;
export type Clinicians = z.infer<typeof cliniciansSchema>;
