import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { siteIn } from '../../lib/site.server';
import { listFiles } from '../../scripts/lib/files';
import { fullSite } from '../support/full-site';
import { builtPages, readHtml, texts } from './built-site';

/** Every built script as one text. */
function scripts(): string {
  const client = join(distFolder, 'client');
  return listFiles(client, '.js')
    .map((file) => readFileSync(join(client, file), 'utf8'))
    .join('\n');
}

describe('the site without a tracker id', () => {
  it('has no code of any tracker, and no data for one', () => {
    expect(scripts()).not.toMatch(/googletagmanager|ga-disable|clarity|tiktok|ttq/i);
    for (const { $ } of builtPages()) {
      expect($('[data-tracking], [data-clarity-mask]')).toHaveLength(0);
    }
  });
});

it.each([distFolder, fullSite.DIST_FOLDER])(
  'no page of %s opens a connection to another website before a choice, with trackers or without',
  (dist) => {
    for (const { $, path } of builtPages(dist)) {
      expect($('link[rel="preconnect"], link[rel="dns-prefetch"]'), path).toHaveLength(0);
    }
  },
);

it('a page that trackers may run on discloses no address of the page before, and no other page says so', () => {
  for (const dist of [distFolder, fullSite.DIST_FOLDER]) {
    for (const { $, path } of builtPages(dist)) {
      const isTracked = $('body').attr('data-tracking') !== undefined;
      expect(isTracked, path).toBe(dist === fullSite.DIST_FOLDER);
      expect($('meta[name="referrer"]').attr('content'), path).toBe(
        isTracked ? 'strict-origin' : undefined,
      );
    }
  }
});

describe('the policies about privacy and cookies', () => {
  it.each([
    ['en', '/privacy-policy'],
    ['en', '/cookie-policy'],
    ['es', '/es/politica-privacidad'],
    ['es', '/es/politica-cookies'],
  ] as const)('say first which trackers the site uses (%s: %s)', (language, path) => {
    const { t } = siteIn(language);
    const firstPoint = (dist: string) =>
      texts(readHtml(path, dist).$, 'section[aria-labelledby="summary"] li')[0];
    expect(firstPoint(distFolder)).toBe(t('cookies.noneInUse'));
    const vendors = ['Google', 'Microsoft', 'TikTok'];
    const named = firstPoint(fullSite.DIST_FOLDER);
    expect(named?.startsWith(`${t('cookies.inUse')} `)).toBe(true);
    for (const vendor of vendors) expect(named).toContain(vendor);
  });
});
