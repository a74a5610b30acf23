import { basename } from 'node:path';
import type { z } from 'zod';
import { type FieldSchema, jsonSchemaOf } from '../hints.server';
import { cliniciansSchema } from './clinicians.server';
import { crisisSchema } from './crisis.server';
import { dictionarySchema } from './dictionary.server';
import { glossarySchema } from './glossary.server';
import { hoursSchema } from './hours.server';
import { insurersSchema } from './insurers.server';
import { languageHelpSchema } from './language-help.server';
import { noticesSchema } from './notices.server';
import { pageSchemas } from './pages.server';
import { practiceSchema } from './practice.server';
import { spellingSchema } from './spelling.server';
import { townsSchema } from './towns.server';
import { visitsSchema } from './visits.server';

/** What each YAML file of `content/` holds, by its name; `*` is a language. */
export const yamlSchemas = {
  'practice.yaml': practiceSchema.describe(
    'Facts of the practice that are the same in both languages.',
  ),
  'clinicians.yaml': cliniciansSchema.describe('Who treats patients, the lead psychiatrist first.'),
  'visits.yaml': visitsSchema.describe('What patients decide by.'),
  'hours.yaml': hoursSchema.describe('When the office is open.'),
  'notices.yaml': noticesSchema.describe('What stands above the header for a time; [] is none.'),
  'insurers.yaml': insurersSchema(undefined).describe(
    'Insurers that patients ask about, as shown.',
  ),
  'crisis.yaml': crisisSchema(undefined).describe('Where a person in a crisis can go.'),
  'towns.yaml': townsSchema.describe('The towns by their ids, in the order of the menus.'),
  'glossary.yaml': glossarySchema.describe('One word for each concept, and words to avoid.'),
  'spelling.yaml': spellingSchema.describe(
    'Words that are right though no dictionary of npm test has them. What practice.yaml, insurers.yaml and the towns’ files name is allowed without standing here.',
  ),
  'language-help.yaml': languageHelpSchema.describe(
    'The notice of free language help (45 CFR 92.11), after the list and the texts of the U.S. Department of Health and Human Services: English and the fifteen languages most spoken by people in Florida who know little English.',
  ),
  '*/dictionary.yaml': dictionarySchema.describe(
    'Short texts of the interface, with the same keys in both languages.',
  ),
};

/** JSON Schemas for editors by name: of each YAML file, and of the front matter of each page kind. */
export function editorSchemas(): Record<string, FieldSchema> {
  const schemas: [string, z.ZodType][] = [
    ...Object.entries(yamlSchemas),
    ...Object.entries(pageSchemas).map(([kind, schema]): [string, z.ZodType] => [
      `page-${kind}`,
      schema,
    ]),
  ];
  return Object.fromEntries(
    schemas.map(([file, schema]) => [basename(file, '.yaml'), jsonSchemaOf(schema)]),
  );
}
