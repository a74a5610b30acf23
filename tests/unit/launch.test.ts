import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/checks/checks.server';
import { readContent } from '../../lib/content/content.server';
import { type Practice, practiceSchema } from '../../lib/content/schemas/practice.server';
import { lineOf } from '../../lib/content/text/plain.server';
import type { Content } from '../../lib/content/types';
import { contentFolder } from '../../lib/files/folders.server';
import { listPictures } from '../../lib/files/images.server';
import { countByCode, inOrder } from '../../lib/findings/finding';
import { mapTrackers, trackerRegistry } from '../../lib/tracking/registry';
import { ContentCopy } from '../support/content-copy';

const today = '2026-11-21';
const content = readContent(contentFolder, today);
const findingsOn = (changed: Content) =>
  checkContent(changed).map(
    ({ code, file, field }) => `${code} ${file.replace(`${contentFolder}/`, '')} ${field}`,
  );
const findings = findingsOn(content);

/** The findings on a practice with other facts. */
const ofPractice = (practice: Partial<Practice>) =>
  findingsOn({ ...content, practice: { ...content.practice, ...practice } }).filter((finding) =>
    finding.includes('practice.yaml'),
  );

const words = { en: 'Behind the house.', es: 'Detrás de la casa.' };
const inLines = { en: lineOf(words.en), es: lineOf(words.es) };

/** The facts that a real practice would write; the names are invented. */
const real: Practice = {
  ...content.practice,
  sample: undefined,
  name: 'Harbor Psychiatry',
  phone: '(239) 234-5678',
  email: 'office@harbor.test',
  domain: 'harbor.test',
  address: { street: '12 Fifth Avenue South', city: 'Naples', state: 'FL', zip: '34102' },
  whatsApp: false,
  building: {
    ...content.practice.building,
    elevator: false,
    parking: words,
    bus: words,
    waitingRoom: words,
  },
  existingPatients: practiceSchema.shape.existingPatients.parse({ languages: ['en'] }),
  referrals: { fax: '(239) 263-0101', send: words, report: words },
  civilRightsCoordinator: 'Jo Doe, office manager',
  trackersDecidedOn: today,
};
const [lead] = content.clinicians;
const realContent: Content = {
  ...content,
  practice: real,
  clinicians: [
    {
      ...lead,
      name: 'Jo Doe',
      formOfAddress: { en: 'Dr. Doe', es: 'la Dra. Doe' },
      pronoun: { en: 'she', es: 'ella' },
      spanishForm: 'feminine',
      license: { ...lead.license, number: 'ME 123456' },
      npi: '1234567893',
      medicalSchool: 'University of Miami',
      residency: 'Jackson Memorial Hospital',
      fellowship: 'Child psychiatry',
      affiliations: [],
      sample: undefined,
    },
  ],
  visits: {
    ...content.visits,
    sample: undefined,
    kinds: content.visits.kinds.map((kind) => ({ ...kind, price: 350 })),
    missedVisitFee: 50,
    medicareAssignment: true,
    callBackWithin: 30,
    treatmentReplyWithin: 2,
    aiNotes: true,
    cardOnFile: false,
    spanishAtNight: true,
    spanishTherapists: true,
    answers: Object.fromEntries(
      Object.keys(content.visits.answers).map((name) => [name, inLines]),
    ) as unknown as Content['visits']['answers'],
  },
  insurers: content.insurers.map((insurer) => ({
    ...insurer,
    state: 'in network',
    confirmedOn: today,
  })),
  'language-help': [],
};

