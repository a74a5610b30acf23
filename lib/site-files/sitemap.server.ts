import type { Page } from '../content/types';
import type { Metadata } from '../head/metadata.server';
import { escapeMarkup } from '../words/text.server';

/** An entry of the sitemap: a page with its versions in all languages. Every address is absolute. */
interface SitemapEntry extends Pick<Metadata, 'alternates'> {
  location: string;
  /** ISO date of its last change; undefined if that is not known. */
  changedOn?: string | undefined;
}

/**
 * The text of `sitemap.xml` (https://www.sitemaps.org/protocol.html), whose entries `scripts/build/site-files.ts`
 * collects.
 */
export function sitemap(entries: SitemapEntry[]): string {
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespaces}>
${entries.map(describe).join('\n')}
</urlset>
`;
}

/**
 * The day of the last change of a page: the latest day, not after today, on which a source was read, the text was
 * signed, or a policy came into force or was changed.
 * @returns ISO date; undefined if no such day is known
 */
export function changedOn(page: Page, today: string): string | undefined {
  return [
    ...(page.sources ?? []).map(({ checkedOn }) => checkedOn),
    page.reviewed?.on,
    page.approved?.on,
    ...(page.kind === 'policy' ? [page.effectiveOn, ...page.changes.map(({ on }) => on)] : []),
  ]
    .filter((day) => typeof day === 'string')
    .sort()
    .findLast((day) => day <= today);
}

/** An entry as XML. */
function describe({ location, alternates, changedOn }: SitemapEntry): string {
  const lines = [
    `<loc>${escapeMarkup(location)}</loc>`,
    ...(changedOn ? [`<lastmod>${changedOn}</lastmod>`] : []),
    ...alternates.map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeMarkup(href)}"/>`,
    ),
  ];
  return `  <url>\n${lines.map((line) => `    ${line}\n`).join('')}  </url>`;
}
