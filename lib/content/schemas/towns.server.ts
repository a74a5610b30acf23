import { z } from 'zod';
import * as field from './fields.server';
import { pageEntry, pageList } from './listed-pages.server';
import { message } from './message.server';

/** The name of a county without the word County. */
export const county = field.textOf(
  /^(?!.* County$).+$/,
  'Collier',
)({ label: { en: 'County', es: 'Condado' } });

const labelSide = field.choice({
  left: { en: 'Left', es: 'Izquierda' },
  right: { en: 'Right', es: 'Derecha' },
  above: { en: 'Above', es: 'Arriba' },
  below: { en: 'Below', es: 'Abajo' },
});

const positionSource = field.source.pick({ name: true, checkedOn: true });

const { id, ...addresses } = pageEntry(
  {
    en: [/^\/locations\/[a-z0-9-]+$/, '/locations/psychiatrist-naples'],
    es: [/^\/es\/ubicaciones\/[a-z0-9-]+$/, '/es/ubicaciones/psiquiatra-naples'],
  },
  {
    label: { en: 'No longer served', es: 'Ya no se atiende' },
    hint: {
      en: 'The page goes, and its web addresses lead to the home page. Its texts may stay.',
      es: 'La página desaparece y sus direcciones llevan a la página de inicio. Sus textos pueden quedarse.',
    },
  },
);

const town = field.group(
  { label: { en: 'Town', es: 'Localidad' }, caption: ['id'] },
  {
    id,
    county,
    office: field.flag({ label: { en: 'The office is here', es: 'El consultorio está aquí' } }),
    ...addresses,
    position: field
      .group(
        { label: { en: 'Place on the map', es: 'Lugar en el mapa' } },
        {
          ...field.coordinates,
          labelSide: labelSide({ label: { en: 'Side of the name', es: 'Lado del nombre' } }),
          overWater: field.flag({
            label: { en: 'The name is over water', es: 'El nombre está sobre el agua' },
          }),
          source: field.named(positionSource, { label: { en: 'Source', es: 'Fuente' } }).optional(),
        },
      )
      .optional(),
  },
);

/** The schema of `towns.yaml`. Exactly one town has the office. */
export const townsSchema = pageList(town, {
  label: { en: 'Towns', es: 'Localidades' },
  hint: {
    en: 'In the order of the menus. A new town needs its page as well: in Towns, duplicate one that is like it.',
    es: 'En el orden de los menús. Una nueva necesita además su página: en Localidades, duplique una parecida.',
  },
})
  .check(
    field.noTwo<z.infer<typeof town>>((one, other) => Boolean(one.office && other.office), {
      en: 'a town without an office, since an entry above has it. This site knows one office; a practice with two needs another site, or names the second in the text of its town',
      es: 'una localidad sin consultorio, porque ya lo tiene una entrada anterior. Este sitio conoce un solo consultorio; si hay dos, se necesita otro sitio, o se nombra el segundo en el texto de su localidad',
    }),
  )
  .refine((towns) => towns.some(({ office, retired }) => office && !retired), {
    error: message({
      en: 'one town with office: true. This site is for practices with an office; one that only sees patients by video needs another site',
      es: 'una localidad con office: true. Este sitio es para consultorios con una oficina; si solo se atiende por video, se necesita otro sitio',
    }),
  });

export type TownPosition = NonNullable<z.infer<typeof town>['position']>;

const { north, east } = field.coordinates;

/**
 * The schema of `map.yaml`: the region that the picture `map` shows;
 * null if there is no picture. Not in the editor.
 */
export const mapSchema = z
  .strictObject({
    frame: z
      .strictObject({ north, south: north, west: east, east })
      .refine(({ north, south }) => south < north, {
        error: message({
          en: 'less than the degrees of the north',
          es: 'menos que los grados del norte',
        }),
        path: ['south'],
      })
      .refine(({ west, east }) => west < east, {
        error: message({
          en: 'less than the degrees of the east',
          es: 'menos que los grados del este',
        }),
        path: ['west'],
      }),
    source: field.text(),
  })
  .nullable();

export type MapFrame = NonNullable<z.infer<typeof mapSchema>>['frame'];
