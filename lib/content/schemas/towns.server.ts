import { z } from 'zod';
import { east, entryId, fields, hint, north, source, text, textOf } from './fields.server';

const labelSides = ['left', 'right', 'above', 'below'] as const;

const path = (start: string, example: string) =>
  textOf(new RegExp(`^${start}[a-z0-9-]+$`), `a path such as ${start}${example}`);

const english = path('/locations/', 'psychiatrist-naples');
const spanish = path('/es/ubicaciones/', 'psiquiatra-naples');

export const townsSchema = z
  .record(
    entryId.meta(
      hint('Its name in small letters with hyphens, as that of its pages’ files.', 'cape-coral'),
    ),
    z.strictObject({
      county: textOf(/^(?!.* County$).+$/, 'the name alone, without County').meta(
        hint('The county in which the town lies.', 'Collier'),
      ),
      office: z.literal(true).optional().describe('The office is here: the map shows a pin.'),
      paths: fields('The addresses of its pages, without the domain.', {
        en: english.meta(hint('The English page.', '/locations/psychiatrist-naples')),
        es: spanish.meta(hint('The Spanish page.', '/es/ubicaciones/psiquiatra-naples')),
      }),
      formerPaths: fields('Other addresses that lead to its pages.', {
        en: z.array(english).optional().describe('To the English page.'),
        es: z.array(spanish).optional().describe('To the Spanish page.'),
      }).optional(),
      position: fields('Place on the drawn map; left out where the town is not on it.', {
        north,
        east,
        labelSide: z.enum(labelSides).describe('Where the name stands beside its dot.'),
        overWater: z.literal(true).optional().describe('The name stands over water.'),
        source: source
          .pick({ name: true, checkedOn: true })
          .optional()
          .describe('Where the position comes from, rounded to a thousandth of a degree (110 m).'),
      }).optional(),
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
  const county = towns ? z.enum(Object.values(towns).map(({ county }) => county)) : text;
  return county.describe('A county of towns.yaml.');
}

export type Towns = z.infer<typeof townsSchema>;
export type TownPosition = NonNullable<Towns[string]['position']>;
