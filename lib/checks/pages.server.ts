import { signatureNames } from '../content/signatures.server';
import { type Content, type Page, pagesOf, pathOfPage } from '../content/types';
import { type Finding, finding } from '../findings/finding';
import { confirmation } from './dates.server';
import { sampleLooks } from './facts.server';

/**
 * Titles and names that two pages share, pages that nobody has signed as they are, or by a sample, and
 * policies that are drafts.
 */
export function checkPages(content: Content): Finding[] {
  return [
    ...sharedNames(content),
    ...pagesOf(content).flatMap((page) => signaturesOf(page, content)),
  ];
}

function sharedNames(content: Content): Finding[] {
  const pages = pagesOf(content);
  return pages.flatMap((page, index) =>
    ['title', 'name'].flatMap((name) => {
      const nameOf = (page: Page): string | undefined => Object(page)[name];
      const found = nameOf(page);
      const others = pages.slice(0, index).filter(({ language }) => language === page.language);
      const other = others.find((other) => found && nameOf(other) === found)?.id;
      const place = { file: pathOfPage(content, page), field: name };
      return found && other ? finding('not-unique', place, { name, other, found }) : [];
    }),
  );
}

function signaturesOf(page: Page, content: Content): Finding[] {
  const { today } = content;
  const file = pathOfPage(content, page);
  const { reviewed } = page;
  const findings: (Finding | false)[] = [
    ...(reviewed ? confirmation({ file, field: 'reviewedOn' }, reviewed.on, today) : []),
    ...signatureNames.flatMap((word) => {
      const place = { file, field: `${word}By` };
      const found = page[word]?.by ?? '';
      return [
        page[word] === null && finding('unsigned', place, { word }),
        sampleLooks.test(found) && finding('sample', place, { found }),
      ];
    }),
    page.kind === 'policy' && !page.effectiveOn && finding('draft', { file, field: 'effectiveOn' }),
  ];
  return findings.filter((finding) => finding !== false);
}
