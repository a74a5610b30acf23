import type { PageParams } from '../../lib/routes.server';
import { redirectAt } from '../../lib/routes.server';

/** The Vike Route Function of all redirects. https://vike.dev/route-function */
export function route({ urlPathname }: { urlPathname: string }) {
  const redirect = redirectAt(urlPathname);
  if (!redirect) return false;
  const routeParams: PageParams = { id: redirect.to, language: redirect.language };
  return { routeParams };
}
