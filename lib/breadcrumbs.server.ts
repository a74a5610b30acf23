import type { Page } from './content/types';
import type { Site, Translate } from './site.server';

/** A breadcrumb. */
export interface Crumb {
  title: string;
  /** Path. */
  href: string;
}

/** The breadcrumbs from the home page to another page, which is the last one. */
export function breadcrumbs(page: Page, { t, href }: Site): Crumb[] {
  return [
    { title: t('nav.home'), href: href('home') },
    ...(page.kind === 'service' ? [{ title: t('nav.services'), href: href('services') }] : []),
    { title: shortName(page, t), href: href(page.id) },
  ];
}

/** The name of a page in the menus; its heading if no menu has it. */
function shortName(page: Page, t: Translate): string {
  if ('name' in page) return page.name;
  // The main menu lacks these pages (specification, 2.19).
  if (page.kind === 'for-patients' || page.kind === 'for-families') return page.heading;
  return page.kind === 'leave-this-page' ? page.heading : t(`nav.${page.kind}`);
}
