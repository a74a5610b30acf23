import { signatureFields, signatureNames } from '../content/signed-text';
import { type Page, pagesOf, pathOfPage, type ReadableContent } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { confirmationFindings } from './dates.server';
import { sampleLooks } from './facts.server';

/**
 * Finds titles and names that two pages share, pages that nobody has signed as they are or that a
 * sample has signed, and policies that are drafts.
 */
export function checkPages(content: ReadableContent): Finding[] {
  return [
    ...sharedNames(content),
    ...pagesOf(content).flatMap((page) => signatureFindings(page, content)),
  ];
}

/** The fields that have to be different on every page of a language. */
const uniqueFields = [
  { name: 'title', read: (page: Page) => page.title },
  { name: 'name', read: (page: Page) => ('name' in page ? page.name : undefined) },
];

/** Titles and names of pages that a page before them has. */
function sharedNames(content: ReadableContent): Finding[] {
  const pages = pagesOf(content);
  return pages.flatMap((page, index) =>
    uniqueFields.flatMap(({ name, read }) => {
      const found = read(page);
      const others = pages.slice(0, index).filter(({ language }) => language === page.language);
      const other = others.find((other) => found && read(other) === found)?.id;
      const place = { file: pathOfPage(content, page), field: name };
      return found && other ? finding('not-unique', place, { name, other, found }) : [];
    }),
  );
}

/** The findings about who signed a page and when, and whether a policy is in force. */
function signatureFindings(page: Page, content: ReadableContent): Finding[] {
  const { today } = content;
  const file = pathOfPage(content, page);
  const findings: Finding[] = [];
  if (page.reviewed) {
    const place = { file, field: signatureFields.reviewed.on };
    findings.push(...confirmationFindings(place, page.reviewed.on, today));
  }
  for (const word of signatureNames) {
    const place = { file, field: signatureFields[word].by };
    if (page[word] === null) findings.push(finding('unsigned', place, { word }));
    const found = page[word]?.by ?? '';
    if (sampleLooks.test(found)) findings.push(finding('sample', place, { found }));
  }
  if (page.kind === 'policy' && !page.effectiveOn) {
    findings.push(finding('draft', { file, field: 'effectiveOn' }));
  }
  return findings;
}
