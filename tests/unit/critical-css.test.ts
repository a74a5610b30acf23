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
});
