import { z } from 'zod';
import { fields, known, label, languageTag, pastDate, setUpOnce, text } from './fields.server';

export const languageHelpSchema = z
  .array(
    fields(label('Language', 'Idioma'), {
      lang: languageTag.meta(label('Language', 'Idioma')),
      name: text.meta(label('Its own name', 'Su propio nombre')),
      direction: z
        .literal('rtl')
        .optional()
        .meta(
          label(
            'Direction: rtl if from right to left',
            'Dirección: rtl si es de derecha a izquierda',
          ),
        ),
      text: text.meta(label('The offer, in that language', 'La oferta, en ese idioma')),
      confirmedOn: known(pastDate).meta(
        setUpOnce(
          'Compared with the 2024 model of HHS on',
          'Comparado con el modelo de 2024 de HHS el',
        ),
      ),
    }),
  )
  .min(16, 'English and the fifteen languages that 45 CFR 92.11 asks for');
