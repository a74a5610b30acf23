import type { Practice } from '../content/schemas/practice.server';
import type { Language } from '../language';
import { notFoundPaths, type PageId, type PageKind, pathOf } from '../routes.server';
import { trackerRegistry, trackersInUse } from './registry';

/** What trackers may know about a page, in both languages: it may switch without a reload. */
export interface PagePrivacy {
  /** Whether trackers that read the page by themselves must not run on it. */
  isSensitive: boolean;
  words: Record<Language, { address: string; title: string }>;
}

/** The attributes of <body> for trackers: `data-tracking`, and what their own scripts read. */
export type TrackingAttributes = Readonly<Record<`data-${string}`, string>>;

type Kind = PageKind | 'not found';

/** The page that trackers may learn about. */
export interface Subject {
  kind: Kind;
  /** Undefined for the not-found page. */
  id?: PageId | undefined;
  /** The page's own title, and one for all pages of its kind. */
  title: Record<Language, { own: string; general: string }>;
}

/** Pages that disclose something about their readers: conditions, towns, contact, crisis. */
const sensitiveKinds: readonly Kind[] = [
  'service',
  'location',
  'contact',
  'leave-this-page',
  'not found',
];
const crisisPage: PageId = 'policies/emergency-policy';

const isOfCondition = (kind: Kind) => kind === 'service';

/** Whether a page is of a condition or an emergency, which nobody else may need to see. */
export const isConfidential = ({ kind, id }: Pick<Subject, 'kind' | 'id'>) =>
  isOfCondition(kind) || id === crisisPage;

/**
 * What trackers may know about a page. Pages of conditions and treatments share one address and one
 * title. An unknown address is never disclosed: it may be a misspelling of one of theirs.
 */
export function pagePrivacy(
  { kind, id, title }: Subject,
  level: Practice['discretion'],
): PagePrivacy {
  const told = (language: Language) => {
    const { own, general } = title[language];
    if (kind === 'not found' || !id) {
      return { address: notFoundPaths[language].replace('.html', ''), title: general };
    }
    const path = pathOf(id, language);
    return isOfCondition(kind)
      ? { address: path.replace(/[^/]+$/, '…'), title: general }
      : { address: path, title: own };
  };
  return {
    isSensitive: level === 'strict' && (sensitiveKinds.includes(kind) || id === crisisPage),
    words: { en: told('en'), es: told('es') },
  };
}

/** `PagePrivacy` as JSON and the vendors' attributes; none where the practice uses no tracker. */
export function trackingAttributes(
  subject: Subject,
  { trackers, discretion }: Pick<Practice, 'trackers' | 'discretion'>,
): TrackingAttributes {
  const inUse = trackersInUse(trackers);
  if (inUse.length === 0) return {};
  return {
    'data-tracking': JSON.stringify(pagePrivacy(subject, discretion)),
    ...Object.assign({}, ...inUse.map((name) => trackerRegistry[name].bodyAttributes)),
  };
}
