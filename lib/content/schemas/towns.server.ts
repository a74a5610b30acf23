import { z } from 'zod';
import * as field from './fields.server';
import { pageEntry, pageList } from './listed-pages.server';

/** Without the word County. */
export const county = field.textOf(/^(?!.* County$).+$/, 'Collier')('County', 'Condado');

const labelSide = field.choice({
  left: ['Left', 'Izquierda'],
  right: ['Right', 'Derecha'],
  above: ['Above', 'Arriba'],
  below: ['Below', 'Abajo'],
});

const positionSource = field.source.pick({ name: true, checkedOn: true });

const { id, ...addresses } = pageEntry(
  {
    en: [/^\/locations\/[a-z0-9-]+$/, '/locations/psychiatrist-naples'],
    es: [/^\/es\/ubicaciones\/[a-z0-9-]+$/, '/es/ubicaciones/psiquiatra-naples'],
  },
  [
    'No longer served',
    'Ya no se atiende',
    'The page goes, and its web addresses lead to the home page. Its texts may stay.',
    'La página desaparece y sus direcciones llevan a la página de inicio. Sus textos pueden quedarse.',
  ],
);

const town = field.group('Town', 'Localidad', {
  id,
  county,
  office: field.flag('The office is here', 'El consultorio está aquí'),
  ...addresses,
  position: field
    .group('Place on the map', 'Lugar en el mapa', {
      ...field.coordinates,
      labelSide: labelSide('Side of the name', 'Lado del nombre'),
      overWater: field.flag('The name is over water', 'El nombre está sobre el agua'),
      source: field.named(positionSource, 'Source', 'Fuente').optional(),
    })
    .optional(),
});

export const townsSchema = pageList(
  town,
  'Towns',
  'Localidades',
  'In the order of the menus. A new town needs its page as well: in Towns, duplicate one that is like it.',
  'En el orden de los menús. Una nueva necesita además su página: en Localidades, duplique una parecida.',
);

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
