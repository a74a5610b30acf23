import * as field from './fields.server';
import { county } from './towns.server';

const place = field.group(
  { label: { en: 'Place', es: 'Lugar' }, caption: ['name'] },
  {
    name: field.text({ label: { en: 'Name', es: 'Nombre' } }),
    county,
    alsoCalled: field.list(field.text(), {
      label: { en: 'Other names', es: 'Otros nombres' },
    }),
  },
);

/** The schema of `places.yaml`. */
export const placesSchema = field
  .array(place, {
    label: { en: 'Places nearby', es: 'Lugares cercanos' },
    hint: {
      en: 'Hospitals, clinics and towns that texts name, beside the towns with a page. A text that names another one is reported: it may be of another practice.',
      es: 'Hospitales, clínicas y localidades que nombran los textos, aparte de las localidades con página. Si un texto nombra otro lugar, se avisa: puede ser de otro consultorio.',
    },
  })
  .check(
    field.noTwo<{ name: string }>((one, other) => one.name === other.name, {
      en: 'a name that no entry above has',
      es: 'un nombre que no tenga ninguna entrada anterior',
    }),
  );
