import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { listFiles } from '../../scripts/lib/files';
import { builtPages } from './built-site';

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
      expect($('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveLength(0);
    }
  });
});
