import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { criticalStyles } from '../../components/document/assets.server';
import { divideStyles } from '../../scripts/build/critical-css';
import { listFiles } from '../../scripts/lib/files';

let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(client, 'assets/static'), { recursive: true });
});
afterEach(() => rmSync(client, { recursive: true }));

/** The styles of the first screen, and those that come later, of a page with these parts. */
function divided(css: string, first: string, later: string) {
  const sheet = 'assets/static/style.css';
  writeFileSync(join(client, sheet), css);
  const link = `<link rel="stylesheet" href="/${sheet}">`;
  writeFileSync(
    join(client, 'index.html'),
    `<style>${criticalStyles}</style>${first}${link}${later}`,
  );
  divideStyles(client);
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const [file = ''] = listFiles(client, '.css');
  expect(html).toContain(`href="/${file}"`);
  return {
    critical: /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '',
    rest: readFileSync(join(client, file), 'utf8'),
  };
}

/** The selectors of rules, in order. */
const selectorsIn = (css: string) =>
  [...css.matchAll(/(\.[\w-]+)\s*\{/g)].map(([, selector]) => selector);

describe('the styles of a page', () => {
  it('come with its first screen for what is there, and later for the rest', () => {
    const css = '@layer components{.header{color:red}.article{color:blue}}';
    const { critical, rest } = divided(css, '<p class="header">', '<p class="article">');
    expect(selectorsIn(critical)).toEqual(['.header']);
    expect(selectorsIn(rest)).toEqual(['.article']);
  });

  it('have all utilities later too, in one order, because the last of those that apply counts', () => {
    const css = '@layer utilities{.p-2{padding:2px}.p-4{padding:4px}.p-8{padding:8px}}';
    const { critical, rest } = divided(css, '<p class="p-4">', '<p class="p-2 p-4 p-8">');
    expect(selectorsIn(critical)).toEqual(['.p-4']);
    expect(selectorsIn(rest)).toEqual(['.p-2', '.p-4', '.p-8']);
  });

  it('come later for print, pointers, states and fonts of the site; for a fallback font at once', () => {
    const later = [
      '@media print{.first{color:black}}',
      '@media (hover:hover){.first{color:red}}',
      '.first:hover{color:red}',
      '.first:focus-visible{outline:0}',
      '.first[data-state=loading]{opacity:0}',
      '.first::marker{color:red}',
      '@font-face{font-family:Own;src:url(own.woff2)}',
    ];
    const fallback = '@font-face{font-family:Own as Arial;src:local(Arial)}';
    const css = `${later.join('')}${fallback}.first::before{content:""}.first::after{content:""}`;
    const { critical, rest } = divided(css, '<p class="first">', '');
    expect(critical).toContain(fallback);
    expect(critical).toContain('.first::before');
    expect(critical).toContain('.first::after');
    for (const rule of later) expect(critical).not.toContain(rule);
    for (const rule of later) expect(rest).toContain(rule);
  });

  it('name the fonts of the site only later, because a browser would look for them on the device', () => {
    const face = '@font-face{font-family:"Own Sans";src:url(own.woff2)}';
    const css = `:root{--font-sans:"Own Sans", Own, sans-serif}.first{font-family:var(--font-sans)}${face}`;
    const { critical, rest } = divided(css, '<p class="first">', '');
    expect(critical).toContain('--font-sans:Own, sans-serif');
    expect(rest).toContain('--font-sans:"Own Sans", Own, sans-serif');
  });

  it('come at once where one of several alternatives is there, whatever else must not be', () => {
    const css =
      '.a:is(.x,.first){top:0}.a:is(.x,.y){bottom:0}.first:not(.x){left:0}.first:has(.x){right:0}p.first>b{bottom:0}.max-\\[9rem\\]\\:\\[\\&\\>a\\]{margin:0}';
    const { critical } = divided(
      css,
      '<p class="a first max-[9rem]:[&amp;&gt;a]">',
      '<b class="x">',
    );
    for (const rule of ['top', 'left', 'margin']) expect(critical).toContain(`${rule}:0`);
    for (const rule of ['right', 'bottom']) expect(critical).not.toContain(`${rule}:0`);
  });

  it('come with the values that they use, directly or through others, in both color schemes', () => {
    const css =
      '@layer theme{:root{--used:var(--base);--base:red;--other:blue}}@media (prefers-color-scheme:dark){:root{--base:pink;--other:gray}}@property --base{syntax:"*";inherits:false}@property --other{syntax:"*";inherits:false}.first{color:var(--used)}';
    const { critical, rest } = divided(css, '<p class="first">', '');
    for (const value of ['red', 'pink', '@property --base']) expect(critical).toContain(value);
    expect(critical).not.toContain('--other');
    for (const value of ['blue', 'gray', '@property --other']) expect(rest).toContain(value);
  });

  it('keep the order of their layers, and leave out what a closed menu holds', () => {
    const css =
      '@layer theme,base;@layer base{.first{top:0}}@layer utilities{.entry{left:0}.first{right:0}}';
    const menu = '<details><summary class="first"></summary><p class="entry"></p></details>';
    const { critical } = divided(css, menu, '');
    expect(critical).toMatch(/^@layer theme,(?:base,)+utilities;/);
    expect(critical).toContain('right:0');
    expect(critical).not.toContain('left:0');
  });
});
