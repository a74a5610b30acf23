import { z } from 'zod';
import { fileSchemas } from './file-schemas.server';

/** The parts of a field's JSON Schema that this module reads. */
interface FieldSchema {
  holds?: 'markdown' | 'language marks' | 'numbers';
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema | FieldSchema[];
}

/** What the fields that are not plain text hold, by their paths. In a path `*` stands for any entry of a list. */
const holdings = new Map(
  Object.values(fileSchemas).flatMap((schema) =>
    holdingsOf(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema, []),
  ),
);

/** What a field holds, and what the fields in it hold, at any depth. */
function holdingsOf({ holds, properties = {}, items }: FieldSchema, path: string[]): Holding[] {
  return [
    ...(holds ? [[path.join('.'), holds] satisfies Holding] : []),
    ...Object.entries(properties).flatMap(([name, field]) => holdingsOf(field, [...path, name])),
    ...[items ?? []].flat().flatMap((item) => holdingsOf(item, [...path, '*'])),
  ];
}

type Holding = [path: string, holds: NonNullable<FieldSchema['holds']>];

const holdingAt = (field: string) => holdings.get(field.replace(/\b\d+\b/g, '*'));

/** Whether a field (`questions.2.answer`) holds Markdown. */
export const holdsMarkdown = (field: string) => holdingAt(field) === 'markdown';

/** Whether a field without other Markdown may hold passages in another language, such as the name of a source. */
export const holdsLanguages = (field: string) => holdingAt(field) === 'language marks';

/** Whether numbers are links in a field of plain text. */
export const holdsNumbers = (field: string) => holdingAt(field) === 'numbers';
