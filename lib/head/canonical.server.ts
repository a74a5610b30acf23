import type { Language } from '../language';
import { type PageId, pathOf } from '../routes.server';

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
