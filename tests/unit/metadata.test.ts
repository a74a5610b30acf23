import { describe, expect, it } from 'vitest';
import type { Page } from '../../lib/content/content.server';
import { readContent } from '../../lib/content/content.server';
import { canonicalUrl } from '../../lib/head/canonical';
import { notFoundMetadata, pageMetadata, redirectMetadata } from '../../lib/head/metadata';
import type { PageId } from '../../lib/routes';
import { contentFolder } from '../project';

describe('canonicalUrl', () => {
  it('uses the www host, and a trailing slash on the home page only', () => {
    expect(canonicalUrl('clinic.example', '/')).toBe('https://www.clinic.example/');
    expect(canonicalUrl('clinic.example', '/es')).toBe('https://www.clinic.example/es');
    expect(canonicalUrl('clinic.example', '/about')).toBe('https://www.clinic.example/about');
  });
});

describe('pageMetadata', () => {
  const { words } = readContent(contentFolder);
  const page = (language: 'en' | 'es', id: PageId) => words[language].pages.get(id) as Page;

  it('points each version to itself and to both versions, English as the default', () => {
    const { canonical, alternates, lang } = pageMetadata(page('es', 'about'), 'clinic.example');
    expect(lang).toBe('es');
    expect(canonical).toBe('https://www.clinic.example/es/acerca-de');
    expect(alternates).toEqual([
      { hrefLang: 'en', href: 'https://www.clinic.example/about' },
      { hrefLang: 'es', href: 'https://www.clinic.example/es/acerca-de' },
      { hrefLang: 'x-default', href: 'https://www.clinic.example/about' },
    ]);
  });

  it('treats the telepsychiatry pages as translations of each other', () => {
    const { alternates } = pageMetadata(page('en', 'telepsychiatry'), 'clinic.example');
    expect(alternates[1]?.href).toBe('https://www.clinic.example/es/telepsiquiatria-florida');
  });

  it('keeps not-found pages and redirects from search engines', () => {
    const t = (key: string) => key;
    const notFound = notFoundMetadata('es', t, 'clinic.example');
    expect(notFound).toMatchObject({ robots: 'noindex', lang: 'es', alternates: [] });
    expect(notFound.canonical).toBeUndefined();

    const redirect = redirectMetadata(page('en', 'towns/naples'), t, 'clinic.example');
    expect(redirect).toMatchObject({ robots: 'noindex', alternates: [] });
    expect(redirect.canonical).toBe('https://www.clinic.example/locations/psychiatrist-naples');
  });
});
