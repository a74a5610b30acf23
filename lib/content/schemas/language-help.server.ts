import { z } from 'zod';
import { languageTag, text } from './fields.server';

/** `content/language-help.yaml`: the offer of free language help, each in its own language. */
export const languageHelpSchema = z
  .array(
    z.strictObject({
      lang: languageTag,
      name: text,
      direction: z.literal('rtl').optional(),
      text,
    }),
  )
  .min(16, 'English and the fifteen languages that 45 CFR 92.11 asks for');

export type LanguageHelp = z.infer<typeof languageHelpSchema>[number];
