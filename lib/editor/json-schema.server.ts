import { z } from 'zod';

/** JSON Schema (draft 7) of a field, as far as it is read here. */
export interface FieldSchema {
  title?: string;
  /** The hint. */
  description?: string;
  /** Title and hint in Spanish. */
  es?: { title?: string; description?: string };
  examples?: string[];
  /** Whether staff have any task there. */
  forStaff?: boolean;
  type?: string;
  /** What the editor calls the values that there are, in English and Spanish. */
  choices?: Record<string, [en: string, es: string]>;
  /** What a text is entered with. */
  input?: 'date' | 'time' | 'datetime' | 'picture' | 'hidden';
  pattern?: string;
  minItems?: number;
  /** Whether the entries of a list cannot be removed. */
  keepsEntries?: boolean;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema | FieldSchema[];
}

/** A schema as JSON Schema for editors. */
export const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }) as FieldSchema;

/** The schema of a list's entries. */
export const entryOf = ({ items }: FieldSchema) => [items].flat()[0];
