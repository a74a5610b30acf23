import { briefOf, type Finding, inOrder } from '../findings/finding';
import { messages } from '../findings/messages';

/** The sections as they are printed. */
const sections = [
  { section: 'patients', heading: 'What could hurt a patient' },
  { section: 'law', heading: 'What the law asks' },
  { section: 'other', heading: 'What is missing or to be confirmed' },
  { section: 'guess', heading: 'What may be wrong, by a guess: look at it' },
] as const;

/** The section of a finding. */
const sectionOf = ({ code, level }: Finding): (typeof sections)[number]['section'] =>
  level === 'guess' ? 'guess' : (messages[code].section ?? 'other');

/** The greatest number of fields that a line names. */
const placesShown = 6;

/**
 * Summarizes findings in a line for each clinician, page or file, under headings: what could hurt a patient, what the
 * law asks, what else there is, and guesses.
 * @param nameOf gives the name of an entry of a list, by its file and index
 */
export function summary(
  findings: readonly Finding[],
  nameOf: (file: string, index: string) => string | undefined,
): string {
  const bySection = grouped(findings, sectionOf);
  return sections
    .flatMap(({ section, heading }) => {
      const own = bySection.get(section);
      return own ? [[heading, ...linesOf(own, nameOf)].join('\n')] : [];
    })
    .join('\n\n');
}

/** A line for each subject of the findings, with what was found and where. */
function linesOf(
  findings: readonly Finding[],
  nameOf: (file: string, index: string) => string | undefined,
): string[] {
  const bySubject = grouped(inOrder(findings), (finding) => subjectOf(finding, nameOf));
  return [...bySubject].map(([subject, own]) => {
    const parts = [...grouped(own, briefOf)].map(([words, some]) => `${words}${placesOf(some)}`);
    return `- ${subject}: ${parts.join('; ')}`;
  });
}

/** Groups items by a key and keeps their order. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/**
 * The subject of a finding: "content/clinicians.yaml, Alex Sample",
 * "policies/hipaa-notice", "content/visits.yaml".
 */
function subjectOf(
  { file, field }: Finding,
  nameOf: (file: string, index: string) => string | undefined,
): string {
  const page = /\/(?:en|es)\/(.+)\.md$/.exec(file)?.[1];
  if (page) return page;
  const index = /^(\d+)\./.exec(field)?.[1];
  const name = index && nameOf(file, index);
  if (name) return `${file}, ${name}`;
  return file.replace(/(images)\/.*/, '$1');
}

/** The places of the findings about one subject, in brackets: languages of a page, names of pictures or of fields. */
function placesOf(findings: readonly Finding[]): string {
  const languages = findings.flatMap(({ file }) => /\/(en|es)\/.+\.md$/.exec(file)?.[1] ?? []);
  const pictures = findings.flatMap(({ file }) => /\/images\/(.+)$/.exec(file)?.[1] ?? []);
  const fields = findings.map(({ field }) => field.replace(/^\d+\./, '').replace(/\.sample$/, ''));
  const named = [languages, pictures].find((names) => names.length > 0) ?? fields;
  const places = [...new Set(named)].filter(Boolean);
  if (places.length === 0) return findings.length > 1 ? ` (${findings.length})` : '';
  if (places.length <= placesShown) return ` (${places.join(', ')})`;
  return ` (${places.length} ${named === pictures ? 'files' : 'fields'})`;
}
