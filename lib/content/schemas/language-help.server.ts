import { z } from 'zod';
import * as field from './fields.server';
import { message } from './message.server';

const rightToLeft = field.kind(z.literal('rtl').optional());

const offer = field.group(
  { label: { en: 'Language', es: 'Idioma' }, caption: ['name'] },
  {
    lang: field.languageTag({ label: { en: 'Language', es: 'Idioma' } }),
    name: field.text({ label: { en: 'Its own name', es: 'Su propio nombre' } }),
    direction: rightToLeft({
      label: {
        en: 'Direction: rtl if from right to left',
        es: 'Dirección: rtl si es de derecha a izquierda',
      },
    }),
    text: field.text({
      label: { en: 'The offer, in that language', es: 'La oferta, en ese idioma' },
    }),
    confirmedOn: field.setUpOnce(field.known(field.pastDate()), {
      label: {
        en: 'Compared with the 2024 model of HHS on',
        es: 'Comparado con el modelo de 2024 de HHS el',
      },
    }),
  },
);

/** The schema of `language-help.yaml`: the offer of free language help in each language. */
export const languageHelpSchema = field.setUpOnce(
  z
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
    ),
  { label: { en: 'Language help', es: 'Ayuda con el idioma' } },
);
