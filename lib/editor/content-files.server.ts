import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileSchemas } from '../content/file-schemas.server';
import { type FieldSchema, jsonSchemaOf } from '../content/hints.server';
import { languages } from '../language';
import { routes } from '../routes.server';
import { inForm } from './form';

/** The JSON Schema of each content file, by the names of `fileSchemas`. */
export const schemas: Readonly<Record<string, FieldSchema>> = Object.fromEntries(
  Object.entries(fileSchemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]),
);

/** Files that are the same in both languages. */
export const factFiles = Object.keys(schemas).filter(
  (name) => name !== 'dictionary' && !name.startsWith('page-'),
);

/** The schema of each file that stands in both languages, by its name below the language’s folder. */
const translatedSchemas: Readonly<Record<string, string>> = {
  ...Object.fromEntries(routes.map(({ id, kind }) => [`${id}.md`, `page-${kind}`])),
  'dictionary.yaml': 'dictionary',
};

/** Every file of the content folder that the editor writes, with the name of its schema. */
export const contentFiles = [
  ...factFiles.map((name) => ({ file: `${name}.yaml`, schema: name })),
  ...languages.flatMap((language) =>
    Object.entries(translatedSchemas).map(([name, schema]) => ({
      file: `${language}/${name}`,
      schema,
    })),
  ),
];

/** The name of a content file’s schema; a new town is in no table yet. */
export const schemaOf = (file: string) =>
  contentFiles.find((known) => known.file === file)?.schema ?? 'page-location';

/** The files that are not in the form in which the editor writes them, as they should be. */
export function filesOutOfForm(folder: string) {
  return contentFiles.flatMap(({ file, schema }) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const formed = inForm(schemas[schema] ?? {}, text);
    return formed === text ? [] : { path, formed };
  });
}
