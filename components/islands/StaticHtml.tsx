interface StaticHtmlProps {
  /** In the build: the markup to write. */
  html?: string;
  /** In the browser: the nodes that the page has. */
  found?: Node[];
}

/**
 * Static markup inside an island. The build writes it. The browser leaves it unchanged, or puts it back
 * if React has rendered its surroundings again.
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
