import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { plainZero } from './lib/plain-zero';

/**
 * Writes the fonts of the site and their style sheet. The fonts have only the characters that English and
 * Spanish need, and fallbacks of the same metrics, so that no text moves when a font loads. The sans also gets a zero
 * without a stroke, because telephone numbers and dates with the stroke look like program code. Run it by hand when a
 * font changes; its output is part of the project.
 */

const folder = 'components/fonts';

/** The characters that the fonts have: ASCII, and those that English and Spanish texts use besides. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ÁÉÍÑÓÚÜáéíñóúü¿¡«»ºª©®™°·•–—‘’“”…›×§\u00a0',
].join('');

/** A font of the device that is shown until a font of the site has loaded. */
interface Fallback {
  name: string;
  weight?: number;
  /** Its names on the systems that have it. Safari finds a weight other than the regular one by its PostScript name alone. */
  local: string[];
  /** The factor by which it is scaled, so that texts are as wide as in the font of the site. */
  size: number;
}

/**
 * The fallbacks. Android's own sans is as wide as the site's and needs none. Each size is near the one at which the fewest
 * texts of all pages take another number of lines, from 320 to 1440 px. Arial is measured by Liberation Sans and
 * Georgia by Gelasio, which are as wide. The fallbacks of the serif are bold fonts, because a browser that makes a
 * regular font bold may widen it. Fallbacks have `font-display: swap` too, because text would be invisible while a
 * browser looks for one.
 */
const sansFallbacks: Fallback[] = [
  { name: 'Arial', local: ['Arial', 'Liberation Sans'], size: 0.9897 },
  { name: 'Arial', weight: 600, local: ['Arial-BoldMT', 'LiberationSans-Bold'], size: 0.9853 },
];
const serifFallbacks: Fallback[] = [
  // Apple, Windows
  { name: 'Georgia', weight: 600, local: ['Georgia-Bold'], size: 0.8665 },
  // Android
  { name: 'Noto Serif', weight: 600, local: ['NotoSerif-Bold'], size: 0.8825 },
  // Linux
  { name: 'Liberation Serif', weight: 600, local: ['LiberationSerif-Bold'], size: 1.039 },
];

const sans = {
  family: 'Atkinson Hyperlegible Next',
  name: 'atkinson-hyperlegible-next',
  file: 'atkinson-hyperlegible-next-latin-wght-normal',
  axes: { wght: { min: 400, max: 700 } },
  weight: '400 700',
  fallbacks: sansFallbacks,
};
const serif = {
  family: 'Fraunces',
  name: 'fraunces',
  file: 'fraunces-latin-full-normal',
  // One weight, because all headlines have it and the variable font is three times as large.
  axes: { wght: 600, SOFT: 100, WONK: 0, opsz: 72 },
  weight: '600',
  fallbacks: serifFallbacks,
};

const rules = [];
for (const font of [sans, serif]) {
  const { family, name, axes, weight, fallbacks } = font;
  const subset = await subsetFont(readOriginal(font), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(`${folder}/${name}.woff2`, subset);
  copyFileSync(`${packageOf(name)}/LICENSE`, `${folder}/${name}.LICENSE.txt`);

  const { ascent, descent, unitsPerEm } = await fromBuffer(subset);
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  rules.push(
    `@font-face {
  font-family: "${family}";
  src: url("./${name}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}`,
    ...fallbacks.map(
      ({ name, weight, local, size }) => `@font-face {
  font-family: "${family} as ${name}";
  src: ${local.map((font) => `local("${font}")`).join(', ')};${weight ? `\n  font-weight: ${weight};` : ''}
  ascent-override: ${percent(ascent / unitsPerEm / size)};
  descent-override: ${percent(-descent / unitsPerEm / size)};
  line-gap-override: 0%;
  size-adjust: ${percent(size)};
  font-display: swap;
}`,
    ),
  );
  console.log(`${name}.woff2: ${(subset.length / 1000).toFixed(1)} kB`);
}
for (const [weight, range] of [
  [400, '400'],
  [600, '500 700'],
] as const) {
  const name = `plain-zero-${weight}`;
  writeFileSync(`${folder}/${name}.woff2`, await plainZero(readOriginal(sans), weight));
  rules.push(`@font-face {
  font-family: "Atkinson Hyperlegible Next Zero";
  src: url("./${name}.woff2") format("woff2");
  font-weight: ${range};
  font-display: swap;
  unicode-range: U+30;
}`);
}
writeFileSync(
  `${folder}/fonts.css`,
  `/* Written by scripts/fonts.ts. */\n\n${rules.join('\n\n')}\n`,
);

function readOriginal({ name, file }: Record<'name' | 'file', string>): Buffer {
  return readFileSync(`${packageOf(name)}/files/${file}.woff2`);
}

function packageOf(name: string): string {
  return `node_modules/@fontsource-variable/${name}`;
}