describe('the launch check of the content', () => {
  it.each([
    'sample practice.yaml sample',
    'sample practice.yaml name',
    'sample practice.yaml phone',
    'sample practice.yaml email',
    'sample practice.yaml domain',
    'sample practice.yaml address.street',
    'sample-figure practice.yaml figures.patientSuccessRate.sample',
    'tracker-undecided practice.yaml trackers.analytics',
    'sample clinicians.yaml 0.name',
    'sample clinicians.yaml 0.license.number',
    'not-known practice.yaml building.waitingRoom',
    'not-known clinicians.yaml 0.fellowship',
    'sample visits.yaml sample',
    'not-known visits.yaml answers.afterHours',
    'not-known visits.yaml answers.papers',
    'not-known visits.yaml answers.controlledByVideo',
    'not-known visits.yaml missedVisitFee',
    'not-known visits.yaml spanishAtNight',
    'not-known practice.yaml existingPatients.languages',
    'not-known practice.yaml building.bus',
    'not-known crisis.yaml 0.mobileTeam',
    'not-known crisis.yaml 0.hours',
    'never-confirmed insurers.yaml 0.confirmedOn',
    'sample-review en/home.md reviews.0',
    'sample-review es/home.md reviews.0',
    'unsigned en/about.md approvedBy',
    'unsigned es/about.md approvedBy',
    'unsigned en/services/adhd-treatment.md reviewedBy',
    'unsigned en/telepsychiatry.md reviewedBy',
    'unsigned en/for-families.md reviewedBy',
    'draft es/policies/billing-policy.md effectiveOn',
  ])('names what is a sample, not known, not confirmed, open or unsigned: %s', (name) => {
    expect(findings).toContain(name);
  });

  it.each(['insurers.yaml 0.confirmedOn', 'crisis.yaml 0.phone.confirmedOn'])(
    'names a confirmation that is a year old: %s',
    (name) => {
      const crisis = content.crisis.map((center) => ({
        ...center,
        phone: { number: '(239) 234-5678', confirmedOn: today },
      }));
      const on = (today: string) => findingsOn({ ...realContent, crisis, today });
      expect(on('2027-11-20')).not.toContain(`not-confirmed ${name}`);
      expect(on('2027-11-21')).toContain(`not-confirmed ${name}`);
    },
  );

  it('looks for samples in every file of facts, in both languages', () => {
    const reason = { en: '000', es: 'Muestra' };
    const hours = { ...content.hours, exceptions: [{ from: '2090-01-01', reason, hours: null }] };
    const [help] = content['language-help'];
    const languageHelp = help ? [{ ...help, text: lineOf('Sample') }] : [];
    expect(findingsOn({ ...content, hours, 'language-help': languageHelp })).toEqual(
      expect.arrayContaining([
        'sample hours.yaml exceptions.0.reason.en',
        'sample hours.yaml exceptions.0.reason.es',
        'sample language-help.yaml 0.text',
      ]),
    );
  });

  it('names no fact of a practice with its own', () => {
    const facts = findingsOn(realContent).filter((finding) =>
      /^\S+ (practice|clinicians|visits|insurers)/.test(finding),
    );
    const others = facts.filter((finding) => !finding.startsWith('sample-figure'));
    expect(others, 'a field to which realContent gives no real value').toEqual([]);
  });

  it('names the trackers that learn of a condition where they may run, and those not decided on', () => {
    const trackers = mapTrackers((name) => trackerRegistry[name].id.example);
    const open = (changes: Partial<Practice>) =>
      ofPractice({ trackers, trackersDecidedOn: today, ...changes }).filter((finding) =>
        finding.includes('trackers.'),
      );
    expect(open({ discretion: 'reduced' })).toEqual([
      'tracker-on-conditions practice.yaml trackers.replay',
      'tracker-on-conditions practice.yaml trackers.pixel',
    ]);
    expect(open({ discretion: 'strict' })).toEqual([]);
    expect(open({ trackersDecidedOn: null })).toContain(
      'tracker-in-use practice.yaml trackers.analytics',
    );
    const none = mapTrackers(() => null);
    expect(open({ trackers: none })).toEqual([]);
    expect(open({ trackers: none, trackersDecidedOn: null })).toContain(
      'tracker-undecided practice.yaml trackers.pixel',
    );
  });

  it('asks for no hours of a closed day, and for no state without visits by video', () => {
    const visits = { ...content.visits, videoFrom: null };
    const asked = findingsOn({ ...content, visits }).filter((name) => name.startsWith('not-known'));
    expect(content.hours.exceptions[0]?.hours).toBeNull();
    expect(asked).not.toContain('not-known hours.yaml exceptions.0.hours');
    expect(asked.join()).not.toContain('videoFrom');
  });

  it('asks for facts about video, Medicare and the register of a board only where there are these', () => {
    const asked = (changes: Partial<Content>) =>
      findingsOn({ ...content, ...changes }).flatMap((name) => name.split('not-known ')[1] ?? []);
    const ofVideo = 'visits.yaml answers.controlledByVideo';
    const withoutVideo = { ...content.visits, videoFrom: null };
    expect(asked({})).toContain(ofVideo);
    expect(asked({ visits: withoutVideo })).not.toContain(ofVideo);

    const assignment = 'visits.yaml medicareAssignment';
    const medicare = (state: 'in network' | 'not accepted') =>
      asked({
        visits: { ...content.visits, medicareAssignment: null },
        insurers: content.insurers.map((one) => (one.id === 'medicare' ? { ...one, state } : one)),
      });
    expect(medicare('in network')).toContain(assignment);
    expect(medicare('not accepted')).not.toContain(assignment);

    const certified = { ...lead, board: 'American Board', boardLookUp: null };
    const registers = (...clinicians: Content['clinicians']) =>
      asked({ clinicians }).filter((name) => name.endsWith('boardLookUp'));
    expect(registers(certified, certified)).toEqual(['clinicians.yaml 0.boardLookUp']);
    expect(registers({ ...certified, board: null })).toEqual([]);
  });

  it('asks for the training of a physician at a physician alone', () => {
    const asked = (credentials: string) => {
      const clinicians = [{ ...lead, credentials, medicalSchool: null, residency: null }];
      return findingsOn({ ...content, clinicians } as Content)
        .filter((name) => name.startsWith('not-known clinicians.yaml'))
        .filter((name) => /medicalSchool|residency/.test(name));
    };
    expect(asked('MD')).toHaveLength(2);
    expect(asked('DO')).toHaveLength(2);
    expect(asked('APRN')).toEqual([]);
    expect(asked('PA')).toEqual([]);
  });

  it('names a page that a sample has signed, and none that a person has', () => {
    const signedBy = (by: string) => {
      const { pages } = content.words.en;
      const about = pages.get('about');
      const signed = about && { ...about, approved: { by, on: today } };
      const english = { ...content.words.en, pages: new Map([...pages, ['about', signed]]) };
      return findingsOn({
        ...content,
        words: { ...content.words, en: english },
      } as unknown as Content).filter((name) => name.includes(' en/about.md approvedBy'));
    };
    expect(signedBy('Alex Sample, MD')).toEqual(['sample en/about.md approvedBy']);
    expect(signedBy('Jo Doe, MD')).toEqual([]);
  });

  it('asks for the languages of the links for patients where there are links', () => {
    const { existingPatients } = content.practice;
    const none = practiceSchema.shape.existingPatients.parse({});
    const asked = (links: Practice['existingPatients']) =>
      ofPractice({ existingPatients: links }).filter((name) => name.includes('existingPatients'));
    const open = ['not-known practice.yaml existingPatients.languages'];
    expect(asked({ ...none, refills: existingPatients.refills })).toEqual(
      expect.arrayContaining(open),
    );
    expect(asked({ ...existingPatients, languages: ['en'] })).not.toEqual(
      expect.arrayContaining(open),
    );
    expect(asked(none)).toEqual([]);
  });

  it('names a clinician who has left from the day after the last one', () => {
    const other = { ...lead, until: '2026-11-20' };
    const over = (today: string) =>
      findingsOn({ ...content, clinicians: [lead, other], today }).filter((name) =>
        name.startsWith('over clinicians'),
      );
    expect(over('2026-11-20')).toEqual([]);
    expect(over('2026-11-21')).toEqual(['over clinicians.yaml 1.until']);
  });

  it('doubts no practice with new patients while it is not known of its clinicians', () => {
    const newPatients = (acceptsNewPatients: boolean | null) =>
      findingsOn({ ...content, clinicians: [{ ...lead, acceptsNewPatients }] }).filter((name) =>
        name.startsWith('no-new-patients'),
      );
    expect([true, null, false].map(newPatients)).toEqual([
      [],
      [],
      ['no-new-patients visits.yaml newPatients'],
    ]);
    // A practice that takes none, or of which it is not known, says nothing that could be wrong.
    const visitsOf = (newPatients: Content['visits']['newPatients']) => ({
      visits: { ...content.visits, newPatients },
      clinicians: [{ ...lead, acceptsNewPatients: false }] as Content['clinicians'],
    });
    for (const state of ['waitingList', 'notAccepted', null] as const) {
      expect(findingsOn({ ...content, ...visitsOf(state) }).join(), `${state}`).not.toContain(
        'no-new-patients',
      );
    }
  });

  it('doubts new patients where those who accept them have left or have not begun', () => {
    const [from, until] = ['2026-11-22', '2026-11-20'];
    const newPatients = (other: { from?: string; until?: string }) =>
      findingsOn({
        ...content,
        clinicians: [
          { ...lead, acceptsNewPatients: false },
          { ...lead, ...other, acceptsNewPatients: true },
        ],
      }).filter((name) => name.startsWith('no-new-patients'));
    const found = ['no-new-patients visits.yaml newPatients'];
    expect([{ from }, { until }, {}].map(newPatients)).toEqual([found, found, []]);
  });

  it('asks for no crisis center in the county of a town that is retired', () => {
    const town = { ...content.towns[1], county: 'Polk', retired: true as const };
    const without = (retired: true | undefined) =>
      findingsOn({ ...content, towns: [{ ...town, retired }] as Content['towns'] }).filter((name) =>
        name.startsWith('no-crisis-center'),
      );
    expect(without(true)).toEqual([]);
    expect(without(undefined)).toEqual(['no-crisis-center towns.yaml 0.county']);
  });

  it('names the entry that is over, or that nobody knows, and no entry beside it', () => {
    const { exceptions } = content.hours;
    const notice = {
      id: 'storm',
      from: '2026-11-01T00:00',
      urgent: true,
      text: inLines,
      link: null,
    };
    const notices = [
      { ...notice, until: '2026-11-29T00:01' },
      { ...notice, id: 'flood', until: '2026-11-29T00:00' },
    ];
    const [past, ...coming] = exceptions;
    const hours = { ...content.hours, exceptions: past ? [...coming, past] : [] };
    const on = (changes: Partial<Content>) => findingsOn({ ...realContent, ...changes });
    const over = (changes: Partial<Content>) =>
      on(changes).filter((finding) => finding.startsWith('over '));
    expect(over({ notices, hours, today: '2026-11-28' })).toEqual([
      `over hours.yaml exceptions.${coming.length}`,
    ]);
    expect(over({ notices, today: '2026-11-29' })).toContain('over notices.yaml 1.until');
    expect(over({ notices, today: '2026-11-29' })).not.toContain('over notices.yaml 0.until');

    const [known] = realContent.insurers;
    const insurers = known ? [known, { ...known, id: 'b', name: 'B', confirmedOn: null }] : [];
    expect(on({ insurers }).filter((finding) => finding.includes('insurers.yaml'))).toEqual([
      'never-confirmed insurers.yaml 1.confirmedOn',
    ]);
  });

  it('says of each finding what it is about: which county, center, page, tracker and sample', () => {
    const valuesOf = (code: string, changes: Partial<Content>) =>
      checkContent({ ...content, ...changes })
        .filter((finding) => finding.code === code)
        .map(({ values }) => values);
    const [center] = content.crisis;
    const crisis = center ? [{ ...center, name: 'A center', county: 'Polk' as const }] : [];
    expect(valuesOf('other-county', { crisis })).toEqual([{ county: 'Polk', found: 'A center' }]);
    const [town] = content.towns;
    const towns = town ? [{ ...town, county: 'Polk' as const }] : [];
    expect(valuesOf('no-crisis-center', { towns })).toEqual([{ county: 'Polk' }]);
    const [clinician] = realContent.clinicians;
    const therapist = { ...clinician, credentials: 'LMHC' } as Content['clinicians'][0];
    expect(valuesOf('lead-prescribes', { clinicians: [therapist] })).toEqual([{ found: 'LMHC' }]);
    expect(
      valuesOf('sample', { ...realContent, clinicians: [{ ...clinician, name: 'Jo Sample' }] }),
    ).toContainEqual({ found: 'Jo Sample' });
    expect(valuesOf('not-known', {})).toContainEqual({ name: 'fellowship' });
    expect(valuesOf('unsigned', {})).toContainEqual({ word: 'reviewed' });
    const { exceptions } = content.hours;
    expect(valuesOf('over', { today: '2026-11-28' })).toContainEqual({
      day: exceptions[0]?.until,
    });
    // A sample review is known by its words, in each language.
    const reviews = valuesOf('sample-review', {}).map(({ found }) => found);
    expect(new Set(reviews).size).toBe(reviews.length);
  });

  it('names sources that were not read for a year', () => {
    const source = 'not-confirmed en/services/anxiety-treatment.md sources.0.checkedOn';
    expect(findings).not.toContain(source);
    expect(findingsOn({ ...content, today: '2028-01-01' })).toContain(source);
  });
});

