import { z } from 'zod';
import { fileSchemas } from './file-schemas.server';

/** JSON Schema of a field, as far as it is read here. */
interface FieldSchema {
  holds?: 'markdown' | 'language marks';
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema | FieldSchema[];
}

/** What each field holds that is no plain text, by its path, in which `*` is any entry of a list. */
const holdings = new Map(
  Object.values(fileSchemas).flatMap((schema) =>
    holdingsOf(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema, []),
  ),
);

function holdingsOf({ holds, properties = {}, items }: FieldSchema, path: string[]): Holding[] {
  return [
    ...(holds ? [[path.join('.'), holds] satisfies Holding] : []),
    ...Object.entries(properties).flatMap(([name, field]) => holdingsOf(field, [...path, name])),
    ...[items ?? []].flat().flatMap((item) => holdingsOf(item, [...path, '*'])),
  ];
}

type Holding = [path: string, holds: NonNullable<FieldSchema['holds']>];

const holdingAt = (field: string) => holdings.get(field.replace(/\b\d+\b/g, '*'));

/** Whether a field (`questions.2.answer`) holds Markdown, which is read as a tree. */
export const holdsMarkdown = (field: string) => holdingAt(field) === 'markdown';

/** Whether a plain field may hold passages in other languages, as the name of a source does. */
export const holdsLanguages = (field: string) => holdingAt(field) === 'language marks';
