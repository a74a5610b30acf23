/**
 * The text of `robots.txt`. Robots may read everything: scripts and styles, without which they cannot render
 * pages, and a copy for trying out, whose pages ask not to be indexed.
 * @param sitemapAddress undefined if there is no sitemap
 */
export function robots(sitemapAddress: string | undefined): string {
  return `User-agent: *\nAllow: /\n${sitemapAddress ? `\nSitemap: ${sitemapAddress}\n` : ''}`;
}
