import { addresses, redirects } from '../../lib/routes.server';

/**
 * Every address to pre-render. Vike asks each page for its own; the route table knows them all,
 * so the home page answers for the whole site.
 */
export const onBeforePrerenderStart = () => [
  ...addresses.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
];
