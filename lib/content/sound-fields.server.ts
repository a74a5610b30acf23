import { z } from 'zod';
import { valueAt } from '../nested-value.server';
import { type ListedPage, type ListName, type PageFacts, pageLists } from '../routes.server';
import { type FactFiles, factSchemas } from './file-schemas.server';
import { visitsSchema } from './schemas/visits.server';
import type { Source } from './source.server';

/** The files of facts as they were opened; undefined for one that cannot be read. */
export type FactSources = { [Name in keyof FactFiles]: Source | undefined };

/** The data of each file of facts; undefined for a file that is at fault. */
export type ReadFacts = { [Name in keyof FactFiles]: FactFiles[Name] | undefined };

/**
 * What the files of facts say about pages. A file at fault still says what stands in its sound fields, so that other
 * files are checked as they will be once the fault is corrected.
 */
export function pageFactsIn(files: ReadFacts, sources: FactSources): PageFacts {
  const entriesOf = (list: ListName) => files[list] ?? soundEntries(list, sources[list]?.data);
  const videoFrom = files.visits
    ? files.visits.videoFrom
    : soundField(sources.visits, 'videoFrom', visitsSchema.shape.videoFrom);
  return {
    services: entriesOf('services'),
    towns: entriesOf('towns'),
    policies: entriesOf('policies'),
    offersVideo: videoFrom === undefined ? undefined : videoFrom !== null,
    atFault: pageLists.map(({ list }) => list).filter((list) => !files[list]),
  };
}

/**
 * The value of a field that is valid by itself, though its file may be at fault.
 * @returns undefined if it is not. A field that is absent may be one whose name is misspelt, so it is not known either
 */
export function soundField<Schema extends z.ZodType>(
  source: Source | undefined,
  name: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const value = valueAt(source?.data, [name]);
  return value === undefined ? undefined : schema.safeParse(value).data;
}

/**
 * The entries of a faulty list that have a sound `id` and `retired`, each id once. Their paths are empty, since nobody is
 * led there.
 */
function soundEntries(list: ListName, data: unknown): ListedPage[] {
  const entries = z.array(z.unknown()).safeParse(data).data ?? [];
  const issues = factSchemas[list].safeParse(data).error?.issues ?? [];
  const pages = entries.flatMap((entry, index) => {
    const isAtFault = issues.some(
      ({ path: [at, field] }) =>
        at === index &&
        // A fault of the whole entry may be the misspelt name of one of these fields.
        (field === undefined || field === 'id' || field === 'retired'),
    );
    return isAtFault ? [] : (pageOfEntry.safeParse(entry).data ?? []);
  });
  return pages.filter(({ id }, index) => pages.findIndex((page) => page.id === id) === index);
}

const pageOfEntry = z
  .object({ id: z.string(), retired: z.boolean().optional() })
  .transform((page): ListedPage => ({ ...page, paths: { en: '', es: '' } }));
