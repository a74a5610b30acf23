import { z } from 'zod';
import { bilingual, fields, hint, sample, spoken, text, textOf, webAddress } from './fields.server';

const year = z.int('a year').min(1950, 'a year from 1950');

const clinician = z.strictObject({
  name: textOf(
    /^(?!(?:Dra?|Mrs?|Ms)\b\.?)[^,]+(?:, [JS]r\.)?$/,
    'a name alone: credentials and the form of address have fields of their own',
  ).describe('First and last name, without credentials.'),
  credentials: text.meta(hint('Licence type, as Florida asks for it.', 'MD', 'DO', 'APRN')),
  role: bilingual.meta(hint('What the clinician is.', { en: 'Psychiatrist', es: 'Psiquiatra' })),
  formOfAddress: bilingual
    .refine(({ es }) => /^(?:el|la) /.test(es), {
      error: 'el or la before it, as in la Dra. Li: texts speak of the clinician so',
      path: ['es'],
    })
    .meta(hint('As patients say it.', { en: 'Dr. Li', es: 'la Dra. Li' })),
  photo: fields('The portrait.', {
    image: text
      .describe('The picture in content/images; the file has its name without the ending.')
      .meta({ form: 'picture' }),
    alt: bilingual.meta({
      title: 'Description of the picture',
      description: 'What it shows, for those who do not see it.',
    }),
  }).nullish(),
  board: text.nullish().describe('The board that certified the clinician.'),
  licence: fields('The licence to practise in Florida.', {
    number: text.meta(hint('As the State of Florida wrote it.', 'ME 000000')),
    lookUp: webAddress.describe('Where anybody can look the licence up.'),
  }),
  npi: textOf(/^\d{10}$/, 'ten digits in quotes')
    .nullish()
    .meta(hint('National Provider Identifier.', '0000000000')),
  medicalSchool: text.nullish().describe('Where the clinician studied.'),
  residency: text.nullish().describe('Where the clinician trained as a psychiatrist.'),
  fellowship: text.nullish().describe('Further training, and where.'),
  inPracticeSince: year.nullish().meta(hint('The first year in practice.', 2010)),
  languages: spoken.describe('In which the clinician treats patients: en, es.'),
  interests: z.array(bilingual).nullish().describe('What the clinician treats most.'),
  affiliations: z.array(text).nullish().describe('Hospitals and societies.'),
  acceptsNewPatients: z.boolean().nullish().describe('Whether new patients can come.'),
  statement: bilingual.nullish().describe('What the clinician tells patients, as “I”.'),
  sample,
});

export const cliniciansSchema = z.tuple([clinician], clinician);

export type Clinicians = z.infer<typeof cliniciansSchema>;
export type Clinician = Clinicians[number];
