import type { Practice } from '../content/schemas/practice.server';
import type { Language } from '../language';
import { notFoundPaths, type PageId, type PageKind, pathOf, type Route } from '../routes.server';
import { siteIn } from '../site.server';
import { trackerRegistry, trackersInUse } from '../tracking/registry';
import type { PagePrivacy } from '../tracking/vendor';

/** The attributes of <body> for trackers: `data-tracking`, and those that vendors' scripts read. */
export type TrackingAttributes = Readonly<Record<`data-${string}`, string>>;

type PageReference = Pick<Route, 'kind' | 'id'>;

/**
 * What a visit to a page of each kind discloses about its reader:
 * - a condition: readers can leave the page at once, and trackers learn neither its address nor its title
 * - something else: where they live, that they ask for care, or that they hide what they read
 * - nothing
 */
const disclosures: Record<PageKind, 'a condition' | 'something else' | 'nothing'> = {
  home: 'nothing',
  about: 'nothing',
  services: 'nothing',
  'for-patients': 'nothing',
  telepsychiatry: 'nothing',
  policy: 'nothing',
  contact: 'something else',
  location: 'something else',
  'leave-this-page': 'something else',
  service: 'a condition',
};
const crisisPage: PageId = 'policies/emergency-policy';

/** Whether a page is about a condition or an emergency, so that readers may want to hide it from others. */
export const isConfidential = ({ kind, id }: PageReference) =>
  disclosures[kind] === 'a condition' || id === crisisPage;

/**
 * What trackers may know about a page. Pages about conditions and treatments share one address and one title. An
 * unknown address is never disclosed, because it may be a misspelled address of such a page.
 * @param page null for the not-found page
 */
export function pagePrivacy(
  page: PageReference | null,
  level: Practice['discretion'],
): PagePrivacy {
  const disclosed = (language: Language) => {
    const { t, ...site } = siteIn(language);
    if (!page) {
      return { address: notFoundPaths[language].replace('.html', ''), title: t('notFound.title') };
    }
    const path = pathOf(page.id, language);
    return disclosures[page.kind] === 'a condition'
      ? { address: path.replace(/[^/]+$/, '…'), title: t('nav.services') }
      : { address: path, title: site.page(page.id).title };
  };
  const isSensitive = !page || disclosures[page.kind] !== 'nothing' || page.id === crisisPage;
  return {
    isSensitive: isSensitive && level === 'strict',
    words: { en: disclosed('en'), es: disclosed('es') },
  };
}

/** The attributes of <body>: `PagePrivacy` as JSON and the attributes of vendors. None if no tracker is in use. */
export function trackingAttributes(
  page: PageReference | null,
  { trackers, discretion }: Pick<Practice, 'trackers' | 'discretion'>,
): TrackingAttributes {
  const inUse = trackersInUse(trackers);
  if (inUse.length === 0) return {};
  return {
    'data-tracking': JSON.stringify(pagePrivacy(page, discretion)),
    ...Object.assign({}, ...inUse.map((name) => trackerRegistry[name].bodyAttributes)),
  };
}
