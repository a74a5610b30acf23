import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { headersAt } from '../../lib/hosts/serving-rules.server';
import { readBuild } from '../../lib/launch/build-record.server';
import { deployedFindings } from '../../lib/launch/deployed-findings.server';
import { listFiles } from '../../scripts/lib/files';
import { fullSite } from '../support/full-site';
import { askHost, cloudflare, vercel } from './hosted-copies';

const read = (file: string, dist = distFolder) => readFileSync(join(dist, file), 'utf8');
const named = /sveltia|\/admin\b/i;

describe('a build that asks for no editor', () => {
  it('has no file, no header and no word of it', () => {
    const files = listFiles(distFolder).filter((file) => !file.startsWith('schemas/'));
    expect(files.filter((file) => /admin/.test(file))).toEqual([]);
    const texts = files.filter((file) =>
      /\.(html|js|json|txt|xml|css|conf|toml|md)$|_headers|htaccess/.test(file),
    );
    expect(texts.filter((file) => named.test(read(file)))).toEqual([]);
    expect(readBuild(distFolder).rules.exceptions).toEqual([]);
  });
});

describe('a build that asks for an editor', () => {
  const dist = fullSite.DIST_FOLDER;

  it('has its page, which no search engine lists and which has a policy of its own', () => {
    const $ = load(read('client/admin.html', dist));
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('meta[http-equiv]').attr('content')).toContain("'wasm-unsafe-eval'");
    // Browsers report what they do not read there.
    expect($('meta[http-equiv]').attr('content')).not.toMatch(/frame-ancestors|upgrade-insecure/);
    expect([$('title').text(), $('html').attr('lang')]).toEqual(['Editor', 'en']);
    const script = $('script').attr('src') ?? '';
    expect(existsSync(join(dist, 'client', script)), script).toBe(true);
  });

  it('has its settings, the Spanish words that its package lacks, and the licenses of what it loads', () => {
    const { config } = JSON.parse(read('client/admin/settings.json', dist));
    const backend = { name: 'github', repo: 'practice/website', branch: 'edits' };
    expect(config.en.backend).toMatchObject(backend);
    expect(config.es.backend).toEqual(config.en.backend);
    const scripts = listFiles(join(dist, 'client/admin'), '.js')
      .map((file) => read(`client/admin/${file}`, dist))
      .join('\n');
    for (const words of ['Ver los errores', 'Opciones'])
      expect(RegExp(`[\`'"]${words}[\`'"]`).test(scripts), words).toBe(true);
    expect(read('client/admin/licenses.txt', dist)).toContain('@sveltia/cms - ');
  });

  it('has no trace of it in other pages, scripts and headers', () => {
    const others = listFiles(dist).filter((file) =>
      /^client\/(?!admin\b).*\.(html|js|css|xml)$/.test(file),
    );
    expect(others.filter((file) => named.test(read(file, dist)))).toEqual([]);
    const { rules } = readBuild(dist);
    expect(headersAt(rules, '/about')).toEqual(rules.headers);
    expect(headersAt(rules, '/admin')).not.toEqual(rules.headers);
    expect(headersAt(rules, '/admin/editor.js')).toEqual(headersAt(rules, '/admin'));
  });

  it.each(Object.entries({ cloudflare, vercel }))(
    'has the policy of its page and of all that it loads at %s',
    async (_, host) => {
      const ask = askHost(host, dist);
      expect(await deployedFindings('https://copy.test', readBuild(dist), { ask })).toEqual([]);
    },
  );
});
