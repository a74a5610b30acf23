import { describe, expect, it } from 'vitest';
import { clockTime, longDate } from '../../lib/dates.server';

// Intl puts narrow no-break spaces into times.
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('longDate', () => {
  it('writes a date out in the page’s language', () => {
    expect(longDate('2026-02-01', 'en')).toBe('February 1, 2026');
    expect(longDate('2026-02-01', 'es')).toBe('1 de febrero de 2026');
  });
});

describe('clockTime', () => {
  it('writes a time as the language does in the United States', () => {
    expect(plain(clockTime('17:00', 'en'))).toBe('5:00 PM');
    expect(plain(clockTime('09:30', 'es'))).toMatch(/^9:30 a\. ?m\.$/);
  });
});
