import { z } from 'zod';
import { professionOf } from '../credentials';
import * as field from './fields.server';
import { message } from './message.server';

/**
 * A picture of `content/images/`. The file has its address,
 * `/images/…`; the data has its path below that folder.
 */
const picture = field
  .textOf(
    /^\/images\/.+\.\w+$/,
    '/images/psychiatrist.svg',
  )({ label: { en: 'Image', es: 'Imagen' } })
  .transform((address) => address.replace('/images/', '').normalize())
  .meta({ input: 'picture' });

const personName = field.textOf(/^(?!(?:Dra?|Mrs?|Ms)\b\.?)[^,]+(?:, [JS]r\.)?$/, 'Alex Sample');
const affiliation = field.text({ label: { en: 'Affiliation', es: 'Afiliación' } });

const spanishForm = field.choice({
  feminine: { en: 'Feminine (una)', es: 'Femenina (una)' },
  masculine: { en: 'Masculine (un)', es: 'Masculina (un)' },
});

const clinicianFields = field.group(
  { label: { en: 'Clinician', es: 'Profesional' }, caption: ['name'] },
  {
    name: personName({ label: { en: 'Name', es: 'Nombre' } }),
    statement: field.known(
      field.bilingual({ label: { en: 'Statement, as “I”', es: 'Mensaje, en primera persona' } }),
    ),
    credentials: field.text({
      label: { en: 'Credentials (MD, DO, APRN)', es: 'Título (MD, DO, APRN)' },
    }),
    role: field.bilingual({ label: { en: 'Role', es: 'Cargo' } }),
    formOfAddress: field.bilingual({
      label: { en: 'Form of address', es: 'Forma de tratamiento, con su artículo' },
    }),
    pronoun: field.known(field.bilingual({ label: { en: 'Pronoun', es: 'Pronombre' } })),
    spanishForm: field.known(
      spanishForm({
        label: { en: 'Form in Spanish', es: 'Forma en español' },
        hint: {
          en: 'Titles and headings say “una psiquiatra” or “un psiquiatra”.',
          es: 'En los títulos se dice «una psiquiatra» o «un psiquiatra».',
        },
      }),
    ),
    photo: field.knownGroup(
      { label: { en: 'Photo', es: 'Foto' } },
      {
        image: picture,
        alt: field.bilingual({
          label: { en: 'Description of the picture', es: 'Descripción de la imagen' },
        }),
      },
    ),
    board: field.known(field.text({ label: { en: 'Certified by', es: 'Entidad que certificó' } })),
    licence: field.group(
      { label: { en: 'Licence in Florida', es: 'Licencia en Florida' } },
      {
        number: field.text({ label: { en: 'Number', es: 'Número' } }),
        lookUp: field.webAddress({ label: { en: 'Where to look it up', es: 'Dónde consultarla' } }),
      },
    ),
    npi: field.known(field.textOf(/^\d{10}$/, '0123456789')({ label: { en: 'NPI', es: 'NPI' } })),
    medicalSchool: field.known(
      field.text({ label: { en: 'Medical school', es: 'Facultad de medicina' } }),
    ),
    residency: field.known(field.text({ label: { en: 'Residency', es: 'Residencia' } })),
    fellowship: field.known(field.text({ label: { en: 'Fellowship', es: 'Subespecialidad' } })),
    inPracticeSince: field.known(
      field.pastYear({ label: { en: 'In practice since', es: 'En ejercicio desde' } }),
    ),
    languages: field.spoken({ label: { en: 'Languages (en, es)', es: 'Idiomas (en, es)' } }),
    interests: field.known(
      field.array(field.bilingual({ label: { en: 'Interest', es: 'Área' } }), {
        label: { en: 'Interests', es: 'Áreas de interés' },
      }),
    ),
    affiliations: field.known(
      field.array(affiliation, {
        label: { en: 'Hospitals and societies', es: 'Hospitales y sociedades médicas' },
      }),
    ),
    acceptsNewPatients: field.yesOrNo({
      label: { en: 'Accepts new patients', es: 'Acepta pacientes nuevos' },
    }),
    from: field.date({ label: { en: 'First day', es: 'Primer día' } }).optional(),
    until: field.date({ label: { en: 'Last day', es: 'Último día' } }).optional(),
    doesNotApply: field.doesNotApply,
    sample: field.sample,
  },
);

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
export const cliniciansSchema = field.named(z.tuple([lead], clinician), {
  label: { en: 'Clinicians', es: 'Profesionales' },
  hint: {
    en: 'The one who leads first; she or he has to prescribe.',
    es: 'Primero, quien dirige el consultorio; tiene que recetar.',
  },
});

export type Clinicians = z.infer<typeof cliniciansSchema>;
export type Clinician = Clinicians[number];
