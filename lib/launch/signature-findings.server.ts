import type { Page } from '../content/content.server';
import { passagesOf } from '../content/report.server';
import { type SignatureName, signatureNames } from '../content/signatures.server';
import { sentencesOf } from '../readability.server';
import { type Finding, findingIn, freshFor, monthsAfter, sampleLooks } from './finding.server';
import { promisesIn } from './promises.server';

/**
 * What nobody has signed, with what the page promises meanwhile; reviews that are due, or signed by
 * a sample; policies that are drafts.
 * @param today ISO date
 */
export function signatureFindings(page: Page, today: string): Finding[] {
  const { reviewed, language } = page;
  const file = fileOf(page);
  const finding = findingIn(file);
  const missing = signatureNames.filter(
    (name) => !page[name] && (name === 'approved' || page.isClinical),
  );
  const isDraft = page.kind === 'policy' && !page.effectiveOn;
  const findings: Finding[] = [];
  if (missing.length > 0 || isDraft) {
    findings.push({
      ...finding(
        [...missing.map((name) => `${name}By`), ...(isDraft ? ['effectiveOn'] : [])].join(', '),
        [...missing.map((name) => stateOf(page, name)), ...(isDraft ? ['a draft'] : [])].join('; '),
        {
          todo: [
            ...missing.map((name) => `npm run sign -- ${name} "${signer[name]}" ${file}`),
            ...(isDraft ? ['write the day from which it is in force, in both languages'] : []),
          ].join('; '),
        },
      ),
      promises: page.approved
        ? []
        : promisesIn(
            passagesOf(page).flatMap((passage) => sentencesOf(passage, language)),
            language,
          ),
    });
  }
  if (reviewed && nextReview(reviewed.on) <= today) {
    const todo = 'have a clinician read the page again, and sign it';
    findings.push(finding('reviewedOn', reviewed.on, { todo }));
  }
  for (const name of signatureNames) {
    const by = page[name]?.by ?? '';
    const todo = 'have the page signed by a person, under the real name';
    if (sampleLooks.test(by)) findings.push(finding(`${name}By`, by, { todo }));
  }
  return findings;
}

/** "2027-11-21  content/en/services/adhd-treatment.md" of each reviewed page, the next first. */
export function nextReviews(pages: Page[]): string[] {
  return pages
    .flatMap((page) =>
      page.reviewed ? [`${nextReview(page.reviewed.on)}  content/${fileOf(page)}`] : [],
    )
    .sort();
}

const fileOf = ({ id, language }: Page) => `${language}/${id}.md`;

const nextReview = (day: string) => monthsAfter(day, freshFor);

/** Who signs, as an example. */
const signer: Record<SignatureName, string> = {
  approved: 'name of the practice’s manager',
  reviewed: 'name of the clinician, MD',
};

function stateOf({ lapsed }: Page, name: SignatureName): string {
  const earlier = lapsed[name];
  return earlier
    ? `${name} by ${earlier.by} on ${earlier.on}, but changed since`
    : `not ${name} yet`;
}
