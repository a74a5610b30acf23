import { languages } from '../../lib/language';
import { notFoundPaths, type PageKind } from '../../lib/routes.server';
import { firstOfEachKind } from '../../scripts/lib/pages';
import { addresses, table } from '../support/routes';

const notFound = Object.values(notFoundPaths);

/** The first page of each kind in each language, and both not-found pages. */
export const everyKind: string[] = [...firstOfEachKind(table).map(({ path }) => path), ...notFound];

/** Whether the variable EVERY_PAGE asks for every page and every variant. */
export const everyPage = Boolean(process.env.EVERY_PAGE);

/** Every page if requested, else one of each kind. */
export const pagePaths: string[] = everyPage
  ? [...addresses.map(({ path }) => path), ...notFound]
  : everyKind;

/** Every page if requested, else one of each kind, alternately in English and Spanish. */
export const onePerKind: string[] = everyPage
  ? pagePaths
  : everyKind.filter((_, index) => index % 4 === 0 || index % 4 === 3);

/** Kinds that together contain every part that a page can have. */
const differentKinds: PageKind[] = ['home', 'contact', 'service', 'location', 'policy'];

/** Every page if requested, else one of each of those kinds, alternating languages. */
export const differentPages: string[] = everyPage
  ? pagePaths
  : differentKinds.flatMap((kind, index) =>
      addresses
        .filter(({ route, language }) => route.kind === kind && language === languages[index % 2])
        .slice(0, 1)
        .map(({ path }) => path),
    );

/**
 * The tag of tests that run with EVERY_PAGE alone: each repeats a test of `npm test` in
 * another language, at another size or with another input.
 */
export const exhaustive = '@exhaustive';

/**
 * The tag of tests of what few visits meet: scripts that fail or come late, blocked storage, cancelled gestures, a
 * second tab, a mouse that leaves a menu for a moment. `npm run test:further` runs them, so that `npm test` takes less
 * than five minutes.
 */
export const further = '@further' as const;

/** The details of a test: its tags, and that of exhaustive tests if it is one. */
export const exhaustiveIf = (
  isExhaustive: boolean,
  ...tags: `@${string}`[]
): { tag: `@${string}`[] } => ({
  tag: isExhaustive ? [exhaustive, ...tags] : tags,
});

/** Every page if requested, else those with most interactive parts. */
export const interactivePages: string[] = everyPage
  ? pagePaths
  : ['/', '/es/contacto', '/telepsychiatry-florida', notFoundPaths.es];

/** Both of two variants of a test if every page is requested, else one for each language. */
export function variantsFor<Way>(path: string, [english, spanish]: readonly [Way, Way]): Way[] {
  if (everyPage) return [english, spanish];
  return [path.startsWith('/es') ? spanish : english];
}

/** All if every page is requested, else every third. */
export const sampleOf = <Item>(items: readonly Item[]): readonly Item[] =>
  everyPage ? items : items.filter((_, index) => index % 3 === 0);
