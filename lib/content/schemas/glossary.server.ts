import { z } from 'zod';
import { text } from './fields.server';

/** `content/glossary.yaml`: the one word for each concept, and words that have no place here. */
export const glossarySchema = z.strictObject({
  concepts: z.array(
    z.strictObject({
      en: text,
      es: text,
      /** Other words for it that are not to be used. */
      not: z.strictObject({ en: z.array(text).optional(), es: z.array(text).optional() }),
    }),
  ),
  /** Words that promise, rank or hurt. */
  unfit: z.strictObject({ en: z.array(text), es: z.array(text) }),
  /** Verbs with which the practice promises something. */
  promises: z.strictObject({ en: z.array(text), es: z.array(text) }),
});

export type Glossary = z.infer<typeof glossarySchema>;
