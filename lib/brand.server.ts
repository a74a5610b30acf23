import { readFileSync } from 'node:fs';

/** The tokens of a colour scheme by their names, without `--color-`: `page` is `#fdfaf5`. */
type Colors = Record<string, string>;

/**
 * The colours of `components/brand.css`.
 * @returns those of each scheme; the dark one has the light colours that it does not set itself
 */
export function brandColors(css = readFileSync('components/brand.css', 'utf8')) {
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  return { light: colorsIn(light), dark: { ...colorsIn(light), ...colorsIn(dark) } };
}

function colorsIn(css: string): Colors {
  return Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [name, color]),
  );
}
