import type { z } from 'zod';
import type { Language } from '../../language';
import * as field from './fields.server';

/** The form of a list's web addresses in a language, and an example of it. */
type AddressForm = readonly [pattern: RegExp, example: string];

/**
 * The fields by which a list of `content/` names one of its pages. The id names the page's files,
 * `content/<language>/<list>/<id>.md`.
 * @param retiredLabels what the editor calls `retired`, with its hint
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
    /** A page that was left out: its entry stays, so that its addresses still lead somewhere. */
    retired: field.flag(retiredLabels),
  };
}

/** A list of pages in the order of the menus. The editor removes none: it marks them as retired. */
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

/** Web addresses of a page, present and former. */
const addressesOf = ({ paths, formerPaths }: ListedPage) =>
  [...Object.values(paths), ...Object.values(formerPaths ?? {})].flat();
