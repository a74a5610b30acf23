// @module-tag further
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { languages } from '../../lib/language';
import { builtFile } from '../../scripts/lib/pages';
import { ProjectCopy } from '../../scripts/lib/project-copy';
import { onEach } from '../support/on-each';
import { addresses } from '../support/routes';
import { emptyParts } from './built-site';

/** The fields that may be unknown in `content/practice.yaml`. */
const unknownOfPractice = {
  position: null,
  building: { stepFree: null, elevator: null, accessibleRestroom: null, parking: null },
  existingPatients: { portal: null, payment: null, refills: null, videoVisit: null, forms: [] },
  referrals: null,
  figures: { yearsOfExperience: null, patientSuccessRate: null, positiveReviews: null },
};

/** The fields that a clinician and a kind of visit need. */
const needed = new Set([
  // The towns' pages speak of visits by video.
  'videoFrom',
  'name',
  'credentials',
  'role',
  'formOfAddress',
  'license',
  'languages',
  'id',
]);

let project: ProjectCopy;
beforeAll(() => {
  project = new ProjectCopy();
  const change = (file: string, edit: (data: never) => unknown) =>
    project.write(
      `content/${file}`,
      // A fact that is not known is absent.
      stringify(
        edit(parse(project.read(`content/${file}`)) as never),
        (_, value) => value ?? undefined,
      ),
    );
  change('practice.yaml', (practice: object) => ({ ...practice, ...unknownOfPractice }));
  change('clinicians.yaml', (clinicians: object[]) => clinicians.map(forget));
  change('visits.yaml', ({ kinds, ...others }: { kinds: object[] }) => ({
    ...forget(others),
    kinds: kinds.map(forget),
  }));
  change('insurers.yaml', (insurers: object[]) =>
    insurers.map((insurer) => ({ ...insurer, state: null, confirmedOn: null })),
  );
  change('crisis.yaml', () => []);
  for (const language of languages) {
    const file = `content/${language}/home.md`;
    const emptied = project
      .read(file)
      .replace(/^(reviews|questions|concerns):\n((?: .*)?\n)+/gm, '$1: []\n');
    project.write(file, emptied);
  }
  const output = project.build();
  // The English text of this file was changed.
  expect(output).toContain('content/es/home.md');
});
afterAll(() => project.remove());

/** The fields that are needed as they are, all others null. */
function forget(value: object): object {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'sample')
      .map(([key, field]) => [key, needed.has(key) ? field : null]),
  );
}

describe('a site of which nothing is known that may be unknown', () => {
  onEach(addresses)('reads well on every page', ({ path }) => {
    const $ = load(readFileSync(builtFile(path, project.dist), 'utf8'));
    $('script, style, template').remove();
    expect(emptyParts($)).toEqual([]);
    expect($('body').text()).not.toMatch(/undefined|null|NaN|\{\w+\}|\$000|\$0\b/);
    expect($('#fees, #existing-patients, #referrals')).toHaveLength(0);
  });

  it('claims no insurer and no certification', { tags: '@1.7' }, () => {
    for (const path of ['/', '/for-patients']) {
      const $ = load(readFileSync(builtFile(path, project.dist), 'utf8'));
      expect($('#insurance, a[href$="#insurance"]')).toHaveLength(0);
      expect($('main').text()).not.toMatch(/Board Certified|insurers we (accept|work with)/);
    }
  });

  it('asks for no insurer and no place in the form, promises no time and no booking', {
    tags: '@1.19',
  }, () => {
    const $ = load(readFileSync(builtFile('/contact', project.dist), 'utf8'));
    expect(
      $('form select')
        .map((_, { attribs }) => attribs.name)
        .get(),
    ).toEqual(['preferredLanguage', 'patient', 'visitFor', 'letterLanguage']);
    expect($('main').text()).not.toContain('business day.');
    expect($('main').text()).not.toContain('Book online');
  });

  it('keeps of the facts at a glance only the languages and where visits are', () => {
    const $ = load(readFileSync(builtFile('/for-patients', project.dist), 'utf8'));
    expect($('#at-a-glance').closest('section').find('dt').text()).toBe('LanguagesWhere');
  });

  it('says in structured data nothing of what is unknown', () => {
    const html = readFileSync(builtFile('/about', project.dist), 'utf8');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(data).toContain('MedicalClinic');
    expect(data).not.toMatch(
      /null|"geo"|hasCredential|alumniOf|isAcceptingNewPatients|paymentAccepted/,
    );
  });

  it('has home pages without the sections of reviews and questions', () => {
    for (const path of ['/', '/es']) {
      const $ = load(readFileSync(builtFile(path, project.dist), 'utf8'));
      expect($('main > section').length).toBeGreaterThan(5);
      expect($('#reviews, #faq, [href$="#reviews"], [href$="#faq"]')).toHaveLength(0);
    }
  });
});
