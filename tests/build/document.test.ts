import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { canonicalUrl } from '../../lib/head/canonical';
import { languages } from '../../lib/language';
import { contentFolder } from '../project';
import { builtPages, fileOf, otherDocuments, readHtml, visibleText } from './built-site';

const pages = builtPages();
const { practice, words } = readContent(contentFolder);

describe.each(pages)('$path', ({ html, $, path, language, route }) => {
  const page = words[language].pages.get(route.id);

  it('says its language', () => {
    expect($('html').attr('lang')).toBe(language);
  });

  it('declares its encoding within the first 1,024 bytes', () => {
    const offset = html.search(/<meta charset="utf-8"/i);
    expect(offset).toBeGreaterThan(0);
    expect(Buffer.byteLength(html.slice(0, offset))).toBeLessThan(
      1024 - '<meta charset="utf-8"/>'.length,
    );
  });

  it('has exactly one title, description, canonical link and main heading', () => {
    expect($('title')).toHaveLength(1);
    expect($('title').text()).toBe(page?.title);
    expect($('meta[name="description"]')).toHaveLength(1);
    expect($('meta[name="description"]').attr('content')).toBe(page?.description);
    expect($('link[rel="canonical"]')).toHaveLength(1);
    expect($('link[rel="canonical"]').attr('href')).toBe(canonicalUrl(practice.domain, path));
    expect($('h1')).toHaveLength(1);
    expect($('h1').text()).toBe(page?.heading);
  });

  it('describes itself to link previews', () => {
    const property = (name: string) => $(`meta[property="${name}"]`).attr('content');
    const named = (name: string) => $(`meta[name="${name}"]`).attr('content');
    const canonical = $('link[rel="canonical"]').attr('href');
    expect(property('og:title')).toBe(page?.title);
    expect(property('og:description')).toBe(page?.description);
    expect(property('og:url')).toBe(canonical);
    expect(property('og:image')).toMatch(/^https:/);
    expect(named('twitter:title')).toBe(page?.title);
    expect(named('twitter:description')).toBe(page?.description);
    expect(named('twitter:image')).toBe(property('og:image'));
    expect(named('keywords')).toBe(page?.keywords?.join(', '));
  });

  it('has everything of the head in the head', () => {
    expect($('body').find('title, meta, link')).toHaveLength(0);
  });

  it('carries its words and the practice’s telephone before any script runs', () => {
    const text = visibleText($, 'main');
    expect(text).toContain(page?.heading);
    expect(text).toContain(page?.lead);
    for (const { text: heading } of page?.body.headings ?? []) {
      if (route.id !== 'home') expect(text).toContain(heading);
    }
    expect(visibleText($)).toContain(practice.phone);
  });

  it('loads one script, late and of its own, and carries none', () => {
    expect($('script')).toHaveLength(1);
    expect($('script').attr('src')).toMatch(/^\/assets\/.+\.js$/);
    expect($('script').attr('type')).toBe('module');
    expect($('script').text()).toBe('');
  });

  it('has no style attribute and no inline style sheet', () => {
    expect($('[style], style')).toHaveLength(0);
  });

  it('gives help in a crisis, in its language', () => {
    const text = visibleText($, 'aside');
    expect($('aside a[href="tel:911"]')).toHaveLength(1);
    expect($('aside a[href="tel:988"]')).toHaveLength(1);
    expect(text).toMatch(language === 'en' ? /Text 988/ : /988 y oprima 2.*AYUDA/);
    expect($(`aside a[href^="sms:988"]`).attr('href')).toContain(
      language === 'es' ? 'AYUDA' : '988',
    );
  });

  it('uses each id once', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });

  it('does not skip a heading level', () => {
    const levels = $('h1, h2, h3, h4')
      .toArray()
      .map((element) => Number(element.tagName.slice(1)));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });
});

describe('the pages of each language', () => {
  it.each(languages)('%s: have titles and descriptions of their own', (language) => {
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

describe.each(otherDocuments)('%s', (path) => {
  const { $ } = readHtml(path);

  it('is kept out of search engines', () => {
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    expect($('link[rel="alternate"]')).toHaveLength(0);
    expect($('title')).toHaveLength(1);
  });
});

describe('/es/404.html', () => {
  it('is Spanish throughout', () => {
    const { $ } = readHtml('/es/404.html');
    expect($('html').attr('lang')).toBe('es');
    expect($('h1').text()).toBe('No encontramos esa página');
  });
});

describe('/locations/naples', () => {
  it('moves on at once, needs no script for it and names its target', () => {
    const { $ } = readHtml('/locations/naples');
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(
      '0; url=/locations/psychiatrist-naples',
    );
    expect($('link[rel="canonical"]').attr('href')).toBe(
      canonicalUrl(practice.domain, '/locations/psychiatrist-naples'),
    );
    const script = readFileSync(fileOf($('script').attr('src') ?? ''), 'utf8');
    expect(script).toBe('');
  });
});
