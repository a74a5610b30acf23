import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/folders.server';
import { headersAt } from '../../lib/hosts/serving-rules.server';
import { readBuild } from '../../lib/launch/build-record.server';
import { deployedFindings } from '../../lib/launch/deployed-findings.server';
import { listFiles } from '../../scripts/lib/files';
import { buildWithEditor, ProjectCopy } from '../../scripts/lib/project-copy';
import { askHost, cloudflare, vercel } from './hosted-copies';

const read = (file: string, dist = distFolder) => readFileSync(join(dist, file), 'utf8');

describe('a build that asks for no editor', () => {
  it('has no file, no header and no word of it', () => {
    const files = listFiles(distFolder).filter((file) => !file.startsWith('schemas/'));
    expect(files.filter((file) => /admin/.test(file))).toEqual([]);
    const named = files
      .filter((file) => /\.(html|js|json|txt|xml|css|conf|toml|md)$|_headers|htaccess/.test(file))
      .filter((file) => /sveltia|\/admin\b/i.test(read(file)));
    expect(named).toEqual([]);
    expect(readBuild(distFolder).rules.exceptions).toEqual([]);
  });
});

describe('a build that asks for an editor', () => {
  let project: ProjectCopy;
  beforeAll(() => {
    project = new ProjectCopy();
    buildWithEditor(project);
  });
  afterAll(() => project.remove());

  it('has its page, which no search engine lists and which has a policy of its own', () => {
    const $ = load(read('client/admin.html', project.dist));
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('meta[http-equiv]').attr('content')).toContain("'wasm-unsafe-eval'");
    const script = $('script').attr('src') ?? '';
    expect(existsSync(join(project.dist, 'client', script))).toBe(true);
    expect(read('client/sitemap.xml', project.dist)).toBe(read('client/sitemap.xml'));
  });

  it('has the same other pages, scripts and headers, byte for byte', () => {
    const built = listFiles(distFolder).filter((file) => /^client\/.*\.(html|js|css)$/.test(file));
    const others = built.filter((file) => read(file) !== read(file, project.dist));
    expect(others).toEqual([]);
    const [without, rules] = [readBuild(distFolder).rules, readBuild(project.dist).rules];
    expect(rules.headers).toEqual(without.headers);
    expect(headersAt(rules, '/about')).toEqual(without.headers);
    expect(headersAt(rules, '/admin')).not.toEqual(without.headers);
    expect(headersAt(rules, '/admin/editor.js')).toEqual(headersAt(rules, '/admin'));
  });

  it.each(Object.entries({ cloudflare, vercel }))(
    'has the policy of its page and of all that it loads at %s',
    async (_, host) => {
      const ask = askHost(host, project.dist);
      expect(await deployedFindings('https://copy.test', readBuild(project.dist), { ask })).toEqual(
        [],
      );
    },
  );
});
