import { type Language, languages } from './language';

/** The pages that do not come from a list of `content/` (specification, section 2). Their kind is their id. */
export const fixedPages = [
  { id: 'home', path: { en: '/', es: '/es' } },
  { id: 'about', path: { en: '/about', es: '/es/acerca-de' } },
  { id: 'contact', path: { en: '/contact', es: '/es/contacto' } },
  { id: 'services', path: { en: '/services', es: '/es/servicios' } },
  { id: 'for-patients', path: { en: '/for-patients', es: '/es/para-pacientes' } },
  { id: 'for-families', path: { en: '/for-families', es: '/es/para-familias' } },
  {
    id: 'telepsychiatry',
    path: { en: '/telepsychiatry-florida', es: '/es/telepsiquiatria-florida' },
    needsVideo: true,
    // The specification leaves this pair out of the mapping of the language toggle (section 2).
    isInToggleMapping: false,
  },
  {
    id: 'leave-this-page',
    path: { en: '/leave-this-page', es: '/es/salir-de-esta-pagina' },
    // It explains a link of this site, for which nobody searches.
    isListed: false,
  },
] as const satisfies readonly FixedPage[];

interface FixedPage extends Partial<Traits> {
  id: string;
  path: Record<Language, string>;
}

/**
 * The lists of `content/` whose entries are pages: the name of the file, which is the first part of their ids;
 * their kind; and the page to which the addresses of a retired entry lead.
 */
export const pageLists = [
  { list: 'services', kind: 'service', insteadOfRetired: 'services' },
  { list: 'towns', kind: 'location', insteadOfRetired: 'home' },
  { list: 'policies', kind: 'policy', insteadOfRetired: 'home' },
] as const;

type FixedPageId = (typeof fixedPages)[number]['id'];
type PageList = (typeof pageLists)[number];
export type ListName = PageList['list'];

export type PageId = FixedPageId | `${ListName}/${string}`;
export type PageKind = FixedPageId | PageList['kind'];

/** The kinds of page that have the visit card. */
export const kindsWithVisitCard: readonly PageKind[] = [
  'home',
  'service',
  'location',
  'telepsychiatry',
];

/** The page on emergencies, to which the crisis bar leads. */
export const emergencyPage: PageId = 'policies/emergency-policy';

/** What distinguishes a few pages from all others. */
interface Traits {
  /** Whether only the site of a practice with visits by video has the page. */
  needsVideo: boolean;
  /** Whether the language toggle leads to the page's counterpart. It switches any other page in place. */
  isInToggleMapping: boolean;
  /**
   * Whether search engines may list the page. Any other page is left out of the sitemap and asks for `noindex`.
   * `llms.txt` has a list of its own.
   */
  isListed: boolean;
}

const usualTraits: Traits = { needsVideo: false, isInToggleMapping: true, isListed: true };

/** A page of the site in both languages. Its id also names its Markdown files: `content/<language>/<id>.md`. */
export interface Route extends Traits {
  id: PageId;
  kind: PageKind;
  /** The canonical path in each language. Only that of the English home page, "/", ends with a slash. */
  path: Record<Language, string>;
}

/** A served address: a page in one language. */
export interface Address {
  route: Route;
  language: Language;
  path: string;
}

/** An address that leads to a page. The page replaces it in the browser's history. */
export interface Redirect {
  from: string;
  to: PageId;
  language: Language;
}

/** An entry of a list of `content/`, as far as it concerns the page. */
export interface ListedPage {
  id: string;
  paths: Record<Language, string>;
  formerPaths?: Record<Language, string[]> | undefined;
  /** The page was removed, and its addresses lead to another page. */
  retired?: boolean | undefined;
}

/** What the content says about pages. */
export interface PageFacts extends Record<ListName, readonly ListedPage[]> {
  /** Whether the practice offers visits by video; undefined if that cannot be read. */
  offersVideo: boolean | undefined;
  /** The lists at fault, which may have further pages. */
  atFault: readonly ListName[];
}

