import type { Practice } from '../content/schemas/practice.server';
import { isStaging } from '../content/staging.server';
import type { Page } from '../content/types';
import { type Language, languages } from '../language';
import { isListed, type PageId, pathOf } from '../routes.server';
import type { Translate } from '../site.server';

/**
 * The absolute address of a path on the production site. Search engines are given the www host
 * even where the bare domain answers (specification, section 9).
 * @param domain bare production domain, `example.com`
 * @param path canonical path, no trailing slash but for "/"
 */
export function canonicalUrl(domain: string, path: string): string {
  return new URL(path, `https://www.${domain}`).href;
}

/** The absolute address of a page of the table. */
export function pageUrl(domain: string, id: PageId, language: Language): string {
  return canonicalUrl(domain, pathOf(id, language));
}

/** The metadata in a page's head (specification, sections 3 and 9). */
export interface Metadata {
  title: string;
  description: string;
  keywords?: string[] | undefined;
  lang: Language;
  /** Absolute; undefined where the page is not for search engines. */
  canonical?: string | undefined;
  siteName: string;
  /** Absolute address of the picture that link previews show. */
  ogImage: string;
  /** The words in that picture. */
  ogImageAlt: string;
  /** The page's versions for search engines: one per language, and x-default. */
  alternates: { hrefLang: Language | 'x-default'; href: string }[];
  robots?: 'noindex' | undefined;
}

/** The picture's size, in px. */
export const shareImageSize = { width: 1200, height: 630 };

/** The practice's facts that the metadata uses. */
type Sender = Pick<Practice, 'name' | 'phone' | 'domain'>;

export function pageMetadata(page: Page, sender: Sender): Metadata {
  const url = (language: Language) => pageUrl(sender.domain, page.id, language);
  // Beside `noindex` an address of the real site could take the real page out as well.
  const isCopy = isStaging();
  return {
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    lang: page.language,
    canonical: isCopy ? undefined : url(page.language),
    ...preview(page.language, page.id, page.heading, sender),
    alternates: isCopy
      ? []
      : [
          ...languages.map((language) => ({ hrefLang: language, href: url(language) })),
          { hrefLang: 'x-default', href: url('en') },
        ],
    robots: isListed(page.id) && !isCopy ? undefined : 'noindex',
  };
}

export function notFoundMetadata(language: Language, t: Translate, sender: Sender): Metadata {
  return {
    title: t('notFound.title'),
    description: t('notFound.description'),
    lang: language,
    ...preview(language, 'not-found', t('notFound.heading'), sender),
    alternates: [],
    robots: 'noindex',
  };
}

/** A moved page points search engines to its target and is not listed itself. */
export function redirectMetadata(target: Page, t: Translate, sender: Sender): Metadata {
  return {
    ...pageMetadata(target, sender),
    title: t('redirect.title'),
    alternates: [],
    robots: 'noindex',
  };
}

/** @param name of the picture that the build writes of a page (`scripts/build/share-images.ts`) */
function preview(language: Language, name: string, heading: string, sender: Sender) {
  return {
    siteName: sender.name,
    ogImage: canonicalUrl(sender.domain, `/share/${language}/${name}.png`),
    ogImageAlt: `${heading} – ${sender.name}, ${sender.phone}`,
  };
}
