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
import { checkOffers } from './offers.server';
import { checkPageLists } from './page-lists.server';
import { checkPages } from './pages.server';
import { checkPeople } from './people.server';
import { checkPlaces } from './places.server';
import { checkPractice } from './practice.server';
import { checkWords } from './words.server';

/** Every rule that the content is held to; each reads it and changes nothing. */
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
  checkWords,
  () => checkBrand(),
];

/** What the rules find in the content, each finding with the line of its field. */
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

/** Reads a content folder and checks what could be read: all that is wrong, due or open in it. */
export function checkFolder(folder: string, day?: string): Reading {
  const { content, findings } = readFolder(folder, day);
  return { content, findings: [...findings, ...(content ? checkContent(content) : [])] };
}

/**
 * The findings of a content folder that has no fault.
 * @throws {ContentError} naming every fault at once
 */
export function refuseFaults(folder: string): Finding[] {
  const { findings } = checkFolder(folder);
  const faults = findings.filter(({ level }) => level === 'fault');
  if (faults.length > 0) throw new ContentError(faults);
  return findings;
}
