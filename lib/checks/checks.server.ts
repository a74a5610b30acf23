import { isWhole, type Reading, readFolder } from '../content/content.server';
import type { Content } from '../content/types';
import { ContentError, type Finding } from '../findings/finding';
import { checkBrand } from './brand.server';
import { checkContradictions } from './contradictions.server';
import { checkDates } from './dates.server';
import { checkFacts } from './facts.server';
import { checkFiles } from './files.server';
import { checkLanguages } from './languages.server';
import { checkLinks } from './links.server';
import { checkNumbers } from './numbers.server';
import { checkPageLists } from './page-lists.server';
import { checkPages } from './pages.server';
import { checkPeople } from './people.server';
import { checkPractice } from './practice.server';
import { checkUnreadFiles } from './unread-files.server';

/**
 * Every rule for the content. A rule reads the content and changes nothing. It decides without reading a sentence, so
 * what it says is certainly true; a rule that guesses at a meaning belongs to `lib/guesses`.
 */
const checks: readonly ((content: Content) => Finding[])[] = [
  checkLanguages,
  checkLinks,
  checkPages,
  checkPageLists,
  checkFiles,
  checkDates,
  checkPractice,
  checkContradictions,
  checkPeople,
  checkFacts,
  checkNumbers,
  ({ folder }) => checkUnreadFiles(folder),
  () => checkBrand(),
];

/** The findings of all rules, each with the line of its field. */
export function checkContent(content: Content): Finding[] {
  const sources = [...content.sources.values()];
  return checks
    .flatMap((check) => check(content))
    .map((finding) => {
      const source = sources.find(({ path }) => path === finding.file);
      return { line: source?.lineOf(finding.field), ...finding };
    });
}

/**
 * Reads a content folder and applies the rules to it.
 * @param day ISO date as of which it is read; today if left out
 */
export function checkFolder(folder: string, day?: string): Reading {
  const { content, findings } = readFolder(folder, day);
  // A file that is missing may be there under another name.
  const others = isWhole(content) ? checkContent(content) : checkUnreadFiles(folder);
  return { content, findings: [...findings, ...others] };
}

/**
 * Reads and checks a content folder.
 * @returns its findings, none of which is a fault
 * @throws {ContentError} that names every fault at once
 */
export function refuseFaults(folder: string): Finding[] {
  const { findings } = checkFolder(folder);
  const faults = findings.filter(({ level }) => level === 'fault');
  if (faults.length > 0) throw new ContentError(faults);
  return findings;
}
