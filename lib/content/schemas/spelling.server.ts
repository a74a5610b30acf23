import { z } from 'zod';
import { text } from './fields.server';

const words = z.array(text);

export const spellingSchema = z.strictObject({
  names: words.describe(
    'People, places, organizations, products and abbreviations, allowed in every language as a whole and exactly as written.',
  ),
  en: words.describe('English words, medicines included; in small letters if they can be.'),
  es: words.describe('Spanish words, medicines included; in small letters if they can be.'),
});

export type Spelling = z.infer<typeof spellingSchema>;
