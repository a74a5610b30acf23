import { describe, expect, it } from 'vitest';
import { runsOfDays } from '../../lib/hours.server';

describe('runsOfDays', () => {
  it('joins only days that follow each other', () => {
    expect(runsOfDays(['Mo', 'Tu', 'We', 'Th'])).toEqual([['Mo', 'Th']]);
    expect(runsOfDays(['Mo', 'We', 'Fr'])).toEqual([
      ['Mo', 'Mo'],
      ['We', 'We'],
      ['Fr', 'Fr'],
    ]);
    expect(runsOfDays(['Mo', 'Tu', 'Fr'])).toEqual([
      ['Mo', 'Tu'],
      ['Fr', 'Fr'],
    ]);
  });
});
