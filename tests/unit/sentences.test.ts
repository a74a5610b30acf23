import { expect, it } from 'vitest';
import { firstSentences } from '../../lib/words/sentences.server';

it.each([
  ['en', 2, 'One. Two. Three.', 'One. Two.'],
  [
    'en',
    2,
    'My teacher was Dr. Reed. He listened. So do I.',
    'My teacher was Dr. Reed. He listened.',
  ],
  [
    'en',
    1,
    'I work in Ft. Myers and St. Petersburg. Call us.',
    'I work in Ft. Myers and St. Petersburg.',
  ],
  ['es', 1, '¿Le preocupa algo? La Dra. Ríos le escucha. Llame.', '¿Le preocupa algo?'],
  [
    'es',
    2,
    '¿Le preocupa algo? La Dra. Ríos le escucha. Llame.',
    '¿Le preocupa algo? La Dra. Ríos le escucha.',
  ],
  ['en', 3, 'One. Two.', 'One. Two.'],
] as const)('the first sentences (%s, %i) of "%s"', (language, count, text, expected) => {
  expect(firstSentences(text, count, language)).toBe(expected);
});
