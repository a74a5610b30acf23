import { type Content, fileOf, pagesOf } from '../content/types';
import { languages } from '../language';
import { type Finding, finding } from './finding';

/** Titles and names that two pages share, and links to a heading that their page does not have. */
export function checkPages(content: Content): Finding[] {
  return [...sharedNames(content), ...lostHeadings(content)];
}

function sharedNames(content: Content): Finding[] {
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

/** Headings of the page for patients, to which the home page and the page's own menu lead by their words. */
function lostHeadings({ words }: Content): Finding[] {
  return languages.flatMap((language) => {
    const { dictionary, pages } = words[language];
    const patients = pages.get('for-patients');
    if (patients?.kind !== 'for-patients') return [];
    const page = `content/${fileOf(patients)}`;
    const links = [
      {
        file: `content/${language}/dictionary.yaml`,
        field: 'insurance.questionsLink',
        found: dictionary.insurance.questionsLink,
      },
      ...(patients.doors ?? []).map(({ heading }, index) => ({
        file: page,
        field: `doors.${index}.heading`,
        found: heading,
      })),
    ];
    return links
      .filter(({ found }) => !patients.body.headings.some(({ text }) => text === found))
      .map(({ found, ...place }) => finding('lost-heading', place, { found, page }));
  });
}
