import { z } from 'zod';
import { languageTag, pastDate, text } from './fields.server';

/** `content/language-help.yaml`: the offer of free language help, each in its own language. */
export const languageHelpSchema = z
  .array(
    z.strictObject({
      lang: languageTag,
      name: text,
      direction: z.literal('rtl').optional(),
      text,
      /** When the text was compared with HHS's; null where it was not. */
      confirmedOn: pastDate.nullable(),
    }),
  )
  .min(16, 'English and the fifteen languages that 45 CFR 92.11 asks for');

export type LanguageHelp = z.infer<typeof languageHelpSchema>[number];
