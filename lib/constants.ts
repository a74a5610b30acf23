/**
 * The specification's figures (section 9 unless said otherwise). Those that only a style sheet
 * uses stand in `components/style.css`; a test holds the two together.
 */

/** Below this width, in px, a screen is mobile. */
export const mobileBreakpoint = 768;

/** Scrolled further than this, in px, the header is translucent. */
export const headerScrollThreshold = 10;

/** In ms. */
export const headerTransition = 500;

/** In px. */
export const menuMaxHeight = { services: 500, locations: 600 };

/** An image that is no priority loads when it is this near to the viewport, in px (section 4). */
export const imageMargin = 200;

/** A loaded image fades in within this time, in ms (section 4). */
export const imageFade = 300;

/** In px. */
export const logoSize = {
  desktop: { width: 144, height: 112 },
  mobile: { width: 144, height: 144 },
};

/** How many of the insurers' logos load at high priority. */
export const priorityLogos = { desktop: 2, mobile: 3 };

/** The desktop's grid of insurers: rows of this many (section 2). */
export const logosInRow = 5;

/** The phone's menu closes this long after a submenu's link was followed, in ms. */
export const submenuCloseDelay = 100;

/** The carousel of insurers shows each logo this long, in ms. */
export const carouselInterval = 2000;

/** What the indicator says while a page loads, in both languages (section 2). */
export const loadingText = 'Cargando...';

/** The Doctor section is preloaded when the browser is idle, or after this time, in ms. */
export const preloadTimeout = 2000;

/** Messages that appear: one at a time, for this long in ms; swiped away beyond so many px. */
export const toasts = { visible: 1, duration: 5000, swipeThreshold: 50, hotkey: 'F8' };

/** A tooltip's delay, and how soon after one the next shows at once; in ms. */
export const tooltips = { delay: 700, skipDelay: 300 };

/** A tracker is not initialised a second time within so many ms. */
export const trackerGuards = { analytics: 5000, replay: 3000, pixel: 3000 };

/** Google's script waits this long for the visitor's choice before it acts, in ms. */
export const consentWait = 500;
