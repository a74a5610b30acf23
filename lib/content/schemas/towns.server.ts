import { z } from 'zod';
import { text } from './fields.server';

export const labelSides = ['left', 'right', 'above', 'below'] as const;

const path = (start: string) =>
  z
    .string()
    .regex(new RegExp(`^${start}[a-z0-9-]+$`), `a path such as ${start}psychiatrist-naples`);

const paths = { en: path('/locations/'), es: path('/es/ubicaciones/') };

/** `content/towns.yaml`: the towns by their ids, in the order of the menus. */
export const townsSchema = z
  .record(
    z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
    z.strictObject({
      county: text,
      /** The town of the office: the map shows it with a pin. */
      office: z.literal(true).optional(),
      paths: z.strictObject(paths),
      /** Addresses that lead to the town's page: they had its words before, or are often typed. */
      formerPaths: z
        .strictObject({ en: z.array(paths.en), es: z.array(paths.es) })
        .partial()
        .optional(),
      /** On the map; absent where the town is not on it. */
      position: z
        .strictObject({
          /** In degrees, west of Greenwich below zero. */
          north: z.number(),
          east: z.number(),
          /** The side of the dot on which the name stands. */
          labelSide: z.enum(labelSides),
          /** Whether the name stands over water. */
          overWater: z.literal(true).optional(),
        })
        .optional(),
    }),
  )
  .check(namesEachPathOnce);

/** Holds every path, present or former, to one town. */
function namesEachPathOnce({ value, issues }: z.core.ParsePayload<Record<string, TownPaths>>) {
  const seen = new Set<string>();
  for (const [id, { paths, formerPaths }] of Object.entries(value)) {
    const former = Object.values(formerPaths ?? {}).flatMap((paths) => paths ?? []);
    for (const path of [paths.en, paths.es, ...former]) {
      if (seen.has(path)) {
        const message = `each path once: ${path} stands above as well`;
        issues.push({ code: 'custom', path: [id, 'paths'], message, input: path });
      }
      seen.add(path);
    }
  }
}

interface TownPaths {
  paths: { en: string; es: string };
  formerPaths?: { en?: string[] | undefined; es?: string[] | undefined } | undefined;
}

/**
 * A county in which one of the towns lies.
 * @param towns undefined where they could not be read: then any text is allowed
 */
export function countyOf(towns: Towns | undefined): z.ZodType<string> {
  return towns ? z.enum(Object.values(towns).map(({ county }) => county)) : text;
}

export type Towns = z.infer<typeof townsSchema>;
export type TownPosition = NonNullable<Towns[string]['position']>;
