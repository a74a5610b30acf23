import { z } from 'zod';
import { text } from './fields.server';

const words = z.array(text);

export const glossarySchema = z.strictObject({
  concepts: z
    .array(
      z.strictObject({
        en: text.describe('The English word.'),
        es: text.describe('The Spanish word.'),
        not: z
          .strictObject({ en: words.optional(), es: words.optional() })
          .describe('Other words for it, which are not to be used.'),
      }),
    )
    .describe('The one word for each concept.'),
  unfit: z.strictObject({ en: words, es: words }).describe('Words that promise, rank or hurt.'),
  prescribed: z
    .strictObject({ en: words, es: words })
    .describe('Phrases of a law that stand as they are, whatever words are in them.'),
  promises: z
    .strictObject({ en: words, es: words })
    .describe(
      'Verbs with which the practice promises something, in English after "we"; the launch check lists such sentences.',
    ),
});

export type Glossary = z.infer<typeof glossarySchema>;
