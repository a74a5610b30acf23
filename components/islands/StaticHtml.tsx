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
  // In the browser `html` is empty, and where Trusted Types are enforced it has to be of their type. Builds have none.
  const written = globalThis.trustedTypes?.emptyHTML ?? html;
  return (
    <div
      ref={(element) => {
        if (found && element && !element.hasChildNodes()) element.append(...found);
      }}
      data-static=""
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this site's own components
      dangerouslySetInnerHTML={{ __html: written }}
    />
  );
}
