import { siteContent } from '../../lib/site.server';

/** The table of pages of the content that is tested. */
export const table = siteContent().routes;

export const { pages: routes, addresses, redirects, addressAt, redirectAt, routeOf } = table;
