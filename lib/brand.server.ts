import { readFileSync } from 'node:fs';

/** The colors of a scheme by their names in the style sheet, without `--color-`: `page` is `#fdfaf5`. */
type Colors = Record<string, string>;

/**
 * The colors of both schemes. A color that the dark scheme does not set is the light one.
 * @param css the text of `components/brand.css`
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
