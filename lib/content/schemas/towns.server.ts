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
    z
      .strictObject({
        id: entryId.meta(
          label('Id, as the files of its pages', 'Identificador, como el archivo de sus páginas'),
        ),
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
      })
      .meta(label('Town', 'Localidad')),
  )
  .check(haveIdsOnce)
  .superRefine((towns, context) => {
    // Every path, present or former, is of one town.
    const found = new Set<string>();
    towns.forEach(({ paths, formerPaths }, index) => {
      for (const path of [paths.en, paths.es, ...Object.values(formerPaths ?? {}).flat()]) {
        const message = `each path once: ${path} stands above as well`;
        if (found.has(path)) context.addIssue({ code: 'custom', path: [index, 'paths'], message });
        found.add(path);
      }
    });
  });

export type Towns = z.infer<typeof townsSchema>;
export type TownPosition = NonNullable<Towns[number]['position']>;
