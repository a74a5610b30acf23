import { z } from 'zod';
import type { Words } from '../content/schemas/message.server';

/** The parts of a field's JSON Schema (draft 7) that this project reads. */
export interface FieldSchema {
  title?: string;
  /** The hint. */
  description?: string;
  /** The title and the hint in Spanish. */
  es?: { title?: string; description?: string };
  examples?: string[];
  /** Whether the field is a task for staff. If not, the editor says so and closes a group; it locks nothing. */
  forStaff?: boolean;
  type?: string;
  /** The names of the possible values in the editor. */
  choices?: Record<string, Words>;
  /** The fields whose values name the group where it is a closed entry of a list. */
  caption?: readonly string[];
  /** Whether the group is one text in both languages. */
  isBilingual?: boolean;
  /** The markup that a text may have. */
  holds?: 'markdown' | 'language marks';
  /** The kind of input that the editor shows. */
  input?: 'date' | 'time' | 'datetime' | 'picture' | 'hidden';
  pattern?: string;
  maxLength?: number;
  minItems?: number;
  /** Whether the entries of a list cannot be removed. */
  keepsEntries?: boolean;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema | FieldSchema[];
}

/** The JSON Schema of a Zod schema. */
export const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }) as FieldSchema;

/**
 * The schema of the entries of a list; undefined if the field is no list. A list of fixed length has a schema for each
 * entry, and they are all alike.
 */
export const entryOf = ({ items }: FieldSchema) => [items].flat()[0];
