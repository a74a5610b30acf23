import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import type { Page } from '../../lib/content/types';
import { contentFolder } from '../../lib/files/folders.server';
import {
  canonicalUrl,
  notFoundMetadata,
  pageMetadata,
  redirectMetadata,
} from '../../lib/head/metadata.server';
import type { PageId } from '../../lib/routes.server';

const sender = { name: 'The Clinic', phone: '(239) 555-0100', domain: 'clinic.example' };

describe('canonicalUrl', () => {
  it('turns the bare domain into the www host; only the home page ends in a slash', {
    tags: ['@9.23', '@9.24'],
  }, () => {
    expect(canonicalUrl('clinic.example', '/')).toBe('https://www.clinic.example/');
    expect(canonicalUrl('clinic.example', '/es')).toBe('https://www.clinic.example/es');
    expect(canonicalUrl('clinic.example', '/about')).toBe('https://www.clinic.example/about');
  });
});

describe('pageMetadata', () => {
  const { words, routes } = readContent(contentFolder);
  const t = (key: string) => key;
  const site = { practice: sender, routes, t };
  const page = (language: 'en' | 'es', id: PageId) => words[language].pages.get(id) as Page;

  it('keeps out of search engines what only serves a feature of the site', () => {
    expect(pageMetadata(page('en', 'leave-this-page'), site).robots).toBe('noindex');
    expect(pageMetadata(page('en', 'about'), site).robots).toBeUndefined();
  });

  it('keeps not-found pages and redirects from search engines', { tags: ['@2.3', '@3.12'] }, () => {
    const notFound = notFoundMetadata({ ...site, language: 'es' });
    expect(notFound).toMatchObject({ robots: 'noindex', lang: 'es', alternates: [] });
    expect(notFound.canonical).toBeUndefined();
    expect([notFound.title, notFound.ogImageAlt]).toEqual([
      'notFound.title',
      'notFound.heading – The Clinic, (239) 555-0100',
    ]);
    for (const lang of ['en', 'es'] as const) {
      const { ogImage } = notFoundMetadata({ ...site, language: lang });
      expect(ogImage).toBe(`https://www.clinic.example/share/${lang}/not-found.png`);
    }

    const redirect = redirectMetadata(page('en', 'towns/naples'), site);
    expect(redirect).toMatchObject({ robots: 'noindex', alternates: [], title: 'redirect.title' });
    expect(redirect.canonical).toBe('https://www.clinic.example/locations/psychiatrist-naples');
  });
});
