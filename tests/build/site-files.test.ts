import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandColors } from '../../lib/brand.server';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { hoursInWords, regularHoursInWords } from '../../lib/hours.server';
import { languages } from '../../lib/language';
import { siteIn } from '../../lib/site.server';
import { phoneLink } from '../../lib/words/telephones';
import { builtFile } from '../../scripts/lib/pages';
import { onEach } from '../support/on-each';
import { builtPages } from './built-site';

const pages = builtPages().filter(({ route }) => route.isListed);
const { practice } = readContent(contentFolder);
const read = (path: string) => readFileSync(builtFile(path), 'utf8');
const site = `https://www.${practice.domain}`;

describe('sitemap.xml', () => {
  const xml = read('/sitemap.xml');
  const $ = load(xml, { xml: true });
  const entries = $('url').toArray();

  it('lists the canonical address of every page for search engines and nothing else', () => {
    expect(entries.map((entry) => $(entry).find('loc').text())).toEqual(
      pages.map((page) => page.$('link[rel="canonical"]').attr('href')),
    );
    expect(entries).toHaveLength(pages.length);
  });

  onEach(pages)('names the same versions of a page as the page does', (page) => {
    const entry = entries[pages.indexOf(page)];
    const links = $(entry)
      .find('xhtml\\:link')
      .toArray()
      .map((link) => [$(link).attr('rel'), $(link).attr('hreflang'), $(link).attr('href')]);
    const alternates = page
      .$('link[rel="alternate"]')
      .toArray()
      .map((link) => ['alternate', page.$(link).attr('hreflang'), page.$(link).attr('href')]);
    expect(links).toEqual(alternates);
    expect(links).toHaveLength(3);
  });

  it('has no date in the future', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect($('lastmod').length).toBeGreaterThan(0);
    for (const date of $('lastmod').toArray()) {
      expect($(date).text()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect($(date).text() < tomorrow).toBe(true);
    }
  });
});

describe('robots.txt', () => {
  it('allows everything and names the sitemap', () => {
    expect(read('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
  });
});

describe('llms.txt', () => {
  const text = read('/llms.txt');

  it('says how to reach the practice, and help in a crisis', () => {
    const { phone, email, address } = practice;
    for (const way of [phone, email, address.street, '911', '988']) expect(text).toContain(way);
    expect(text.startsWith(`# ${practice.name}\n`)).toBe(true);
    for (const site of languages.map(siteIn)) {
      expect(text).toContain(`> ${site.page('home').description}`);
      expect(text).toContain(`: ${hoursInWords(site)}\n`);
      expect(text.includes(site.t('footer.sampleNotice'))).toBe(practice.sample === true);
    }
  });

  it('lists the pages of each language under its name, by their headings and short names', () => {
    const [, english = '', spanish = ''] = text.split(/^## (?=English$|Español$)/m);
    expect([english, spanish].map((part) => part.split('\n')[0])).toEqual(['English', 'Español']);
    for (const { $, language, path, route } of pages) {
      const page = siteIn(language).page(route.id);
      const name = 'name' in page ? page.name : $('h1').text();
      const part = language === 'en' ? english : spanish;
      expect(part).toContain(`- [${name}](${site}${path}): `);
    }
  });

  it('links to every page for search engines, by its canonical address', () => {
    const links = [...text.matchAll(/^- \[.+?\]\((.+?)\)/gm)].map(([, url]) => url);
    expect(links.sort()).toEqual(
      pages.map(({ $ }) => $('link[rel="canonical"]').attr('href')).sort(),
    );
  });
});

describe('licenses.txt', () => {
  it.each([
    'react-dom - ',
    '@radix-ui/react-dialog - ',
    'Lucide',
    'Tailwind',
    'Fraunces',
    'Atkinson',
  ])('has the license of what reaches browsers: %s', (name) => {
    const [, part = ''] = read('/licenses.txt').split(`\n## ${name}`);
    expect(part.split('\n## ')[0]).toMatch(/Permission|PERMISSION|permission/);
  });
});

describe('the vCard', () => {
  const card = read('/contact.vcf');

  it('has the practice’s facts, in lines that address books read', () => {
    expect(card.split('\r\n').at(0)).toBe('BEGIN:VCARD');
    expect(card.endsWith('END:VCARD\r\n')).toBe(true);
    expect(card.replaceAll('\r\n', '')).not.toContain('\n');
    const unfolded = card.replaceAll('\r\n ', '').replaceAll('\\,', ',');
    expect(unfolded).toContain(`FN:${practice.name}`);
    expect(unfolded).toContain(phoneLink(practice.phone).replace('tel:', ':'));
    expect(unfolded).toContain(`:${practice.email}`);
    const { street, city, zip } = practice.address;
    expect(unfolded).toContain(`\r\nADR;TYPE=WORK:;;${street};${city};FL;${zip};USA\r\n`);
    // Address books refuse a card without a version and a name.
    for (const line of ['VERSION:3.0', 'N:;;;;', `ORG:${practice.name}`]) {
      expect(unfolded).toContain(`\r\n${line}\r\n`);
    }
    expect(unfolded).toContain(`URL:${site}/`);
    expect(unfolded.includes('This is a sample website')).toBe(practice.sample === true);
    for (const { name } of siteIn('en').clinicians) expect(unfolded).toContain(name);
    const hours = languages.map((language) => regularHoursInWords(siteIn(language)));
    for (const text of hours) expect(unfolded.replaceAll('\\;', ';')).toContain(text);
  });

  it('has no date that gets old in an address book, and no long line', () => {
    expect(card).not.toMatch(/\d{4}-\d\d-\d\d|November|December|noviembre|diciembre/);
    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
  });

  it.each([
    ['/contact', 'Save contact'],
    ['/es/contacto', 'Guardar contacto'],
  ])('is offered on %s as "%s"', (path, label) => {
    const link = pages.find((page) => page.path === path)?.$('a[href="/contact.vcf"][download]');
    expect(link?.text()).toBe(label);
  });
});

it('/favicon.ico is a small picture, for programs that request it without a link', () => {
  const icon = readFileSync(builtFile('/favicon.ico'));
  // The header of an ICO: its kind, then how many pictures it holds, then width and height of the first.
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(icon.length).toBeLessThan(2000);
});

describe('the manifest', () => {
  const manifest = JSON.parse(read('/manifest.webmanifest'));

  it('contains no text in only one language', () => {
    expect(manifest.name).toBe(practice.name);
    const { page } = brandColors().light;
    expect(manifest).toMatchObject({ theme_color: page, background_color: page });
    expect(Object.keys(manifest).sort()).toEqual(
      ['background_color', 'display', 'icons', 'name', 'theme_color'].sort(),
    );
  });

  it('has icons of the declared sizes', async () => {
    expect(JSON.stringify(manifest.icons.at(-1))).toContain('"purpose":"maskable"');
    const offered = manifest.icons.filter(({ purpose }: { purpose?: string }) => !purpose);
    expect(offered.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes, type } of manifest.icons) {
      const found = await sharp(builtFile(src)).metadata();
      expect(`${found.width}x${found.height} image/${found.format}`).toBe(`${sizes} ${type}`);
    }
  });

  it('has an icon for launchers whose corners have the color of the brand’s buttons', async () => {
    const icon = sharp(builtFile('/icon-maskable-512.png'));
    const corner = await icon.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(`#${corner.subarray(0, 3).toString('hex')}`).toBe(brandColors().light.action);
  });
});
