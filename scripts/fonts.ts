import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/**
 * Writes the site's fonts and their style sheet: cut down to what English and Spanish need, with
 * fallbacks of the same metrics, so that no text moves when a font loads. Run by hand when a font
 * changes; what it writes is part of the project.
 */

const folder = 'components/fonts';

const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ÁÉÍÑÓÚÜáéíñóúü¿¡«»ºª©®™°·•–—‘’“”…›×§\u00a0',
].join('');

const fonts = [
  {
    family: 'Atkinson Hyperlegible Next',
    name: 'atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    fallbacks: [arial, roboto],
  },
  {
    family: 'Fraunces',
    name: 'fraunces',
    file: 'fraunces-latin-full-normal',
    // Headlines have one weight: the variable font would be three times as large.
    axes: { wght: 600, SOFT: 100, WONK: 0, opsz: 72 },
    weight: '600',
    fallbacks: [georgia, timesNewRoman],
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

  const metrics: FontMetrics = await fromBuffer(font);
  const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, ...fallbacks]);
  rules.push(
    `@font-face {\n  font-family: "${family}";\n  src: url("./${name}.woff2") format("woff2");\n  font-weight: ${weight};\n  font-display: optional;\n}`,
    // Where a font is not there, each name costs a search. The full names are enough.
    fontFaces.replace(/, local\(.(ArialMT|TimesNewRomanPSMT).\)/g, ''),
  );
  console.log(`${name}.woff2: ${(font.length / 1000).toFixed(1)} kB`);
}
writeFileSync(
  `${folder}/fonts.css`,
  `/* Written by scripts/fonts.ts. */\n\n${rules.join('\n\n')}\n`,
);
