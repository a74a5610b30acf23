import { describe, expect, it } from 'vitest';
import { describe as describeFinding, finding, sentenceOf } from '../../lib/checks/finding';
import { type Code, messages } from '../../lib/checks/messages';

const codes = Object.keys(messages) as Code[];
const placeholders = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort();

describe('a finding', () => {
  it.each(codes)('says the same in both languages: %s', (code) => {
    const { en, es } = messages[code];
    expect(es).not.toBe(en);
    expect(placeholders(es)).toEqual(placeholders(en));
  });

  it('is printed with its place, entries counted from 1, and its values', () => {
    const place = { file: 'content/hours.yaml', line: 7, field: 'regular.0.closes' };
    const printed = describeFinding(finding('reminder', place, { found: '8 am', todo: 'look' }));
    expect(printed).toContain('content/hours.yaml:7  regular, entry 1: closes\n');
    expect(printed).toContain('8 am');
  });

  it('has a sentence in Spanish', () => {
    const missing = finding('missing-file', { file: 'content/hours.yaml' });
    expect(sentenceOf(missing, 'es')).toContain('content/hours.yaml');
  });
});
