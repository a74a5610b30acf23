import { factKinds } from '../content/fact-table.server';
import { pathIn } from '../content/source.server';
import type { ContentWith } from '../content/types';
import { type Finding, finding } from '../findings/finding';

/** Finds ids of crisis lines and centers by which texts would quote something else. */
export function checkNumbers(content: ContentWith<'crisis' | 'crisis-lines'>): Finding[] {
  const { folder, crisis, 'crisis-lines': lines } = content;
  const lineIds = lines.map(({ id }) => id);
  const find = (name: string, ids: readonly string[], isTaken: (id: string) => boolean) =>
    ids.flatMap((id, index) => {
      const place = { file: pathIn(folder, name), field: `${index}.id` };
      return isTaken(id) ? finding('name-taken', place, { found: id }) : [];
    });
  const isFact = (id: string) => factKinds.has(id);
  return [
    ...find('crisis-lines.yaml', lineIds, isFact),
    ...find(
      'crisis.yaml',
      crisis.map(({ id }) => id),
      (id) => isFact(id) || lineIds.includes(id),
    ),
  ];
}
