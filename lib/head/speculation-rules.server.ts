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
 * Speculation rules: a page is fetched when its link is hovered and rendered when it is pressed,
 * so that it is there on the click. https://wicg.github.io/nav-speculation/speculation-rules.html
 *
 * A page rendered ahead reports nothing before it is shown, and then reads the visitor's choice
 * anew. The rules stand in the HTML, the same on every page: hosts that set no headers obey them
 * too, and a strict policy lets them pass by 'inline-speculation-rules' or by one hash.
 */
export const speculationRules = {
  prefetch: [{ where: pageLinks, eagerness: 'moderate' }],
  prerender: [{ where: pageLinks, eagerness: 'conservative' }],
};
