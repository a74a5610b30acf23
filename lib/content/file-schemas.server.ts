import type { z } from 'zod';
import { cliniciansSchema } from './schemas/clinicians.server';
import { crisisSchema } from './schemas/crisis.server';
import { crisisLinesSchema } from './schemas/crisis-lines.server';
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

/** The schemas of the files of facts that the editor shows, by the names of the files. */
export const editableFactSchemas = {
  practice: practiceSchema,
  clinicians: cliniciansSchema,
  visits: visitsSchema,
  hours: hoursSchema,
  notices: noticesSchema,
  insurers: insurersSchema,
  'crisis-lines': crisisLinesSchema,
  crisis: crisisSchema,
  services: servicesSchema,
  towns: townsSchema,
  places: placesSchema,
  policies: policiesSchema,
  glossary: glossarySchema,
  'language-help': languageHelpSchema,
};

/** The data of each file of facts, by the name of the file. Files of facts are for both languages. */
export type FactFiles = {
  [Name in keyof typeof editableFactSchemas]: z.infer<(typeof editableFactSchemas)[Name]>;
} & { map: z.infer<typeof mapSchema> };

/**
 * The files of facts whose words pages print. The others have names, places, the addresses of pages, words for checks, or
 * texts in other languages.
 */
export const printedFacts = [
  'practice',
  'clinicians',
  'visits',
  'hours',
  'notices',
  'crisis',
  'crisis-lines',
] as const;

/** The schemas of all files of facts: those that the editor shows, and the map. */
export const factSchemas: { [Name in keyof FactFiles]: z.ZodType<FactFiles[Name]> } = {
  ...editableFactSchemas,
  map: mapSchema,
};

/** The schemas of the files that the editor shows: those of facts, the dictionaries, and pages by their kind. */
export const editedSchemas = {
  ...editableFactSchemas,
  dictionary: dictionarySchema,
  'page-home': pageSchemas.home,
  'page-about': pageSchemas.about,
  'page-contact': pageSchemas.contact,
  'page-services': pageSchemas.services,
  'page-for-patients': pageSchemas['for-patients'],
  'page-for-families': pageSchemas['for-families'],
  'page-leave-this-page': pageSchemas['leave-this-page'],
  'page-telepsychiatry': pageSchemas.telepsychiatry,
  'page-service': pageSchemas.service,
  'page-location': pageSchemas.location,
  'page-policy': pageSchemas.policy,
};

/** The name of a file that the editor shows. */
export type EditedFile = keyof typeof editedSchemas;

/** The schemas of all files of the content. */
export const fileSchemas: Record<string, z.ZodType> = { ...editedSchemas, map: mapSchema };
