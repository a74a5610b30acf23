import { afterEach, expect, it, vi } from 'vitest';
import { isStaging } from '../../lib/content/staging.server';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['1', true],
  ['', false],
  [undefined, false],
])('a build with STAGING=%s is a copy for trying out: %s', (value, expected) => {
  vi.stubEnv('STAGING', value);
  expect(isStaging()).toBe(expected);
});

it.each(['yes', 'true', '0'])(
  'a build with STAGING=%s stops and names what is expected',
  (value) => {
    vi.stubEnv('STAGING', value);
    expect(isStaging).toThrow(
      `STAGING is "${value}"; expected 1 for a copy for trying out, or nothing.`,
    );
  },
);
