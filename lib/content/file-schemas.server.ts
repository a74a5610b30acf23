import type { z } from 'zod';
import { cliniciansSchema } from './schemas/clinicians.server';
import { crisisSchema } from './schemas/crisis.server';
import { dictionarySchema } from './schemas/dictionary.server';
import { glossarySchema } from './schemas/glossary.server';
import { hoursSchema } from './schemas/hours.server';
import { insurersSchema } from './schemas/insurers.server';
import { languageHelpSchema } from './schemas/language-help.server';
import { noticesSchema } from './schemas/notices.server';
import { pageSchemas } from './schemas/pages.server';
import { placesSchema } from './schemas/places.server';
import { policiesSchema } from './schemas/policies.server';
import { practiceSchema } from './schemas/practice.server';
import { servicesSchema } from './schemas/services.server';
import { mapSchema, townsSchema } from './schemas/towns.server';
import { visitsSchema } from './schemas/visits.server';

/** The schema of each file that is the same in both languages, by its name. */
export const factSchemas = {
  practice: practiceSchema,
  clinicians: cliniciansSchema,
  visits: visitsSchema,
  hours: hoursSchema,
  notices: noticesSchema,
  insurers: insurersSchema,
  crisis: crisisSchema,
  services: servicesSchema,
  towns: townsSchema,
  places: placesSchema,
  policies: policiesSchema,
  glossary: glossarySchema,
  'language-help': languageHelpSchema,
};

/** What each of these files says, and the map, which the editor does not show. */
export type FactFiles = {
  [Name in keyof typeof factSchemas]: z.infer<(typeof factSchemas)[Name]>;
} & { map: z.infer<typeof mapSchema> };

/** The schemas of those files: `factSchemas`, which the editor shows, and the map. */
export const factFileSchemas: { [Name in keyof FactFiles]: z.ZodType<FactFiles[Name]> } = {
  ...factSchemas,
  map: mapSchema,
};

/** The schema of each file by its name; a page's by the kind, `page-home`. */
export const fileSchemas: Record<string, z.ZodType> = {
  ...factFileSchemas,
  dictionary: dictionarySchema,
  ...Object.fromEntries(
    Object.entries(pageSchemas).map(([kind, schema]) => [`page-${kind}`, schema]),
  ),
};
