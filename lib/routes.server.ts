import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentFolder } from './files/folders.server';
import { type Language, languages } from './language';

/** The pages that do not come from a list of `content/` (specification, section 2). */
export const fixedPages = [
  page('home', '/', '/es'),
  page('about', '/about', '/es/acerca-de'),
  page('contact', '/contact', '/es/contacto'),
  page('services', '/services', '/es/servicios'),
  page('for-patients', '/for-patients', '/es/para-pacientes'),
  page('telepsychiatry', '/telepsychiatry-florida', '/es/telepsiquiatria-florida'),
  page('leave-this-page', '/leave-this-page', '/es/salir-de-esta-pagina'),
];

/**
 * The lists of `content/` whose entries are pages: the name of the file, which is the first part of their ids;
 * their kind; and the page to which the addresses of a retired entry lead.
 */
export const pageLists = [
  { list: 'services', kind: 'service', insteadOfRetired: 'services' },
  { list: 'towns', kind: 'location', insteadOfRetired: 'home' },
  { list: 'policies', kind: 'policy', insteadOfRetired: 'home' },
] as const;

type FixedPage = (typeof fixedPages)[number];
type PageList = (typeof pageLists)[number];

export type PageId = FixedPage['id'] | `${PageList['list']}/${string}`;
export type PageKind = FixedPage['kind'] | PageList['kind'];

/** A page of the site in both languages. Its id also names its Markdown files: `content/<language>/<id>.md`. */
export interface Route {
  id: PageId;
  kind: PageKind;
  path: Record<Language, string>;
}

/** The field of `visits.yaml` that the table needs. */
const videoSchema = z.object({ videoFrom: z.unknown() });

/** Whether the practice offers visits by video. Without them the site has no page on telepsychiatry. */
const offersVideo = Boolean(videoSchema.safeParse(readYaml('visits')).data?.videoFrom);

/** The fields of an entry that the table needs. */
const entrySchema = z.object({
  id: z.string(),
  paths: inEachLanguage(z.string().startsWith('/')),
  formerPaths: inEachLanguage(z.array(z.string()).optional()).optional(),
  retired: z.boolean().optional(),
});

type Entry = z.infer<typeof entrySchema>;

const listedPages = pageLists.flatMap((list) =>
  readEntries(list.list).map((entry) => ({
    ...list,
    ...entry,
    id: `${list.list}/${entry.id}` as const,
  })),
);

/** All pages, including retired ones, whose addresses lead to another page. */
const allPages = [
  ...fixedPages.map(({ id, kind, path }) => ({
    id,
    kind,
    paths: path,
    formerPaths: undefined,
    retired: id === 'telepsychiatry' && !offersVideo,
    insteadOfRetired: 'services' as const,
  })),
  ...listedPages,
];

/**
 * Every page that the site serves. Pre-rendering, navigation, language toggle and canonical links read this table.
 * Menus list services, towns and policies in its order.
 */
export const routes: readonly Route[] = allPages
  .filter(({ retired }) => !retired)
  .map(({ id, kind, paths }) => ({ id, kind, path: paths }));

/**
 * Whether search engines may list a page: all may be listed but the one that explains "Leave this page". Such a page is
 * left out of the sitemap and asks for `noindex`. `llms.txt` has a list of its own.
 */
export const isListed = (id: PageId) => id !== 'leave-this-page';

/** Whether the language toggle switches a page in place. The mapping of the specification lacks this page. */
export const isSwitchedInPlace = (id: PageId) => id === 'telepsychiatry';

/**
 * The folder of the towns' addresses. It is in the mapping of the language toggle, but no page: a request for it
 * gets the not-found page (specification, section 2).
 */
export const locationsIndex: Record<Language, string> = { en: '/locations', es: '/es/ubicaciones' };

/** An address that leads to a page. The page replaces it in the browser's history. */
export interface Redirect {
  from: string;
  to: PageId;
  language: Language;
}

/** The former addresses of all pages, and every address that a retired page had. */
export const redirects: readonly Redirect[] = allPages.flatMap((page) =>
  languages.flatMap((language) => {
    const former = page.formerPaths?.[language] ?? [];
    const moved = page.retired ? [page.paths[language], ...former] : former;
    const to = page.retired ? page.insteadOfRetired : page.id;
    return moved.map((from) => ({ from, to, language }));
  }),
);

/** The file of each language's not-found page; hosts look for these names. */
export const notFoundPaths: Record<Language, string> = { en: '/404.html', es: '/es/404.html' };

/** A served address: a page in one language. */
export interface Address {
  route: Route;
  language: Language;
  path: string;
}

/** Every served address: page by page, English before Spanish. */
export const addresses: readonly Address[] = routes.flatMap((route) =>
  languages.map((language) => ({ route, language, path: route.path[language] })),
);

const addressByPath = new Map(addresses.map((address) => [address.path, address]));

/** The page that is served at a path, with or without a trailing slash; undefined if there is none. */
export function addressAt(path: string): Address | undefined {
  return addressByPath.get(withoutSlash(path));
}

/** The redirect at a path, with or without a trailing slash; undefined if there is none. */
export function redirectAt(path: string) {
  return redirects.find(({ from }) => from === withoutSlash(path));
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

const routeById = new Map<string, Route>(routes.map((route) => [route.id, route]));

export const isPageId = (id: string): id is PageId => routeById.has(id);

/** Whether an id is that of a fixed page which this site lacks, such as telepsychiatry without visits by video. */
export const isAbsentPage = (id: string) =>
  fixedPages.some((fixed) => fixed.id === id) && !isPageId(id);

/**
 * The canonical path of a page. Only the English home page, "/", ends with a slash.
 * @throws where no page has this id
 */
export function pathOf(id: PageId, language: Language): string {
  const route = routeById.get(id);
  if (!route) throw new Error(`No page of the site has the id "${id}".`);
  return route.path[language];
}

function page<Kind extends string>(kind: Kind, en: string, es: string) {
  return { id: kind, kind, path: { en, es } };
}

function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ en: schema, es: schema });
}

/** The entries of a list that name a page; `readContent` reports what is wrong with the others. */
function readEntries(list: PageList['list']): Entry[] {
  const entries = readYaml(list);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => entrySchema.safeParse(entry).data ?? []);
}

/** The data of a YAML file of `content/`; undefined if it cannot be read. */
function readYaml(name: string): unknown {
  try {
    return parse(readFileSync(`${contentFolder}/${name}.yaml`, 'utf8'));
  } catch {
    // `readContent` reports the same error, with its line.
    return undefined;
  }
}

/** Vike's route parameters on every page of the table. */
export type PageParams = { id: PageId; language: Language };

/** A Vike Route Function for one kind of page. https://vike.dev/route-function */
export function pageRoute(kind: PageKind) {
  return ({ urlPathname }: { urlPathname: string }) => {
    const address = addressAt(urlPathname);
    if (address?.route.kind !== kind) return false;
    const routeParams: PageParams = { id: address.route.id, language: address.language };
    return { routeParams };
  };
}
