import type { Page } from '../content/content.server';
import { type Language, languages } from '../language';
import { pathOf } from '../routes';
import type { Translate } from '../translate';
import { canonicalUrl } from './canonical';

/** What a page's head says of it (specification, sections 3 and 9). */
export interface Metadata {
  title: string;
  description: string;
  keywords?: string[] | undefined;
  lang: Language;
  /** Absolute; undefined where the page is not for search engines. */
  canonical?: string | undefined;
  /** Absolute address of the picture that link previews show. */
  ogImage: string;
  /** The page's versions for search engines: one per language, and x-default. */
  alternates: { hrefLang: Language | 'x-default'; href: string }[];
  robots?: 'noindex' | undefined;
}

export function pageMetadata(page: Page, domain: string): Metadata {
  const url = (language: Language) => canonicalUrl(domain, pathOf(page.id, language));
  return {
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    lang: page.language,
    canonical: url(page.language),
    ogImage: shareImage(page.language, page.id, domain),
    alternates: [
      ...languages.map((language) => ({ hrefLang: language, href: url(language) })),
      { hrefLang: 'x-default', href: url('en') },
    ],
  };
}

export function notFoundMetadata(language: Language, t: Translate, domain: string): Metadata {
  return {
    title: t('notFound.title'),
    description: t('notFound.description'),
    lang: language,
    ogImage: shareImage(language, 'not-found', domain),
    alternates: [],
    robots: 'noindex',
  };
}

/** A moved page points search engines to its target and is not listed itself. */
export function redirectMetadata(target: Page, t: Translate, domain: string): Metadata {
  return {
    ...pageMetadata(target, domain),
    title: t('redirect.title'),
    alternates: [],
    robots: 'noindex',
  };
}

/** Where the build writes the picture of a page (`scripts/share-images.ts`). */
function shareImage(language: Language, name: string, domain: string): string {
  return canonicalUrl(domain, `/share/${language}/${name}.png`);
}
