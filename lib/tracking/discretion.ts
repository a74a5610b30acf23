import type { Tracker } from '../consent/cookies';
import type { Practice } from '../content/schemas';
import type { Language } from '../language';
import { languages } from '../language';
import { notFoundPaths, type PageId, type PageKind, pathOf } from '../routes';

/** What a page lets trackers know, in both languages, since it may switch in place. */
export interface Discretion {
  /** Whether replay and pixel stay away from it. */
  isSensitive: boolean;
  words: Record<Language, { address: string; title: string }>;
}

/** The attributes of <body> that speak to trackers; none where the practice uses none. */
export interface TrackedBody {
  /** A `Discretion` as JSON. */
  'data-told'?: string;
  'data-clarity-mask'?: 'true';
}

type Kind = PageKind | 'not found';

/** What is told of a page, and of whom. */
export interface Subject {
  kind: Kind;
  /** Undefined for the not-found page. */
  id?: PageId | undefined;
  /** The page's own title, and one for all pages of its kind. */
  title: Record<Language, { own: string; general: string }>;
}

/** Pages that say something of whoever reads them: conditions, towns, contact, crisis. */
const sensitiveKinds: readonly Kind[] = ['service', 'location', 'contact', 'not found'];
const crisisPage: PageId = 'policies/emergency-policy';

/**
 * What trackers may be told of a page. Pages of conditions and treatments are told apart by
 * neither address nor title; an unknown address, which may be a misspelt one of theirs, is not
 * told at all.
 */
export function discretionOf(
  { kind, id, title }: Subject,
  level: Practice['discretion'],
): Discretion {
  const told = (language: Language) => {
    const { own, general } = title[language];
    if (kind === 'not found' || !id) {
      return { address: notFoundPaths[language].replace('.html', ''), title: general };
    }
    const path = pathOf(id, language);
    return kind === 'service'
      ? { address: path.replace(/[^/]+$/, '…'), title: general }
      : { address: path, title: own };
  };
  const [en, es] = languages.map(told);
  return {
    isSensitive: level === 'strict' && (sensitiveKinds.includes(kind) || id === crisisPage),
    words: { en, es } as Discretion['words'],
  };
}

/** The page's word to trackers, for its <body>. */
export function trackedBody(
  subject: Subject,
  {
    trackers,
    discretion,
  }: { trackers: Record<Tracker, string | null> } & Pick<Practice, 'discretion'>,
): TrackedBody {
  if (Object.values(trackers).every((id) => id === null)) return {};
  return {
    'data-told': JSON.stringify(discretionOf(subject, discretion)),
    ...(trackers.replay !== null && { 'data-clarity-mask': 'true' }),
  };
}
