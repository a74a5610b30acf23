import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type EditedFile, editedSchemas } from '../content/file-schemas.server';
import { type Language, languages } from '../language';
import { UserError } from '../user-error.server';
import { type FieldOptions, fieldOptions } from './field-options.server';
import { entriesOf, type FieldSchema, jsonSchemaOf } from './json-schema.server';

/**
 * `lib/editor/labels/<language>.yaml`: by the path of each field its label and, after ` | `, a hint.
 *
 * A path begins with the name of the content file. `*` stands for any entry of a list, and the values of a choice are
 * below it. A field of several files, which has a name as `shared` in its schema, has the path `shared.<name>`.
 */
export type Labels = Readonly<Record<string, string>>;

/** The labels of both languages. */
export type LabelFiles = Readonly<Record<Language, Labels>>;

/** The label and the hint of a field, by the keywords of JSON Schema. */
interface Words {
  title: string;
  description?: string | undefined;
}

/** A field's JSON Schema with its English words, and the Spanish ones under `es`. */
export interface LabeledField
  extends Omit<FieldSchema, 'properties' | 'items' | 'additionalItems'>,
    Words,
    FieldOptions {
  es: Words;
  /** The values of a choice with their names. */
  choices?: ({ value: string } & Record<Language, string>)[];
  properties?: Record<string, LabeledField>;
  items?: LabeledField | LabeledField[];
  additionalItems?: LabeledField;
}

/**
 * The JSON Schemas of the content files that the editor shows, with the labels and hints of their fields.
 * @throws {UserError} that names each field without a label, and each label without a field
 */
export function labeledSchemas(): Record<EditedFile, LabeledField> {
  const labels = { en: readLabels('en'), es: readLabels('es') };
  const faults = labelFaults(labels);
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return Object.fromEntries(
    editedFiles().map(([file, schema]) => [file, labeled(schema, file, labels)]),
  ) as Record<EditedFile, LabeledField>;
}

const fileOf = (language: Language) => `lib/editor/labels/${language}.yaml`;

/** The labels of a language. Every value is read as a text, so that `911` is no number. */
export const readLabels = (language: Language): Labels =>
  parse(readFileSync(fileOf(language), 'utf8'), { schema: 'failsafe' });

const editedFiles = () =>
  Object.entries(editedSchemas).map(([file, schema]) => [file, jsonSchemaOf(schema)] as const);

/** What is wrong in the labels, in sentences that say what to do. */
export function labelFaults(labels: LabelFiles): string[] {
  const paths = labelPaths();
  const isUnknown = (path: string) => !paths.includes(path);
  const inFiles = languages.flatMap((language) => [
    ...paths
      .filter((path) => !labels[language][path])
      .map((path) => {
        const before = paths[paths.indexOf(path) - 1];
        const place = before ? `after the line of ${before}` : 'as the first line';
        return `${fileOf(language)} has no label for ${path}. Add "${path}: Label | Hint" ${place}. The hint may be left out.`;
      }),
    ...Object.keys(labels[language])
      .filter(isUnknown)
      .map((path) => `${fileOf(language)} has a label for ${path}, ${unknownField}`),
  ]);
  const inOptions = Object.keys(fieldOptions)
    .filter(isUnknown)
    .map((path) => `lib/editor/field-options.server.ts has ${path}, ${unknownField}`);
  return [...inFiles, ...inOptions];
}

const unknownField =
  'but no schema in lib/content/schemas has that field. Correct the path, or delete the line.';

/** The paths of the fields of all files in the order of the schemas, then those of shared fields by their names. */
export function labelPaths(): string[] {
  const paths = [...new Set(editedFiles().flatMap(([file, schema]) => pathsIn(schema, file)))];
  // A field that is not shared has no such name. The first field is one of these, so all of these come first.
  const nameOf = (path: string) => /^shared\.(\w+)/.exec(path)?.[1];
  return [...new Set(paths.map(nameOf))].flatMap((name) =>
    paths.filter((path) => nameOf(path) === name),
  );
}

/** The paths of a field and of all that it contains. */
function pathsIn(schema: FieldSchema, place: string): string[] {
  const path = pathOf(schema, place);
  return [
    path,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      pathsIn(field, `${path}.${name}`),
    ),
    ...entriesOf(schema).flatMap((entry) => pathsIn(entry, `${path}.*`)),
    ...valuesOf(schema).map((value) => `${path}.${value}`),
  ];
}

/** Adds words to a field and to all that it contains. */
function labeled(schema: FieldSchema, place: string, labels: LabelFiles): LabeledField {
  const path = pathOf(schema, place);
  const { shared, properties, items, additionalItems, ...others } = schema;
  const choices = valuesOf(schema).map((value) => ({
    value,
    en: wordsOf(labels.en[`${path}.${value}`]).title,
    es: wordsOf(labels.es[`${path}.${value}`]).title,
  }));
  const inside = (field: FieldSchema, name: string) => labeled(field, `${path}.${name}`, labels);
  return {
    ...others,
    ...fieldOptions[path],
    ...wordsOf(labels.en[path]),
    es: wordsOf(labels.es[path]),
    ...(choices.length > 0 && { choices }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, inside(field, name)]),
      ),
    }),
    ...(items && {
      items: Array.isArray(items) ? items.map((entry) => inside(entry, '*')) : inside(items, '*'),
    }),
    ...(additionalItems && { additionalItems: inside(additionalItems, '*') }),
  };
}

/** The path of a field in the labels: that of its place, or for a shared field that of its name. */
const pathOf = ({ shared }: FieldSchema, place: string) => (shared ? `shared.${shared}` : place);

/** The values of a choice. The editor's own words name yes and no. */
const valuesOf = ({ enum: values = [] }: FieldSchema) =>
  values.filter((value) => typeof value === 'string');

/** The label and the hint of a line. */
function wordsOf(line = ''): Words {
  const [title = '', description] = line.split(' | ');
  return { title, description };
}
