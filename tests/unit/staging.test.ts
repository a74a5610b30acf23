import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asBuilt, isStaging } from '../../lib/content/staging.server';
import { pageMetadata } from '../../lib/head/metadata.server';
import { siteContent, siteIn } from '../../lib/site.server';
import { writeBuildRecord } from '../../scripts/build/output';
import { writeSiteFiles } from '../../scripts/build/site-files';

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

describe.each(['1', ''])('with STAGING=%s', (value) => {
  const isCopy = value === '1';

  it('a message and a visit reach the practice’s services only on the real site', () => {
    vi.stubEnv('STAGING', value);
    const trackers = { analytics: 'G-1', replay: 'a', pixel: 'A' };
    const formAddress = 'https://forms.example/x';
    const built = asBuilt({ ...siteContent().practice, formAddress, trackers });
    const none = { analytics: null, replay: null, pixel: null };
    expect([built.formAddress, built.trackers]).toEqual(
      isCopy ? [null, none] : [formAddress, trackers],
    );
  });

  it('search engines are asked to list the pages of the real site, and no other', () => {
    vi.stubEnv('STAGING', value);
    const site = siteIn('es');
    const { canonical, alternates, robots } = pageMetadata(site.page('about'), site);
    const address = `https://www.${site.practice.domain}/es/acerca-de`;
    expect([canonical, alternates.length, robots]).toEqual(
      isCopy ? [undefined, 0, 'noindex'] : [address, 3, undefined],
    );
  });

  it('a sitemap, and a record without the mark of a copy, are those of the real site', () => {
    vi.stubEnv('STAGING', value);
    const folder = mkdtempSync(join(tmpdir(), 'site-files-'));
    writeSiteFiles(folder);
    writeBuildRecord(folder, '2026-11-21', { hash: '', commit: null });
    const { staging, files } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
    expect(staging).toBe(isCopy);
    expect(Object.keys(files).includes('sitemap.xml')).toBe(!isCopy);
    expect(readdirSync(folder).includes('sitemap.xml')).toBe(!isCopy);
    const robots = readFileSync(join(folder, 'robots.txt'), 'utf8');
    expect(robots.startsWith('User-agent: *\nAllow: /\n')).toBe(true);
    expect(robots.includes('Sitemap: ')).toBe(!isCopy);
    rmSync(folder, { recursive: true });
  });
});
