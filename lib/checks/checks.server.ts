import { type Reading, readFolder } from '../content/content.server';
import type { ReadableContent } from '../content/types';
import { ContentError, type Finding } from '../findings/finding';
import { checkBrand } from './brand.server';
import { contradictionRules } from './contradictions.server';
import { dateRules } from './dates.server';
import { factRules } from './facts.server';
import { fileRules } from './files.server';
import { languageRules } from './languages.server';
import { checkLinks } from './links.server';
import { checkNumbers } from './numbers.server';
import { pageListRules } from './page-lists.server';
import { checkPages } from './pages.server';
import { peopleRules } from './people.server';
import { practiceRules } from './practice.server';
import { type Rule, rule } from './rule.server';
import { checkUnreadFiles } from './unread-files.server';

/**
 * Every rule for the content. It decides without reading a sentence, so what it says is certainly true; a rule that
 * guesses at a meaning belongs to `lib/guesses`.
 */
const rules: readonly Rule[] = [
  ...languageRules,
  checkLinks,
  checkPages,
  ...pageListRules,
  ...fileRules,
  ...dateRules,
  ...practiceRules,
  ...contradictionRules,
  ...peopleRules,
  ...factRules,
  rule(['crisis', 'crisis-lines'], checkNumbers),
  ({ folder }) => checkUnreadFiles(folder),
  () => checkBrand(),
];

/** The findings of all rules, each with the line of its field. */
export function checkContent(content: ReadableContent): Finding[] {
  const sources = [...content.sources.values()];
  return rules
    .flatMap((rule) => rule(content))
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
  return { content, findings: [...findings, ...checkContent(content)] };
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
