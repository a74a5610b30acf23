import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distFolder } from '../../lib/folders.server';
import { readBuild } from '../../lib/launch/build-record.server';
import { listFiles } from '../../scripts/lib/files';
import { builtFile } from '../../scripts/lib/pages';
import { ProjectCopy } from '../../scripts/lib/project-copy';

const english = '/locations/psychiatrist-test-town';
const spanish = '/es/ubicaciones/psiquiatra-test-town';
const town = `- id: test-town
  county: Collier
  paths: { en: ${english}, es: ${spanish} }
  position: { north: 26.5, east: -81.6, labelSide: left }
`;
const languages = ['en', 'es'];

let project: ProjectCopy;
beforeAll(() => {
  project = new ProjectCopy();
});
afterAll(() => project.remove());

describe('a town added to content/towns.yaml, with a file in each language', () => {
  beforeAll(() => {
    for (const language of languages) {
      const estero = project.read(`content/${language}/towns/estero.md`);
      project.write(
        `content/${language}/towns/test-town.md`,
        estero.replaceAll('Estero', 'Test Town').replace(/^imageAlt: .*\n/m, ''),
      );
    }
    project.edit('content/towns.yaml', '- id: naples', `${town}- id: naples`);
    project.build();
  });

  it('has its two pages, which link to each other', () => {
    const pages = { en: document(project, english), es: document(project, spanish) };
    expect(pages.en('h1').text()).toContain('Test Town');
    expect(pages.es('html').attr('lang')).toBe('es');
    expect(pages.es('main img').first().attr('alt')).toContain('Golfo');
    expect(pages.en('[data-toggle]').attr('href')).toBe(spanish);
    expect(pages.es('[data-toggle]').attr('href')).toBe(english);
    const alternates = pages
      .es('link[rel="alternate"]')
      .toArray()
      .map((link) => new URL(pages.es(link).attr('href') ?? '').pathname);
    expect(alternates).toEqual([english, spanish, english]);
  });

  it('is in the sitemap and in the structured data', () => {
    const sitemap = readFileSync(join(project.folder, 'dist/client/sitemap.xml'), 'utf8');
    for (const path of [english, spanish]) {
      expect(sitemap).toMatch(new RegExp(`<loc>https://[^/]+${path}</loc>`));
      const $ = document(project, path);
      const graph = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
      const node = (type: string) =>
        graph.find((node: Record<string, unknown>) => node['@type'] === type);
      expect(node('Service').areaServed.name).toBe('Test Town');
      expect(JSON.stringify(node('MedicalClinic').areaServed)).toContain('Test Town');
      expect(JSON.stringify(node('BreadcrumbList'))).toContain('Test Town');
    }
  });

  it('is in the menu and the footer of every page, and on the home pages', () => {
    const documents = allDocuments(project);
    expect(documents.length).toBeGreaterThan(60);
    for (const { file, $ } of documents) {
      const path = $('html').attr('lang') === 'es' ? spanish : english;
      if ($('header nav').length === 0) continue;
      expect($(`header nav a[href="${path}"]`).text(), file).toContain('Test Town');
      expect($(`footer a[href="${path}"]`).text(), file).toContain('Test Town');
    }
    expect(document(project, '/')(`#areas li a[href="${english}"]`)).toHaveLength(1);
    expect(document(project, '/es')(`#areas li a[href="${spanish}"]`)).toHaveLength(1);
  });

  it('has the picture of the coast on its card', () => {
    const card = document(project, '/')(`#areas li:has(a[href="${english}"])`);
    expect(card.html()).toContain('/images/coast.');
  });

  it('is on the map, with its name', () => {
    for (const [home, path] of Object.entries({ '/': english, '/es': spanish })) {
      const link = document(project, home)(`#areas figure a[href="${path}"]`);
      expect(link.text().trim(), home).toBe('Test Town');
    }
  });
});

describe.runIf(process.env.EVERY_PAGE)('a town that is removed again', () => {
  it('leaves the same bytes as a build without it, in another folder, time zone and language', () => {
    project.edit('content/towns.yaml', town, '');
    project.remove('content/en/towns/test-town.md');
    const { files, day } = readBuild(distFolder).record;
    const elsewhere = { TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8', BUILD_DAY: day };
    project.build(elsewhere);
    expect(readBuild(project.dist).record.files).toEqual(files);
  });
});

function document({ dist }: ProjectCopy, path: string) {
  return load(readFileSync(builtFile(path, dist), 'utf8'));
}

function allDocuments({ dist }: ProjectCopy) {
  const client = join(dist, 'client');
  return listFiles(client, '.html').map((file) => ({
    file,
    $: load(readFileSync(join(client, file), 'utf8')),
  }));
}
