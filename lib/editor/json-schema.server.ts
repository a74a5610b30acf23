import { z } from 'zod';

/** The parts of a field's JSON Schema (draft 7) that this project reads. */
export interface FieldSchema {
  /** The name below which the labels of a field of several files stand, once for all of them. */
  shared?: string;
  examples?: string[];
  type?: string;
  format?: string;
  enum?: (string | boolean)[];
  /** The markup that a text may have. */
  holds?: 'markdown' | 'language marks' | 'numbers';
  pattern?: string;
  /** The patterns of a text that has several. */
  allOf?: { pattern?: string }[];
  maxLength?: number;
  minItems?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema | FieldSchema[];
  additionalItems?: FieldSchema;
}

/** The JSON Schema of a Zod schema. */
export const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }) as FieldSchema;

/** The schemas of the entries of a list, all with the same fields. Empty if the field is no list. */
export function entriesOf<Field extends object>({ items = [], additionalItems }: Entries<Field>) {
  const first = Array.isArray(items) ? items : [items];
  return additionalItems ? [...first, additionalItems] : first;
}

/** The entries of a list: one schema for all, or those of the first ones and that of the others. */
interface Entries<Field> {
  items?: Field | Field[];
  additionalItems?: Field;
}
