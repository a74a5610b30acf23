import type { Redirect } from '../routes.server';

/**
 * Speculation rules: a browser fetches a page when its link is hovered and renders it when the link is pressed,
 * so that a click shows it at once. https://wicg.github.io/nav-speculation/speculation-rules.html
 *
 * A prerendered page reports nothing before it is shown, and then reads the visitor's choice again. The rules are in
 * the HTML, so hosts send no header for them. They are the same on every page and for every visitor, so one hash in
 * the policy allows them; a browser that saves data or battery leaves them aside by itself. A language toggle that
 * opens another page is a link like any other; one that switches in place is left out.
 */
export function speculationRules(redirects: readonly Redirect[]) {
  const where = linksToPages(redirects);
  return {
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  };
}

/** The links that lead to another page of this site: not to a redirect, to a file or to a part of the same page. */
const linksToPages = (redirects: readonly Redirect[]) => ({
  and: [
    { href_matches: '/*' },
    { not: { href_matches: [...redirects.map(({ from }) => `${from}{/}?`), '/*.*'] } },
    { not: { selector_matches: '[download], [target], [data-toggle="in-place"], [href^="#"]' } },
  ],
});
