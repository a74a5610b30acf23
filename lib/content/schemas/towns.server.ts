import { z } from 'zod';
import * as field from './fields.server';
import { message } from './message.server';

/** Without the word County. */
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

const english = field.textOf(/^\/locations\/[a-z0-9-]+$/, '/locations/psychiatrist-naples')();
const spanish = field.textOf(
  /^\/es\/ubicaciones\/[a-z0-9-]+$/,
  '/es/ubicaciones/psiquiatra-naples',
)();
const paths = field.inBoth(english, spanish);
const formerPaths = field.inBoth(field.list(english), field.list(spanish));

const positionSource = field.source.pick({ name: true, checkedOn: true });

const town = field.group(
  { label: { en: 'Town', es: 'Localidad' }, caption: ['id'] },
  {
    id: field.entryId({
      label: { en: 'Id, as its files', es: 'Identificador, como sus archivos' },
    }),
    county,
    office: field.flag({ label: { en: 'The office is here', es: 'El consultorio está aquí' } }),
    paths: paths({ label: { en: 'Web addresses', es: 'Direcciones web' } }),
    formerPaths: formerPaths({
      label: { en: 'Former web addresses', es: 'Direcciones web anteriores' },
    }).optional(),
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

export const townsSchema = field
  .array(town, {
    label: { en: 'Towns', es: 'Localidades' },
    hint: {
      en: 'In the order of the menus. A new town needs its page as well: in Towns, duplicate one that is like it.',
      es: 'En el orden de los menús. Una nueva necesita además su página: en Localidades, duplique una parecida.',
    },
  })
  .check(field.haveIdsOnce)
  .check(
    field.noTwo<z.infer<typeof town>>(
      (one, other) => pathsOf(one).some((path) => pathsOf(other).includes(path)),
      {
        en: 'web addresses, former ones as well, that no town above has',
        es: 'direcciones web, también las anteriores, que no tenga ninguna localidad de más arriba',
      },
    ),
  )
  .check(
    field.noTwo<z.infer<typeof town>>((one, other) => Boolean(one.office && other.office), {
      en: 'a town without the office, which an entry above has',
      es: 'una localidad sin el consultorio, que ya está en una entrada anterior',
    }),
  );

/** Web addresses of a town, present and former. */
const pathsOf = ({ paths, formerPaths }: z.infer<typeof town>) =>
  [...Object.values(paths), ...Object.values(formerPaths ?? {})].flat();

export type TownPosition = NonNullable<z.infer<typeof town>['position']>;

const { north, east } = field.coordinates;

/** What the picture `map` shows, which the editor does not show; null where there is none of the region. */
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
