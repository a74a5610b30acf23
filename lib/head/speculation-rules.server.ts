import { redirects } from '../routes.server';

/** Links that lead to a page of this site: no redirect, no file, nothing that stays on the page. */
const pageLinks = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: [...redirects.map(({ from }) => `${from}{/}?`), '/*.*'] } },
    { not: { selector_matches: '[download], [target], [data-toggle="in-place"], [href^="#"]' } },
  ],
};

/**
 * Speculation rules: a page is fetched when its link is hovered and rendered when it is pressed, so
 * that a click shows it at once. https://wicg.github.io/nav-speculation/speculation-rules.html
 *
 * A prerendered page reports nothing before it is shown; then it reads the visitor's choice again.
 * The rules are in the HTML, so that hosts need not send a header for them, and are the same on
 * every page, so that a strict policy allows them by 'inline-speculation-rules' or one hash.
 */
export const speculationRules = {
  prefetch: [{ where: pageLinks, eagerness: 'moderate' }],
  prerender: [{ where: pageLinks, eagerness: 'conservative' }],
};