/** The table of pages. Pre-rendering, navigation, language toggle and canonical links read it. */
export interface Routes {
  /** Every page that the site serves. Menus list services, towns and policies in this order. */
  pages: readonly Route[];
  /** Every served address: page by page, English before Spanish. */
  addresses: readonly Address[];
  /** The former addresses of all pages, and every address that a retired page had. */
  redirects: readonly Redirect[];
  /** The page that is served at a path, with or without a trailing slash; undefined if there is none. */
  addressAt(path: string): Address | undefined;
  /** The redirect at a path, with or without a trailing slash; undefined if there is none. */
  redirectAt(path: string): Redirect | undefined;
  /** Whether the site has a page with this id. */
  has(id: string): id is PageId;
  /** Whether the site may have a page with this id: it has one, or a fault in the content hides whether it has. */
  mayHave(id: string): boolean;
  /** The page with an id. @throws where the site has none */
  routeOf(id: PageId): Route;
}

/** Makes the table of pages. */
export function routesOf(facts: PageFacts): Routes {
  const all = [...fixedRows(facts), ...listedRows(facts)];
  const pages = all.filter(({ retired }) => !retired).map(({ route }) => route);
  const addresses = pages.flatMap((route) =>
    languages.map((language) => ({ route, language, path: route.path[language] })),
  );
  const redirects = all.flatMap(redirectsOf);
  const byId = new Map<string, Route>(pages.map((route) => [route.id, route]));
  const byPath = new Map(addresses.map((address) => [address.path, address]));
  return {
    pages,
    addresses,
    redirects,
    addressAt: (path) => byPath.get(withoutSlash(path)),
    redirectAt: (path) => redirects.find(({ from }) => from === withoutSlash(path)),
    has: (id): id is PageId => byId.has(id),
    mayHave: (id) => byId.has(id) || isHidden(id, facts),
    routeOf(id) {
      const route = byId.get(id);
      if (!route) throw new Error(`No page of the site has the id "${id}".`);
      return route;
    },
  };
}

/** A page of the table, or one that is retired. */
interface Row {
  route: Route;
  formerPaths?: ListedPage['formerPaths'];
  retired: boolean;
  insteadOfRetired: PageId;
}

/** The fixed pages. One for which the practice lacks visits by video is treated as a retired one. */
const fixedRows = ({ offersVideo }: PageFacts): Row[] =>
  fixedPages.map((page) => {
    const route = { kind: page.id, ...usualTraits, ...page };
    return { route, retired: route.needsVideo && !offersVideo, insteadOfRetired: 'services' };
  });

const listedRows = (facts: PageFacts): Row[] =>
  pageLists.flatMap(({ list, kind, insteadOfRetired }) =>
    facts[list].map(({ id, paths, formerPaths, retired = false }) => ({
      route: { id: `${list}/${id}`, kind, path: paths, ...usualTraits },
      formerPaths,
      retired,
      insteadOfRetired,
    })),
  );

/** The redirects from the former addresses of a page; for a retired one, from its last addresses too, to another page. */
function redirectsOf({ route, formerPaths, retired, insteadOfRetired }: Row): Redirect[] {
  return languages.flatMap((language) => {
    const former = formerPaths?.[language] ?? [];
    const moved = retired ? [route.path[language], ...former] : former;
    const to = retired ? insteadOfRetired : route.id;
    return moved.map((from) => ({ from, to, language }));
  });
}

/** Whether a fault in the content hides whether the site has a page with this id. */
function isHidden(id: string, { offersVideo, atFault }: PageFacts): boolean {
  const isOfVideo = fixedPages.some((page) => page.id === id && 'needsVideo' in page);
  const isOfListAtFault = atFault.some((list) => id.startsWith(`${list}/`));
  return isOfListAtFault || (isOfVideo && offersVideo === undefined);
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

/**
 * The folder of the towns' addresses. It is in the mapping of the language toggle, but no page: a request for it
 * gets the not-found page (specification, section 2).
 */
export const locationsIndex: Record<Language, string> = { en: '/locations', es: '/es/ubicaciones' };

/** The file of each language's not-found page; hosts look for these names. */
export const notFoundPaths: Record<Language, string> = { en: '/404.html', es: '/es/404.html' };
