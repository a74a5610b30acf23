/**
 * Limits for every page; sizes are in bytes after Brotli compression, as a CDN sends them. Tests
 * check them on every page; `npm run bench` prints measured values beside them.
 */
export const budgets = {
  /**
   * Start of the HTML. Measured with nginx: 9,700 bytes arrive in the first round trip after TLS.
   */
  firstFlight: 9_500,
  /** The styles in the page and the style sheet together. */
  styles: 12_500,
  inlineScript: 1_500,
  /** Scripts fetched before the browser is idle or the visitor does anything. */
  earlyScripts: 0,
  /** All that scrolling, menus, carousel, banner and dialog fetch on the home page. */
  homeScripts: 85_000,
  /** Everything the first screen needs: document, styles, fonts, its pictures. */
  firstScreen: 120_000,
  /** Until the load event. */
  requests: 8,
  domNodes: 1_500,
} as const;
