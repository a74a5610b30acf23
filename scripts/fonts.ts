import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/**
 * Writes the fonts of the site and their style sheet. The fonts have only the characters that English and
 * Spanish need, and fallbacks of the same metrics, so that no text moves when a font loads. Run it by hand when
 * a font changes; its output is part of the project.
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
  /** Its names on Windows, macOS and Linux. */
  local: string[];
  /** The factor by which it is scaled, so that texts are as wide as in the font of the site. */
  size: number;
}

/**
 * The fallbacks. Android's own font is as wide as the sans and needs none. The sizes for Arial
 * and Times New Roman were measured over all pages (Liberation has the same widths); that for
 * Georgia comes from Capsize's metrics. Fallbacks have `font-display: swap` too, because text
 * would be invisible while a browser looks for one.
 */
const sansFallbacks: Fallback[] = [
  { name: 'Arial', local: ['Arial', 'Liberation Sans'], size: 0.9897 },
  { name: 'Arial', weight: 600, local: ['Arial Bold', 'Liberation Sans Bold'], size: 0.9853 },
];
const serifFallbacks: Fallback[] = [
  { name: 'Georgia', local: ['Georgia'], size: 1.0083 },
  { name: 'Times New Roman', local: ['Times New Roman', 'Liberation Serif'], size: 1.094 },
];

const fonts = [
  {
    family: 'Atkinson Hyperlegible Next',
    name: 'atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    fallbacks: sansFallbacks,
  },
  {
    family: 'Fraunces',
    name: 'fraunces',
    file: 'fraunces-latin-full-normal',
    // One weight, because all headlines have it and the variable font is three times as large.
    axes: { wght: 600, SOFT: 100, WONK: 0, opsz: 72 },
    weight: '600',
    fallbacks: serifFallbacks,
  },
];

const rules = [];
for (const { family, name, file, axes, weight, fallbacks } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}`;
  const original = readFileSync(`${source}/files/${file}.woff2`);
  const font = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(`${folder}/${name}.woff2`, font);
  copyFileSync(`${source}/LICENSE`, `${folder}/${name}.LICENSE.txt`);

  const { ascent, descent, unitsPerEm } = await fromBuffer(font);
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
  console.log(`${name}.woff2: ${(font.length / 1000).toFixed(1)} kB`);
}
writeFileSync(
  `${folder}/fonts.css`,
  `/* Written by scripts/fonts.ts. */\n\n${rules.join('\n\n')}\n`,
);
