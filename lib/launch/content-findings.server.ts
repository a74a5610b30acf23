import type { Content, Page } from '../content/content.server';
import { reportPages } from '../content/report.server';
import type { Practice } from '../content/schemas/practice.server';
import { languages } from '../language';
import { type TrackerName, trackerRegistry } from '../tracking/registry';
import { trackerNames, trackersInUse } from '../tracking/trackers.server';
import { factFindings } from './fact-findings.server';
import { type Finding, findingIn, freshFor, monthsBefore, sampleLooks } from './finding.server';

/**
 * Everything in `content/` that is a sample, has no source, is out of date, or is a decision that
 * the practice has yet to make.
 * @param today ISO date
 */
export function contentFindings(content: Content, today: string): Finding[] {
  return [
    ...factFindings(content, today),
    ...practiceFindings(content.practice),
    ...pagesOf(content).flatMap((page) => [...reviewFindings(page), ...oldFindings(page, today)]),
    ...reportPages(content).flatMap(({ id, language, faults }) =>
      faults.map((fault) =>
        findingIn(pageFile({ id, language }))('text', fault, {
          todo: 'correct the text, or name the source; npm run report:content shows the limits',
        }),
      ),
    ),
    ...content.reminders,
  ];
}

/** What is a sample, missing or undecided in `content/practice.yaml`. */
export function practiceFindings(practice: Practice): Finding[] {
  return [...figureFindings(practice), ...trackerFindings(practice)];
}

const pagesOf = ({ words }: Content): Page[] =>
  languages.flatMap((language) => [...words[language].pages.values()]);

const pageFile = ({ id, language }: Pick<Page, 'id' | 'language'>) => `${language}/${id}.md`;

const practiceFinding = findingIn('practice.yaml');

function figureFindings({ figures }: Practice): Finding[] {
  return Object.entries(figures)
    .filter(([, { sample }]) => sample)
    .map(([name, { value }]) =>
      practiceFinding(`figures.${name}`, `${value}, a sample`, {
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
  const old = monthsBefore(today, freshFor);
  const finding = findingIn(pageFile(page));
  const findings = (page.sources ?? [])
    .filter(({ checkedOn }) => checkedOn < old)
    .map(({ name, checkedOn }) =>
      finding('sources', `"${name}" was last looked up on ${checkedOn}`, {
        todo: 'check it again; write what is true now, and today’s date as checkedOn',
      }),
    );
  if (page.kind !== 'service') return findings;
  if (page.reviewedOn < old) {
    const todo = 'have the psychiatrist read the page again, and write the date';
    findings.push(finding('reviewedOn', page.reviewedOn, { todo }));
  }
  if (sampleLooks.test(page.reviewedBy)) {
    const todo = 'name the clinician who has read the page';
    findings.push(finding('reviewedBy', page.reviewedBy, { todo }));
  }
  return findings;
}
