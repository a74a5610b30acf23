import { z } from 'zod';
import * as field from './fields.server';

const words = field.inBoth(field.list(field.text));

/** The schema of `glossary.yaml`: the words that texts use for one concept, and words that they avoid. */
export const glossarySchema = z.strictObject({
  concepts: z.array(z.strictObject({ en: field.text, es: field.text, not: words.prefault({}) })),
  unfit: words,
  prescribed: words,
});
