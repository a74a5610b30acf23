import { brandColors } from '../brand.server';
import type { Practice } from '../content/schemas/practice.server';

/**
 * The web app manifest: name and icons for people who put the site on a home screen. One manifest
 * serves both languages: its only text is the name of the practice, and without a start URL the
 * icon opens the page from which it was added.
 */
export function manifest({ name }: Pick<Practice, 'name'>) {
  const { page } = brandColors().light;
  return {
    name,
    display: 'browser',
    theme_color: page,
    background_color: page,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
