import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../lib/checks/checks.server';
import { readContent } from '../../lib/content/content.server';
import { presentClinicians } from '../../lib/content/present-clinicians';
import { ContentCopy, today } from '../support/content-copy';

const content = new ContentCopy();

/** A second clinician below the lead, with other days. */
function addClinician(days: string, credentials = 'DO') {
  const [, first = ''] = /^(- [\s\S]+?)(?=\n- |$)/.exec(content.read('clinicians.yaml')) ?? [];
  const second = first
    .replace(/name: .*/, 'name: Robin Rivera')
    .replace(/credentials: .*/, `credentials: ${credentials}`)
    .replace(/(formOfAddress:\n {4}en:).*(\n {4}es:).*/, '$1 Dr. Rivera$2 el Dr. Rivera');
  content.append('clinicians.yaml', `${second.trimEnd()}\n${days}`);
}

const title = (day: string) =>
  readContent(content.folder, day).words.en.pages.get('about')?.description;

const codes = (day: string) =>
  checkFolder(content.folder, day).findings.map(({ code, field }) => `${code} ${field}`);

const names = (day: string) => {
  const { clinicians } = readContent(content.folder, day);
  return presentClinicians(clinicians, day)?.map(({ name }) => name);
};

describe('a clinician', () => {
  it('is on the site from the first day to the last', () => {
    addClinician("  from: '2026-12-01'\n  until: '2026-12-31'\n");
    expect(names('2026-11-30')).toEqual(['Alex Sample']);
    expect(names('2026-12-01')).toEqual(['Alex Sample', 'Robin Rivera']);
    expect(names('2026-12-31')).toEqual(['Alex Sample', 'Robin Rivera']);
    expect(names('2027-01-01')).toEqual(['Alex Sample']);
    expect(codes('2027-01-01')).toContain('over 1.until');
  });

  it('leads, with texts and titles, once the last day of the one before is over', () => {
    addClinician('');
    content.set('clinicians.yaml', '0.until', '2026-12-31');
    expect(title('2026-12-31')).toContain('Alex Sample, MD');
    expect(title('2027-01-01')).toContain('Robin Rivera, DO');
    expect(title('2027-01-01')).not.toContain('Alex Sample');
  });

  it('cannot lead without prescribing', () => {
    addClinician('', 'PhD');
    content.set('clinicians.yaml', '0.until', '2026-12-31');
    expect(codes('2026-12-31')).not.toContain('lead-prescribes 1.credentials');
    expect(codes('2027-01-01')).toContain('lead-prescribes 1.credentials');
  });

  it('is missed by a practice where nobody else speaks Spanish, once the last day is over', () => {
    addClinician('');
    content.set('clinicians.yaml', '0.until', '2026-12-31');
    content.set('clinicians.yaml', '1.languages', ['en']);
    content.set('visits.yaml', 'staffLanguages', undefined);
    const speaksNone = 'nobody-speaks-spanish ';
    expect(codes('2026-12-31')).not.toContain(speaksNone);
    expect(codes('2027-01-01')).toContain(speaksNone);
  });

  it('does not leave before beginning', () => {
    content.set('clinicians.yaml', '0.from', '2026-12-01');
    content.set('clinicians.yaml', '0.until', '2026-11-30');
    expect(codes(today)).toContain('schema 0.until');
  });
});

it('a practice where nobody treats patients is refused', () => {
  content.set('clinicians.yaml', '0.until', '2026-12-31');
  expect(codes('2026-12-31')).not.toContain('nobody-treats ');
  expect(codes('2027-01-01')).toContain('nobody-treats ');
});
