import type { Practice } from '../content/schemas/practice.server';
import { isStaging } from '../content/staging.server';
import type { Page } from '../content/types';
import { type Language, languages } from '../language';
import type { Site } from '../site.server';

/**
 * The absolute address of a path on the production site, always with the www host (specification, section 9).
 * @param domain bare production domain, `example.com`
 * @param path canonical path, without a trailing slash unless it is "/"
 */
export function canonicalUrl(domain: string, path: string): string {
  return new URL(path, `https://www.${domain}`).href;
}

/** The metadata in the head of a page (specification, sections 3 and 9). */
export interface Metadata {
  title: string;
  description: string;
  keywords?: string[] | undefined;
  lang: Language;
  /** Absolute address; undefined if the page is not for search engines. */
  canonical?: string | undefined;
  siteName: string;
  /** The absolute address of the picture that link previews show. */
  ogImage: string;
  /** The words in that picture. */
  ogImageAlt: string;
  /** The versions of the page for search engines: one for each language, and x-default. */
  alternates: { hrefLang: Language | 'x-default'; href: string }[];
  robots?: 'noindex' | undefined;
}

/** The size, in px, of the picture that link previews show. */
export const shareImageSize = { width: 1200, height: 630 };

/** The facts of the practice that the metadata has. */
type Sender = Pick<Practice, 'name' | 'phone' | 'domain'>;

/** The parts of the site that the metadata has. */
type Named = Pick<Site, 'language' | 't' | 'routes'> & { practice: Sender };

/** The metadata of a page. A copy for trying out names no address of the real site, and asks not to be indexed. */
export function pageMetadata(
  page: Page,
  { practice, routes }: Pick<Named, 'practice' | 'routes'>,
): Metadata {
  const { path, isListed } = routes.routeOf(page.id);
  const url = (language: Language) => canonicalUrl(practice.domain, path[language]);
  // A copy has the same text as the real page. If it named that page's address beside `noindex`, search engines
  // might remove the real page too.
  const isCopy = isStaging();
  return {
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    lang: page.language,
    canonical: isCopy ? undefined : url(page.language),
    ...preview(page.language, page.id, page.heading, practice),
    alternates: isCopy
      ? []
      : [
          ...languages.map((language) => ({ hrefLang: language, href: url(language) })),
          { hrefLang: 'x-default', href: url('en') },
        ],
    robots: isListed && !isCopy ? undefined : 'noindex',
  };
}

/** The metadata of the not-found page. */
export function notFoundMetadata({ language, t, practice }: Omit<Named, 'routes'>): Metadata {
  return {
    title: t('notFound.title'),
    description: t('notFound.description'),
    lang: language,
    ...preview(language, 'not-found', t('notFound.heading'), practice),
    alternates: [],
    robots: 'noindex',
  };
}

/**
 * The metadata of a redirect: it names the target as its canonical page and asks not to be indexed. Only hosts
 * that answer no 301 serve this document.
 */
export function redirectMetadata(target: Page, site: Omit<Named, 'language'>): Metadata {
  return {
    ...pageMetadata(target, site),
    title: site.t('redirect.title'),
    alternates: [],
    robots: 'noindex',
  };
}

/**
 * The metadata for link previews.
 * @param name of the picture that `scripts/build/share-images.tsx` writes for the page
 */
function preview(language: Language, name: string, heading: string, sender: Sender) {
  return {
    siteName: sender.name,
    ogImage: canonicalUrl(sender.domain, `/share/${language}/${name}.png`),
    ogImageAlt: `${heading} – ${sender.name}, ${sender.phone}`,
  };
}
