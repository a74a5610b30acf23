import type { Lifetime } from '../consent/cookies';
import type { Category, Choice } from '../consent/record';
import type { Language } from '../language';

/** The uses of a host, named like the directives of a content security policy. */
export type Directive = 'script-src' | 'connect-src' | 'img-src';

/**
 * The hosts of a tracker, as few as the documentation of its vendor allows. Browsers block
 * requests to others; visitors do not notice it.
 */
export type TrackerHosts = Record<Directive, readonly string[]>;

/** The facts about a tracker that the build and the pages need. No browser script has them. */
export interface TrackerDefinition {
  /** The category whose consent it needs. */
  category: Category;
  /** The form of its ids, and an example. */
  id: { pattern: RegExp; example: string };
  hosts: TrackerHosts;
  /**
   * The items that its script stores in the browser: those of the specification, section 9, and others that were
   * observed. The lifetimes are those that the vendor documents.
   */
  items: readonly TrackerItem[];
  /** Whether it records each use of the language toggle. */
  recordsToggles: boolean;
  /** Attributes of <body> that its script reads. */
  bodyAttributes?: Readonly<Record<`data-${string}`, string>>;
  /** Whether its script reads the page and its address by itself. It then runs only where `PagePrivacy.mayBeRead` is true. */
  readsPage: boolean;
}

/** A cookie or storage entry of a tracker. */
export interface TrackerItem {
  /** Its name; `*` matches any ending. */
  name: string;
  kept: Lifetime;
  /** Its purpose, if it differs from the tracker's. */
  purpose?: 'advertisement';
  /** Its category, if it differs from the tracker's. The item then needs consent to both. */
  category?: Category;
}

/** The facts that a tracker may know about the page shown (`lib/privacy/page-privacy.server.ts`). */
export interface TrackedPage {
  /** The path without query and hash. Some pages share one address. */
  address: string;
  title: string;
  language: string;
}

/** The facts that trackers may know about a page, in both languages, since a page may switch without a reload. */
export interface PagePrivacy {
  /** Whether trackers that read the page by themselves may run on it. */
  mayBeRead: boolean;
  words: Record<Language, Omit<TrackedPage, 'language'>>;
}

/** Controls the script of one vendor. Only its adapter knows the vendor's interface. */
export interface Adapter extends Pick<TrackerDefinition, 'category' | 'readsPage'> {
  /** The name of the tracker in the registry. */
  name: string;
  /** The least time between two starts, in ms. */
  leastTimeBetweenStarts: number;
  /** The address of the vendor's script. */
  source: string;
  /** Fills a new queue, the visitor's choice first. The script is loaded afterwards. */
  start(choice: Choice, page: TrackedPage): void;
  /** Passes on that the other category was granted or denied. */
  update?(choice: Choice): void;
  /** Passes on that consent was withdrawn. The page is reloaded afterwards. */
  deny(): void;
  /** Reports a view of the page: after the start, and each time the page is shown again. */
  view(page: TrackedPage): void;
  /** Whether it can send events after its script has loaded. Without this function it can. */
  isReady?(): boolean;
  /** Reports that the visitor switched to a language. */
  toggled?(language: Language): void;
}
