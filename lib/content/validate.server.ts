import type { z } from 'zod';
import { valueAt } from '../nested-value.server';
import { expectationOf, message, type Words } from './schemas/message.server';

/** A fault that a schema finds in data. */
export interface SchemaFault {
  path: PropertyKey[];
  /** What the field needs. */
  expected: Words;
}

/**
 * Checks data against a schema.
 * @returns the data as the schema gives it, or the faults in it; each name that no field has is a fault of its own
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { data: z.infer<Schema>; faults: [] } | { data: undefined; faults: SchemaFault[] } {
  const { data, error } = schema.safeParse(value, {
    error: (issue) => message(expectationOf(issue)),
  });
  if (!error) return { data, faults: [] };
  const isOfWrongKind = ({ code }: z.core.$ZodIssue) => code === 'invalid_type';
  const placeOf = ({ path }: z.core.$ZodIssue) => path.join('.');
  const wrongKinds = error.issues.filter(isOfWrongKind).map(placeOf);
  // Zod measures the length of a value of the wrong kind too, of a list in the place of a text.
  const issues = error.issues.filter(
    (issue) => isOfWrongKind(issue) || !wrongKinds.includes(placeOf(issue)),
  );
  return { data: undefined, faults: issues.flatMap((issue) => faultsOf(issue, schema, value)) };
}

/** The faults of an issue. To an empty field that may be absent the message says so. */
function faultsOf(issue: z.core.$ZodIssue, schema: z.ZodType, data: unknown): SchemaFault[] {
  const [en = '', es = ''] = issue.message.split('\n');
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], expected: { en, es } }));
  }
  const value = valueAt(data, path);
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
  const expected =
    isEmpty && mayBeAbsent(path, schema, data)
      ? { en: `${en}, or delete the line`, es: `${es}, o borre la línea` }
      : { en, es };
  return [{ path, expected }];
}

/** Whether a field, or an entry of a list, may be deleted: whether its place, or its list, has no fault without it. */
function mayBeAbsent(path: PropertyKey[], schema: z.ZodType, data: unknown): boolean {
  const name = path.at(-1);
  if (name === undefined) return false;
  const without = structuredClone(data);
  const group = valueAt(without, path.slice(0, -1));
  if (Array.isArray(group)) group.splice(Number(name), 1);
  else if (typeof group === 'object' && group) Reflect.deleteProperty(group, name);
  const place = (Array.isArray(group) ? path.slice(0, -1) : path).join('.');
  const { issues = [] } = schema.safeParse(without).error ?? {};
  return !issues.some((issue) => issue.path.join('.') === place);
}
