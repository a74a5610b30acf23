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
  licence: z.strictObject({ number: field.text, lookUp: field.webAddress }),
  npi: field.known(
    field.textOf(/^\d{10}$/, '0123456789', { en: ', ten digits', es: ', diez cifras' }),
  ),
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

const clinician = clinicianFields.refine(({ from, until }) => !from || !until || from <= until, {
  error: message({
    en: 'a day that is not before the first',
    es: 'un día que no sea anterior al primero',
  }),
  path: ['until'],
});

const lead = clinician.refine(({ credentials }) => professionOf(credentials) !== undefined, {
  error: message({
    en: 'MD, DO, APRN, PMHNP or PA: this site is for practices whose lead prescribes. Put the clinician who does first; a practice without one needs another site',
    es: 'MD, DO, APRN, PMHNP o PA: este sitio es para consultorios cuyo profesional principal receta. Ponga primero a quien receta; un consultorio donde nadie receta necesita otro sitio',
  }),
  path: ['credentials'],
});

/** The schema of `clinicians.yaml`. The first clinician has to prescribe. */
export const cliniciansSchema = z.tuple([lead], clinician);

export type Clinicians = z.infer<typeof cliniciansSchema>;
export type Clinician = Clinicians[number];
