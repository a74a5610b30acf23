import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/folders.server';
import { budgets, weigh, weighScripts } from '../../scripts/lib/page-weight';
import { builtPages } from '../build/built-site';

describe.each(builtPages())('$path keeps within its budget', ({ html }) => {
  const weight = weigh(html, join(distFolder, 'client'));

  it('of bytes in the first round trip: head, styles and first screen', () => {
    expect(weight.firstScreenEnds).toBeLessThanOrEqual(budgets.firstFlight);
  });

  it('of HTML', () => {
    expect(weight.document).toBeLessThanOrEqual(budgets.document);
  });

  it('of styles', () => {
    expect(weight.styles).toBeLessThanOrEqual(budgets.styles);
  });

  it('of script in the page', () => {
    expect(weight.inlineScript).toBeGreaterThan(0);
    expect(weight.inlineScript).toBeLessThanOrEqual(budgets.inlineScript);
  });

  it('of elements', () => {
    expect(weight.domNodes).toBeLessThanOrEqual(budgets.domNodes);
  });
});

describe('scripts', () => {
  it('keep within their budget on the home page, once everything on it has been used', () => {
    const { home } = weighScripts(distFolder);
    // React alone is most of it: with less, something is not counted.
    expect(home).toBeGreaterThan(50_000);
    expect(home).toBeLessThanOrEqual(budgets.homeScripts);
  });
});
