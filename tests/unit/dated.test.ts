import { describe, expect, it } from 'vitest';
import { readAsBody } from '../support/read-text';

const text = `Always.

## Rule

{until 2027-01-01} Holds in 2026.

## After

More.

## Last

{until 2028-01-01} Holds longer.
`;

const read = (text: string, today: string) => readAsBody(text, { today }).html;
const plain = (text: string) => readAsBody(text).html;

describe('a dated paragraph', () => {
  it('stays until the day before its date, without the mark', () => {
    const current = read(text, '2026-12-31');
    expect(current).toBe(plain(text.replace(/\{until \S+ /g, '')));
  });

  it('goes from that day on, with the heading it leaves empty', () => {
    expect(read(text, '2027-01-01')).toBe(
      plain('Always.\n\n## After\n\nMore.\n\n## Last\n\nHolds longer.'),
    );
  });

  it('takes an empty last section away too', () => {
    expect(read(text, '2030-01-01')).toBe(plain('Always.\n\n## After\n\nMore.'));
  });

  it('leaves a heading whose subsections still say something', () => {
    const nested =
      '## One\n\n{until 2027-01-01} Gone.\n\n### Two\n\nStays.\n\n### Three\n\n{until 2027-01-01} Gone.';
    expect(read(nested, '2027-06-01')).toBe(plain('## One\n\n### Two\n\nStays.'));
  });

  it('may stand in a box, which goes with it', () => {
    expect(read('> {until 2027-01-01} Gone.\n\nStays.', '2027-06-01')).toBe(plain('Stays.'));
  });
});

describe('a paragraph that begins on a day', () => {
  const dated =
    'Always.\n\n{from 2026-12-01} Winter.\n\n{from 2026-12-01} {until 2027-01-01} December.';

  it.each([
    ['2026-11-30', 'Always.'],
    ['2026-12-01', 'Always.\n\nWinter.\n\nDecember.'],
    ['2027-01-01', 'Always.\n\nWinter.'],
  ])('is there from it on, and until its last: on %s %j', (today, current) => {
    expect(read(dated, today)).toBe(plain(current));
    const inOtherOrder = dated.replace(/(\{from \S+\}) (\{until \S+\})/, '$2 $1');
    expect(read(inOtherOrder, today)).toBe(plain(current));
  });
});
