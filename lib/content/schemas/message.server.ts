import { z } from 'zod';
import type { Language } from '../../language';

/** A text in both languages of whoever edits. */
export type Words = Readonly<Record<Language, string>>;

/** The language in which schemas speak while `issuesIn` runs. */
let spoken: Language = 'en';

/** A message of a schema: Zod asks for it where it finds a fault, and gets it in the language of `issuesIn`. */
export const message = (words: Words) => () => words[spoken];

/** What a schema finds wrong with data, its messages and Zod's own in the given language. */
export function issuesIn(language: Language, schema: z.ZodType, data: unknown): z.core.$ZodIssue[] {
  spoken = language;
  try {
    const { error } = schema.safeParse(data, { error: z.locales[language]().localeError });
    // Zod asks for messages when `error` is read, so it is read here.
    return error?.issues ?? [];
  } finally {
    spoken = 'en';
  }
}
