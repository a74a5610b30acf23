import { z } from 'zod';
import {
  bilingual,
  fields,
  known,
  label,
  sample,
  spoken,
  text,
  textOf,
  webAddress,
  yesOrNo,
} from './fields.server';

const year = z.int().min(1950);

/** A picture of `content/images`: the file in the content, its name without folder and ending for who reads it. */
const picture = textOf(/^\/images\/.+\.\w+$/, '/images/psychiatrist.svg')
  .transform((file) => file.replace(/^\/images\/|\.\w+$/g, ''))
  .meta({ input: 'picture' });

const clinician = fields(label('Clinician', 'Profesional'), {
  name: textOf(/^(?!(?:Dra?|Mrs?|Ms)\b\.?)[^,]+(?:, [JS]r\.)?$/, 'Alex Sample').meta(
    label('Name', 'Nombre'),
  ),
  statement: known(bilingual).meta(label('Statement, as “I”', 'Mensaje, en primera persona')),
  credentials: text.meta(label('Credentials (MD, DO, APRN)', 'Título (MD, DO, APRN)')),
  role: bilingual.meta(label('Role', 'Cargo')),
  formOfAddress: bilingual.meta(label('Form of address', 'Forma de tratamiento, con su artículo')),
  pronoun: known(bilingual).meta(label('Pronoun', 'Pronombre')),
  photo: known(
    fields(label('Photo', 'Foto'), {
      image: picture.meta(label('Image', 'Imagen')),
      alt: bilingual.meta(label('Description of the picture', 'Descripción de la imagen')),
    }),
  ),
  board: known(text).meta(label('Certified by', 'Entidad que certificó')),
  licence: fields(label('Licence in Florida', 'Licencia en Florida'), {
    number: text.meta(label('Number', 'Número')),
    lookUp: webAddress.meta(label('Where to look it up', 'Dónde consultarla')),
  }),
  npi: known(textOf(/^\d{10}$/, '0123456789')).meta(label('NPI', 'NPI')),
  medicalSchool: known(text).meta(label('Medical school', 'Facultad de medicina')),
  residency: known(text).meta(label('Residency', 'Residencia')),
  fellowship: known(text).meta(label('Fellowship', 'Subespecialidad')),
  inPracticeSince: known(year).meta(label('In practice since', 'En ejercicio desde')),
  languages: spoken.meta(label('Languages (en, es)', 'Idiomas (en, es)')),
  interests: known(z.array(bilingual.meta(label('Interest', 'Área')))).meta(
    label('Interests', 'Áreas de interés'),
  ),
  affiliations: known(z.array(text.meta(label('Affiliation', 'Afiliación')))).meta(
    label('Hospitals and societies', 'Hospitales y sociedades médicas'),
  ),
  acceptsNewPatients: yesOrNo.meta(label('Accepts new patients', 'Acepta pacientes nuevos')),
  sample,
});

export const cliniciansSchema = z.tuple([clinician], clinician);

export type Clinicians = z.infer<typeof cliniciansSchema>;
export type Clinician = Clinicians[number];
