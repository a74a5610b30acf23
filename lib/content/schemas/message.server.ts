import type { z } from 'zod';
import type { Language } from '../../language';
import { valueAt } from '../../nested-value.server';

/** A text for those who edit, in English and Spanish. */
export type Words = Readonly<Record<Language, string>>;

/** A fault that a schema finds in data. */
export interface SchemaFault {
  path: PropertyKey[];
  /** What the field needs. */
  expected: Words;
}

/**
 * Checks data against a schema.
 * @returns the data as the schema gives it, or the faults in it, one for each name that no field has
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

/** The message of a fault as schemas give it to Zod, which knows one string for it: a line for each language. */
export const message = ({ en, es }: Words) => `${en}\n${es}`;

/** What a field needs, for the faults of which a schema says nothing itself. */
function expectationOf(issue: z.core.$ZodRawIssue): Words {
  switch (issue.code) {
    case 'invalid_type':
      return expectedKind(issue);
    case 'invalid_value':
      return expectedValue(issue.values);
    case 'unrecognized_keys':
      return {
        en: 'no field has this name here. Correct the name, or delete the line',
        es: 'aquí ningún campo tiene este nombre. Corríjalo o borre la línea',
      };
    case 'too_small':
      return issue.origin === 'array'
        ? {
            en: `expected ${issue.minimum} or more entries`,
            es: `entradas: ${issue.minimum} o más`,
          }
        : { en: `expected ${issue.minimum} or more`, es: `se esperaba ${issue.minimum} o más` };
    case 'too_big':
      return issue.origin === 'array'
        ? {
            en: `expected ${issue.maximum} entries at most`,
            es: `entradas: ${issue.maximum} o menos`,
          }
        : { en: `expected ${issue.maximum} or less`, es: `se esperaba ${issue.maximum} o menos` };
    default:
      return { en: 'expected another value', es: 'se esperaba otro valor' };
  }
}

/** What to write for a kind of value, and a rule for it. */
interface Kind extends Words {
  rule?: Words;
}

const list = {
  en: 'a list',
  es: 'una lista',
  rule: {
    en: ', each entry on a line that begins with -',
    es: ', cada entrada en una línea que empieza con -',
  },
};

/** The kinds of values that staff can write, by Zod's names for them. */
const kinds: Readonly<Record<string, Kind>> = {
  string: { en: 'a text', es: 'un texto' },
  number: { en: 'a number', es: 'un número' },
  int: { en: 'a whole number, without decimals', es: 'un número entero, sin decimales' },
  boolean: { en: 'true (yes) or false (no)', es: 'true (sí) o false (no)' },
  array: list,
  tuple: list,
  object: {
    en: 'a group of fields',
    es: 'un grupo de campos',
    rule: { en: ', each on a line below', es: ', cada uno en una línea de abajo' },
  },
};

function expectedKind({ expected, input }: { expected: string; input?: unknown }): Words {
  const {
    en,
    es,
    rule = { en: '', es: '' },
  } = kinds[expected] ?? { en: 'another value', es: 'otro valor' };
  if (input === undefined || input === null) {
    return { en: `write ${en} here${rule.en}`, es: `escriba aquí ${es}${rule.es}` };
  }
  return { en: `expected ${en}${rule.en}`, es: `se esperaba ${es}${rule.es}` };
}

function expectedValue(values: readonly unknown[]): Words {
  if (values.includes(true)) return expectedKind({ expected: 'boolean', input: '' });
  const listed = values.join(', ');
  return values.length === 1
    ? { en: `expected ${listed}`, es: `se esperaba ${listed}` }
    : { en: `expected one of these: ${listed}`, es: `se esperaba uno de estos: ${listed}` };
}
