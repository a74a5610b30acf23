import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { servedBrowsers } from '../../scripts/vite/served-browsers';

it('compiles for the Safari and iOS that the page of browsers names as the oldest', () => {
  const page = readFileSync('.github/browsers.md', 'utf8');
  const [, oldest] = /Safari and iOS from ([\d.]+) on/.exec(page) ?? [];
  expect(servedBrowsers).toContain(`safari${oldest}`);
  expect(servedBrowsers).toContain(`ios${oldest}`);
});
