import type { Lifetime } from '../consent/cookies';
import type { Category, Choice } from '../consent/record';
import type { Language } from '../language';

/** What a page does with a host, by the names of a content security policy. */
export type Directive = 'script-src' | 'connect-src' | 'img-src';

/**
 * A tracker's hosts, as few as its vendor's documentation allows. Requests to other hosts are
 * dropped, which visitors do not notice.
 */
export type TrackerHosts = Record<Directive, readonly string[]>;

/** What the build and the pages need to know about a tracker; not part of any browser script. */
export interface TrackerDefinition {
  /** The category whose consent it needs. */
  category: Category;
  /** The form of its ids, and an id of that form. */
  id: { pattern: RegExp; example: string };
  hosts: TrackerHosts;
  /**
   * The items that its script stores in the browser: those of the specification, section 9, and
   * others observed; lifetimes as the vendor documents them.
   */
  items: readonly TrackerItem[];
  /** Whether it records each use of the language toggle. */
  recordsToggles: boolean;
  /** Attributes of <body> that its script reads. */
  bodyAttributes?: Readonly<Record<`data-${string}`, string>>;
  /** Whether its script reads the page and its address by itself, and so should not run on sensitive pages. */
  readsPage: boolean;
}

/** A cookie or storage entry of a tracker. */
export interface TrackerItem {
  /** Its name; `*` matches any ending. */
  name: string;
  kept: Lifetime;
  /** Its purpose, where that is not the tracker's own. */
  purpose?: 'advertisement';
  /** Its category, where that is not the tracker's own; it then needs consent to both. */
  category?: Category;
}

/** What a tracker may know about the page shown (`lib/privacy/page-privacy.server.ts`). */
export interface PageFacts {
  /** Without query and hash; some pages share one address. */
  address: string;
  title: string;
  language: string;
}

/** What trackers may know about a page, in both languages: it may switch without a reload. */
export interface PagePrivacy {
  /** Whether trackers that read the page by themselves must not run on it. */
  isSensitive: boolean;
  words: Record<Language, Omit<PageFacts, 'language'>>;
}

/** Controls one vendor's script: the only code that knows its interface. */
export interface Adapter extends Pick<TrackerDefinition, 'category' | 'readsPage'> {
  /** As in the registry. */
  name: string;
  /** It is not started a second time within this time; ms. */
  guard: number;
  /** Address of the vendor's script. */
  source: string;
  /** Fills a new queue for the script, which is then loaded; the visitor's choice comes first. */
  start(choice: Choice, page: PageFacts): void;
  /** The other category was granted or denied. */
  update?(choice: Choice): void;
  /** Consent is withdrawn; the page is then loaded anew. */
  deny(): void;
  /** Reports a view of the page: after the start, and when the page is shown again. */
  view(page: PageFacts): void;
  /** Whether it is ready to send events once its script has loaded; true if left out. */
  isReady?(): boolean;
  /** A language toggle was used. */
  toggled?(language: Language): void;
}
