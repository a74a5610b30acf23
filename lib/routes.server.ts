import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from './folders.server';
import { type Language, languages } from './language';

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
  page('telepsychiatry', '/telepsychiatry-florida', '/es/telepsiquiatria-florida'),

  service('anxiety-treatment', 'tratamiento-ansiedad'),
  service('depression-treatment', 'tratamiento-depresion'),
  service('adhd-treatment', 'tratamiento-adhd'),
  service('ptsd-treatment', 'tratamiento-tept'),
  service('bipolar-treatment', 'tratamiento-bipolar'),
  service('medication-management', 'manejo-medicamentos'),

  ...towns.map(({ id, paths }) => row(`towns/${id}` as const, 'location', paths.en, paths.es)),

  policy('privacy-policy', 'politica-privacidad'),
  policy('terms-of-service', 'terminos-servicio'),
  policy('hipaa-notice', 'aviso-hipaa'),
  policy('cookie-policy', 'politica-cookies'),
  policy('cancellation-policy', 'politica-cancelacion'),
  policy('billing-policy', 'politica-facturacion'),
  policy('emergency-policy', 'politica-emergencias'),
  policy('patient-rights', 'derechos-paciente'),

  page('leave-this-page', '/leave-this-page', '/es/salir-de-esta-pagina'),
];

/** A page of the site in both languages. Its id also names its words: `content/<language>/<id>.md`. */
export type Route = (typeof routes)[number];
export type PageId = Route['id'];
export type PageKind = Route['kind'];

/** Whether search engines may list a page: others only serve a feature of the site. */
export const isListed = (id: PageId) => id !== 'leave-this-page';

/** Whether the language toggle switches a page in place: it is not in the toggle's mapping. */
export const isSwitchedInPlace = (id: PageId) => id === 'telepsychiatry';

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
  route: Route;
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
  return addressByPath.get(withoutSlash(path));
}

/** The redirect that answers at `path`, a trailing slash ignored. */
export function redirectAt(path: string) {
  return redirects.find(({ from }) => from === withoutSlash(path));
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

const routeById = new Map<string, Route>(routes.map((route) => [route.id, route]));

export const isPageId = (id: string): id is PageId => routeById.has(id);

/**
 * Path of a page in its canonical form: no trailing slash, but for the home page's "/".
 * Throws if the table has no such id.
 */
export function pathOf(id: PageId, language: Language): string {
  const route = routeById.get(id);
  if (!route) throw new Error(`lib/routes.server.ts has no page "${id}".`);
  return route.path[language];
}

function row<Id extends string, Kind extends string>(id: Id, kind: Kind, en: string, es: string) {
  return { id, kind, path: { en, es } };
}

function page<Kind extends string>(kind: Kind, en: string, es: string) {
  return row(kind, kind, en, es);
}

function service<En extends string>(en: En, es: string) {
  return row(`services/${en}` as const, 'service', `/services/${en}`, `/es/servicios/${es}`);
}

function policy<En extends string>(en: En, es: string) {
  return row(`policies/${en}` as const, 'policy', `/${en}`, `/es/${es}`);
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
