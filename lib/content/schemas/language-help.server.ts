import { z } from 'zod';
import * as field from './fields.server';
import { message } from './message.server';

const offer = z.strictObject({
  lang: field.languageTag,
  name: field.text,
  direction: z.literal('rtl').optional(),
  text: field.line,
  confirmedOn: field.known(field.pastDate),
});

/** The schema of `language-help.yaml`: the offer of free language help in each language. */
export const languageHelpSchema = z
  .array(offer)
  .min(16, {
    error: message({
      en: 'English and the fifteen languages that 45 CFR 92.11 asks for',
      es: 'el inglés y los quince idiomas que pide 45 CFR 92.11',
    }),
  })
  .check(
    field.noTwo<z.infer<typeof offer>>((one, other) => one.lang === other.lang, {
      en: 'a language that no entry above has',
      es: 'un idioma que no tenga ninguna entrada anterior',
    }),
  );
