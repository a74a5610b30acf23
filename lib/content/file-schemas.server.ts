import type { z } from 'zod';
import { cliniciansSchema } from './schemas/clinicians.server';
import { crisisSchema } from './schemas/crisis.server';
import { dictionarySchema } from './schemas/dictionary.server';
import { notForStaff } from './schemas/fields.server';
import { glossarySchema } from './schemas/glossary.server';
import { hoursSchema } from './schemas/hours.server';
import { insurersSchema } from './schemas/insurers.server';
import { languageHelpSchema } from './schemas/language-help.server';
import { mapSchema } from './schemas/map.server';
import { noticesSchema } from './schemas/notices.server';
import { pageSchemas } from './schemas/pages.server';
import { practiceSchema } from './schemas/practice.server';
import { townsSchema } from './schemas/towns.server';
import { visitsSchema } from './schemas/visits.server';

/** The schema of each file by its name; a page's by the kind, `page-home`. */
export const fileSchemas: Record<string, z.ZodType> = {
  practice: practiceSchema.describe('Facts that are the same in both languages.'),
  clinicians: cliniciansSchema.describe('Who treats patients, the lead psychiatrist first.'),
  visits: visitsSchema.describe('What patients decide by.'),
  hours: hoursSchema.describe('When the office is open.'),
  notices: noticesSchema.describe(
    'Notices above every page for some days. [] is none: replace it.',
  ),
  insurers: insurersSchema(undefined).describe('Insurers that patients ask about, in this order.'),
  crisis: crisisSchema(undefined).describe('Where a person in a crisis can go.'),
  towns: townsSchema.describe(
    'The towns in the order of the menus, by the names of their pages’ files. A new town needs its page in both languages as well: in the editor under Towns, by Duplicate at a town that is like it.',
  ),
  map: mapSchema.describe('The drawing behind the towns; null where there is none of the region.'),
  glossary: glossarySchema.describe(
    'One word for each concept, and words that have no place here.',
  ),
  'language-help': languageHelpSchema.describe(
    `Free language help, as HHS lists and words it (45 CFR 92.11). ${notForStaff}`,
  ),
  dictionary: dictionarySchema.describe('Short texts; the keys are the same in both languages.'),
  ...Object.fromEntries(
    Object.entries(pageSchemas).map(([kind, schema]) => [`page-${kind}`, schema]),
  ),
};
