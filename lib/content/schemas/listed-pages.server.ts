import type { z } from 'zod';
import type { Language } from '../../language';
import * as field from './fields.server';

/** The form of the web addresses of a list in one language, and an example. */
type AddressForm = readonly [pattern: RegExp, example: string];

/**
 * The fields of an entry in a list of pages: `services.yaml`, `towns.yaml` or `policies.yaml`. Its id names the
 * files of the page, `content/<language>/<list>/<id>.md`.
 * @param retiredLabels the label and hint of the field `retired`
 */
export function pageEntry({ en, es }: Record<Language, AddressForm>, retiredLabels: field.Labels) {
  const english = field.textOf(...en)();
  const spanish = field.textOf(...es)();
  const paths = field.inBoth(english, spanish);
  const formerPaths = field.inBoth(field.list(english), field.list(spanish));
  return {
    id: field.entryId({
      label: { en: 'Id, as its files', es: 'Identificador, como sus archivos' },
    }),
    paths: paths({ label: { en: 'Web addresses', es: 'Direcciones web' } }),
    formerPaths: formerPaths({
      label: { en: 'Former web addresses', es: 'Direcciones web anteriores' },
    }).optional(),
    /** A page that was removed. Its entry stays, because its addresses lead to another page. */
    retired: field.flag(retiredLabels),
  };
}

/** A list of pages in the order of the menus. The editor cannot remove an entry, only mark it as retired. */
export const pageList = <Entry extends z.ZodType<ListedPage>>(entry: Entry, labels: field.Labels) =>
  field
    .array(entry, labels)
    .check(field.haveIdsOnce)
    .check(
      field.noTwo<ListedPage>(
        (one, other) => addressesOf(one).some((path) => addressesOf(other).includes(path)),
        {
          en: 'web addresses, former ones as well, that no entry above has',
          es: 'direcciones web, también las anteriores, que no tenga ninguna entrada de más arriba',
        },
      ),
    )
    .meta({ keepsEntries: true });

interface ListedPage {
  id: string;
  paths: Record<Language, string>;
  formerPaths?: Record<Language, string[]> | undefined;
}

/** The present and former web addresses of a page. */
const addressesOf = ({ paths, formerPaths }: ListedPage) =>
  [...Object.values(paths), ...Object.values(formerPaths ?? {})].flat();
