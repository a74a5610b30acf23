import { z } from 'zod';
import { text } from './fields.server';

/** `content/spelling.yaml`: words that the dictionaries do not know, and that are right. */
export const spellingSchema = z.strictObject({
  /** Allowed in every language, each as a whole. */
  names: z.array(text),
  en: z.array(text),
  es: z.array(text),
});

export type Spelling = z.infer<typeof spellingSchema>;
