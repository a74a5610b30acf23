import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requiredPolicies } from '../content/schemas/policies.server';
import { pathIn } from '../content/source.server';
import type { ContentWith } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { languages } from '../language';
import { fixedPages, type ListName, locationsIndex, pageLists } from '../routes.server';
import { type Rule, rule } from './rule.server';
import { mayBePage } from './unread-files.server';

/**
 * Finds policies that the site needs and lacks, addresses that are
 * not free, and texts without an entry in a list.
 */
export const pageListRules: readonly Rule[] = [
  rule(['policies'], missingPolicies),
  rule(['services', 'towns', 'policies'], unfreeAddresses),
  ...pageLists.map(({ list }) => rule([list], (content) => unlistedTexts(list, content))),
];

/** Required policies that have no entry, or a retired one. */
function missingPolicies({ folder, policies }: ContentWith<'policies'>): Finding[] {
  const file = pathIn(folder, 'policies.yaml');
  return requiredPolicies.flatMap((id) => {
    const index = policies.findIndex((policy) => policy.id === id);
    if (index < 0) return finding('required-page', { file }, { id });
    return policies[index]?.retired
      ? finding('required-page', { file, field: `${index}.retired` }, { id })
      : [];
  });
}

/** The addresses of files and folders of the site, and those that may have no page by the specification. */
const reservedAddresses: readonly string[] = [
  '/404',
  '/admin',
  '/assets',
  '/es',
  '/es/404',
  '/images',
  '/index',
  '/share',
  '/video',
  ...Object.values(locationsIndex),
];

/** Addresses that belong to a fixed page, to a file, or to an entry further up in the lists. */
function unfreeAddresses(content: ContentWith<ListName>): Finding[] {
  return listedAddresses(content).flatMap(({ found, id, ...place }, index, all) => {
    const owner = fixedPages.find(({ path }) => path.en === found || path.es === found);
    const other = owner ?? all.slice(0, index).find((earlier) => earlier.found === found);
    if (other) return finding('address-taken', place, { found, other: other.id });
    return reservedAddresses.includes(found) ? finding('address-reserved', place, { found }) : [];
  });
}

/** A present or former address of an entry, with its place. */
type ListedAddress = Record<'found' | 'id' | 'file' | 'field', string>;

function listedAddresses(content: ContentWith<ListName>): ListedAddress[] {
  return pageLists.flatMap(({ list }) =>
    content[list].flatMap(({ id, paths, formerPaths }, index) =>
      languages.flatMap((language) => {
        const page = { id: `${list}/${id}`, file: pathIn(content.folder, `${list}.yaml`) };
        const former = formerPaths?.[language] ?? [];
        return [
          { ...page, found: paths[language], field: `${index}.paths.${language}` },
          ...former.map((found, formerIndex) => ({
            ...page,
            found,
            field: `${index}.formerPaths.${language}.${formerIndex}`,
          })),
        ];
      }),
    ),
  );
}

/** Markdown files in the folders of a list whose page has no entry. */
function unlistedTexts<List extends ListName>(
  list: List,
  { folder, [list]: entries }: ContentWith<List>,
): Finding[] {
  const ids = entries.map(({ id }) => id);
  return languages.flatMap((language) =>
    textsIn(join(folder, language, list))
      .filter((id) => !ids.includes(id))
      .map((id) => {
        const file = pathIn(folder, `${language}/${list}/${id}.md`);
        return finding('not-listed', { file }, { list, id });
      }),
  );
}

/** The names of the Markdown files in a folder, without .md. */
function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter(mayBePage);
  return files.map((file) => file.replace(/\.md$/, ''));
}
