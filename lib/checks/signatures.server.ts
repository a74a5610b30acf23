import { signatureNames } from '../content/signatures.server';
import { type Content, fileOf, type Page, pagesOf } from '../content/types';
import { isOld } from './dates.server';
import { sampleLooks } from './facts.server';
import { type Finding, finding } from './finding';

/** Pages that nobody has signed as they are, or by a sample, and policies that are drafts. */
export function checkSignatures(content: Content): Finding[] {
  return pagesOf(content).flatMap((page) => signaturesOf(page, content));
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
