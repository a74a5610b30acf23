import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contradictionRules } from '../../lib/checks/contradictions.server';
import { readContent } from '../../lib/content/content.server';
import type { Content } from '../../lib/content/types';
import { contentFolder } from '../../lib/files/folders.server';
import { doubtfulFacts } from '../../lib/guesses/facts.server';

const content = readContent(contentFolder, '2026-11-22');
const { practice } = content;
const [lead] = content.clinicians;
const osteopathicBoard = 'American Osteopathic Board of Neurology and Psychiatry';

const withPractice = (change: Partial<Content['practice']>) => ({
  practice: { ...practice, ...change },
});
const withVisits = (change: Partial<Content['visits']>) => ({
  visits: { ...content.visits, ...change },
});
const withLead = (change: Partial<Content['clinicians'][0]>): Partial<Content> => ({
  clinicians: [{ ...lead, ...change }],
});
const openOn = (date: string) => withVisits({ nextOpening: { date, confirmedOn: '2026-11-20' } });
const withCity = (city: string) => withPractice({ address: { ...practice.address, city } });
const enterAt = (north: number, east: number) => withPractice({ position: { north, east } });
const officeIn = (county: string) => ({
  towns: content.towns.map((town) => (town.office ? { ...town, county } : town)),
  places: [],
});
const townIn = (id: string, county: string) => ({
  towns: content.towns.map((town) => (town.id === id ? { ...town, county } : town)),
});
/** Crisis centers with these telephone numbers. */
const centers = (...numbers: string[]) => ({
  crisis: numbers.flatMap((number) =>
    content.crisis.slice(0, 1).map((center) => ({
      ...center,
      phone: { number, confirmedOn: null },
    })),
  ),
});
const mobileTeam = (number: string) => ({
  crisis: content.crisis.map((center, index) =>
    index === 0 ? { ...center, mobileTeam: { number, confirmedOn: null } } : center,
  ),
});
const withFax = (fax: string) =>
  withPractice({ referrals: practice.referrals && { ...practice.referrals, fax } });
const withYears = (value: number) =>
  withPractice({
    figures: { ...practice.figures, yearsOfExperience: { value, sample: true, source: undefined } },
  });

const answer = { en: { parts: ['One.'] }, es: { parts: ['Uno.'] } };
const leadTo = (en: string, es = 'https://espanol.weather.example/') =>
  withPractice({ neutralPage: { en, es } });
const { videoFrom: _, ...others } = content.visits;
/** A practice whose facts do not speak of visits by video. */
const withoutVideo = {
  ...withPractice({ existingPatients: { ...practice.existingPatients, videoVisit: null } }),
  visits: {
    ...others,
    videoFrom: null,
    kinds: others.kinds.filter(({ id }) => id !== 'video'),
    answers: {
      ...others.answers,
      videoProgram: null,
      controlledByVideo: null,
      controlledLater: null,
    },
  },
};

const withoutOffice = (office: boolean | null) => ({
  ...withoutVideo,
  visits: { ...withoutVideo.visits, office },
});

