import { z } from 'zod';
import * as field from './fields.server';

/** A picture of `content/images`, as the site would address it; for who reads it, its path below that folder. */
const picture = field
  .textOf(/^\/images\/.+\.\w+$/, '/images/psychiatrist.svg')('Image', 'Imagen')
  .transform((address) => address.replace('/images/', '').normalize())
  .meta({ input: 'picture' });

const personName = field.textOf(/^(?!(?:Dra?|Mrs?|Ms)\b\.?)[^,]+(?:, [JS]r\.)?$/, 'Alex Sample');
const affiliation = field.text('Affiliation', 'Afiliación');
const year = field.kind(z.int().min(1950));

const clinician = field.group('Clinician', 'Profesional', {
  name: personName('Name', 'Nombre'),
  statement: field.known(field.bilingual('Statement, as “I”', 'Mensaje, en primera persona')),
  credentials: field.text('Credentials (MD, DO, APRN)', 'Título (MD, DO, APRN)'),
  role: field.bilingual('Role', 'Cargo'),
  formOfAddress: field.bilingual('Form of address', 'Forma de tratamiento, con su artículo'),
  pronoun: field.known(field.bilingual('Pronoun', 'Pronombre')),
  photo: field.knownGroup('Photo', 'Foto', {
    image: picture,
    alt: field.bilingual('Description of the picture', 'Descripción de la imagen'),
  }),
  board: field.known(field.text('Certified by', 'Entidad que certificó')),
  licence: field.group('Licence in Florida', 'Licencia en Florida', {
    number: field.text('Number', 'Número'),
    lookUp: field.webAddress('Where to look it up', 'Dónde consultarla'),
  }),
  npi: field.known(field.textOf(/^\d{10}$/, '0123456789')('NPI', 'NPI')),
  medicalSchool: field.known(field.text('Medical school', 'Facultad de medicina')),
  residency: field.known(field.text('Residency', 'Residencia')),
  fellowship: field.known(field.text('Fellowship', 'Subespecialidad')),
  inPracticeSince: field.known(year('In practice since', 'En ejercicio desde')),
  languages: field.spoken('Languages (en, es)', 'Idiomas (en, es)'),
  interests: field.known(
    field.array(field.bilingual('Interest', 'Área'), 'Interests', 'Áreas de interés'),
  ),
  affiliations: field.known(
    field.array(affiliation, 'Hospitals and societies', 'Hospitales y sociedades médicas'),
  ),
  acceptsNewPatients: field.yesOrNo('Accepts new patients', 'Acepta pacientes nuevos'),
  sample: field.sample,
});

export const cliniciansSchema = field.named(
  z.tuple([clinician], clinician),
  'Clinicians',
  'Profesionales',
  'The lead psychiatrist first.',
  'Primero, el psiquiatra principal.',
);

export type Clinicians = z.infer<typeof cliniciansSchema>;
export type Clinician = Clinicians[number];
