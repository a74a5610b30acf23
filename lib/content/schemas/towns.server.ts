import { z } from 'zod';
import * as field from './fields.server';

/** Without the word County. */
export const county = field.textOf(/^(?!.* County$).+$/, 'Collier')('County', 'Condado');

const labelSide = field.choice({
  left: ['Left', 'Izquierda'],
  right: ['Right', 'Derecha'],
  above: ['Above', 'Arriba'],
  below: ['Below', 'Abajo'],
});

const english = field.textOf(/^\/locations\/[a-z0-9-]+$/, '/locations/psychiatrist-naples')();
const spanish = field.textOf(
  /^\/es\/ubicaciones\/[a-z0-9-]+$/,
  '/es/ubicaciones/psiquiatra-naples',
)();
const paths = field.inBoth(english, spanish);
const formerPaths = field.inBoth(field.list(english), field.list(spanish));

const positionSource = field.source.pick({ name: true, checkedOn: true });

const town = field.group('Town', 'Localidad', {
  id: field.entryId('Id, as its files', 'Identificador, como sus archivos'),
  county,
  office: field.flag('The office is here', 'El consultorio está aquí'),
  paths: paths('Web addresses', 'Direcciones web'),
  formerPaths: formerPaths('Former web addresses', 'Direcciones web anteriores').optional(),
  position: field
    .group('Place on the map', 'Lugar en el mapa', {
      ...field.coordinates,
      labelSide: labelSide('Side of the name', 'Lado del nombre'),
      overWater: field.flag('The name is over water', 'El nombre está sobre el agua'),
      source: field.named(positionSource, 'Source', 'Fuente').optional(),
    })
    .optional(),
});

export const townsSchema = field
  .array(
    town,
    'Towns',
    'Localidades',
    'In the order of the menus. A new town needs its page as well: in Towns, duplicate one that is like it.',
    'En el orden de los menús. Una nueva necesita además su página: en Localidades, duplique una parecida.',
  )
  .check(field.haveIdsOnce)
  .check(
    field.noTwo<z.infer<typeof town>>(
      (one, other) => pathsOf(one).some((path) => pathsOf(other).includes(path)),
      'web addresses, former ones as well, that no town above has',
    ),
  );

/** Web addresses of a town, present and former. */
const pathsOf = ({ paths, formerPaths }: z.infer<typeof town>) =>
  [...Object.values(paths), ...Object.values(formerPaths ?? {})].flat();

export type TownPosition = NonNullable<z.infer<typeof town>['position']>;

const { north, east } = field.coordinates;

/** What the picture `map` shows, which the editor does not show; null where there is none of the region. */
export const mapSchema = z
  .strictObject({
    frame: z.strictObject({ north, south: north, west: east, east }),
    source: field.text(),
  })
  .nullable();

export type MapFrame = NonNullable<z.infer<typeof mapSchema>>['frame'];
