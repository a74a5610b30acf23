import type { PageParams } from '../../lib/page-route.server';
import { siteContent } from '../../lib/site.server';

/** The Vike Route Function of all redirects. https://vike.dev/route-function */
export function route({ urlPathname }: { urlPathname: string }) {
  const redirect = siteContent().routes.redirectAt(urlPathname);
  if (!redirect) return false;
  const routeParams: PageParams = { id: redirect.to, language: redirect.language };
  return { routeParams };
}
