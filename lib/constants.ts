/**
 * The specification's figures (section 9 unless said otherwise). Those that only a style sheet
 * uses stand in `components/style.css`.
 */

/** Below this width, 768 px, a screen is mobile; the style sheet has it from here too. */
export const mobileBreakpoint = '48rem';

/** Scrolled further than this, in px, the header is translucent. */
export const headerScrollThreshold = 10;

/** An image that is no priority loads when it is this near to the viewport, in px (section 4). */
export const imageMargin = 200;

/** How many of the insurers' logos load at high priority. */
export const priorityLogos = { desktop: 2, mobile: 3 };

/** The phone's menu closes this long after a submenu's link was followed, in ms. */
export const submenuCloseDelay = 100;

/** The carousel of insurers shows each logo this long, in ms. */
export const carouselInterval = 2000;

/** What the indicator says while a page loads, in both languages (section 2). */
export const loadingText = 'Cargando...';

/** The Doctor section is preloaded when the browser is idle, or after this time, in ms. */
export const preloadTimeout = 2000;

/** The map's bounds, in degrees; `components/town-map/Ground.tsx` is drawn for it. */
export const mapFrame = { north: 26.73, south: 25.84, west: -82.195, east: -81.295 } as const;

/** Name of the only Trusted Types policy; it allows HTML that the site's build has written. */
export const htmlPolicy = 'site-html';
