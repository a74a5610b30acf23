import { afterEach, beforeEach, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { dueBetween } from '../../lib/content/due.server';
import { ContentCopy } from '../content-copy';

let content: ContentCopy;
beforeEach(() => {
  content = new ContentCopy();
});
afterEach(() => content.remove());

const due = (after: string, today: string) =>
  dueBetween(readContent(content.folder), after, today).map(({ day, file }) => `${day} ${file}`);

it('names the day on which a notice begins and ends, and no other', () => {
  const days = { from: '2031-07-05T08:00', until: '2031-07-09' };
  const text = { en: 'Closed.', es: 'Cerrado.' };
  content.write('notices.yaml', JSON.stringify([{ id: 'storm', ...days, urgent: false, text }]));
  expect(due('2031-07-03', '2031-07-04')).toEqual([]);
  expect(due('2031-07-04', '2031-07-05')).toEqual(['2031-07-05 notices.yaml']);
  expect(due('2031-07-05', '2031-07-09')).toEqual([]);
  expect(due('2031-07-05', '2031-07-10')).toEqual(['2031-07-10 notices.yaml']);
});

it('names the days of a paragraph in each language', () => {
  for (const language of ['en', 'es']) {
    content.append(`${language}/about.md`, '\n{from 2031-03-01} 2031.\n');
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

it.each([
  ['its day', { date: '2031-05-08', confirmedOn: '2026-11-20', shownForDays: 3000 }],
  [
    'what it was confirmed for',
    { date: '2031-12-30', confirmedOn: '2026-11-20', shownForDays: 1630 },
  ],
])('names the day after the next opening, by %s', (_, opening) => {
  content.set('visits.yaml', 'nextOpening', opening);
  expect(due('2031-05-06', '2031-05-07')).toEqual([]);
  expect(due('2031-05-07', '2031-05-08')).toEqual([]);
  expect(due('2031-05-08', '2031-05-09')).toEqual(['2031-05-09 visits.yaml']);
});
