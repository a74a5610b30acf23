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

/** The colors of a part of the style sheet. One that is written in another way than `#0A4A4E` is an empty text. */
function colorsIn(css: string): Colors {
  return Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*([^;]*);/g)].map(([, name, value = '']) => [
      name,
      /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : '',
    ]),
  );
}
