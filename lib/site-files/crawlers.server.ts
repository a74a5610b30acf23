import type { Page } from '../content/types';
import type { Metadata } from '../head/metadata.server';
import { escapeMarkup } from '../text.server';

/** A page as the sitemap lists it, with all its versions; every address is absolute. */
interface SitemapEntry extends Pick<Metadata, 'alternates'> {
  location: string;
  /** ISO date of its last change; undefined where that is not known. */
  changedOn?: string | undefined;
}

/** `sitemap.xml`. https://www.sitemaps.org/protocol.html */
export function sitemap(entries: SitemapEntry[]): string {
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespaces}>
${entries.map(describe).join('\n')}
</urlset>
`;
}

/** The last day until today on which a source, the text or the policy was looked at, signed or changed. */
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

/**
 * `robots.txt`: everything may be read. The assets too, or pages could not be rendered; and a copy for
 * trying out, or nobody would read there that it is not to be listed.
 * @param sitemapAddress undefined where there is none
 */
export function robots(sitemapAddress: string | undefined): string {
  return `User-agent: *\nAllow: /\n${sitemapAddress ? `\nSitemap: ${sitemapAddress}\n` : ''}`;
}

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
