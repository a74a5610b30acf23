import { z } from 'zod';
import {
  choice,
  east,
  entryId,
  fields,
  flag,
  haveIdsOnce,
  label,
  list,
  north,
  source,
  textOf,
} from './fields.server';

/** Without the word County. */
export const county = textOf(/^(?!.* County$).+$/, 'Collier').meta(label('County', 'Condado'));

const labelSide = choice({
  left: ['Left', 'Izquierda'],
  right: ['Right', 'Derecha'],
  above: ['Above', 'Arriba'],
  below: ['Below', 'Abajo'],
});

const english = textOf(/^\/locations\/[a-z0-9-]+$/, '/locations/psychiatrist-naples');
const spanish = textOf(/^\/es\/ubicaciones\/[a-z0-9-]+$/, '/es/ubicaciones/psiquiatra-naples');

export const townsSchema = z
  .array(
    fields(label('Town', 'Localidad'), {
      id: entryId.meta(label('Id, as its files', 'Identificador, como sus archivos')),
      county,
      office: flag.meta(label('The office is here', 'El consultorio está aquí')),
      paths: fields(label('Web addresses', 'Direcciones web'), {
        en: english.meta(label('English', 'Inglés')),
        es: spanish.meta(label('Español', 'Español')),
      }),
      formerPaths: fields(label('Former web addresses', 'Direcciones web anteriores'), {
        en: list(english).meta(label('English', 'Inglés')),
        es: list(spanish).meta(label('Español', 'Español')),
      }).optional(),
      position: fields(label('Place on the map', 'Lugar en el mapa'), {
        north,
        east,
        labelSide: labelSide.meta(label('Side of the name', 'Lado del nombre')),
        overWater: flag.meta(label('The name is over water', 'El nombre está sobre el agua')),
        source: source
          .pick({ name: true, checkedOn: true })
          .optional()
          .meta(label('Source', 'Fuente')),
      }).optional(),
    }),
  )
  .check(haveIdsOnce)
  .refine((towns) => {
    const paths = towns.flatMap(({ paths, formerPaths = {} }) => [
      paths.en,
      paths.es,
      ...Object.values(formerPaths).flat(),
    ]);
    return new Set(paths).size === paths.length;
  }, 'each web address once, the former ones as well');

export type TownPosition = NonNullable<z.infer<typeof townsSchema>[number]['position']>;
