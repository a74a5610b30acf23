import { stringify } from 'yaml';
import { z } from 'zod';

/** JSON Schema (draft 7) of a field, as far as it is read here. */
export interface FieldSchema {
  /** What editors call the field, where its key says too little. */
  title?: string;
  description?: string;
  examples?: unknown[];
  type?: string;
  enum?: (string | null)[];
  const?: unknown;
  pattern?: string;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  /** What zod calls the form of a text or number: date, time, datetime, url, email, safeint; or picture. */
  form?: string;
  propertyNames?: FieldSchema;
  /** What the field holds; editors show it as well. */
  errorMessage?: string;
  /** The whole hint. */
  markdownDescription?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema | FieldSchema[];
  additionalProperties?: FieldSchema | false;
  anyOf?: FieldSchema[];
  allOf?: FieldSchema[];
}

/** A schema as JSON Schema for editors. It refuses nothing that the build accepts. */
export function jsonSchemaOf(schema: z.ZodType): FieldSchema {
  const field = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override({ zodSchema, jsonSchema }) {
      const { minLength, maxLength } = jsonSchema;
      let { error } = z.safeParse(zodSchema, undefined, { error: expectation });
      if (maxLength) {
        // The build measures a text with its facts in their places.
        jsonSchema.pattern = `^([^{]{${minLength},${maxLength}}|[^{]*\\{[^]*)$`;
        ({ error } = z.safeParse(zodSchema, '-'.repeat(maxLength + 1)));
      }
      const { format: form } = zodSchema._zod.def as { format?: string };
      if (form) jsonSchema.form = form;
      // Lists are measured as texts are; zod's formats are patterns.
      for (const key of ['maxLength', 'maxItems', 'format']) delete jsonSchema[key];
      if (minLength) jsonSchema.minLength = 1;
      // zod leaves out those of what it transforms.
      const { examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (Array.isArray(examples)) jsonSchema.examples = examples;
      if (error) jsonSchema.errorMessage = error.issues[0]?.message;
    },
  }) as FieldSchema;
  addHints(field);
  return field;
}

function addHints(field: FieldSchema) {
  const fields = fieldsOf(field);
  Object.values(fields).forEach(addHints);
  // Where null is allowed, the rest is the first alternative.
  const whole: FieldSchema = { ...field.anyOf?.[0], ...field };
  const { description = '', examples = exampleOf(whole), errorMessage } = whole;
  const hint = [
    `${description} Holds ${errorMessage}`,
    fields['[]'] && `each ${fields['[]'].errorMessage}`,
    examples && `such as ${inline(examples)}`,
    field.anyOf && !description.includes('null') && 'or null where it is not known',
  ];
  const markdownDescription = `${hint.filter(Boolean).join(', ').trim().replace(/\s+/g, ' ')}.`;
  Object.assign(field, { description, examples, markdownDescription });
}

/** A group of the examples of its fields, if each has one. */
function exampleOf({ properties = {} }: FieldSchema): unknown[] | undefined {
  const fields = Object.entries(properties).map(([name, { examples }]) => [name, examples?.[0]]);
  const isWhole = fields.length > 0 && fields.every(([, example]) => example !== undefined);
  return isWhole ? [Object.fromEntries(fields)] : undefined;
}

/** The fields of a group by their names; those of a list's entries as [], of named entries as <id>. */
export function fieldsOf(field: FieldSchema): Record<string, FieldSchema> {
  const { properties, items, additionalProperties } = field.anyOf?.[0] ?? field;
  const [entry] = [items].flat();
  return {
    ...properties,
    ...(entry && { '[]': entry }),
    ...(additionalProperties && { '<id>': additionalProperties }),
  };
}

const inline = ([example]: unknown[]) =>
  stringify(example, {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
  }).trim();

/** What a schema says of the field at a path; empty where it has none. */
export function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): FieldSchema {
  return path.reduce<FieldSchema>((parent, key) => {
    const fields = fieldsOf(parent);
    return fields[String(key)] ?? fields['[]'] ?? fields['<id>'] ?? {};
  }, jsonSchemaOf(schema));
}

const kinds = { string: 'a text', boolean: 'true or false', array: 'a list', tuple: 'a list' };

/** What zod's issue expects, where the schema has no words of its own. */
export function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (mayBeEmpty(issue.inst) && issue.input == null) return 'a list ([] for none)';
      if (issue.expected === 'string' && Object(issue.input) === issue.input) {
        return 'a text; one with a colon stands in quotation marks';
      }
      return issue.inst instanceof z.ZodObject
        ? `the fields ${Object.keys(issue.inst.shape).join(', ')}`
        : (Object(kinds)[issue.expected] ?? `a ${issue.expected}`);
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.join(', ')}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'too_small':
      return issue.origin === 'array' ? `at least ${issue.minimum} in the list` : undefined;
  }
}

const mayBeEmpty = (schema: unknown) =>
  schema instanceof z.ZodArray && schema.safeParse([]).success;
