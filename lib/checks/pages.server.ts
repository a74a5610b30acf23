import { signatureNames } from '../content/signatures.server';
import { type Content, fileOf, type Page, pagesOf } from '../content/types';
import { isOld } from './dates.server';
import { sampleLooks } from './facts.server';
import { type Finding, finding } from './finding';

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

function signaturesOf(page: Page, { today }: Content): Finding[] {
  const file = `content/${fileOf(page)}`;
  const { reviewed } = page;
  const findings: (Finding | false)[] = [
    ...signatureNames.flatMap((word) => {
      const place = { file, field: `${word}By` };
      const who = page.lapsed[word];
      return [
        page[word] === null &&
          (who
            ? finding('changed-since-signed', place, { word, who })
            : finding('unsigned', place, { word })),
        sampleLooks.test(page[word]?.by ?? '') &&
          finding('sample', place, { found: page[word]?.by ?? '' }),
      ];
    }),
    page.kind === 'policy' && !page.effectiveOn && finding('draft', { file, field: 'effectiveOn' }),
    !!reviewed &&
      isOld(reviewed.on, today) &&
      finding('review-due', { file, field: 'reviewedOn' }, { day: reviewed.on }),
  ];
  return findings.filter((finding) => finding !== false);
}
