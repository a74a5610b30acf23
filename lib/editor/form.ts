import { parse, stringify } from 'yaml';
import type { FieldSchema } from '../content/hints.server';

/** What the editor holds of an object, by its fields. */
export type Entry = Record<string, unknown>;

export type Pictures = Readonly<Record<string, string>>;

/** Below a name of its own: what a file is that is no object, and a page's text. */
export const entriesField = 'entries';
export const bodyField = 'body';

/** Of an entry of a list: the name under which the file has it, and a value without fields. */
export const nameField = 'id';
export const valueField = 'value';

/** What staff say of a page's text, and how the names of the fields begin that are written then. */
export const signers = { approve: 'approved', review: 'reviewed' } as const;

/** What staff say of a page, in fields that no file has. */
const acts = ['accept', ...Object.keys(signers)];

/**
 * Of an object: which fields, of those that can be null, it leaves out. The editor shows both as
 * empty, and the file tells them apart: null is not known, what is left out does not apply.
 */
const leftOut = '_leftOut';

/** How the fields begin in which the editor keeps where an entry of a list was. */
const ofEditor = /^__sc_/;

/** What the editor calls the format of a schema's files; it asks for this ending in Markdown. */
export const formatOf = (schema: string) =>
  schema.startsWith('page-') ? `${schema}-frontmatter` : schema;

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/;

/**
 * A content file in the form that the editor writes: the schema's order, one line for each value,
 * quotes only where YAML needs them. Nothing that the build reads is changed.
 */
export const inForm = (schema: FieldSchema, text: string) =>
  writeEntry(schema, readEntry(schema, text));

/**
 * The fields of a content file as the editor shows them: whatever has names is a list.
 * @param pictures the files of pictures by their names, with which the editor shows them
 */
export function readEntry(schema: FieldSchema, text: string, pictures: Pictures = {}): Entry {
  const [, head, body] = frontMatter.exec(text) ?? [];
  const data = toEntry(schema, parse(head ?? text), pictures);
  const entry = hasFields(schema) ? ((data ?? {}) as Entry) : { [entriesField]: data };
  return body === undefined ? entry : { ...entry, [bodyField]: body.trim() };
}

/** The file of what the editor holds. */
export function writeEntry(schema: FieldSchema, { [bodyField]: body, ...entry }: Entry): string {
  const data = fromEntry(schema, hasFields(schema) ? entry : entry[entriesField]);
  const written = mayBeNull(schema) && isBlank(data) ? null : data;
  const yaml = stringify(written, { lineWidth: 0, blockQuote: 'literal' });
  if (body === undefined) return yaml.replace(/\n(?=[^\s-])/g, '\n\n');
  return `---\n${yaml}---\n${String(body).trim()}`.trimEnd().concat('\n');
}

/** A schema without null, which is its second alternative. */
const ofValue = (field: FieldSchema): FieldSchema => field.anyOf?.[0] ?? field;
const mayBeNull = ({ anyOf }: FieldSchema) => anyOf !== undefined;
const isNumber = (field: FieldSchema) => /^(number|integer)$/.test(`${ofValue(field).type}`);
const hasFields = (field: FieldSchema) => ofValue(field).properties !== undefined;

function toEntry(field: FieldSchema, value: unknown, pictures: Pictures): unknown {
  const { properties, items, additionalProperties, form } = ofValue(field);
  const [entry = {}] = [items].flat();
  if (Array.isArray(value)) return value.map((item) => toEntry(entry, item, pictures));
  if (form === 'picture') return pictures[String(value)] ?? value;
  if (isNumber(field) || (typeof value === 'boolean' && mayBeNull(field)))
    return value === null ? value : String(value);
  if (value === null || typeof value !== 'object') return value;
  if (additionalProperties) {
    return Object.entries(value).map(([name, item]) => ({
      [nameField]: name,
      ...(hasFields(additionalProperties)
        ? (toEntry(additionalProperties, item, pictures) as Entry)
        : { [valueField]: item }),
    }));
  }
  const fields = properties ?? {};
  const nullable = Object.keys(fields).filter((name) => mayBeNull(fields[name] ?? {}));
  const shown: Entry = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      toEntry(fields[name] ?? {}, item, pictures),
    ]),
  );
  const missing = nullable.filter((name) => !(name in value));
  if (nullable.length > 0) shown[leftOut] = missing.join(' ') || '-';
  return shown;
}

/** The value in the file; undefined for nothing. */
function fromEntry(field: FieldSchema, value: unknown): unknown {
  const { type, const: only, form, properties, items, additionalProperties } = ofValue(field);
  if (additionalProperties) {
    const list = Array.isArray(value) ? (value as Entry[]) : [];
    return Object.fromEntries(
      list.map(({ [nameField]: name, ...item }) => [
        name,
        fromEntry(additionalProperties, valueField in item ? item[valueField] : item),
      ]),
    );
  }
  if (properties) return fromFields(ofValue(field), Object(value));
  if (type === 'array' || items) {
    if (!Array.isArray(value)) return undefined;
    const [item = {}] = [items].flat();
    return value.map((entry) => fromEntry(item, entry)).filter((entry) => entry !== undefined);
  }
  if (type === 'boolean') {
    const isTrue = String(value) === 'true';
    if (only === true) return isTrue || undefined;
    return isTrue || String(value) === 'false' ? isTrue : undefined;
  }
  const text = typeof value === 'string' ? value.trim() : value;
  // The files name a picture alone, whatever its folder and format.
  if (form === 'picture') return String(text ?? '').replace(/^\/images\/|\.\w+$/g, '') || undefined;
  if (isBlank(text)) return undefined;
  return isNumber(field) ? Number(text) : text;
}

function fromFields({ properties = {}, required = [] }: FieldSchema, entry: Entry): Entry {
  const missing = entry[leftOut] === undefined ? undefined : String(entry[leftOut]).split(' ');
  const written: Entry = {};
  for (const [name, field] of Object.entries(properties)) {
    const value = fromEntry(field, entry[name]);
    const isRequired = required.includes(name);
    const keepsNull = isRequired || (missing && !missing.includes(name));
    if (!isBlank(value)) written[name] = value;
    else if (mayBeNull(field)) {
      if (keepsNull) written[name] = null;
    } else if (isRequired) written[name] = value ?? (ofValue(field).type === 'array' ? [] : '');
  }
  const others = Object.entries(entry).filter(
    ([name]) => !(name in properties) && ![...acts, leftOut].includes(name) && !ofEditor.test(name),
  );
  // What the schema does not know stays, for the build to say so.
  return { ...written, ...Object.fromEntries(others) };
}

/** Whether nothing is in a value, or in any field of it. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isBlank);
}