describe('the launch check as it is printed', () => {
  it('begins with what is due and ends with what is not known, and counts each kind', () => {
    const sorted = inOrder(checkContent({ ...content, today: '2030-01-01' }));
    const levels = [...new Set(sorted.map(({ level }) => level))];
    expect(levels).toEqual(['reminder', 'launch']);
    expect(sorted.at(-1)?.code).toBe('not-known');
    const count = sorted.filter(({ code }) => code === 'unsigned').length;
    expect(countByCode(sorted)).toMatch(new RegExp(`(^|, )${count} unsigned, .*\\d+ not-known$`));
  });
});

describe('the launch check of pictures and the clip', () => {
  const copy = new ContentCopy();
  const files = (code: string, changes: Partial<Content> = {}) =>
    checkContent({ ...content, folder: copy.folder, ...changes })
      .filter((finding) => finding.code === code)
      .map(({ file }) => file.replace(/^.*\/images\//, ''));

  it('names each sample drawing that is shown, until another picture stands there', () => {
    const drawings = listPictures(join(copy.folder, 'images')).pictures.map(({ path }) => path);
    // The flags are nobody's sample.
    const ofPractice = drawings.filter((path) => !path.startsWith('flags/'));
    expect(files('sample-picture').sort()).toEqual(ofPractice.sort());
    const insurers = content.insurers.filter(({ id }) => id !== 'aetna');
    expect(files('sample-picture', { insurers })).not.toContain('insurers/aetna.svg');
    renameSync(
      join(copy.folder, 'images/insurers/cigna.svg'),
      join(copy.folder, 'images/psychiatrist.svg'),
    );
    const replaced = ['psychiatrist.svg', 'insurers/cigna.svg'];
    expect(files('sample-picture').sort()).toEqual(
      ofPractice.filter((path) => !replaced.includes(path)),
    );
  });

  it('names a clip, captions and forms to print that are missing', () => {
    const practice = { ...content.practice, video: '/video/none.mp4' };
    expect(files('missing-in-public', { practice })).toHaveLength(3);
    const form = { name: { en: 'History', es: 'Historia' }, file: '/forms/history.pdf' };
    const existingPatients = { ...content.practice.existingPatients, forms: [form] };
    const withForm = { practice: { ...content.practice, existingPatients } };
    expect(files('missing-in-public', withForm)).toEqual(['public/forms/history.pdf']);
    expect(files('missing-in-public')).toEqual([]);
    expect(checkContent(content).map(({ file }) => file)).toContain('public/video/welcome.mp4');
  });
});
