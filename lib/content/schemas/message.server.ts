import { z } from 'zod';
import type { Language } from '../../language';

/** A text for those who edit, in English and Spanish. */
export type Words = Readonly<Record<Language, string>>;

/** The language of the messages that schemas give. `issuesIn` sets it while it runs. */
let messageLanguage: Language = 'en';

/** The function that Zod calls for the message of a fault. It gives the text in the language of `issuesIn`. */
export const message = (words: Words) => () => words[messageLanguage];

/** The kinds of values that staff can write, by Zod's names for them. */
const kinds: Readonly<Record<string, Words>> = {
  string: { en: 'a text', es: 'un texto' },
  number: { en: 'a number', es: 'un número' },
  boolean: { en: 'true or false', es: 'true o false' },
  array: { en: 'a list', es: 'una lista' },
  object: { en: 'a group of fields', es: 'un grupo de campos' },
};

/**
 * What a field needs, in words of staff, for the faults whose messages Zod writes in a program's words.
 * Undefined for the others.
 */
function expectationOf(issue: z.core.$ZodRawIssue): Words | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        en: 'no field has this name here. Correct the name, or delete the line',
        es: 'aquí ningún campo tiene este nombre. Corríjalo o borre la línea',
      };
    case 'invalid_value': {
      if (issue.values.includes(true))
        return { en: `expected ${kinds.boolean?.en}`, es: `se esperaba ${kinds.boolean?.es}` };
      const values = issue.values.join(', ');
      return { en: `expected one of these: ${values}`, es: `se esperaba uno de estos: ${values}` };
    }
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
    case 'invalid_type': {
      const { en, es } = kinds[issue.expected] ?? { en: 'a value', es: 'un valor' };
      return issue.input === undefined
        ? { en: `write ${en} here`, es: `escriba aquí ${es}` }
        : { en: `expected ${en}`, es: `se esperaba ${es}` };
    }
    default:
      return undefined;
  }
}

/** The faults that a schema finds in data, their messages in the given language. */
export function issuesIn(language: Language, schema: z.ZodType, data: unknown): z.core.$ZodIssue[] {
  const { localeError } = z.locales[language]();
  messageLanguage = language;
  try {
    const { error } = schema.safeParse(data, {
      error: (issue) => expectationOf(issue)?.[language] ?? localeError(issue),
    });
    // Read here, because Zod makes the messages only when `error` is read.
    return error?.issues ?? [];
  } finally {
    messageLanguage = 'en';
  }
}
