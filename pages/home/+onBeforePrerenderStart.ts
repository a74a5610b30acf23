import { addresses, redirects } from '../../lib/routes.server';

/**
 * Lists every address to pre-render. Vike asks each kind of page, but the table of pages has all addresses,
 * so the home page answers for the whole site.
 */
export const onBeforePrerenderStart = () => [
  ...addresses.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
];