/** What cannot both hold, with the finding as "code file field". */
const contradictory: [what: string, change: Partial<Content>, finding: string][] = [
  [
    'an opening on a Sunday',
    openOn('2026-12-06'),
    'opening-while-closed visits.yaml nextOpening.date',
  ],
  [
    'an opening on a Saturday',
    openOn('2026-12-05'),
    'opening-while-closed visits.yaml nextOpening.date',
  ],
  [
    'an opening on a Sunday, on the last day on which it is shown',
    { ...openOn('2026-12-06'), today: '2026-11-27' },
    'opening-while-closed visits.yaml nextOpening.date',
  ],
  [
    'an opening on a holiday',
    openOn('2026-11-26'),
    'opening-while-closed visits.yaml nextOpening.date',
  ],
  [
    'an opening on the second of two holidays',
    openOn('2026-11-27'),
    'opening-while-closed visits.yaml nextOpening.date',
  ],
  [
    'an opening for new patients who are not accepted',
    withVisits({ newPatients: 'notAccepted' }),
    'opening-for-nobody visits.yaml nextOpening',
  ],
  [
    'visits neither in the office nor by video',
    withoutOffice(false),
    'visits-nowhere visits.yaml office',
  ],
  [
    'a link to visits by video that are not offered',
    { ...withoutVideo, practice },
    'video-not-offered practice.yaml existingPatients.videoVisit',
  ],
  [
    'minutes of visits by video that are not offered',
    { ...withoutVideo, visits: { ...withoutVideo.visits, kinds: content.visits.kinds } },
    'video-not-offered visits.yaml kinds.2.id',
  ],
  [
    'the program of visits by video that are not offered',
    {
      ...withoutVideo,
      visits: {
        ...withoutVideo.visits,
        answers: {
          ...withoutVideo.visits.answers,
          videoProgram: answer,
        },
      },
    },
    'video-not-offered visits.yaml answers.videoProgram',
  ],
  ...(['controlledByVideo', 'controlledLater'] as const).map((name): (typeof contradictory)[0] => [
    `the answer ${name} about visits by video that are not offered`,
    {
      ...withoutVideo,
      visits: {
        ...withoutVideo.visits,
        answers: { ...withoutVideo.visits.answers, [name]: answer },
      },
    },
    `video-not-offered visits.yaml answers.${name}`,
  ]),
  [
    'Medicare’s amount without Medicare',
    {
      ...withVisits({ medicareAssignment: true }),
      insurers: content.insurers.filter(({ id }) => id !== 'medicare'),
    },
    'assignment-without-medicare visits.yaml medicareAssignment',
  ],
  [
    'a crisis center with the practice’s number',
    centers(practice.phone),
    'own-number-in-crisis crisis.yaml 0.phone.number',
  ],
  [
    'a mobile team with the practice’s fax',
    mobileTeam('(239) 555-0101'),
    'own-number-in-crisis crisis.yaml 0.mobileTeam.number',
  ],
  [
    'the time of the Panhandle in Naples',
    withPractice({ timeZone: 'America/Chicago' }),
    'other-time-zone practice.yaml timeZone',
  ],
  [
    'the time of Naples in Okaloosa County',
    officeIn('Okaloosa'),
    'other-time-zone practice.yaml timeZone',
  ],
  ['an entrance in Tallahassee', enterAt(30.44, -84.28), 'far-from-town practice.yaml position'],
  [
    'an entrance a degree farther north',
    enterAt(27.142, -81.795),
    'far-from-town practice.yaml position',
  ],
  ['an entrance at 40 miles', enterAt(26.722, -81.795), 'far-from-town practice.yaml position'],
  [
    'Bonita Springs in Collier County',
    townIn('bonita-springs', 'Collier'),
    'counties-differ towns.yaml 2.county',
  ],
  [
    '“Leave this page” to the practice itself',
    withPractice({
      neutralPage: { en: 'https://www.weather.gov/', es: 'https://www.sample-coast.example/' },
    }),
    'leaves-to-itself practice.yaml neutralPage.es',
  ],
  [
    '“Leave this page” to a part of the practice’s domain',
    leadTo('https://portal.sample-coast.example/'),
    'leaves-to-itself practice.yaml neutralPage.en',
  ],
  [
    '“he / él” with “la Dra.”',
    withLead({ pronoun: { en: 'he', es: 'él' } }),
    'forms-differ clinicians.yaml 0.pronoun.es',
  ],
  [
    '“él” alone with “la Dra.”',
    withLead({ pronoun: { en: 'they', es: 'él' } }),
    'forms-differ clinicians.yaml 0.pronoun.es',
  ],
  [
    '“he” alone with “la Dra.”',
    withLead({ pronoun: { en: 'he', es: 'elle' } }),
    'forms-differ clinicians.yaml 0.pronoun.en',
  ],
  [
    '“ella” alone with “el Dr.”',
    withLead({
      formOfAddress: { en: 'Dr. Doe', es: 'el Dr. Doe' },
      spanishForm: null,
      pronoun: { en: 'they', es: 'ella' },
    }),
    'forms-differ clinicians.yaml 0.pronoun.es',
  ],
  [
    '“she” alone with the masculine form',
    withLead({
      formOfAddress: { en: 'Jo Doe', es: 'Jo Doe' },
      spanishForm: 'masculine',
      pronoun: { en: 'she', es: 'elle' },
    }),
    'forms-differ clinicians.yaml 0.pronoun.en',
  ],
  [
    '“he / ella”',
    withLead({ pronoun: { en: 'he', es: 'ella' } }),
    'forms-differ clinicians.yaml 0.pronoun.en',
  ],
  [
    '“el Dr.” in the feminine form',
    withLead({ formOfAddress: { en: 'Dr. Doe', es: 'el Dr. Doe' }, pronoun: null }),
    'forms-differ clinicians.yaml 0.spanishForm',
  ],
  [
    'an osteopathic board in the register of others',
    withLead({ board: osteopathicBoard }),
    'register-of-others clinicians.yaml 0.boardLookUp',
  ],
];

const doubtful: [what: string, change: Partial<Content>, code: string][] = [
  [
    'two crisis centers with one number',
    centers('(239) 234-5678', '(239) 234-5678'),
    'shared-number',
  ],
  ['a fax with the number of the telephone', withFax(practice.phone), 'shared-number'],
  ['an address in a town beside that with the office', withCity('Estero'), 'other-city'],
  ['40 years of experience since 2010', withYears(40), 'more-years'],
];

