import { describe, expect, it } from 'vitest';
import { finding } from '../../lib/checks/finding';
import { readContent } from '../../lib/content/content.server';
import type { Practice } from '../../lib/content/schemas/practice.server';
import type { Towns } from '../../lib/content/schemas/towns.server';
import type { Content } from '../../lib/content/types';
import { countKinds, mistakesFirst } from '../../lib/finding.server';
import { contentFolder } from '../../lib/folders.server';
import { assetFindings } from '../../lib/launch/asset-findings.server';
import { contentFindings, practiceFindings } from '../../lib/launch/content-findings.server';
import { factFindings } from '../../lib/launch/fact-findings.server';
import { mapTrackers, trackerRegistry } from '../../lib/tracking/registry';
import { withValues } from '../findings';
import { projectFolder } from '../project';

const today = '2026-11-21';
const content = readContent(contentFolder, today);
const place = { file: 'content/es/about.md', field: 'translationOf' };
const reminder = finding('reminder', place, { found: 'old', todo: 'look' });
const findings = contentFindings({ ...content, reminders: [reminder] });
const fields = findings.map(({ file, field }) => `${file} ${field}`);
const ofPractice = (practice: Partial<Practice>) =>
  practiceFindings({ ...content.practice, ...practice }).map(({ field }) => field);

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
    stepFree: true,
    elevator: false,
    accessibleRestroom: true,
    parking: { en: 'Behind the house.', es: 'Detrás de la casa.' },
    waitingRoom: { en: 'Wait in your car.', es: 'Espere en su carro.' },
  },
  existingPatients: { portal: null, payment: null, refills: null, videoVisit: null, forms: [] },
  referrals: undefined,
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
      licence: { ...lead.licence, number: 'ME 123456' },
      npi: '1234567893',
      medicalSchool: 'University of Miami',
      residency: 'Jackson Memorial Hospital',
      fellowship: undefined,
      affiliations: undefined,
      sample: undefined,
    },
  ],
  visits: { ...content.visits, sample: undefined, missedVisitFee: 50 },
  insurers: content.insurers.map((insurer) => ({
    ...insurer,
    state: 'in network',
    confirmedOn: today,
  })),
  crisisCenters: [],
  languageHelp: [],
};

