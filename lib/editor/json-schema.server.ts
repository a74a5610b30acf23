import { z } from 'zod';
import type { Words } from '../content/schemas/message.server';

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
  /** What the editor calls the values that there are. */
  choices?: Record<string, Words>;
  /** The fields that name a group where it is a closed entry of a list. */
  caption?: readonly string[];
  /** Whether its fields are one text in each language. */
  isBilingual?: boolean;
  /** What a text may hold besides words. */
  holds?: 'markdown' | 'language marks';
  /** What a text is entered with. */
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

/** A schema as JSON Schema for editors. */
export const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }) as FieldSchema;

/** The schema of a list's entries. */
export const entryOf = ({ items }: FieldSchema) => [items].flat()[0];
