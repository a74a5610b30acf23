interface StaticHtmlProps {
  /** On the server: the markup to write. */
  html?: string;
  /** In the browser: the nodes found in the page. */
  found?: Node[];
}

/**
 * Static markup inside an island. The server writes it; the browser leaves it unchanged, or puts it
 * back if React has re-rendered its surroundings.
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
