import { z } from 'zod';
import { label, list, text } from './fields.server';

const words = list(text);
const inBoth = {
  en: words.meta(label('English', 'Inglés')),
  es: words.meta(label('Español', 'Español')),
};

export const glossarySchema = z.strictObject({
  concepts: z
    .array(
      z
        .strictObject({
          en: text.meta(label('English word', 'Palabra inglesa')),
          es: text.meta(label('Spanish word', 'Palabra española')),
          not: z.strictObject(inBoth).prefault({}).meta(label('Not these', 'Estas no')),
        })
        .meta(label('Concept', 'Concepto')),
    )
    .meta(label('One word for each concept', 'Una palabra para cada concepto')),
  unfit: z
    .strictObject(inBoth)
    .meta(label('Words that promise, rank or hurt', 'Palabras que prometen, comparan o hieren')),
  prescribed: z
    .strictObject(inBoth)
    .meta(
      label(
        'Phrases of a law, which stand as they are',
        'Frases de una ley, que quedan como están',
      ),
    ),
});
