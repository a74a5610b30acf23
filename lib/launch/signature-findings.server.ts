import type { Finding } from '../checks/finding';
import { passagesOf } from '../content/report.server';
import type { Glossary } from '../content/schemas/glossary.server';
import { signatureNames } from '../content/signatures.server';
import type { Page } from '../content/types';
import { findingIn, freshFor, monthsAfter, sampleLooks } from '../finding.server';
import { sentencesOf } from '../readability.server';

/**
 * What nobody has signed, with what the page promises meanwhile; reviews that are due, or signed by
 * a sample; policies that are drafts.
 * @param today ISO date
 */
export function signatureFindings(page: Page, glossary: Glossary, today: string): Finding[] {
  const file = `${page.language}/${page.id}.md`;
  const finding = findingIn(file);
  const open = signatureNames
    .filter((name) => page[name] === null)
    .map((name) => ({
      field: `${name}By`,
      found: page.lapsed[name] ? `${name} by ${page.lapsed[name]}, changed since` : `not ${name}`,
      todo: `npm run sign -- ${name} "<name>" ${file}`,
    }));
  if (page.kind === 'policy' && !page.effectiveOn) {
    const todo = 'write in both languages from which day it is in force';
    open.push({ field: 'effectiveOn', found: 'a draft', todo });
  }
  const joined = (key: 'field' | 'found' | 'todo') => open.map((item) => item[key]).join('; ');
  const found = [joined('found'), ...(page.approved ? [] : promisesOf(page, glossary))];
  const findings = signatureNames
    .filter((name) => sampleLooks.test(page[name]?.by ?? ''))
    .map((name) => finding(`${name}By`, 'a sample', { todo: 'have a person sign the page' }));
  if (open.length > 0) {
    findings.push(finding(joined('field'), found.join('\n    '), { todo: joined('todo') }));
  }
  if (page.reviewed && nextReview(page.reviewed.on) <= today) {
    findings.push(
      finding('reviewedOn', page.reviewed.on, { todo: 'have the page reviewed again' }),
    );
  }
  return findings;
}

/** When a page is to be reviewed again, an ISO date; it was reviewed on the given one. */
export const nextReview = (day: string) => monthsAfter(day, freshFor);

/** Its sentences with the practice as subject, which Spanish verbs name by themselves. */
function promisesOf(page: Page, { promises }: Glossary): string[] {
  const verb = `(?:${promises[page.language].join('|')})(?!\\p{L})`;
  const subject = page.language === 'en' ? "\\b(?:we|our practice)(?:'ll)?(?: \\w+){0,3}? " : '';
  const pattern = new RegExp(`(?<!\\p{L})${subject}${verb}`, 'iu');
  return passagesOf(page)
    .flatMap((passage) => sentencesOf(passage, page.language))
    .filter((sentence) => pattern.test(sentence));
}
