import { z } from 'zod';
import { fields, label, list, text } from './fields.server';

const words = list(text);
const inBoth = {
  en: words.meta(label('English', 'Inglés')),
  es: words.meta(label('Español', 'Español')),
};

export const glossarySchema = z.strictObject({
  concepts: z
    .array(
      fields(label('Concept', 'Concepto'), {
        en: text.meta(label('English word', 'Palabra inglesa')),
        es: text.meta(label('Spanish word', 'Palabra española')),
        not: fields(label('Not these', 'Estas no'), inBoth).prefault({}),
      }),
    )
    .meta(label('One word for each concept', 'Una palabra para cada concepto')),
  unfit: fields(
    label('Words that promise, rank or hurt', 'Palabras que prometen, comparan o hieren'),
    inBoth,
  ),
  prescribed: fields(
    label('Phrases of a law, left as they are', 'Frases de una ley, sin cambios'),
    inBoth,
  ),
});
