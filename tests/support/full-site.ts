import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sign } from '../../lib/content/signatures.server';
import { todayIn } from '../../lib/time/days.server';
import { localTime, momentOf } from '../../lib/time/local-time';
import { ensureBuild } from '../../scripts/lib/ensure-build';
import { allTrackers } from '../../scripts/lib/tracked-build';
import { sample } from './sites';

/**
 * The sample with everything that it lacks: trackers, notices, more clinicians, signatures, policies in force,
 * an editor and a service that receives the form. One build of it serves the tests of markup and of
 * browsers; their global set-ups make it.
 */
export const fullSite = {
  CONTENT_FOLDER: 'node_modules/.cache/full-content',
  DIST_FOLDER: 'node_modules/.cache/full-dist',
};

const timeZone = 'America/New_York';
const hour = 3_600_000;
const day = 24 * hour;

// Fixed here, because a run may end on another day than it began.
process.env.FULL_SITE_DAY ??= todayIn(timeZone);

/** The beginning of the day of the build, in ms since 1970. */
export const builtAt = momentOf(`${process.env.FULL_SITE_DAY}T00:00`, timeZone).getTime();

/**
 * The times of two notices, in ms since 1970: on the day of the build
 * the first one is shown, the second is to come.
 */
export const storm = { from: builtAt - hour, until: builtAt + 2 * day };
export const flood = { from: builtAt + 4 * day, until: builtAt + 40 * day };
export const clock = (moment: number) => localTime(moment, timeZone);

/** An opening that was confirmed on the day of the build. */
const dayOf = (moment: number) => clock(moment).slice(0, 10);
export const opening = { date: dayOf(builtAt + 9 * day), confirmedOn: dayOf(builtAt) };

const notices = `
- id: storm
  from: ${clock(storm.from)}
  until: ${clock(storm.until)}
  urgent: false
  text: { en: "Closed for the storm. Refills: {phone}.", es: "Cerrado por la tormenta. Recetas: {phone}." }
  link: { to: page:contact, text: { en: How to reach us, es: Cómo comunicarse } }
- id: flood
  from: ${clock(flood.from)}
  until: ${clock(flood.until)}
  urgent: true
  text: { en: The office is flooded., es: El consultorio está inundado. }
`;

export const board = 'American Board of Psychiatry and Neurology';

/** A man whose board is not known, a colleague, and a nurse about whom only the required facts are known. */
const clinicians = `
- name: Alex Sample
  credentials: MD
  role: { en: Psychiatrist, es: Psiquiatra }
  formOfAddress: { en: Dr. Sample, es: el Dr. Sample }
  photo: { image: /images/psychiatrist.svg, alt: { en: One portrait, es: Un retrato } }
  license: { number: ME 000000, lookUp: "https://flhealthsource.gov" }
  interests: []
  affiliations: []
  languages: [en, es]
  acceptsNewPatients: false
- name: Robin Sample
  credentials: DO
  role: { en: Psychiatrist, es: Psiquiatra }
  formOfAddress: { en: Dr. Robin Sample, es: la Dra. Robin Sample }
  photo: { image: /images/psychiatrist.svg, alt: { en: Another portrait, es: Otro retrato } }
  board: ${board}
  license: { number: OS 000000, lookUp: "https://flhealthsource.gov/do" }
  npi: "0000000000"
  medicalSchool: Sample University
  languages: [en, ht]
  interests: [{ en: anxiety and panic, es: la ansiedad y el pánico }, { en: grief, es: el duelo }]
  acceptsNewPatients: true
  statement: { en: Tell me what helps., es: Cuénteme qué le ayuda. }
  sample: true
- name: Jo Sample
  credentials: APRN
  role: { en: Nurse practitioner, es: Enfermera especialista }
  formOfAddress: { en: Ms. Sample, es: la licenciada Sample }
  license: { number: APRN 000000, lookUp: "https://flhealthsource.gov/aprn" }
  languages: [es]
`;

/** The cookie policy's revision in this build. */
export const policyRevision = 2;

/** Builds the full site if its build is out of date. */
export function ensureFullSite() {
  const { CONTENT_FOLDER: folder } = fullSite;
  rmSync(folder, { recursive: true, force: true });
  cpSync(sample.CONTENT_FOLDER, folder, { recursive: true });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(`${folder}/${file}`, change(readFileSync(`${folder}/${file}`, 'utf8')));
  edit('notices.yaml', () => notices);
  edit('visits.yaml', (text) =>
    text.replace(
      /^nextOpening:\n(?: .*\n)+/m,
      `nextOpening:\n  date: ${opening.date}\n  confirmedOn: ${opening.confirmedOn}\n`,
    ),
  );
  edit('clinicians.yaml', () => clinicians);
  edit('practice.yaml', (text) =>
    [
      text.replace(/^cookiePolicyRevision: .*$/m, `cookiePolicyRevision: ${policyRevision}`),
      allTrackers,
      'editor: { host: github, repository: practice/website, branch: edits }\n',
      'formAddress: https://forms.example/x\nformService: { name: "Formworks, Inc." }\n',
    ].join(''),
  );
  const review = { by: 'Robin Sample, DO', on: '2026-11-21' };
  // Approved on another day, which no page shows.
  const approval = { by: 'Jo Sample', on: '2026-11-19' };
  edit('en/services/adhd-treatment.md', (text) =>
    sign(sign(text, 'approved', approval), 'reviewed', review),
  );
  edit('es/services/ptsd-treatment.md', (text) => sign(text, 'reviewed', review));
  for (const [language, change] of Object.entries({ en: 'New hours.', es: 'Nuevo horario.' })) {
    edit(`${language}/policies/billing-policy.md`, (text) =>
      text.replace(
        '\nsummary:',
        `\neffectiveOn: 2026-11-01\nchanges: [{ on: 2026-11-20, what: ${change} }]\nsummary:`,
      ),
    );
    edit(`${language}/policies/privacy-policy.md`, (text) =>
      text.replace('\nsummary:', '\neffectiveOn: 2090-12-01\nsummary:'),
    );
  }
  ensureBuild(fullSite);
}
