import { describe, expect, it } from 'vitest';
import { currentText } from '../../lib/content/left-out.server';

const text = `Always.

## Rule

{until 2027-01-01} Holds in 2026.

## After

More.

## Last

{until 2028-01-01} Holds longer.
`;

describe('currentText', () => {
  it('keeps a paragraph until the day before its date, without the mark', () => {
    const current = currentText(text, '2026-12-31');
    expect(current).toBe(text.trim().replace(/\{until \S+ /g, ''));
  });

  it('leaves it out from that day on, with the heading it leaves empty', () => {
    expect(currentText(text, '2027-01-01')).toBe(
      'Always.\n\n## After\n\nMore.\n\n## Last\n\nHolds longer.',
    );
  });

  it('takes an empty last section away too', () => {
    expect(currentText(text, '2030-01-01')).toBe('Always.\n\n## After\n\nMore.');
  });

  it('keeps a heading whose subsections still say something', () => {
    const nested =
      '## One\n\n{until 2027-01-01} Gone.\n\n### Two\n\nStays.\n\n### Three\n\n{until 2027-01-01} Gone.';
    expect(currentText(nested, '2027-06-01')).toBe('## One\n\n### Two\n\nStays.');
  });
});

describe('a paragraph that begins on a day', () => {
  const dated =
    'Always.\n\n{from 2026-12-01} Winter.\n\n{from 2026-12-01} {until 2027-01-01} December.';

  it.each([
    ['2026-11-30', 'Always.'],
    ['2026-12-01', 'Always.\n\nWinter.\n\nDecember.'],
    ['2027-01-01', 'Always.\n\nWinter.'],
  ])('is there from it on, and until its last: %s', (today, current) => {
    expect(currentText(dated, today)).toBe(current);
  });
});