const sound: [what: string, change: Partial<Content>][] = [
  ['the sample', {}],
  ['an opening on a Monday', openOn('2026-12-07')],
  ['an opening on a day with other hours', openOn('2026-12-24')],
  ['an opening on a Sunday that is over', { ...openOn('2026-12-06'), today: '2026-12-07' }],
  [
    'an opening on a Sunday that was confirmed longer ago than it is shown',
    { ...openOn('2026-12-06'), today: '2026-11-28' },
  ],
  [
    'an opening for new patients that is over where none are accepted',
    { ...withVisits({ newPatients: 'notAccepted' }), today: '2027-06-01' },
  ],
  [
    '“Leave this page” to a domain that only ends alike',
    leadTo('https://notsample-coast.example/'),
  ],
  ['visits of which it is not known whether they are in the office', withoutOffice(null)],
  ['an entrance 39 miles from the center of the town', enterAt(26.707, -81.795)],
  ['an opening beside a waiting list', withVisits({ newPatients: 'waitingList' })],
  ['a practice without visits by video', withoutVideo],
  ['visits by video alone', withVisits({ office: false })],
  ['Medicare’s amount with Medicare', withVisits({ medicareAssignment: true })],
  [
    'one number of a center and its mobile team',
    mobileTeam(content.crisis[0]?.phone?.number ?? ''),
  ],
  ['either time in Gulf County', officeIn('Gulf')],
  ['an entrance at the edge of the town', enterAt(26.27, -81.8)],
  ['a city in capitals', withCity('NAPLES')],
  ['“they” with “la Dra.”', withLead({ pronoun: { en: 'they', es: 'elle' } })],
  [
    'an osteopathic board in its own register',
    withLead({ board: osteopathicBoard, boardLookUp: 'https://findado.osteopathic.org' }),
  ],
  ['17 years of experience since 2010', withYears(17)],
  [
    '40 years of experience of two clinicians',
    { ...withYears(40), clinicians: [lead, { ...lead, inPracticeSince: 1999 }] },
  ],
];

const faultsOn = (change: Partial<Content>) =>
  contradictionRules.flatMap((rule) => rule({ ...content, ...change }));
const guessesOn = (change: Partial<Content>) => doubtfulFacts({ ...content, ...change });

describe('facts of several files', () => {
  it.each(contradictory)(
    'that cannot both hold are refused where one stands: %s',
    (_, change, expected) => {
      const findings = faultsOn(change);
      expect(findings.map(({ code, file, field }) => `${code} ${basename(file)} ${field}`)).toEqual(
        [expected],
      );
      expect(findings[0]?.level).toBe('fault');
    },
  );

  it('are told with the fact that contradicts them', () => {
    const told = (change: Partial<Content>) => faultsOn(change).map(({ values }) => values);
    expect(told(openOn('2026-12-06'))).toEqual([{ day: '2026-12-06' }]);
    expect(told(mobileTeam('(239) 555-0101'))).toEqual([
      { number: '(239) 555-0101', other: 'referrals.fax' },
    ]);
    expect(told(officeIn('Okaloosa'))).toEqual([{ county: 'Okaloosa', zone: 'America/Chicago' }]);
    expect(told(enterAt(27.142, -81.795))).toEqual([{ miles: 69, town: 'naples' }]);
    expect(told(townIn('bonita-springs', 'Collier'))).toEqual([
      { town: 'Bonita Springs', county: 'Collier', other: 'Lee' },
    ]);
    expect(told(withLead({ pronoun: { en: 'he', es: 'elle' } }))).toEqual([
      { found: 'he', other: 'formOfAddress.es', model: lead.formOfAddress.es },
    ]);
  });

  it('are found in the entry that is at fault, also where it is not the first', () => {
    const fields = (change: Partial<Content>) => faultsOn(change).map(({ field }) => field);
    const sound = { ...lead, board: null };
    const wrong = { ...lead, board: osteopathicBoard, pronoun: { en: 'he', es: 'él' } };
    expect(fields({ clinicians: [sound, wrong] })).toEqual(['1.pronoun.es', '1.boardLookUp']);
    const second = content.crisis.map((center, index) =>
      index === 1 ? { ...center, phone: { number: practice.phone, confirmedOn: null } } : center,
    );
    expect(fields({ crisis: second })).toEqual(['1.phone.number']);
  });

  it.each(doubtful)('that hardly hold both are guesses: %s', (_, change, code) => {
    const findings = guessesOn(change);
    expect([...new Set(findings.map(({ code }) => code))]).toEqual([code]);
    expect(findings[0]?.level).toBe('guess');
    expect(faultsOn(change)).toEqual([]);
  });

  it.each(sound)('that can both hold are accepted: %s', (_, change) => {
    expect([...faultsOn(change), ...guessesOn(change)]).toEqual([]);
  });
});

it('more years of experience are doubted by those who treat patients today', () => {
  const years = Number(content.today.slice(0, 4)) - 2010 + 1;
  const other = { ...lead, inPracticeSince: 1990, until: '2026-11-21' };
  const own = { ...lead, inPracticeSince: 2010 };
  const doubted = (clinicians: Content['clinicians']) =>
    doubtfulFacts({ ...content, ...withYears(years + 1), clinicians }).some(
      ({ code }) => code === 'more-years',
    );
  expect(doubted([own, other])).toBe(true);
  expect(doubted([own, { ...other, until: content.today }])).toBe(false);
  // Of one the years are not known.
  expect(doubted([own, { ...lead, inPracticeSince: null }])).toBe(false);
});
