import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileAtAddress } from '../../lib/files/file-addresses.server';
import { languageOfPath, otherLanguage } from '../../lib/language';
import { builtFile } from '../../scripts/lib/pages';
import { type BuiltPage, builtPages, otherDocuments, readHtml } from '../build/built-site';
import { onEach } from '../support/on-each';
import { addressAt } from '../support/routes';

const pages = builtPages();
const notFound = otherDocuments.map((path) => ({ path, ...readHtml(path) }));
const byPath = new Map(pages.map((page) => [page.path as string, page]));

/** The site's own addresses in a document, with their attributes. */
function internalAddresses({ $ }: Pick<BuiltPage, '$'>): string[] {
  return $('[href], [src], [srcset], form[action]')
    .toArray()
    .flatMap((element) => {
      const pictures = $(element).attr('srcset')?.split(', ') ?? [];
      const others = ['href', 'src', 'action'].map((name) => $(element).attr(name) ?? '');
      return [...pictures.map((picture) => picture.split(' ')[0] ?? ''), ...others];
    })
    .filter((address) => /^[/#]/.test(address));
}

describe('links inside the site', () => {
  onEach<Pick<BuiltPage, '$'> & { path: string }>([...pages, ...notFound])(
    'lead to a page or a file',
    (page) => {
      const broken = internalAddresses(page).filter((address) => {
        const { pathname } = new URL(address, `https://site.example${page.path}`);
        return !addressAt(pathname) && !existsSync(builtFile(fileAtAddress(pathname) ?? ''));
      });
      expect(broken).toEqual([]);
    },
  );

  onEach(pages)('use the canonical form', (page) => {
    const addresses = internalAddresses(page).filter((address) => /^\/[^.]*$/.test(address));
    expect(addresses.filter((address) => !byPath.has(address.split('#')[0] as string))).toEqual([]);
  });

  onEach(pages)('lead to parts of a page that are there', (page) => {
    const missing = internalAddresses(page)
      .filter((address) => address.includes('#'))
      .filter((address) => {
        const { pathname, hash } = new URL(address, `https://site.example${page.path}`);
        const target = byPath.get(pathname);
        return target && target.$(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 0;
      });
    expect(missing).toEqual([]);
  });

  onEach(pages)('stay in the language of their page, except the toggle', ({ $, language }) => {
    const foreign = $('a[href^="/"]:not([data-toggle], [download])')
      .toArray()
      .map((element) => $(element).attr('href') ?? '')
      // A form to print is in the folder of no language.
      .filter((href) => addressAt(href.replace(/#.*/, '')))
      .filter((href) => languageOfPath(href.replace(/#.*/, '')) !== language);
    expect(foreign).toEqual([]);
  });
});

describe('the language toggle', () => {
  onEach(pages)(
    'leads to the same page in the other language',
    { tags: ['@1.6', '@2.20', '@4.3'] },
    ({ $, route, language, path }) => {
      const other = otherLanguage(language);
      const toggle = $('header [data-toggle]');
      expect(toggle).toHaveLength(1);
      expect(toggle.attr('href')).toBe(route.path[other]);
      expect(toggle.attr('hreflang') ?? toggle.attr('hrefLang')).toBe(other);
      expect(toggle.attr('lang')).toBe(other);
      const target = byPath.get(toggle.attr('href') ?? '');
      expect(target?.$('header [data-toggle]').attr('href')).toBe(path);
    },
  );

  it('switches in place on the telepsychiatry pages only', {
    tags: ['@2.8', '@4.3', '@4.4'],
  }, () => {
    const inPlace = pages.filter(({ $ }) => $('[data-toggle]').attr('data-toggle') === 'in-place');
    expect(inPlace.map(({ route }) => route.id)).toEqual(['telepsychiatry', 'telepsychiatry']);
  });

  it('leads between the two not-found pages', { tags: ['@1.6', '@2.20'] }, () => {
    expect(readHtml('/404.html').$('body > header [data-toggle]').attr('href')).toBe(
      '/es/404.html',
    );
    expect(readHtml('/es/404.html').$('[data-toggle]').attr('href')).toBe('/404.html');
  });
});

describe('hreflang', () => {
  onEach(pages)(
    'names both versions and the default, as its counterpart does',
    ({ $, route, language }) => {
      const alternates = (page: BuiltPage['$']) =>
        page('link[rel="alternate"]')
          .toArray()
          .map((element) => `${page(element).attr('hreflang')} ${page(element).attr('href')}`);
      const counterpart = byPath.get(route.path[otherLanguage(language)]);
      expect(alternates($)).toHaveLength(3);
      expect(alternates($)[2]).toBe(alternates($)[0]?.replace('en', 'x-default'));
      expect(counterpart && alternates(counterpart.$)).toEqual(alternates($));
      expect(alternates($).join()).toContain($('link[rel="canonical"]').attr('href'));
    },
  );
});

describe('the addresses of a Spanish page', () => {
  /** For websites in both languages, how their English and their Spanish addresses begin. */
  const counterparts = [
    ['https://988lifeline.org', 'https://988lifeline.org/es/'],
    ['https://www.veteranscrisisline.net', 'https://www.veteranscrisisline.net/es/'],
    ['https://poisonhelp.hrsa.gov', 'https://poisonhelp.hrsa.gov/es/'],
    ['https://www.cms.gov/nosurprises', 'https://www.cms.gov/derechos-facturas-medicas'],
  ] as const;

  onEach(pages.filter(({ language }) => language === 'es'))(
    'are Spanish where they could be, sources included',
    ({ $ }) => {
      const english = $('a[href]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '')
        .filter((address) =>
          counterparts.some(([en, es]) => address.startsWith(en) && !address.startsWith(es)),
        );
      expect(english).toEqual([]);
    },
  );
});
