import { z } from 'zod';

declare module 'zod' {
  /**
   * What people are told of a field: `description`, whose first sentence messages quote, and the
   * following. Another language stands beside them, under its code.
   */
  interface GlobalMeta {
    examples?: unknown[];
    /** What a number counts: "minutes". */
    unit?: string | undefined;
    /** What null says, where that is more than that the fact is not known yet. */
    whenNull?: string;
  }
}

/** JSON Schema (draft 7) of a field, as far as it is read here. */
export interface FieldSchema extends z.GlobalMeta {
  /** What the field holds, as messages say it. Editors show it as well. */
  errorMessage?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema | FieldSchema[];
  additionalProperties?: FieldSchema | false;
  anyOf?: FieldSchema[];
}

/** A schema as JSON Schema for editors. It refuses nothing that the build accepts. */
export function jsonSchemaOf(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override({ zodSchema, jsonSchema }) {
      // The build measures texts and lists with facts in their places; zod's formats are patterns.
      for (const key of ['maxLength', 'maxItems', 'format']) delete jsonSchema[key];
      if (jsonSchema.minLength) jsonSchema.minLength = 1;
      const { error } = z.safeParse(zodSchema, undefined, { error: expectation });
      if (error) jsonSchema.errorMessage = error.issues[0]?.message;
      const field = jsonSchema as FieldSchema;
      // Where null is allowed, the rest is its first alternative.
      const { description, examples = exampleOf(field), unit } = { ...field.anyOf?.[0], ...field };
      const whenNull = field.anyOf && `Null: ${meaningOfNull(field)}.`;
      const inFull = [description, unit && `In ${unit}.`, whenNull].filter(Boolean).join(' ');
      Object.assign(field, { description, examples, unit, markdownDescription: inFull });
    },
  }) as FieldSchema;
}

/** The fields of a group by their names; those of a list's entries as [], of named entries as <id>. */
export function fieldsOf(field: FieldSchema): Record<string, FieldSchema> {
  const { properties, items, additionalProperties } = field.anyOf?.[0] ?? field;
  const entry = [items].flat()[0];
  return {
    ...properties,
    ...(entry && { '[]': entry }),
    ...(additionalProperties && { '<id>': additionalProperties }),
  };
}

/** A group of its fields' examples, if they all have some. */
function exampleOf(field: FieldSchema): unknown[] | undefined {
  const fields = Object.entries(field.properties ?? {});
  if (fields.length === 0 || !fields.every(([, { examples }]) => examples)) return undefined;
  return [Object.fromEntries(fields.map(([name, { examples }]) => [name, examples?.[0]]))];
}

/** What null means in a field that may be null. */
export function meaningOfNull({ whenNull }: FieldSchema): string {
  return whenNull ?? 'not known yet, and not shown';
}

/** An example in one line. */
export function inline(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example);
}

/**
 * What is expected of a field, with an example and what the field is for: for whoever left it out
 * or wrote something of another kind.
 */
export function explain(schema: z.ZodType, path: readonly PropertyKey[], expected: string): string {
  const { examples = [], description = '' } = path.reduce<FieldSchema>((parent, key) => {
    const fields = fieldsOf(parent);
    return fields[String(key)] ?? fields['[]'] ?? fields['<id>'] ?? {};
  }, jsonSchemaOf(schema));
  const example = examples.length > 0 ? `, such as ${inline(examples[0])}` : '';
  return `${expected}${example}. ${description.split(/(?<=\.)\s/)[0]}`.replace(/\. $/, '');
}

/** What zod's issue expects, where the schema has no words of its own. */
export function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'no such field; is its name misspelt?';
    case 'invalid_type': {
      const { inst, expected } = issue;
      if (inst instanceof z.ZodObject) return `the fields ${Object.keys(inst.shape).join(', ')}`;
      return kinds[expected] ?? `a ${expected}`;
    }
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'too_small':
      return issue.origin === 'array' ? `at least ${issue.minimum} in the list` : undefined;
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  record: 'names and what each stands for',
};
