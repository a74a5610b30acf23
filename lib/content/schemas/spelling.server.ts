import { z } from 'zod';
import { text } from './fields.server';

const words = z.array(text);

export const spellingSchema = z.strictObject({
  names: words.describe('Names and abbreviations, as a whole and exactly so, in any language.'),
  en: words.describe('English words and medicines, in small letters if they can be.'),
  es: words.describe('Spanish words and medicines, in small letters if they can be.'),
});

export type Spelling = z.infer<typeof spellingSchema>;
