import { describe, expect, it } from 'vitest';
import { townFaults } from '../../lib/content/town-facts.server';

const facts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const page = (id: string, ...passages: string[]) => ({
  id,
  isTown: id !== 'contact',
  facts: [] as string[],
  passages,
});
const own = { ...page('estero', ...facts.map((fact) => `Estero has ${fact}.`)), facts };
const found = (...[town, others, language]: Parameters<typeof townFaults>) =>
  townFaults(town, others, language).map(({ found }) => found);

describe("a town's page", () => {
  it('has eight facts that its sources back', () => {
    expect(found(own, [], 'en')).toEqual([]);
    expect(found({ ...own, facts: facts.slice(1) }, [], 'en')).toEqual([
      '7 facts that its sources back, at least 8',
    ]);
  });

  it('says each of them, and no other page does', () => {
    expect(found({ ...own, facts: [...facts, 'nine'] }, [], 'en')).toEqual(['does not say "nine"']);
    expect(found(own, [page('contact', 'We have two.')], 'en')).toEqual([
      '1 fact of contact as well: "two"',
    ]);
  });

  it('is told once of each page whose facts it has, whichever of the two names them', () => {
    const older = { ...page('naples', 'Naples has one and two.'), facts: ['two', 'three'] };
    expect(found(own, [older], 'en')).toEqual(['3 facts of naples as well: "one", "two", "three"']);
  });

  it('has no sentence of ten words that stands on three towns', () => {
    const [long, short] = [
      'This is a sentence of ten words, on every page.',
      'See our contact page.',
    ];
    const town = { ...own, passages: [...own.passages, `${short} ${long}`] };
    const other = (id: string) => page(id, `${long.toUpperCase()} ${short}`);
    const faults = (...others: string[]) => found(town, others.map(other), 'en');
    expect(faults('naples', 'contact')).toEqual([]);
    expect(faults('naples', 'immokalee')).toEqual([`on 3 towns' pages: "${long}"`]);
  });
});
