interface StaticHtmlProps {
  /** On the server: what is written. */
  html?: string;
  /** In the browser: what the page holds. */
  found?: Node[];
}

/**
 * Markup that the page already holds. On the server it is written; in the browser it is left as
 * it is found, or put back where React has rendered what surrounds it anew.
 */
export function StaticHtml({ html = '', found }: StaticHtmlProps) {
  return (
    <div
      ref={(element) => {
        if (found && element && !element.hasChildNodes()) element.append(...found);
      }}
      data-static=""
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this site's own components
      dangerouslySetInnerHTML={{ __html: globalThis.trustedTypes?.emptyHTML ?? html }}
    />
  );
}
