import { describe, expect, it } from 'vitest';
import { townFaults } from '../../lib/content/town-facts.server';

const facts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const page = (id: string, ...passages: string[]) => ({ id, isTown: id !== 'contact', passages });
const own = page('estero', ...facts.map((fact) => `Estero has ${fact}.`));

describe("a town's page", () => {
  it('has eight facts that its sources back', () => {
    expect(townFaults(own, facts, [], 'en')).toEqual([]);
    expect(townFaults(own, facts.slice(1), [], 'en')).toEqual([
      '7 facts that its sources back, at least 8',
    ]);
  });

  it('says each of them, and no other page does', () => {
    expect(townFaults(own, [...facts, 'nine'], [], 'en')).toEqual(['does not say "nine"']);
    expect(townFaults(own, facts, [page('contact', 'We have two.')], 'en')).toEqual([
      '"two" is on contact as well',
    ]);
  });

  it('has no sentence of ten words that stands on three towns', () => {
    const [long, short] = [
      'This is a sentence of ten words, on every page.',
      'See our contact page.',
    ];
    const town = { ...own, passages: [...own.passages, `${short} ${long}`] };
    const other = (id: string) => page(id, `${long.toUpperCase()} ${short}`);
    const faults = (...others: string[]) => townFaults(town, facts, others.map(other), 'en');
    expect(faults('naples', 'contact')).toEqual([]);
    expect(faults('naples', 'immokalee')).toEqual([`on 3 towns' pages: "${long}"`]);
  });
});
