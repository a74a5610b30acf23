import { describe, expect, it } from 'vitest';
import { readDated } from '../../lib/content/left-out.server';

const text = `Always.

## Rule

{until 2027-01-01} Holds in 2026.

## After

More.

## Last

{until 2028-01-01} Holds longer.
`;

describe('readDated', () => {
  it('keeps a paragraph until the day before its date, without the mark', () => {
    const { full, current } = readDated(text, '2026-12-31');
    expect(current).toBe(full);
    expect(full).toContain('## Rule\n\nHolds in 2026.');
    expect(full).not.toContain('{until');
  });

  it('leaves it out from that day on, with the heading it leaves empty', () => {
    const { full, current } = readDated(text, '2027-01-01');
    expect(current).toBe('Always.\n\n## After\n\nMore.\n\n## Last\n\nHolds longer.');
    expect(full).toContain('Holds in 2026.');
  });

  it('takes an empty last section away too', () => {
    expect(readDated(text, '2030-01-01').current).toBe('Always.\n\n## After\n\nMore.');
  });

  it('keeps a heading whose subsections still say something', () => {
    const nested =
      '## One\n\n{until 2027-01-01} Gone.\n\n### Two\n\nStays.\n\n### Three\n\n{until 2027-01-01} Gone.';
    expect(readDated(nested, '2027-06-01').current).toBe('## One\n\n### Two\n\nStays.');
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
    expect(readDated(dated, today).current).toBe(current);
  });
});
