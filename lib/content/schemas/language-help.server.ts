import { z } from 'zod';
import * as field from './fields.server';

const rightToLeft = field.kind(z.literal('rtl').optional());

const offer = field.group('Language', 'Idioma', {
  lang: field.languageTag('Language', 'Idioma'),
  name: field.text('Its own name', 'Su propio nombre'),
  direction: rightToLeft(
    'Direction: rtl if from right to left',
    'Dirección: rtl si es de derecha a izquierda',
  ),
  text: field.text('The offer, in that language', 'La oferta, en ese idioma'),
  confirmedOn: field.setUpOnce(
    field.known(field.pastDate()),
    'Compared with the 2024 model of HHS on',
    'Comparado con el modelo de 2024 de HHS el',
  ),
});

export const languageHelpSchema = field.setUpOnce(
  z.array(offer).min(16, 'English and the fifteen languages that 45 CFR 92.11 asks for'),
  'Language help',
  'Ayuda con el idioma',
);
