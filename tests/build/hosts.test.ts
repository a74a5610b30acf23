import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { load } from 'cheerio';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { contentTypes } from '../../lib/hosts/content-types.server';
import { inlineHashes } from '../../lib/hosts/inline.server';
import { hostFilesInRoot, type ServingRules } from '../../lib/hosts/serving-rules.server';
import { listFiles } from '../../scripts/lib/files';
import { builtPages, otherDocuments, readHtml } from './built-site';

const rules: ServingRules = JSON.parse(
  readFileSync(join(distFolder, 'hosts/serving-rules.json'), 'utf8'),
);
const policy = rules.headers['Content-Security-Policy'] ?? '';
const documents = [...builtPages(), ...otherDocuments.map((path) => ({ path, ...readHtml(path) }))];

describe.each(documents)('$path has nothing that the policy forbids', ({ html }) => {
  // Includes the markup inside templates and noscript elements.
  const $ = load(html, { scriptingEnabled: false });
  const templates = $('template').toArray();
  const parts = [$, ...templates.map((template) => load($(template).html() ?? ''))];
  const attributes = (selector: string) =>
    parts.flatMap((part) =>
      part(selector)
        .toArray()
        .map((element) => part(element).attr() ?? {}),
    );

  it('has neither styles nor handlers in its markup', () => {
    expect(attributes('[style], body style, base, iframe, object, embed')).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);
    expect(html).not.toMatch(/(href|src|action)="(javascript|data):/i);
  });

  it('has only inline scripts and style sheets that the policy allows by hash', () => {
    const hashes = [...inlineHashes([html], 'script'), ...inlineHashes([html], 'style')];
    expect(hashes.length).toBeGreaterThan(1);
    for (const hash of hashes) expect(policy).toContain(hash);
  });

  it('loads files of the site only', { tags: ['@7.8', '@7.9'] }, () => {
    const loaded = attributes('img, script[src], source, video, track, link[rel="stylesheet"]').map(
      ({ src, srcset, href }) => src ?? srcset ?? href ?? '/',
    );
    expect(loaded.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
  });
});

describe('the policy', () => {
  it('has no hole that an evaluator of policies knows', () => {
    const holes = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity < Severity.STRICT_CSP);
    expect(holes).toEqual([]);
  });
});

it('the settings of each host name what to publish, and the address of a page', () => {
  const read = (file: string) => readFileSync(join(distFolder, file), 'utf8');
  const vercel = { cleanUrls: true, trailingSlash: false };
  expect(JSON.parse(read('client/vercel.json'))).toMatchObject(vercel);
  const cloudflare = { html_handling: 'drop-trailing-slash', not_found_handling: '404-page' };
  expect(JSON.parse(read('hosts/wrangler.jsonc')).assets).toMatchObject(cloudflare);
  expect(read('hosts/netlify.toml')).toContain('publish = "dist/client"');
});

it('every file that visitors load has a content type that all hosts name', () => {
  const loaded = listFiles(join(distFolder, 'client')).filter(
    (file) => !hostFilesInRoot.includes(file),
  );
  const endings = new Set(loaded.map((file) => extname(file).slice(1).toLowerCase()));
  expect([...endings].filter((ending) => !(ending in contentTypes))).toEqual([]);
});

describe('files that may be cached for ever', () => {
  const immutable = rules.cached.filter(({ cacheControl }) => cacheControl.includes('immutable'));

  it('have a name that changes with their content', () => {
    const files = immutable.flatMap(({ files }) => files);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !/[.-][\w-]{8}\.([\d]+\.)?\w+$/.test(file))).toEqual([]);
  });
});
