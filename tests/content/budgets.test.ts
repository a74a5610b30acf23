import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { budgets, weigh, weighScripts } from '../../scripts/lib/page-weight';
import { builtPages } from '../build/built-site';

describe.each(builtPages())('$path keeps within its budget', ({ html }) => {
  const weight = weigh(html, join(distFolder, 'client'));

  it.each([
    ['HTML', weight.document, budgets.document],
    ['styles', weight.styles, budgets.styles],
    ['script in the page', weight.inlineScript, budgets.inlineScript],
    ['elements', weight.domNodes, budgets.domNodes],
  ])('of %s', (_, found, limit) => {
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThanOrEqual(limit);
  });
});

describe('scripts', () => {
  it('keep within their budget on the home page, once everything on it has been used', () => {
    const { home } = weighScripts(distFolder);
    // React alone is most of it. If the sum is smaller, something is not counted.
    expect(home).toBeGreaterThan(50_000);
    expect(home).toBeLessThanOrEqual(budgets.homeScripts);
  });
});
