import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { budgets, weigh, weighScripts } from '../../scripts/lib/page-weight';
import { builtPages } from '../build/built-site';
import { onEach } from '../support/on-each';

onEach(builtPages())('every page keeps within its budget', ({ html }) => {
  const weight = weigh(html, join(distFolder, 'client'));
  for (const [part, found, limit] of [
    ['HTML', weight.document, budgets.document],
    ['styles', weight.styles, budgets.styles],
    ['script in the page', weight.inlineScript, budgets.inlineScript],
    ['elements', weight.domNodes, budgets.domNodes],
  ] as const) {
    expect(found, part).toBeGreaterThan(0);
    expect(found, part).toBeLessThanOrEqual(limit);
  }
});

describe('scripts', () => {
  it('keep within their budget on the home page, once everything on it has been used', () => {
    const { home } = weighScripts(distFolder);
    // React alone is most of it. If the sum is smaller, something is not counted.
    expect(home).toBeGreaterThan(50_000);
    expect(home).toBeLessThanOrEqual(budgets.homeScripts);
  });
});