describe('the launch check of the content', () => {
  it.each([
    'practice.yaml sample',
    'practice.yaml name',
    'practice.yaml phone',
    'practice.yaml email',
    'practice.yaml domain',
    'practice.yaml address.street',
    'practice.yaml figures.patientSuccessRate',
    'practice.yaml trackers.analytics',
    'clinicians.yaml Alex Sample.name',
    'clinicians.yaml Alex Sample.licence.number',
    'clinicians.yaml Alex Sample.fellowship',
    'visits.yaml sample',
    'insurers.yaml Aetna.confirmedOn',
    'insurers.yaml Humana.state',
    'crisis.yaml SalusCare.phone.confirmedOn',
  ])('names the sample, unknown or undecided fact: %s', (name) => {
    expect(fields).toContain(`content/${name}`);
  });

  it('names a confirmation that is older than a year', () => {
    const ofInsurers = (today: string) =>
      factFindings({ ...realContent, today }).map(({ file, field }) => `${file} ${field}`);
    expect(ofInsurers('2027-11-20')).not.toContain('content/insurers.yaml Aetna.confirmedOn');
    expect(ofInsurers('2027-11-22')).toContain('content/insurers.yaml Aetna.confirmedOn');
  });

  it('names sample reviews in both languages', () => {
    expect(fields).toContain('content/en/home.md reviews.0');
    expect(fields).toContain('content/es/home.md reviews.2');
  });

  it('names nothing for a practice with its own facts', () => {
    expect(ofPractice(real).filter((field) => !field.startsWith('figures.'))).toEqual([]);
    expect(factFindings(realContent)).toEqual([]);
  });

  it('says why replay and pixel ask for strict discretion', () => {
    const trackers = mapTrackers((name) => trackerRegistry[name].id.example);
    const reduced = ofPractice({ trackers, discretion: 'reduced' });
    expect(reduced).toContain('trackers.replay');
    expect(reduced).toContain('trackers.pixel');
    expect(ofPractice({ trackers, discretion: 'strict' }).join()).not.toContain('trackers.');
  });

  it('names sources that were not looked up for a year', () => {
    const anxiety = 'content/en/services/anxiety-treatment.md';
    expect(fields).not.toContain(`${anxiety} sources`);
    const later = contentFindings({ ...content, today: '2028-01-01' });
    expect(later).toContainEqual(expect.objectContaining({ file: anxiety, field: 'sources' }));
  });

  it('names each page that nobody signed, once, with what it promises', () => {
    const of = (file: string, field: string) =>
      withValues(findings).filter(
        (finding) => finding.file === `content/${file}` && finding.field === field,
      );
    const [about, ...others] = of('en/about.md', 'approvedBy');
    expect(others).toEqual([]);
    expect(about?.found).toMatch(/^not approved(\n {4}.*)*\n {4}We /);
    expect(of('es/about.md', 'approvedBy')[0]?.found).toMatch(/\n {4}/);
    expect(of('en/services/adhd-treatment.md', 'approvedBy; reviewedBy')).toHaveLength(1);
    expect(of('es/policies/billing-policy.md', 'approvedBy; effectiveOn')[0]?.found).toContain(
      'a draft',
    );
  });

  it('names what the build reminds of, and counts what it names', () => {
    expect(findings).toContainEqual(reminder);
    const unknown = withValues(findings).filter(({ found }) => found === 'not known').length;
    const unsigned = findings.filter(({ field }) => field.startsWith('approvedBy')).length;
    expect(countKinds(findings)).toMatch(
      new RegExp(`^${unsigned} unsigned pages, .* ${unknown} facts not known, .* others$`),
    );
  });
});

describe('the launch check as it is printed', () => {
  it('begins with mistakes and ends with unsigned pages', () => {
    const printed = mistakesFirst(findings);
    const isUnsigned = printed.map(({ field }) => /^(approved|reviewed)By/.test(field));
    expect(isUnsigned.slice(isUnsigned.indexOf(true))).not.toContain(false);
    expect(withValues(printed).findIndex(({ found }) => found === 'not known')).toBeGreaterThan(
      printed.indexOf(reminder),
    );
    expect(countKinds(printed)).toBe(countKinds(findings));
  });
});

describe('the launch check of the assets', () => {
  it('names each sample drawing', () => {
    const files = assetFindings(content, projectFolder).map(({ file }) => file);
    expect(files).toContain(`${contentFolder}/images/psychiatrist.svg`);
    expect(files).toContain('public/video/welcome.mp4');
    expect(files.filter((file) => file.includes('/insurers/'))).toHaveLength(15);
  });

  it('asks for no logo of an insurer that is not shown', () => {
    const insurers = content.insurers.filter(({ id }) => id !== 'aetna');
    const files = assetFindings({ ...content, insurers }, projectFolder).map(({ file }) => file);
    expect(files).not.toContain('content/images/insurers/aetna.svg');
  });

  it('names the logos that are missing, and no town that is left off the map', () => {
    const insurers = [
      ...content.insurers,
      { id: 'newcomer', name: 'Newcomer', state: 'in network' as const, confirmedOn: null },
      { id: 'stranger', name: 'Stranger', state: null, confirmedOn: null },
    ];
    const { county, paths } = content.towns.naples as Towns[string];
    const towns = { ...content.towns, naples: { county, paths } };
    const findings = assetFindings({ ...content, insurers, towns }, projectFolder);
    const names = findings.map(({ file, field }) => `${file} ${field}`);
    expect(names).toContain('content/images/insurers/newcomer ');
    expect(names.join()).not.toContain('stranger');
    expect(names.join()).not.toContain('towns.yaml');
  });
});
