/**
 * What a page may weigh and do, sizes in bytes as a CDN sends them (brotli). Tests hold every page
 * to them; `npm run bench` prints what is measured beside them.
 */
export const budgets = {
  /** Of the page's stream: of 9,700 that arrive in one round trip after TLS (measured, nginx). */
  firstFlight: 9_500,
  /** The styles in the page and the style sheet together. */
  styles: 12_000,
  inlineScript: 1_500,
  /** Scripts fetched before the browser is idle or the visitor does anything. */
  earlyScripts: 0,
  /** All that scrolling, menus, carousel, banner and dialog fetch on the home page. */
  homeScripts: 85_000,
  /** All that a page needs to be whole: document, styles, fonts, the first screen's pictures. */
  firstScreen: 120_000,
  /** Until the load event. */
  requests: 8,
  domNodes: 1_500,
} as const;
