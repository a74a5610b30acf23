import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { findWord, wordFindings } from '../../lib/content/report.server';
import { acceptTranslation, staleTranslations } from '../../lib/content/translations.server';
import { contentFolder } from '../../lib/folders.server';
import { languages } from '../../lib/language';
import { withValues } from '../findings';

/** A day on which no closing day of the sample is over. */
const today = '2026-11-22';

describe('a changed content folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(contentFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const edit = (file: string, before: string, after: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not contain "${before}".`);
    writeFileSync(join(folder, file), text.replace(before, after));
  };

  it('is stale in Spanish once the English is edited, until it is accepted', () => {
    edit('en/about.md', '---\n', '---\n# A remark.\n');
    const [stale, ...others] = staleTranslations(folder);
    expect(stale).toBe('about.md');
    expect(others).toEqual([]);
    expect(readContent(folder).reminders).toContainEqual(
      expect.objectContaining({ file: 'content/es/about.md', field: 'translationOf' }),
    );
    if (stale) acceptTranslation(folder, stale);
    expect(staleTranslations(folder)).toEqual([]);
    expect(readContent(folder).words.es.dictionary).toBeDefined();
  });

  it('is accepted whatever stood in place of the mark, and read after that', () => {
    edit('es/contact.md', 'translationOf: ', 'translationOf: null # ');
    acceptTranslation(folder, 'contact.md');
    expect(withValues(readContent(folder, today).reminders)).toEqual([]);
  });

  it('is not stale for a byte order mark', () => {
    const file = join(folder, 'en/about.md');
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
    expect(staleTranslations(folder)).toEqual([]);
  });

  it('is not accepted yet where its mark is that of the page it was copied from', () => {
    const copied = /^translationOf: .*$/m.exec(readFileSync(join(folder, 'es/about.md'), 'utf8'));
    edit('es/contact.md', 'translationOf: ', `${copied}\n#`);
    expect(withValues(readContent(folder, today).reminders)).toMatchObject([
      { file: 'content/es/contact.md', found: expect.stringContaining('not accepted yet') },
    ]);
  });

  it('leaves a dated paragraph and its source out from its day on, and says so 30 days before', () => {
    const source =
      'sources:\n  - { name: A law, url: https://law.example, checkedOn: 2026-01-01, expiresOn: 2031-02-01 }\n';
    for (const language of ['en', 'es']) {
      edit(`${language}/about.md`, 'sources:\n', source);
      const file = join(folder, `${language}/about.md`);
      const sentence = language === 'en' ? 'It holds.' : 'Eso vale.';
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n{until 2031-02-01} ${sentence}\n`);
    }
    const at = (today: string) => {
      const { words, reminders } = readContent(folder, today);
      const page = words.es.pages.get('about');
      return {
        shown: page?.body.html.includes('Eso vale.'),
        cited: page?.sources?.some(({ name }) => name === 'A law'),
        reminders: withValues(reminders)
          .filter(({ field }) => field === '{until 2031-02-01}')
          .map(({ found }) => found),
      };
    };
    expect(at('2031-01-01')).toEqual({ shown: true, cited: true, reminders: [] });
    expect(at('2031-01-02').reminders).toEqual(['the last day is near', 'the last day is near']);
    expect(at('2031-01-31')).toMatchObject({ shown: true, cited: true });
    expect(at('2031-02-01')).toEqual({
      shown: false,
      cited: false,
      reminders: ['what held until then is left out', 'what held until then is left out'],
    });
  });

  it('reminds of a form whose receiver is not known or has signed no agreement', () => {
    const reminder = () =>
      withValues(readContent(folder, today).reminders).map(
        ({ field, found, todo }) => `${field}: ${found}: ${todo}`,
      );
    edit('practice.yaml', 'formAddress: null', 'formAddress: https://forms.test/x');
    expect(reminder()).toEqual([
      expect.stringMatching(/^formService: no company.*: write the company/),
    ]);
    const service = 'formService: { name: Forms, agreementSignedOn: ';
    edit('practice.yaml', 'formService: null', `${service}null }`);
    expect(reminder()).toEqual([
      expect.stringMatching(
        /^formService.agreementSignedOn: Forms has signed no agreement.*: write the day/,
      ),
    ]);
    edit('practice.yaml', `${service}null }`, `${service}2026-11-21 }`);
    expect(reminder()).toEqual([]);
  });

  it('reminds of online booking in languages that are not known', () => {
    edit('practice.yaml', 'bookingAddress: null', 'bookingAddress: https://book.test/x');
    expect(withValues(readContent(folder, today).reminders)).toMatchObject([
      { field: 'bookingLanguages' },
    ]);
  });

  it('reminds of a notice and of closing days that are over', () => {
    const notice =
      '- { id: storm, from: 2026-11-25T17:00, until: 2026-11-28T00:00, urgent: true, text: { en: Closed., es: Cerrado. } }\n';
    writeFileSync(join(folder, 'notices.yaml'), notice);
    expect(withValues(readContent(folder, '2026-11-27').reminders)).toEqual([]);
    expect(withValues(readContent(folder, '2026-11-28').reminders)).toEqual([
      expect.objectContaining({ file: 'content/notices.yaml', field: '0.until' }),
      expect.objectContaining({
        file: 'content/hours.yaml',
        field: 'exceptions.0',
        found: 'over since 2026-11-27',
      }),
    ]);
    const inDays = notice.replace('2026-11-28T00:00', '2026-11-27').replace('T17:00', '');
    writeFileSync(join(folder, 'notices.yaml'), inDays);
    const [from, until] = ['2026-11-25T00:00', '2026-11-28T00:00'];
    expect(readContent(folder).notices).toEqual([
      expect.objectContaining({ from, until, link: null }),
    ]);
  });

  it('reminds of a next opening that is no longer shown, and of a town that has the office', () => {
    edit('visits.yaml', 'date: 2026-12-03', 'date: 2026-11-20');
    edit('towns.yaml', '  office: true\n', '');
    expect(withValues(readContent(folder, today).reminders)).toMatchObject([
      { file: 'content/visits.yaml', field: 'nextOpening', found: 'over since 2026-11-20' },
      {
        file: 'content/towns.yaml',
        field: 'naples',
        todo: expect.stringContaining('office: true'),
      },
    ]);
  });

  it('reminds of a next opening on a closed day, exceptions before the week’s hours', () => {
    const found = () => withValues(readContent(folder, today).reminders).map(({ found }) => found);
    edit('visits.yaml', 'date: 2026-12-03', 'date: 2026-12-25');
    edit('visits.yaml', 'shownForDays: 14', 'shownForDays: 60');
    expect(found()).toEqual([expect.stringMatching(/^2026-12-25, .*closed \(Christmas\)/)]);
    edit('visits.yaml', 'date: 2026-12-25', 'date: 2026-12-05');
    expect(found()).toEqual(['2026-12-05, a day on which the office is closed']);
    edit('visits.yaml', 'date: 2026-12-05', 'date: 2026-12-24');
    expect(found()).toEqual([]);
  });

  it('reminds of prices that pages do not show, and of Spanish that is the English', () => {
    edit('visits.yaml', 'price: 0', 'price: 350');
    edit('clinicians.yaml', 'es: Psiquiatra', 'es: Board Psychiatrist');
    edit('clinicians.yaml', 'en: Psychiatrist', 'en: Board Psychiatrist');
    expect(withValues(readContent(folder, today).reminders)).toMatchObject([
      { file: 'content/visits.yaml', found: expect.stringContaining('$000 in place of $350') },
      { file: 'content/clinicians.yaml', field: '0.role.es' },
    ]);
  });

  it('reminds of a photograph described as a drawing, and of pictures that nothing shows', () => {
    edit('clinicians.yaml', 'image: psychiatrist', 'image: welcome');
    const logo = join(folder, 'images/insurers/avmed.svg');
    renameSync(logo, logo.replace('avmed', 'AvMed'));
    expect(withValues(readContent(folder, today).reminders)).toMatchObject([
      { file: 'content/clinicians.yaml', field: '0.photo' },
      { file: 'content/clinicians.yaml', field: '0.photo' },
      { file: 'content/images/insurers/AvMed.svg', todo: 'delete it, or rename it to avmed.svg' },
      { file: 'content/images/psychiatrist.svg', found: 'a picture that no page shows' },
    ]);
  });

  it('is reported for words that the glossary refuses, in pages and facts', () => {
    edit('en/about.md', 'lead: ', 'lead: The best of all. ');
    edit('es/dictionary.yaml', 'home: Inicio', 'home: Somos los mejores');
    edit('visits.yaml', 'en: new patients,', 'en: the best patients,');
    expect(wordFindings(readContent(folder))).toEqual([
      expect.stringMatching(/^content\/en\/about.md .*"best"/),
      expect.stringMatching(/^content\/visits.yaml .*"best"/),
      expect.stringMatching(/^content\/es\/dictionary.yaml .*"los mejores"/),
    ]);
  });

  it('is reported for a page that is hard to read, and for a copied town', () => {
    const hard = 'Pharmacological interventions necessitate individualized consideration. ';
    edit('en/about.md', '\n## ', `\n${hard.repeat(60)}\n\n## `);
    edit('es/about.md', '\n## ', '\nAtendemos a adultos.\n\n## ');
    for (const language of languages) {
      const [original = '', copy = ''] = ['immokalee', 'lely-resort'].map((town) =>
        join(folder, language, `towns/${town}.md`),
      );
      cpSync(original, copy);
      edit(`${language}/towns/lely-resort.md`, 'title: "', 'title: "L ');
      edit(`${language}/towns/lely-resort.md`, 'name: Immokalee', 'name: Lely Resort');
    }
    expect(wordFindings(readContent(folder))).toEqual([
      expect.stringMatching(/^content\/en\/about.md .*hard to read/),
      expect.stringMatching(/^content\/en\/towns\/lely-resort.md .*towns\/immokalee.md$/),
      expect.stringMatching(/^content\/es\/towns\/lely-resort.md .*towns\/immokalee.md$/),
    ]);
  });
});

describe('findWord', () => {
  it('finds whole words in any case, and gives their surroundings', () => {
    expect(findWord('Please be secure.', 'cure')).toBeUndefined();
    expect(findWord('There is no Cure yet.', 'cure')).toBe('There is no Cure yet.');
    expect(findWord('We are #1 here', '#1')).toBe('We are #1 here');
    expect(findWord('La curación', 'cura')).toBeUndefined();
  });
});
