import type { Practice } from '../content/schemas/practice.server';
import type { Content } from '../content/types';
import type { Language } from '../language';
import {
  emergencyPage,
  notFoundPaths,
  type PageId,
  type PageKind,
  type Route,
} from '../routes.server';
import { trackerRegistry, trackersInUse } from '../tracking/registry';
import type { PagePrivacy } from '../tracking/vendor';

/** The attributes of <body> for trackers: `data-tracking`, and those that vendors' scripts read. */
export type TrackingAttributes = Readonly<Record<`data-${string}`, string>>;

type PageReference = Pick<Route, 'kind' | 'id'>;

/**
 * What a visit to a page discloses about its reader:
 * - a condition or an emergency, of the reader or of a relative: readers can leave the page at once, and trackers learn
 *   neither its address nor its title
 * - something else: where they live, that they ask for care, or that they hide what they read
 * - nothing
 */
type Disclosure = 'a condition' | 'something else' | 'nothing';

/** What a visit to a page of each kind discloses. */
const disclosures: Record<PageKind, Disclosure> = {
  home: 'nothing',
  about: 'nothing',
  services: 'nothing',
  'for-patients': 'nothing',
  'for-families': 'a condition',
  telepsychiatry: 'nothing',
  policy: 'nothing',
  contact: 'something else',
  location: 'something else',
  'leave-this-page': 'something else',
  service: 'a condition',
};

/** The page about emergencies is a policy, but discloses what no other policy does. */
const disclosureOf = ({ kind, id }: PageReference): Disclosure =>
  id === emergencyPage ? 'a condition' : disclosures[kind];

/** Whether a page is about a condition or an emergency, so that readers may want to hide it from others. */
export const isConfidential = (page: PageReference) => disclosureOf(page) === 'a condition';

/** The parts of the content that decide what trackers may know. */
type Disclosing = Pick<Content, 'routes' | 'words'> & {
  practice: Pick<Practice, 'trackers' | 'discretion'>;
};

/**
 * What trackers may know about a page. Confidential pages share one address and one title, those of the list of services.
 * An unknown address is never disclosed, because it may be a misspelled address of such a page.
 * @param page null for the not-found page
 */
export function pagePrivacy(
  page: PageReference | null,
  { routes, words, practice }: Disclosing,
): PagePrivacy {
  const disclosed = (language: Language) => {
    const { dictionary, pages } = words[language];
    if (!page) {
      const address = notFoundPaths[language].replace('.html', '');
      return { address, title: dictionary.notFound.title };
    }
    const path = (id: PageId) => routes.routeOf(id).path[language];
    return isConfidential(page)
      ? { address: `${path('services')}/…`, title: dictionary.nav.services }
      : { address: path(page.id), title: pages.get(page.id)?.title ?? '' };
  };
  const disclosesNothing = page !== null && disclosureOf(page) === 'nothing';
  return {
    mayBeRead: disclosesNothing || practice.discretion !== 'strict',
    words: { en: disclosed('en'), es: disclosed('es') },
  };
}

/** The attributes of <body>: `PagePrivacy` as JSON and the attributes of vendors. None if no tracker is in use. */
export function trackingAttributes(
  page: PageReference | null,
  content: Disclosing,
): TrackingAttributes {
  const inUse = trackersInUse(content.practice.trackers);
  if (inUse.length === 0) return {};
  return {
    'data-tracking': JSON.stringify(pagePrivacy(page, content)),
    ...Object.assign({}, ...inUse.map((name) => trackerRegistry[name].bodyAttributes)),
  };
}
