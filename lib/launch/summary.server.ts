import { type Code, type Finding, inOrder, sentenceOf } from '../findings/finding';

/** The sections of the summary, the most important first, with the codes that belong to each. */
const sections: readonly { heading: string; codes: readonly Code[] }[] = [
  {
    heading: 'What could hurt a patient',
    codes: [
      'other-county',
      'other-place',
      'unknown-clinician',
      'called-physician',
      'said-to-speak-spanish',
      'nobody-speaks-spanish',
      'speaks-of-video',
      'speaks-of-medicare',
      'says-most-insurers',
      'no-crisis-center',
    ],
  },
  {
    heading: 'What the law asks',
    codes: [
      'form-without-agreement',
      'tracker-on-conditions',
      'tracker-in-use',
      'tracker-undecided',
      'sample-figure',
      'sample-review',
      'draft',
      'unsigned',
    ],
  },
];

/** The heading of the last section, which has all other findings. */
const otherHeading = 'What is missing or to be confirmed';

/**
 * The short words for a code. A finding with one of these has no whole sentence, and
 * several in one line are counted. Faults have none, because they stop the build before.
 */
const alwaysBrief: { [code in Code]?: string } = {
  draft: 'draft',
  'not-accepted': 'Spanish not accepted since the English changed',
  'not-known': 'not known',
  'not-confirmed': 'confirmed a year ago or more',
  'never-confirmed': 'not confirmed',
  sample: 'sample',
  'sample-picture': 'sample picture',
  'sample-figure': 'sample figure',
  'sample-review': 'sample review',
  'tracker-undecided': 'nobody has decided on tools that measure visits',
};

/** The greatest number of fields that a line names. */
const placesShown = 6;

/** The short words for the codes that are printed as a whole sentence where they stand alone. */
const briefAmongOthers: { [code in Code]?: string } = {
  'other-county': 'of another county',
  'other-place': 'names a place that is no fact',
  'unknown-clinician': 'names a doctor who is no clinician here',
  'called-physician': 'speaks of a psychiatrist',
  'said-to-speak-spanish': 'says that the lead speaks Spanish',
  'nobody-speaks-spanish': 'nobody speaks Spanish',
  'speaks-of-video': 'speaks of visits by video',
  'speaks-of-medicare': 'speaks of Medicare',
  'says-most-insurers': 'speaks of most insurers',
  'no-crisis-center': 'a county without a crisis center',
  'tracker-on-conditions': 'a tool on pages about conditions',
  'tracker-in-use': 'a tool in use without a decision',
  'form-without-agreement': 'a form without an agreement',
  'number-unmarked': 'a number to call without its mark',
  'picture-unused': 'shown by no page',
  'not-shown': 'a file that no page can show',
  'english-fact': 'in English',
  'quotation-marks': 'other quotation marks',
  'lines-alike': 'lines that may be a list',
  'towns-alike': 'much like another town',
  'names-left-out': 'names what was left out',
  'paragraph-ends': 'a paragraph that ends soon',
  'not-listed': 'a text of no page',
  over: 'over',
  'missing-in-public': 'missing',
};

/**
 * Summarizes findings in a line for each clinician, page or file, under headings. What could hurt a
 * patient comes first, then what the law asks.
 * @param nameOf gives the name of an entry of a list, by its file and index
 */
export function summary(
  findings: readonly Finding[],
  nameOf: (file: string, index: string) => string | undefined,
): string {
  const rest = new Set(findings);
  const parts = sections.map(({ heading, codes }) => {
    const own = findings.filter(({ code }) => codes.includes(code));
    for (const finding of own) rest.delete(finding);
    return { heading, own };
  });
  return [...parts, { heading: otherHeading, own: [...rest] }]
    .filter(({ own }) => own.length > 0)
    .map(({ heading, own }) => [heading, ...linesOf(own, nameOf)].join('\n'))
    .join('\n\n');
}

function linesOf(
  findings: readonly Finding[],
  nameOf: (file: string, index: string) => string | undefined,
): string[] {
  const bySubject = grouped(inOrder(findings), (finding) => subjectOf(finding, nameOf));
  return [...bySubject].map(([subject, own]) => {
    const [first] = own;
    // A single finding is printed as a whole sentence, unless there are short words for its code.
    if (first && own.length === 1 && !isBrief(first)) return `- ${subject}: ${sentenceOf(first)}`;
    const parts = [...grouped(own, briefWords)].map(([words, some]) => `${words}${placesOf(some)}`);
    return `- ${subject}: ${parts.join('; ')}`;
  });
}

const isBrief = ({ code }: Finding) => code === 'unsigned' || alwaysBrief[code] !== undefined;

/** The short words for a finding: "not approved", "sample"; its code if it has none. */
const briefWords = ({ code, values }: Finding): string =>
  code === 'unsigned'
    ? `not ${values.word}`
    : (alwaysBrief[code] ?? briefAmongOthers[code] ?? code);

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
  const [named = fields] = [languages, pictures].filter((names) => names.length > 0);
  const places = [...new Set(named)].filter(Boolean);
  if (places.length === 0) return findings.length > 1 ? ` (${findings.length})` : '';
  if (places.length <= placesShown) return ` (${places.join(', ')})`;
  return ` (${places.length} ${named === pictures ? 'files' : 'fields'})`;
}
