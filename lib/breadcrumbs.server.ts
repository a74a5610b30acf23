import type { Page } from './content/types';
import type { Site } from './site.server';
import type { Translate } from './translate.server';

export interface Crumb {
  title: string;
  /** Path. */
  href: string;
}

/** The breadcrumbs from the home page to a page, which is last. */
export function breadcrumbs(page: Page, { t, href }: Pick<Site, 't' | 'href'>): Crumb[] {
  const home = { title: t('nav.home'), href: href('home') };
  const own = { title: shortName(page, t), href: href(page.id) };
  switch (page.kind) {
    case 'home':
      return [home];
    case 'service':
      return [home, { title: t('nav.services'), href: href('services') }, own];
    default:
      return [home, own];
  }
}

/** A page's name in the menus; its heading if it is in no menu. */
function shortName(page: Page, t: Translate): string {
  if ('name' in page) return page.name;
  const isInMenu = page.kind !== 'for-patients' && page.kind !== 'leave-this-page';
  return isInMenu ? t(`nav.${page.kind}`) : page.heading;
}
