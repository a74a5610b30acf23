import { isLine, lineWords } from './words/line';

/**
 * The value at a path in data of unknown form, such as YAML that nobody has checked.
 * @param path keys of objects and indexes of lists, the outermost first
 * @returns undefined where a part of the path is missing
 */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** A single value at any depth of data: a text, a number, a boolean or null. */
export interface Leaf {
  /** The path of the value: `questions.2.answer`. */
  field: string;
  value: unknown;
}

/** The single values of data at any depth, each with its path. A line is a value: its words. */
export function leavesOf(value: unknown, field = ''): Leaf[] {
  if (isLine(value)) return [{ field, value: lineWords(value) }];
  if (value === null || typeof value !== 'object') return [{ field, value }];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, field ? `${field}.${key}` : key),
  );
}
