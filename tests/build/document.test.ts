import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandColors } from '../../lib/brand.server';
import { readContent } from '../../lib/content/content.server';
import { isComponentId } from '../../lib/content/text/headings.server';
import { contentFolder } from '../../lib/files/folders.server';
import { canonicalUrl } from '../../lib/head/metadata.server';
import { languages } from '../../lib/language';
import { isConfidential } from '../../lib/privacy/page-privacy.server';
import { notFoundPaths, pathOf } from '../../lib/routes.server';
import { longDate } from '../../lib/time/dates.server';
import { builtFile } from '../../scripts/lib/pages';
import { builtPages, otherDocuments, readHtml, visibleText } from './built-site';
import { gluedWords } from './word-gaps';

const pages = builtPages();
const { practice, words } = readContent(contentFolder);

describe.each(pages)('$path', ({ $, path, language, route }) => {
  const page = words[language].pages.get(route.id);
  const t = words[language].dictionary;

  it('declares its language', { tags: ['@1.1', '@2.11', '@3.12', '@4.2', '@9.22'] }, () => {
    expect($('html').attr('lang')).toBe(language);
  });

  it('has no id outside its text that a heading of a text could take', () => {
    const ofHeadings = page?.body.headings.flatMap(({ id, ownId }) => [id, ownId]) ?? [];
    // React's ids begin with a low line, those of switches with the name of a field.
    const others = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '')
      .filter((id) => !ofHeadings.includes(id) && !/^_|^about-(?:analytics|marketing)$/.test(id));
    expect(others.filter((id) => !isComponentId(id))).toEqual([]);
  });

  it('shows the welcome clip unless it is opened for another purpose', { tags: '@2.16' }, () => {
    const lacksClip = ['contact', 'policy', 'leave-this-page'].includes(route.kind);
    expect($('#welcome-clip')).toHaveLength(lacksClip ? 0 : 1);
    // No browser fetches it before it is opened.
    for (const clip of $('#welcome-clip video').toArray()) {
      expect($(clip).attr()).toMatchObject({ preload: 'none', muted: '', controls: '' });
      // Without it iPhones show the clip alone on the screen.
      expect($(clip).attr()).toHaveProperty('playsinline');
      expect($(clip).attr()).not.toHaveProperty('autoplay');
      expect($(clip).attr()).not.toHaveProperty('poster');
      const captions = $(clip)
        .find('track')
        .toArray()
        .map(({ attribs }) => [attribs.srclang, attribs.label, attribs.src?.slice(-7)]);
      expect(captions).toEqual(
        language === 'en'
          ? [
              ['en', 'English', '.en.vtt'],
              ['es', 'Spanish', '.es.vtt'],
            ]
          : [
              ['en', 'Inglés', '.en.vtt'],
              ['es', 'Español', '.es.vtt'],
            ],
      );
    }
  });

  it('marks each passage in another language as its file does', () => {
    const file = readFileSync(join(contentFolder, `${language}/${route.id}.md`), 'utf8');
    // A line or a source with a condition or a date may be left out.
    const always = file
      .replace(/^ {2}- claim: '\{if.*\n(?: {4}.*\n)+/gm, '')
      .replace(/^.*\{(?:if|from|until).*$/gm, '');
    const marked = [...always.matchAll(/\[([^[\]]+)\]\{lang=(\w+)\}/g)];
    const lost = marked.filter(([, text = '', lang]) => {
      const parts = $(`[lang=${lang}]`).toArray();
      return !parts.some((part) => $(part).text().includes(text));
    });
    expect(lost.map(([mark]) => mark)).toEqual([]);
  });

  it('has exactly one title, description, canonical link and main heading', {
    tags: ['@3.12', '@9.21', '@9.22'],
  }, () => {
    expect($('title')).toHaveLength(1);
    expect($('title').text()).toBe(page?.title);
    expect($('meta[name="description"]')).toHaveLength(1);
    expect($('meta[name="description"]').attr('content')).toBe(page?.description);
    expect($('link[rel="canonical"]')).toHaveLength(1);
    expect($('link[rel="canonical"]').attr('href')).toBe(canonicalUrl(practice.domain, path));
    expect($('h1')).toHaveLength(1);
    expect($('h1').text()).toBe(page?.heading);
  });

  it('describes itself to link previews', { tags: ['@3.12', '@9.21'] }, () => {
    const property = (name: string) => $(`meta[property="${name}"]`).attr('content');
    const named = (name: string) => $(`meta[name="${name}"]`).attr('content');
    const canonical = $('link[rel="canonical"]').attr('href');
    expect(property('og:type')).toBe('website');
    expect(property('og:site_name')).toBe(practice.name);
    expect(property('og:locale')).toBe(language === 'en' ? 'en_US' : 'es_US');
    expect(property('og:locale:alternate')).toBe(language === 'en' ? 'es_US' : 'en_US');
    expect(property('og:title')).toBe(page?.title);
    expect(property('og:description')).toBe(page?.description);
    expect(property('og:url')).toBe(canonical);
    const { name, phone } = practice;
    expect(property('og:image:alt')).toBe(`${page?.heading} – ${name}, ${phone}`);
    expect(named('twitter:card')).toBe('summary_large_image');
    expect(named('twitter:title')).toBe(page?.title);
    expect(named('twitter:description')).toBe(page?.description);
    expect(named('twitter:image')).toBe(property('og:image'));
    expect(named('twitter:image:alt')).toBe(property('og:image:alt'));
    expect(named('keywords')).toBe(page?.keywords?.join(', '));
    const names = $('meta[property], meta[name]:not([media])')
      .toArray()
      .map((meta) => $(meta).attr('property') ?? $(meta).attr('name'));
    expect(new Set(names).size).toBe(names.length);
  });

  it('has its own preview picture, in its language and of the declared size', {
    tags: ['@3.12', '@9.21'],
  }, async () => {
    const property = (name: string) => $(`meta[property="og:image${name}"]`).attr('content');
    const { origin, pathname } = new URL(property('') ?? '');
    expect(origin).toBe(`https://www.${practice.domain}`);
    expect(pathname).toBe(`/share/${language}/${route.id}.png`);
    const { width, height, format } = await sharp(builtFile(pathname)).metadata();
    expect([`${width}`, `${height}`]).toEqual([property(':width'), property(':height')]);
    expect(property(':type')).toBe(`image/${format}`);
    const drawn = languages.map((language) =>
      readFileSync(builtFile(`/share/${language}/${route.id}.png`), 'base64'),
    );
    expect(new Set(drawn).size).toBe(languages.length);
  });

  it('has icons, a manifest and the colour of its background', () => {
    const icons = $('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
    expect(icons).toHaveLength(4);
    for (const icon of icons.toArray()) {
      const file = builtFile($(icon).attr('href') ?? '');
      expect(existsSync(file), file).toBe(true);
    }
    const colours = $('meta[name="theme-color"]').toArray();
    expect(
      Object.fromEntries(colours.map((meta) => [$(meta).attr('media'), $(meta).attr('content')])),
    ).toEqual({
      '(prefers-color-scheme: light)': brandColors().light.page,
      '(prefers-color-scheme: dark)': brandColors().dark.page,
    });
  });

  it('fills the screen of a phone to its edges, and lets everybody zoom', () => {
    expect($('meta[name="viewport"]').attr('content')).toBe(
      'width=device-width, initial-scale=1, viewport-fit=cover',
    );
  });

  it('has all metadata in the head, and only the style sheet outside it', () => {
    expect($('body').find('title, meta, link:not([rel="stylesheet"])')).toHaveLength(0);
    expect($('link[rel="stylesheet"]')).toHaveLength(1);
  });

  it('contains its text and the practice’s telephone before any script runs', {
    tags: ['@1.4', '@1.8', '@2.13'],
  }, () => {
    const text = visibleText($, 'main');
    expect(text).toContain(page?.heading);
    expect(text).toContain(page?.lead);
    for (const { text: heading } of page?.body.headings ?? []) {
      if (route.id !== 'home') expect(text).toContain(heading);
    }
    for (const { question } of page?.questions ?? []) expect(text).toContain(question);
    expect(visibleText($)).toContain(practice.phone);
  });

  it('contains one script, which fetches one file of the site', { tags: '@7.11' }, () => {
    const fetched = $('script[data-script]').attr('data-script') ?? '';
    expect(fetched).toMatch(/^\/assets\/.+\.js$/);
    expect(existsSync(builtFile(fetched))).toBe(true);
    expect($('script[src]')).toHaveLength(0);
    const carried = $('script').toArray();
    expect(carried.map((script) => $(script).attr('type'))).toEqual([
      undefined,
      'speculationrules',
      'application/ld+json',
    ]);
  });

  it('contains the banner, and buttons that show it again: floating and in the footer', {
    tags: ['@2.17', '@2.31', '@9.9'],
  }, () => {
    const asked = $('#choices [data-choose]').toArray();
    expect(asked.map((button) => $(button).attr('data-choose'))).toEqual(['all', 'none', 'some']);
    expect($('#choices').text()).toContain(
      language === 'en' ? 'We value your privacy' : 'Usted decide',
    );
    expect($('main ~ aside [data-choose="again"], footer [data-choose="again"]')).toHaveLength(2);
  });

  it('is open to everybody and leads patients to their portal: it has a form on the contact page only, and asks for no password', {
    tags: ['@1.3', '@1.20', '@6.1'],
  }, () => {
    expect($('form')).toHaveLength(route.kind === 'contact' ? 1 : 0);
    expect($('[type="password"], [autocomplete*="password"], iframe')).toHaveLength(0);
    const shows = ['contact', 'for-patients'].includes(route.kind);
    // The link is above the header and in the menu of phones.
    const door = `${pathOf('for-patients', language)}#existing-patients`;
    expect($(`body > div a[href="${door}"], header nav a[href="${door}"]`)).toHaveLength(2);
    expect(
      $(`[aria-labelledby="existing-patients"] a[href="${practice.existingPatients.portal}"]`),
    ).toHaveLength(shows ? 1 : 0);
    expect($(`footer a[href="${practice.existingPatients.portal}"]`)).toHaveLength(1);
  });

  it('gives help in a crisis, in its language', () => {
    const text = visibleText($, 'aside');
    expect($('aside a[href="tel:911"]')).toHaveLength(1);
    expect($('aside a[href="tel:988"]')).toHaveLength(1);
    expect(text).toMatch(language === 'en' ? /Text 988/ : /988, oprima 2.*AYUDA al 988/);
    expect($(`aside a[href^="sms:988"]`).attr('href')).toContain(
      language === 'es' ? 'AYUDA' : '988',
    );
  });

  it('names each way to leave it in full for screen readers, if its reader may have to hide it', () => {
    const names = $('[data-leave]')
      .toArray()
      .map((link) => $(link).attr('aria-label') ?? $(link).text());
    // One for the keyboard, one in the header, one in the toolbar of phones.
    const ways = isConfidential(route) ? 3 : 0;
    // The page about leaving has one to try.
    expect(names).toEqual(Array(route.kind === 'leave-this-page' ? 1 : ways).fill(t.leave.link));
  });

  it('leads to its headings in their order, from a list if there are more than one', () => {
    const inContents = $(`main nav[aria-label="${t.page.contents}"] a`).toArray();
    const listed = inContents.map((link) => $(link).attr('href')?.slice(1) ?? '');
    const ids = (selector: string) =>
      $(selector)
        .toArray()
        .map((heading) => $(heading).attr('id') ?? '');
    expect(listed).toEqual(ids('article h2').filter((id) => listed.includes(id)));
    expect(inContents.map((link) => $(link).text())).toEqual(
      listed.map((id) => $(`[id="${id}"]`).text()),
    );
    const ofText = ids('article .prose > h2[id], #questions');
    if (ofText.length > 1) expect(listed).toEqual(expect.arrayContaining(ofText));
    expect(listed).not.toHaveLength(1);
  });

  it('leads from each button that asks for an appointment to the form, and ends with an invitation', () => {
    const buttons = $('main a')
      .toArray()
      .filter((link) => $(link).text() === t.callToAction.request);
    for (const button of buttons)
      expect($(button).attr('href')).toMatch(RegExp(`^(${pathOf('contact', language)})?#message$`));
    const invites = !['contact', 'policy', 'leave-this-page'].includes(route.kind);
    expect($('main > #call')).toHaveLength(invites ? 1 : 0);
    if (invites) expect(buttons.length).toBeGreaterThan(0);
  });

  it('leads to all other pages of its kind, and not to itself', () => {
    const ofKind = pages.filter((other) => other.route.kind === route.kind);
    const others = ofKind.filter((other) => other.language === language && other.path !== path);
    const hasOthers = ['service', 'location', 'policy'].includes(route.kind);
    const listed = $('[aria-labelledby="others"] a').toArray();
    expect(listed.map((link) => $(link).attr('href'))).toEqual(
      hasOthers ? others.map((other) => other.path) : [],
    );
  });

  it('names its sources, the day since which all have been checked, and their language if it is another', () => {
    const sources = page?.sources ?? [];
    const list = $('[aria-labelledby="sources"]');
    // Those of the crisis centers that the page names come last.
    const items = list.find('li').toArray();
    const own = items.slice(0, sources.length);
    expect(own.map((item) => $(item).find('a').attr('href'))).toEqual(
      sources.map(({ url }) => url),
    );
    expect(own.map((item) => $(item).text().includes(`(${t.page.inLanguage} `))).toEqual(
      sources.map(({ lang }) => lang !== undefined && lang !== language),
    );
    const [first] = sources.map(({ checkedOn }) => checkedOn).sort();
    if (first && items.length === own.length)
      expect(list.text()).toContain(`${t.page.checkedOn} ${longDate(first, language)}.`);
  });

  it('gives every section a heading of the second level, or that of the page', () => {
    const titled = $('section[aria-labelledby]').toArray();
    const titles = titled.map((part) => $(`[id="${$(part).attr('aria-labelledby')}"]`)[0]);
    expect(titled.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !/^h[12]$/.test(title?.tagName ?? ''))).toEqual([]);
  });
});

describe('words of neighbouring links, buttons and labels', () => {
  it.each([...pages.map(({ path }) => path), ...otherDocuments])(
    'have a space between them in the HTML of %s',
    (path) => expect(gluedWords(readHtml(path).$)).toEqual([]),
  );
});

describe('the Spanish page', () => {
  const english = pages.filter(({ language }) => language === 'en');
  const shared =
    'h1, h2, h3, p, li, dt, dd, nav, section, figure, details, table, tr, form, [data-island], .image';

  it.each(english)('of $path is the same page in Spanish', { tags: '@2.7' }, ({ $, route }) => {
    // Only these texts may have other paragraphs in the other language.
    const parts = (page: CheerioAPI) =>
      page('main')
        .find(shared)
        .not('#bilingual p, #concerns :is(p, li)')
        .toArray()
        .map(({ tagName }) => tagName);
    expect(parts(readHtml(route.path.es).$)).toEqual(parts($));
  });
});

describe('the pages of each language', () => {
  it.each(languages)('%s: have unique titles and descriptions', (language) => {
    const own = pages.filter((page) => page.language === language);
    for (const read of [
      ({ $ }: (typeof own)[number]) => $('title').text(),
      ({ $ }: (typeof own)[number]) => $('meta[name="description"]').attr('content'),
    ]) {
      const values = own.map(read);
      expect(values.filter((value, index) => values.indexOf(value) < index)).toEqual([]);
    }
  });
});

function expectUnlisted($: CheerioAPI) {
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect($('link[rel="alternate"]')).toHaveLength(0);
  expect($('title')).toHaveLength(1);
}

describe.each(Object.values(notFoundPaths))('%s', (path) => {
  const { $ } = readHtml(path);

  it('is kept out of search engines', { tags: '@2.3' }, () => expectUnlisted($));

  it('contains the consent banner as every page does', { tags: '@2.31' }, () => {
    expect($('body > #choices [data-choose]')).toHaveLength(3);
  });
});

describe('/locations/naples', () => {
  const { $ } = readHtml('/locations/naples');

  it('is kept out of search engines', () => expectUnlisted($));

  it('redirects at once without a script, and names its target', { tags: '@2.9' }, () => {
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(
      '0; url=/locations/psychiatrist-naples',
    );
    expect($('link[rel="canonical"]').attr('href')).toBe(
      canonicalUrl(practice.domain, '/locations/psychiatrist-naples'),
    );
    expect($('main a').attr('href')).toBe('/locations/psychiatrist-naples');
    expect($('script:not([type="speculationrules"])')).toHaveLength(0);
  });
});
