import { z } from 'zod';
import { bilingual, languageTag, sample, text, webAddress } from './fields.server';

const clinician = z.strictObject({
  name: text,
  /** Licence type as Florida's advertising rules ask for it: "MD", "DO", "APRN". */
  credentials: text,
  role: bilingual,
  /** As patients say it: "Dr. Sample", "la Dra. Sample". */
  formOfAddress: bilingual,
  /** Name of a picture of `content/images/`, and what it shows. */
  photo: z.strictObject({ image: text, alt: bilingual }).nullish(),
  /** The board that certified the clinician. */
  board: text.nullish(),
  licence: z.strictObject({ number: text, lookUp: webAddress }),
  /** National Provider Identifier. */
  npi: z
    .string()
    .regex(/^\d{10}$/, 'ten digits in quotes')
    .nullish(),
  medicalSchool: text.nullish(),
  residency: text.nullish(),
  fellowship: text.nullish(),
  inPracticeSince: z.int('a year').min(1950, 'a year from 1950').nullish(),
  /** Languages in which the clinician treats patients, as tags: en, es, ht. */
  languages: z.array(languageTag).min(1),
  interests: z.array(bilingual).nullish(),
  /** Hospitals and societies. */
  affiliations: z.array(text).nullish(),
  acceptsNewPatients: z.boolean().nullish(),
  /** What the clinician says to patients, in the first person. */
  statement: bilingual.nullish(),
  sample,
});

/** `content/clinicians.yaml`: who treats patients, the lead psychiatrist first. Null is
 * not known yet; what does not apply is left out. */
export const cliniciansSchema = z.tuple([clinician], clinician);

export type Clinicians = z.infer<typeof cliniciansSchema>;
export type Clinician = Clinicians[number];
