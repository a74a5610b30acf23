import type { z } from 'zod';
import type { Language } from '../../language';

/** A text for those who edit, in English and Spanish. */
export type Words = Readonly<Record<Language, string>>;

/** The message of a fault as schemas give it to Zod, which knows one string for it: a line for each language. */
export const message = ({ en, es }: Words) => `${en}\n${es}`;

/** What a field needs, for the faults of which a schema says nothing itself. */
export function expectationOf(issue: z.core.$ZodRawIssue): Words {
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

/** What to write for a value that is missing, or what was expected in place of one of the wrong kind. */
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
  // The field is not missing: it has another value than true and false.
  if (values.includes(true)) return expectedKind({ expected: 'boolean', input: '' });
  const listed = values.join(', ');
  return values.length === 1
    ? { en: `expected ${listed}`, es: `se esperaba ${listed}` }
    : { en: `expected one of these: ${listed}`, es: `se esperaba uno de estos: ${listed}` };
}
