import { siteContent } from '../../lib/site.server';

/**
 * Lists every address to pre-render. Vike asks each kind of page, but the table of pages has all addresses,
 * so the home page answers for the whole site.
 */
export function onBeforePrerenderStart() {
  const { addresses, redirects } = siteContent().routes;
  return [...addresses.map(({ path }) => path), ...redirects.map(({ from }) => from)];
}
