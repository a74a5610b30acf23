import { z } from 'zod';
import type { Language } from '../../language';

/** A text for those who edit, in English and Spanish. */
export type Words = Readonly<Record<Language, string>>;

/** The language of the messages that schemas give. `issuesIn` sets it while it runs. */
let messageLanguage: Language = 'en';

/** The function that Zod calls for the message of a fault. It gives the text in the language of `issuesIn`. */
export const message = (words: Words) => () => words[messageLanguage];

/** The faults that a schema finds in data, with its messages and Zod's own in the given language. */
export function issuesIn(language: Language, schema: z.ZodType, data: unknown): z.core.$ZodIssue[] {
  messageLanguage = language;
  try {
    const { error } = schema.safeParse(data, { error: z.locales[language]().localeError });
    // Read here, because Zod makes the messages only when `error` is read.
    return error?.issues ?? [];
  } finally {
    messageLanguage = 'en';
  }
}
