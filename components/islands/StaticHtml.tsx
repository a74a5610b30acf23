/**
 * Markup that the page already holds. On the server it is written; in the browser it is left as
 * it is found, whatever `html` says.
 */
export function StaticHtml({ html = '' }: { html?: string }) {
  return (
    <div
      data-static=""
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this site's own components
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
