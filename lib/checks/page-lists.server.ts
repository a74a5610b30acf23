import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requiredPolicies } from '../content/schemas/policies.server';
import type { Content } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { languages } from '../language';
import { fixedPages, locationsIndex, pageLists } from '../routes.server';

/** Services, towns and policies: pages that the site needs, addresses that two of them claim, texts without an entry. */
export function checkPageLists(content: Content): Finding[] {
  return [...missingPolicies(content), ...claimedTwice(content), ...unlistedTexts(content)];
}

function missingPolicies({ policies }: Content): Finding[] {
  const file = 'content/policies.yaml';
  return requiredPolicies.flatMap((id) => {
    const index = policies.findIndex((policy) => policy.id === id);
    if (index < 0) return finding('required-page', { file }, { id });
    return policies[index]?.retired
      ? finding('required-page', { file, field: `${index}.retired` }, { id })
      : [];
  });
}

/** The addresses of files and folders of the site, and those that the specification leaves without a page. */
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

/** An address of an entry, present or former, and where it stands. */
interface ListedAddress {
  path: string;
  id: string;
  file: string;
  field: string;
}

function claimedTwice(content: Content): Finding[] {
  const owners = new Map<string, string>(
    fixedPages.flatMap(({ id, path }) => languages.map((language) => [path[language], id])),
  );
  const findings: Finding[] = [];
  for (const { path, id, file, field } of listedAddresses(content)) {
    const other = owners.get(path);
    if (other) findings.push(finding('address-taken', { file, field }, { found: path, other }));
    if (reservedAddresses.includes(path)) {
      findings.push(finding('address-reserved', { file, field }, { found: path }));
    }
    owners.set(path, other ?? id);
  }
  return findings;
}

function listedAddresses(content: Content): ListedAddress[] {
  return pageLists.flatMap(({ list }) =>
    content[list].flatMap(({ id, paths, formerPaths }, index) =>
      languages.flatMap((language) => {
        const entry = { id: `${list}/${id}`, file: `content/${list}.yaml` };
        const former = formerPaths?.[language] ?? [];
        return [
          { ...entry, path: paths[language], field: `${index}.paths.${language}` },
          ...former.map((path, place) => ({
            ...entry,
            path,
            field: `${index}.formerPaths.${language}.${place}`,
          })),
        ];
      }),
    ),
  );
}

function unlistedTexts(content: Content): Finding[] {
  return languages.flatMap((language) =>
    pageLists.flatMap(({ list }) => {
      const ids = content[list].map(({ id }) => id);
      return textsIn(join(content.folder, language, list))
        .filter((id) => !ids.includes(id))
        .map((id) =>
          finding('not-listed', { file: `content/${language}/${list}/${id}.md` }, { list, id }),
        );
    }),
  );
}

/** The names of the Markdown files in a folder, without .md. */
function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.map((file) => file.replace(/\.md$/, ''));
}
