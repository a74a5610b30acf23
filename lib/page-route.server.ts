import type { Language } from './language';
import type { PageId, PageKind } from './routes.server';
import { siteContent } from './site.server';

/** Vike's route parameters on every page of the table. */
export type PageParams = { id: PageId; language: Language };

/** A Vike Route Function for one kind of page. https://vike.dev/route-function */
export function pageRoute(kind: PageKind) {
  return ({ urlPathname }: { urlPathname: string }) => {
    const address = siteContent().routes.addressAt(urlPathname);
    if (address?.route.kind !== kind) return false;
    const routeParams: PageParams = { id: address.route.id, language: address.language };
    return { routeParams };
  };
}
