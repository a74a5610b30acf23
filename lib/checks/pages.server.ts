import { type Content, fileOf, pagesOf } from '../content/types';
import { type Finding, finding } from './finding';

/** Titles and names that two pages share. */
export function checkPages(content: Content): Finding[] {
  const seen = new Map<string, string>();
  return pagesOf(content).flatMap((page) =>
    Object.entries({ title: page.title, name: 'name' in page ? page.name : undefined }).flatMap(
      ([name, found]) => {
        if (found === undefined) return [];
        const key = [page.language, name, found].join(' ');
        const other = seen.get(key);
        seen.set(key, other ?? page.id);
        const place = { file: `content/${fileOf(page)}`, field: name };
        return other ? finding('not-unique', place, { name, other, found }) : [];
      },
    ),
  );
}
