import { describe, expect, it } from 'vitest';
import { fillFacts, phoneLink } from '../../lib/content/facts.server';

describe('fillFacts', () => {
  const facts = { phone: '(239) 555-0100', name: 'Alex Sample, MD' };

  it('puts each fact in its place', () => {
    expect(fillFacts('{name}: {phone}, {phone}', facts)).toEqual({
      text: 'Alex Sample, MD: (239) 555-0100, (239) 555-0100',
      unknown: [],
    });
  });

  it('leaves what is no fact as it is, and names it', () => {
    expect(fillFacts('{fax} {constructor} { phone }', facts)).toEqual({
      text: '{fax} {constructor} { phone }',
      unknown: ['{fax}', '{constructor}'],
    });
  });
});

describe('phoneLink', () => {
  it('dials with the country code (§7.10)', () => {
    expect(phoneLink('(239) 555-0100')).toBe('tel:+12395550100');
  });
});
