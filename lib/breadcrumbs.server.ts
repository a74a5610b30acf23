import type { Page } from './content/content.server';
import type { Site } from './site.server';
import type { Translate } from './translate.server';

export interface Crumb {
  title: string;
  /** Path. */
  href: string;
}

/** The way from the home page down to a page, which comes last. */
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

/** What menus call a page; the heading of one that stands in no menu. */
function shortName(page: Page, t: Translate): string {
  if ('name' in page) return page.name;
  return page.kind === 'for-patients' ? page.heading : t(`nav.${page.kind}`);
}
