import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { dueBetween } from '../../lib/content/due.server';
import { contentFolder } from '../../lib/folders.server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const due = (after: string, today: string) =>
  dueBetween(folder, readContent(folder), after, today).map(({ day, file }) => `${day} ${file}`);

it('names the day on which a notice begins and ends, and no other', () => {
  const notice =
    '- id: storm\n  from: 2031-07-05T08:00\n  until: 2031-07-09\n  urgent: false\n  text:\n    en: Closed.\n    es: Cerrado.\n  link: null\n';
  writeFileSync(join(folder, 'notices.yaml'), notice);
  expect(due('2031-07-04', '2031-07-05')).toEqual(['2031-07-05 notices.yaml']);
  expect(due('2031-07-05', '2031-07-09')).toEqual([]);
  expect(due('2031-07-05', '2031-07-10')).toEqual(['2031-07-10 notices.yaml']);
});

it('names the days of a paragraph in each language', () => {
  for (const language of ['en', 'es']) {
    const file = join(folder, language, 'about.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n{from 2031-03-01} 2031.\n`);
  }
  expect(due('2031-02-01', '2031-02-28')).toEqual([]);
  expect(due('2031-02-01', '2031-03-01')).toEqual([
    '2031-03-01 en/about.md',
    '2031-03-01 es/about.md',
  ]);
});

it('names a holiday when it comes near and when it is over', () => {
  expect(due('2026-10-24', '2026-10-25')).toEqual(['2026-10-25 hours.yaml']);
  expect(due('2026-12-25', '2026-12-26')).toEqual(['2026-12-26 hours.yaml']);
});
