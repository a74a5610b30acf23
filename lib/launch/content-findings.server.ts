import type { Finding } from '../checks/finding';
import { printedFigures } from '../content/facts.server';
import type { Practice } from '../content/schemas/practice.server';
import type { Content, Page } from '../content/types';
import { findingIn, freshFor, monthsAfter } from '../finding.server';
import { languages } from '../language';
import {
  type TrackerName,
  trackerNames,
  trackerRegistry,
  trackersInUse,
} from '../tracking/registry';
import { factFindings } from './fact-findings.server';
import { signatureFindings } from './signature-findings.server';

/**
 * Everything in `content/` that is a sample, has no source, is out of date, or is a decision that
 * the practice has yet to make.
 */
export function contentFindings(content: Content): Finding[] {
  return [
    ...factFindings(content),
    ...practiceFindings(content.practice),
    ...pagesOf(content).flatMap((page) => [
      ...reviewFindings(page),
      ...oldFindings(page, content.today),
      ...signatureFindings(page, content.glossary, content.today),
    ]),
    ...content.reminders,
  ];
}

/** What is a sample, missing or undecided in `content/practice.yaml`. */
export function practiceFindings(practice: Practice): Finding[] {
  return [...figureFindings(practice), ...trackerFindings(practice)];
}

/** Every page, in both languages. */
export const pagesOf = ({ words }: Content): Page[] =>
  languages.flatMap((language) => [...words[language].pages.values()]);

const pageFile = ({ id, language }: Pick<Page, 'id' | 'language'>) => `${language}/${id}.md`;

const practiceFinding = findingIn('practice.yaml');

function figureFindings(practice: Practice): Finding[] {
  return printedFigures(practice)
    .filter(({ sample }) => sample)
    .map(({ name, text }) =>
      practiceFinding(`figures.${name}`, `${text}, a sample`, {
        todo: 'write the real figure and its source, or ask for the figure to be removed from the page',
      }),
    );
}

function trackerFindings({ trackers, trackersDecidedOn, discretion }: Practice): Finding[] {
  const inUse = trackersInUse(trackers);
  const missing = trackerNames.filter((name) => !inUse.includes(name));
  return [
    ...(trackersDecidedOn === null
      ? missing.map((name) =>
          practiceFinding(`trackers.${name}`, 'no id', {
            todo: 'enter the id, or decide against it (advisable for a psychiatric practice) and write the date as trackersDecidedOn',
          }),
        )
      : []),
    ...(discretion === 'strict' ? [] : inUse.flatMap(healthFindings)),
  ];
}

/** What a tracker learns on the pages about conditions, where it runs there. */
function healthFindings(name: TrackerName): Finding[] {
  const { whyStrict } = trackerRegistry[name];
  if (!whyStrict) return [];
  const found = 'runs on the pages about conditions, and reads their addresses';
  const todo = `set discretion: strict, or take the id out. ${whyStrict}`;
  return [practiceFinding(`trackers.${name}`, found, { todo })];
}

function reviewFindings(page: Page): Finding[] {
  if (page.kind !== 'home') return [];
  return page.reviews.flatMap(({ sample, text }, index) =>
    sample
      ? findingIn(pageFile(page))(`reviews.${index}`, `a sample: "${text}"`, {
          todo: 'replace it by a review that its author allowed in writing, with its source, or delete it',
        })
      : [],
  );
}

function oldFindings(page: Page, today: string): Finding[] {
  const finding = findingIn(pageFile(page));
  return (page.sources ?? [])
    .filter(({ checkedOn }) => checkedOn < monthsAfter(today, -freshFor))
    .map(({ name, checkedOn }) =>
      finding('sources', `"${name}" was last looked up on ${checkedOn}`, {
        todo: 'check it again; write what is true now, and today’s date as checkedOn',
      }),
    );
}
