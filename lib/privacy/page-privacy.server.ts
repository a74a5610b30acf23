import type { Practice } from '../content/schemas/practice.server';
import type { Language } from '../language';
import { notFoundPaths, type PageId, type PageKind, pathOf, type Route } from '../routes.server';
import { siteIn } from '../site.server';
import { trackerRegistry, trackersInUse } from '../tracking/registry';
import type { PagePrivacy } from '../tracking/vendor';

/** The attributes of <body> for trackers: `data-tracking`, and what their own scripts read. */
export type TrackingAttributes = Readonly<Record<`data-${string}`, string>>;

type Subject = Pick<Route, 'kind' | 'id'>;

/** Pages that disclose something about their readers: conditions, towns, contact, crisis. */
const sensitiveKinds: readonly PageKind[] = ['service', 'location', 'contact', 'leave-this-page'];
const crisisPage: PageId = 'policies/emergency-policy';

/** Whether a page is of a condition or an emergency, which nobody else may need to see. */
export const isConfidential = ({ kind, id }: Subject) => kind === 'service' || id === crisisPage;

/**
 * What trackers may know about a page. Pages of conditions and treatments share one address and one
 * title. An unknown address is never disclosed: it may be a misspelling of one of theirs.
 * @param page null for the not-found page
 */
export function pagePrivacy(page: Subject | null, level: Practice['discretion']): PagePrivacy {
  const told = (language: Language) => {
    const { t, ...site } = siteIn(language);
    if (!page) {
      return { address: notFoundPaths[language].replace('.html', ''), title: t('notFound.title') };
    }
    const path = pathOf(page.id, language);
    return page.kind === 'service'
      ? { address: path.replace(/[^/]+$/, '…'), title: t('nav.services') }
      : { address: path, title: site.page(page.id).title };
  };
  const isSensitive = !page || sensitiveKinds.includes(page.kind) || page.id === crisisPage;
  return {
    isSensitive: isSensitive && level === 'strict',
    words: { en: told('en'), es: told('es') },
  };
}

/** `PagePrivacy` as JSON and the vendors' attributes; none where the practice uses no tracker. */
export function trackingAttributes(
  page: Subject | null,
  { trackers, discretion }: Pick<Practice, 'trackers' | 'discretion'>,
): TrackingAttributes {
  const inUse = trackersInUse(trackers);
  if (inUse.length === 0) return {};
  return {
    'data-tracking': JSON.stringify(pagePrivacy(page, discretion)),
    ...Object.assign({}, ...inUse.map((name) => trackerRegistry[name].bodyAttributes)),
  };
}
