import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { parse } from 'yaml';
import { contentFolder } from './folders.server';
import { type Language, languages, otherLanguage } from './language';

export type PageKind =
  | 'home'
  | 'about'
  | 'contact'
  | 'services'
  | 'for-patients'
  | 'telepsychiatry'
  | 'service'
  | 'location'
  | 'policy'
  | 'leave-this-page';

/** One page of the site, in both languages. */
export interface Route {
  /** Also names the page's words: `content/<language>/<id>.md`. */
  id: string;
  kind: PageKind;
  path: Record<Language, string>;
  /** Whether the language toggle leads to the counterpart's address or switches in place. */
  toggle: 'counterpart' | 'in place';
}

/** What the table needs of a town in `content/towns.yaml`. */
interface Town {
  id: string;
  paths: Record<Language, string>;
  formerPaths?: Partial<Record<Language, string[]>>;
}

const towns = readTowns();

/**
 * Every page the site serves. The only place that knows a path, but for the towns', which stand in
 * `content/towns.yaml`: pre-rendering, navigation, toggle, canonical links and redirects read it.
 * Menus list services, towns and policies in this order. Specification, section 2.
 */
export const routes = [
  page('home', '/', '/es'),
  page('about', '/about', '/es/acerca-de'),
  page('contact', '/contact', '/es/contacto'),
  page('services', '/services', '/es/servicios'),
  page('for-patients', '/for-patients', '/es/para-pacientes'),
  page('telepsychiatry', '/telepsychiatry-florida', '/es/telepsiquiatria-florida', 'in place'),

  service('anxiety-treatment', 'tratamiento-ansiedad'),
  service('depression-treatment', 'tratamiento-depresion'),
  service('adhd-treatment', 'tratamiento-adhd'),
  service('ptsd-treatment', 'tratamiento-tept'),
  service('bipolar-treatment', 'tratamiento-bipolar'),
  service('medication-management', 'manejo-medicamentos'),

  ...towns.map(townRoute),

  policy('privacy-policy', 'politica-privacidad'),
  policy('terms-of-service', 'terminos-servicio'),
  policy('hipaa-notice', 'aviso-hipaa'),
  policy('cookie-policy', 'politica-cookies'),
  policy('cancellation-policy', 'politica-cancelacion'),
  policy('billing-policy', 'politica-facturacion'),
  policy('emergency-policy', 'politica-emergencias'),
  policy('patient-rights', 'derechos-paciente'),

  page('leave-this-page', '/leave-this-page', '/es/salir-de-esta-pagina'),
] as const satisfies readonly Route[];

export type PageId = (typeof routes)[number]['id'];

/** Whether search engines may list a page: others only serve a feature of the site. */
export const isListed = (id: PageId) => id !== 'leave-this-page';

/**
 * The folder of the towns' addresses. The toggle's mapping includes it, but it is not a page: a
 * request for it gets the not-found page (specification, section 2).
 */
export const locationsIndex: Record<Language, string> = { en: '/locations', es: '/es/ubicaciones' };

/** Redirects. In the browser's history the target replaces the address. */
export const redirects: readonly { from: string; to: PageId; language: Language }[] = towns.flatMap(
  ({ id, formerPaths }) =>
    languages.flatMap((language) =>
      (formerPaths?.[language] ?? []).map((from) => ({
        from,
        to: `towns/${id}` as const,
        language,
      })),
    ),
);

/** The file of each language's not-found page; hosts look for these names. */
export const notFoundPaths: Record<Language, string> = { en: '/404.html', es: '/es/404.html' };

/** A served address: a page in one language. */
export interface Address {
  route: (typeof routes)[number];
  language: Language;
  path: string;
}

/** Every served address, page by page, English first. */
export const addresses: readonly Address[] = routes.flatMap((route) =>
  languages.map((language) => ({ route, language, path: route.path[language] })),
);

const addressByPath = new Map(addresses.map((address) => [address.path, address]));

/** The page served at `path`, a trailing slash ignored; undefined where there is none. */
export function addressAt(path: string): Address | undefined {
  return addressByPath.get(path.replace(/(?<=.)\/+$/, ''));
}

/** The redirect that answers at `path`, a trailing slash ignored. */
export function redirectAt(path: string) {
  return redirects.find((redirect) => samePath(redirect.from, path));
}

const routeById = new Map<PageId, (typeof routes)[number]>(
  routes.map((route) => [route.id, route]),
);

/** The row of the table. Throws if the table has no such id. */
function routeOf(id: PageId) {
  const route = routeById.get(id);
  if (!route) throw new Error(`lib/routes.server.ts has no page "${id}".`);
  return route;
}

export function isPageId(id: string): id is PageId {
  return routeById.has(id as PageId);
}

/** Path of a page in its canonical form: no trailing slash, but for the home page's "/". */
export function pathOf(id: PageId, language: Language): string {
  return routeOf(id).path[language];
}

/**
 * Where the language toggle leads from `path`: the same page in the other language, or
 * undefined where the toggle switches in place (specification, section 4).
 */
export function counterpartOf(path: string): string | undefined {
  const address = addressAt(path);
  if (address) {
    const { route, language } = address;
    return route.toggle === 'counterpart' ? route.path[otherLanguage(language)] : undefined;
  }
  if (samePath(locationsIndex.en, path)) return locationsIndex.es;
  return samePath(locationsIndex.es, path) ? locationsIndex.en : undefined;
}

function samePath(pattern: string, path: string): boolean {
  return matchPath({ path: pattern, caseSensitive: true }, path) !== null;
}

function page<const Id extends PageKind>(
  id: Id,
  en: string,
  es: string,
  toggle: Route['toggle'] = 'counterpart',
) {
  return { id, kind: id, path: { en, es }, toggle } as const;
}

function service<const En extends string>(en: En, es: string) {
  return {
    id: `services/${en}`,
    kind: 'service',
    path: { en: `/services/${en}`, es: `/es/servicios/${es}` },
    toggle: 'counterpart',
  } as const;
}

function townRoute({ id, paths }: Town) {
  return { id: `towns/${id}`, kind: 'location', path: paths, toggle: 'counterpart' } as const;
}

/** The towns that have paths of their own; `readContent` reports what is wrong with the others. */
function readTowns(): Town[] {
  let towns: unknown;
  try {
    towns = parse(readFileSync(`${contentFolder}/towns.yaml`, 'utf8'));
  } catch {
    // The same error comes from `readContent`, with its line.
  }
  const seen = new Set<unknown>();
  return [towns].flat().filter((town): town is Town => {
    const { en, es } = Object(Object(town).paths);
    const isOwn = [en, es].every((path) => String(path).startsWith('/') && !seen.has(path));
    seen.add(en).add(es);
    return isOwn;
  });
}

function policy<const En extends string>(en: En, es: string) {
  return {
    id: `policies/${en}`,
    kind: 'policy',
    path: { en: `/${en}`, es: `/es/${es}` },
    toggle: 'counterpart',
  } as const;
}

/** What a page's address says: Vike's route parameters on every page of the table. */
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
