// @module-tag further
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/files/folders.server';
import { type Build, readBuild } from '../../lib/launch/build-record.server';
import { deployedFindings } from '../../lib/launch/deployed-findings.server';
import { trackerRegistry } from '../../lib/tracking/registry';
import { listFiles } from '../../scripts/lib/files';
import { ProjectCopy } from '../../scripts/lib/project-copy';
import { fullSite } from '../support/full-site';
import { askHost, cloudflare, netlify, vercel } from './hosted-copies';

const site = 'https://copy.test';

let project: ProjectCopy;
let build: Build;
let client: string;
beforeAll(() => {
  // With trackers, an editor and a form address.
  project = new ProjectCopy(fullSite.CONTENT_FOLDER);
  expect(project.build({ STAGING: '1' })).toContain(', for trying out (STAGING=1).');
  build = readBuild(project.dist);
  client = join(project.dist, 'client');
});
afterAll(() => project.remove());

describe('a copy for trying out', () => {
  it('asks search engines on every page to leave it out, and lets them read that', () => {
    const pages = listFiles(client, '.html').filter((file) => !file.startsWith('admin'));
    expect(pages.length).toBeGreaterThan(60);
    for (const page of pages) {
      const $ = load(readFileSync(join(client, page), 'utf8'));
      expect($('meta[name="robots"]').attr('content'), page).toBe('noindex');
      expect($('link[rel="canonical"], link[rel="alternate"]'), page).toHaveLength(0);
    }
    expect(readFileSync(join(client, 'robots.txt'), 'utf8')).toBe('User-agent: *\nAllow: /\n');
    expect(listFiles(client)).not.toContain('sitemap.xml');
  });

  it.each(Object.entries({ cloudflare, netlify, vercel }))(
    'says so in a header at %s with every answer, and is named by the launch check',
    async (_, host) => {
      const ask = askHost(host, project.dist);
      for (const path of [
        '/',
        '/contact.vcf',
        '/not-a-page',
        '/admin',
        ...build.rules.cached.flatMap(({ files }) => files.slice(0, 1)),
      ]) {
        const { headers } = await ask(site + path);
        expect(headers.get('x-robots-tag'), path).toBe('noindex');
      }
      const findings = await deployedFindings(site, build, { ask });
      expect(findings.map(({ code, file }) => `${code} ${file}`)).toEqual([`copy-staging ${site}`]);
    },
  );

  it('says so in the settings of nginx and Apache, and answers on nginx at every name', () => {
    const nginx = readFileSync(join(project.dist, 'hosts/nginx.conf'), 'utf8');
    expect(nginx).toContain('  add_header X-Robots-Tag "noindex" always;\n');
    expect(nginx).toContain('map $host $is_own_name {\n  default 1;');
    const apache = readFileSync(join(client, '.htaccess'), 'utf8');
    expect(apache).toContain('\nHeader always set X-Robots-Tag "noindex"\n');
  });

  it('has no form address and no tracker, and says of neither that there is one', () => {
    const read = (file: string) => readFileSync(join(client, file), 'utf8');
    expect(load(read('contact.html'))('main form').attr('action')).toMatch(/^mailto:/);
    const hosts = Object.values(trackerRegistry).flatMap(({ hosts }) => hosts['script-src']);
    const policy = build.rules.headers['Content-Security-Policy'];
    for (const host of ['https://forms-service.example', ...hosts])
      expect(policy).not.toContain(host);
    for (const file of listFiles(client, '.html')) {
      expect(read(file), file).not.toMatch(/forms\.test|Formworks|data-tracking/);
    }
  });

  it('is recorded in build.json, as others are not', () => {
    expect(build.record.staging).toBe(true);
    expect(readBuild(distFolder).record.staging).toBe(false);
    expect(readFileSync(join(distFolder, 'client/sitemap.xml'), 'utf8')).toContain('<urlset');
  });

  it('is compared with another build as what it is', async () => {
    const ask = askHost(cloudflare, project.dist);
    const findings = await deployedFindings(site, readBuild(distFolder), { ask });
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['copy-staging', 'copy-other-build']),
    );
    expect(findings.map(({ field }) => field)).toContain('X-Robots-Tag');
  });
});
