import { expect, it } from 'vitest';
import { endOfAddress } from '../../components/not-found/end-of-address';

it.each([
  ['/es/servicios/tratamiento-ansiedad', 'tratamientoansiedad'],
  ['/tratamiento-ansiedad/', 'tratamientoansiedad'],
  ['/old/Tratamiento_Ansiedad.html', 'tratamientoansiedad'],
  ['/es/pol%C3%ADtica-privacidad', 'politicaprivacidad'],
  // No text in UTF-8: it stays as it is.
  ['/es/pol%EDtica', 'poledtica'],
  ['/', ''],
])(
  'the last part of %s, by which the not-found page looks for the page that was meant',
  (path, end) => {
    expect(endOfAddress(path)).toBe(end);
  },
);
