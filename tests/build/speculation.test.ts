import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder, distFolder } from '../../lib/files/folders.server';
import { speculationRules } from '../../lib/head/speculation-rules.server';
import { listFiles } from '../../scripts/lib/files';
import { builtPages } from './built-site';

const pages = builtPages();

describe('pages fetched ahead', () => {
  it('follow the same rules from every page, so that one hash allows them', () => {
    const { redirects } = readContent(contentFolder).routes;
    const rules = pages.map(({ $ }) => $('script[type="speculationrules"]').text());
    expect(new Set(rules)).toEqual(new Set([JSON.stringify(speculationRules(redirects))]));
  });
});

describe('pages gone back to', () => {
  it('can be restored from the browser’s cache: no script listens for unload', () => {
    const assets = join(distFolder, 'client/assets');
    const scripts = listFiles(assets, '.js').map((file) =>
      readFileSync(join(assets, file), 'utf8'),
    );
    const inline = pages.map(({ $ }) => $('script:not([src], [type])').text());
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of [...scripts, ...new Set(inline)]) {
      expect(script).not.toMatch(
        /addEventListener\(\s*["'`](before)?unload|\bon(before)?unload\s*=/,
      );
    }
    for (const { $ } of pages) {
      expect($('[onunload], [onbeforeunload], meta[http-equiv]')).toHaveLength(0);
    }
  });
});
