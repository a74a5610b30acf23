import { z } from 'zod';
import type { Language } from '../../language';
import * as field from './fields.server';

/** The form of the web addresses of a list in one language, and an example. */
type AddressForm = readonly [pattern: RegExp, example: string];

/**
 * The fields of an entry in a list of pages: `services.yaml`, `towns.yaml` or `policies.yaml`. Its id names the
 * files of the page, `content/<language>/<list>/<id>.md`.
 */
export function pageEntry({ en, es }: Record<Language, AddressForm>) {
  const english = field.textOf(...en);
  const spanish = field.textOf(...es);
  return {
    id: field.entryId,
    paths: field.inBoth(english, spanish),
    formerPaths: field.inBoth(field.list(english), field.list(spanish)).optional(),
    /** A page that was removed. Its entry stays, because its addresses lead to another page. */
    retired: field.flag,
  };
}

/** A list of pages in the order of the menus. */
export const pageList = <Entry extends z.ZodType<ListedPage>>(entry: Entry) =>
  z
    .array(entry)
    .check(field.haveIdsOnce)
    .check(
      field.noTwo<ListedPage>(
        (one, other) => addressesOf(one).some((path) => addressesOf(other).includes(path)),
        {
          en: 'web addresses, former ones as well, that no entry above has',
          es: 'direcciones web, también las anteriores, que no tenga ninguna entrada de más arriba',
        },
      ),
    );

interface ListedPage {
  id: string;
  paths: Record<Language, string>;
  formerPaths?: Record<Language, string[]> | undefined;
}

/** The present and former web addresses of a page. */
const addressesOf = ({ paths, formerPaths }: ListedPage) =>
  [...Object.values(paths), ...Object.values(formerPaths ?? {})].flat();
