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

/** Every page where that was asked for (`npm run test:every-page`), else one of each kind. */
export const pagePaths: string[] = process.env.EVERY_PAGE
  ? [...addresses.map(({ path }) => path), ...notFound]
  : oneOfEachKind;
