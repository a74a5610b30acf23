import { type Reading, readFolder } from '../content/content.server';
import type { Content } from '../content/types';
import { ContentError, type Finding } from '../findings/finding';
import { levelOf } from '../findings/messages';
import { checkBrand } from './brand.server';
import { checkDates } from './dates.server';
import { checkFacts } from './facts.server';
import { checkFiles } from './files.server';
import { checkLanguages } from './languages.server';
import { checkLinks } from './links.server';
import { checkLists } from './lists.server';
import { checkNumbers } from './numbers.server';
import { checkOffers } from './offers.server';
import { checkPageLists } from './page-lists.server';
import { checkPages } from './pages.server';
import { checkPeople } from './people.server';
import { checkPlaces } from './places.server';
import { checkPractice } from './practice.server';
import { checkStyle } from './style.server';

/** Every rule for the content. A rule reads the content and changes nothing. */
const checks: readonly ((content: Content) => Finding[])[] = [
  checkLanguages,
  checkLinks,
  checkPages,
  checkPageLists,
  checkFiles,
  checkDates,
  checkPractice,
  checkPlaces,
  checkOffers,
  checkPeople,
  checkFacts,
  checkNumbers,
  checkStyle,
  checkLists,
  () => checkBrand(),
];

/** The findings of all rules, each with the line of its field and its level. */
export function checkContent(content: Content): Finding[] {
  const sources = [...content.sources.values()];
  const isSample = content.practice.sample === true;
  return checks
    .flatMap((check) => check(content))
    .map((finding) => {
      const source = sources.find(({ path }) => path === finding.file);
      const level = levelOf(finding.code, isSample);
      return { line: source?.lineOf(finding.field), ...finding, level };
    });
}

/**
 * Reads a content folder and applies the rules to it.
 * @param day ISO date as of which it is read; today if left out
 */
export function checkFolder(folder: string, day?: string): Reading {
  const { content, findings } = readFolder(folder, day);
  return { content, findings: [...findings, ...(content ? checkContent(content) : [])] };
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
