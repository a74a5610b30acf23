import { describe, expect, it } from 'vitest';
import type { IslandMark } from '../../components/islands/hydrate-islands.client';
import { builtPages } from './built-site';

const marks = builtPages().flatMap(({ $ }) =>
  $('[data-island]')
    .toArray()
    .map((element): IslandMark => JSON.parse($(element).attr('data-island') ?? '')),
);

describe('an island that is hydrated near the viewport', () => {
  it('has the margin of its priority, on every page (§9.14)', () => {
    const margins = new Map<string, Set<number | undefined>>();
    for (const { name, hydrate } of marks.filter(({ hydrate }) => hydrate.when === 'visible')) {
      margins.set(name, (margins.get(name) ?? new Set()).add(hydrate.margin));
    }
    expect(Object.fromEntries([...margins].map(([name, found]) => [name, [...found]]))).toEqual({
      Carousel: [200],
      ContactForm: [50],
      PlanFinder: [100],
    });
  });
});
