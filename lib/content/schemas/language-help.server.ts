import { z } from 'zod';
import { languageTag, notForStaff, pastDate, text } from './fields.server';

export const languageHelpSchema = z
  .array(
    z.strictObject({
      lang: languageTag.describe('The language.'),
      name: text.describe('What the language calls itself.'),
      direction: z.literal('rtl').optional().describe('For a language written from right to left.'),
      text: text.describe('The offer, in that language.'),
      confirmedOn: pastDate
        .nullable()
        .describe(
          `When it was compared with a published copy of the 2024 model of HHS; null is not yet: it is that of 2016, without auxiliary aids. ${notForStaff}`,
        ),
    }),
  )
  .min(16, 'English and the fifteen languages that 45 CFR 92.11 asks for');

export type LanguageHelp = z.infer<typeof languageHelpSchema>[number];
