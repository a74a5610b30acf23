import { addresses, notFoundPaths } from '../../lib/routes';

const notFound = Object.values(notFoundPaths);

/** The first page of each kind in each language, and both not-found pages. */
export const oneOfEachKind: string[] = [
  ...addresses
    .filter(
      ({ route, language }, index) =>
        addresses.findIndex(
          (other) => other.route.kind === route.kind && other.language === language,
        ) === index,
    )
    .map(({ path }) => path),
  ...notFound,
];

/** Whether every page was asked for, in every way: `npm run test:every-page`. */
const everyPage = Boolean(process.env.EVERY_PAGE);

/** Every page where that was asked for, else one of each kind. */
export const pagePaths: string[] = everyPage
  ? [...addresses.map(({ path }) => path), ...notFound]
  : oneOfEachKind;

/** Every page where that was asked for, else one of each kind, by turns in English and Spanish. */
export const eachKindOnce: string[] = everyPage
  ? pagePaths
  : oneOfEachKind.filter((_, index) => index % 4 === 0 || index % 4 === 3);

/** Every page where that was asked for, else those on which most comes to life. */
export const liveliestPaths: string[] = everyPage
  ? pagePaths
  : ['/', '/es/contacto', '/telepsychiatry-florida', notFoundPaths.es];

/** Of two ways to look at a page both, or else one in English and the other in Spanish. */
export function waysFor<Way>(path: string, [english, spanish]: readonly [Way, Way]): Way[] {
  if (everyPage) return [english, spanish];
  return [path.startsWith('/es') ? spanish : english];
}

/** All where every page was asked for, else every third. */
export const someOf = <Item>(items: Item[]): Item[] =>
  everyPage ? items : items.filter((_, index) => index % 3 === 0);
