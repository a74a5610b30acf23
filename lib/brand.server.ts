import { readFileSync } from 'node:fs';

/** A scheme's colors by their names in the style sheet, without `--color-`: `page` is `#fdfaf5`. */
type Colors = Record<string, string>;

/**
 * The colors of `components/brand.css`.
 * @returns those of both schemes; a color that the dark scheme does not set is the light one
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
