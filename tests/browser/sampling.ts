import { languages } from '../../lib/language';
import { addresses, notFoundPaths, type PageKind } from '../../lib/routes.server';
import { firstOfEachKind } from '../../scripts/lib/pages';

const notFound = Object.values(notFoundPaths);

/** The first page of each kind in each language, and both not-found pages. */
export const everyKind: string[] = [...firstOfEachKind.map(({ path }) => path), ...notFound];

/** Whether every page was asked for, in every way: `npm run test:every-page`. */
export const everyPage = Boolean(process.env.EVERY_PAGE);

/** Every page where that was asked for, else one of each kind. */
export const pagePaths: string[] = everyPage
  ? [...addresses.map(({ path }) => path), ...notFound]
  : everyKind;

/** Every page where that was asked for, else one of each kind, by turns in English and Spanish. */
export const onePerKind: string[] = everyPage
  ? pagePaths
  : everyKind.filter((_, index) => index % 4 === 0 || index % 4 === 3);

/** Kinds that hold, between them, whatever a page consists of. */
const differentKinds: PageKind[] = ['home', 'contact', 'service', 'location', 'policy'];

/** Every page where that was asked for, else one of each of those kinds, in turn in each language. */
export const differentPages: string[] = everyPage
  ? pagePaths
  : differentKinds.flatMap((kind, index) =>
      addresses
        .filter(({ route, language }) => route.kind === kind && language === languages[index % 2])
        .slice(0, 1)
        .map(({ path }) => path),
    );

/**
 * The tag of tests that only `npm run test:every-page` runs: each tries in another language, at
 * another size or with another input what a test of `npm test` tries already.
 */
export const exhaustive = '@exhaustive';

/** A test's details: tagged as exhaustive, or not. */
export const exhaustiveIf = (isExhaustive: boolean): { tag: string[] } => ({
  tag: isExhaustive ? [exhaustive] : [],
});

/** Every page where that was asked for, else those on which most comes to life. */
export const interactivePages: string[] = everyPage
  ? pagePaths
  : ['/', '/es/contacto', '/telepsychiatry-florida', notFoundPaths.es];

/** Of two ways to look at a page both, or else one in English and the other in Spanish. */
export function variantsFor<Way>(path: string, [english, spanish]: readonly [Way, Way]): Way[] {
  if (everyPage) return [english, spanish];
  return [path.startsWith('/es') ? spanish : english];
}

/** All where every page was asked for, else every third. */
export const sampleOf = <Item>(items: Item[]): Item[] =>
  everyPage ? items : items.filter((_, index) => index % 3 === 0);
