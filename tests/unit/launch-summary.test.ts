import { describe, expect, it } from 'vitest';
import { checkContent, checkFolder } from '../../lib/checks/checks.server';
import { sampleLooks } from '../../lib/checks/facts.server';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';

import { type Code, type Finding, finding } from '../../lib/findings/finding';
import { levelOf, messages } from '../../lib/findings/messages';
import { languages } from '../../lib/language';
import { summary } from '../../lib/launch/summary.server';
import { ContentCopy, today } from '../support/content-copy';

/** The files and fields of some findings of a content folder. */
function placesOf(content: ContentCopy, isMeant: (finding: Finding) => boolean): string[] {
  const { findings } = checkFolder(content.folder, today);
  return findings
    .filter(isMeant)
    .map(({ file, field }) => `${file.replace(`${content.folder}/`, '')} ${field}`);
}

describe('what looks like a sample', () => {
  it.for([
    ['ME 000000', true],
    ['$000', true],
    ['(239) 555-0100', true],
    ['https://portal.example/', true],
    ['Estacionamiento de muestra', true],
    ['Sample Board', true],
    ['SAMPLE BOARD', true],
    ['Muestra', true],
    ['Jo de Muestra', true],
    ['0', true],
    ['239-555-0199', true],
    ['NPI 0000000', true],
    ['Examples', false],
    ['9:000', false],
    ['000123', false],
    ['ME 100', false],
    ['(813) 254-7000', false],
    ['10000 Bayshore Boulevard', false],
    ['1,000 patients', false],
    ['09:00', false],
    ['El edificio muestra el número en la puerta.', false],
  ] as const)('%s: %s', ([text, isSample]) => {
    expect(sampleLooks.test(text)).toBe(isSample);
  });
});

describe('the launch check in short', () => {
  const content = readContent(contentFolder, today);
  const findings = checkContent(content);
  const nameOf = (file: string, index: string) =>
    file.endsWith('clinicians.yaml') ? content.clinicians[Number(index)]?.name : undefined;
  const lines = summary(findings, nameOf).split('\n');

  it('fits everything about the sample on a screen and a half', () => {
    expect(lines.length).toBeLessThanOrEqual(60);
  });

  it('has one line for each clinician and each page', () => {
    const subjects = lines.flatMap((line) => /^- ([^:]+):/.exec(line)?.[1] ?? []);
    // The file of the practice is in the section about the law too.
    const own = subjects.filter((subject) => !subject.endsWith('/practice.yaml'));
    expect(own).toHaveLength(new Set(own).size);
    expect(subjects).toContain(`${contentFolder}/clinicians.yaml, ${content.clinicians[0].name}`);
  });

  it('says first what could hurt a patient, then what the law asks', () => {
    const place = { file: 'content/crisis.yaml', field: '0.county' };
    const wrong: Finding = finding('other-county', place, { county: 'Lee', found: 'SalusCare' });
    const [first] = summary([...findings, wrong], nameOf).split('\n\n');
    expect(first).toMatch(
      /^What could hurt a patient\n- content\/crisis.yaml: a crisis center of another county/,
    );
    expect(lines[0]).toBe('What the law asks');
  });

  it('says last what may be wrong by a guess', () => {
    const guess = finding('names-elsewhere', { file: 'content/en/about.md', field: 'text' });
    expect(
      summary([guess, ...findings], nameOf)
        .split('\n\n')
        .at(-1),
    ).toBe(
      'What may be wrong, by a guess: look at it\n- about: names places of another county (en)',
    );
  });

  it('names languages and up to six fields, and counts more of them and what has no field', () => {
    const line = (file: string, ...fields: string[]) =>
      summary(
        fields.map((field) => finding('sample', { file, field }, { found: 'x' })),
        nameOf,
      )
        .split('\n')
        .at(-1);
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(line('content/visits.yaml', ...six)).toMatch(/ \(a, b, c, d, e, f\)$/);
    expect(line('content/visits.yaml', ...six, 'g')).toMatch(/ \(7 fields\)$/);
    expect(line('content/visits.yaml', '', '')).toMatch(/ \(2\)$/);
    expect(line('content/visits.yaml', '')).not.toContain('(');
    const inBoth = languages.map((language) =>
      finding('draft', { file: `content/${language}/policies/x.md`, field: 'effectiveOn' }),
    );
    expect(summary(inBoth, nameOf)).toMatch(/^- policies\/x: .* \(en, es\)$/m);
  });

  it('has words for every code, and the names of pictures', () => {
    const codes = Object.keys(messages) as Code[];
    const all = codes
      .filter((code) => !['fault', 'copy'].includes(levelOf(code)))
      .flatMap((code) => {
        const place = { file: `content/images/${code}.svg` };
        return [finding(code, place), finding(code, place)];
      });
    const text = summary(all, nameOf);
    // These codes are single words, which are also the words for them.
    const words = ['draft', 'sample', 'over'];
    for (const code of codes.filter((code) => !words.includes(code))) {
      expect(text).not.toMatch(new RegExp(`(?:: |; )${code}\\b`));
    }
    expect(text).toContain('shown by no page (picture-unused.svg)');
  });
});

describe('a field that does not apply', () => {
  const content = new ContentCopy();
  const unknown = () => placesOf(content, ({ code }) => code === 'not-known');

  it('is not asked for any more once that is written', () => {
    content.set('clinicians.yaml', '0.fellowship', undefined);
    content.set('practice.yaml', 'building.waitingRoom', undefined);
    expect(unknown()).toContain('clinicians.yaml 0.fellowship');
    expect(unknown()).toContain('practice.yaml building.waitingRoom');
    content.set('clinicians.yaml', '0.doesNotApply', ['fellowship']);
    content.set('practice.yaml', 'doesNotApply', ['building.waitingRoom']);
    expect(unknown()).not.toContain('clinicians.yaml 0.fellowship');
    expect(unknown()).not.toContain('practice.yaml building.waitingRoom');
  });

  it('is not asked of a nurse practitioner: a medical school and a residency', () => {
    for (const field of ['medicalSchool', 'residency']) {
      content.set('clinicians.yaml', `0.${field}`, undefined);
      expect(unknown()).toContain(`clinicians.yaml 0.${field}`);
    }
    content.set('clinicians.yaml', '0.credentials', 'APRN');
    for (const field of ['medicalSchool', 'residency']) {
      expect(unknown()).not.toContain(`clinicians.yaml 0.${field}`);
    }
  });
});

describe('a crisis center without a mobile team', () => {
  const content = new ContentCopy();

  it('is not asked for one any more once that is written', () => {
    const unknown = () =>
      placesOf(content, ({ code, file }) => code === 'not-known' && file.endsWith('crisis.yaml'));
    expect(unknown()).toContain('crisis.yaml 0.mobileTeam');
    content.set('crisis.yaml', '0.doesNotApply', ['mobileTeam', 'hours']);
    expect(unknown()).toEqual(['crisis.yaml 1.mobileTeam']);
  });
});

describe('a tracker', () => {
  const content = new ContentCopy();
  const trackers = () => placesOf(content, ({ code }) => code.startsWith('tracker'));

  it('is a finding until somebody has decided on it, in use or not', () => {
    content.set('practice.yaml', 'trackers', { analytics: 'G-ABC1234567' });
    expect(trackers()).toHaveLength(3);
    content.set('practice.yaml', 'trackersDecidedOn', '2026-11-01');
    expect(trackers()).toEqual([]);
  });
});
