import { expect, it } from 'vitest';
import type { Adapter } from '../../lib/tracking/vendor';
import { createAnalytics } from '../../lib/tracking/vendors/analytics';
import { createPixel } from '../../lib/tracking/vendors/pixel';
import { createReplay } from '../../lib/tracking/vendors/replay';

const page = {
  location: { origin: 'https://www.example.test' },
  document: { referrer: '' },
};

// The specification's figures, section 9, in each tracker's adapter.
it.each<[name: string, guard: number, adapter: Adapter]>([
  ['analytics', 5000, createAnalytics('G-1', page)],
  ['replay', 3000, createReplay('abc', {})],
  ['pixel', 3000, createPixel('ABC', {})],
])('the guard of %s is %i ms (§4.38, §9.5)', (_, guard, adapter) => {
  expect(adapter.guard).toBe(guard);
});
