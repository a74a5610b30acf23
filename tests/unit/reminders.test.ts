import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../lib/checks/checks.server';
import { readContent } from '../../lib/content/content.server';
import {
  acceptTranslation,
  staleTranslations,
  translatedFiles,
} from '../../lib/content/signatures.server';
import { languages } from '../../lib/language';
import { ContentCopy, today } from '../support/content-copy';
import { table } from '../support/routes';

const content = new ContentCopy();

/** The codes of the reminders on a day, each with its file and field. */
const reminders = (day = today) =>
  content.findings(day).map(({ level, code, file, field }) => {
    expect(level).toBe('reminder');
    return `${code} ${file} ${field}`;
  });

describe('a Spanish text', () => {
  it('is to be accepted again once a word of it changes, in a page and in the dictionary', () => {
    content.set('es/about.md', 'lead', 'Escuchamos.');
    content.set('es/dictionary.yaml', 'nav.bookNow', 'Pida una cita');
    expect(reminders()).toEqual([
      'not-accepted es/dictionary.yaml acceptedTexts',
      'not-accepted es/about.md acceptedTexts',
    ]);
    acceptTranslation(content.folder, 'about.md');
    acceptTranslation(content.folder, 'dictionary.yaml');
    expect(reminders()).toEqual([]);
  });

  it('is to be accepted again once the English is edited', () => {
    content.append('en/about.md', '\n\n');
    content.set('en/about.md', 'lead', 'We listen.');
    expect(reminders()).toEqual(['not-accepted es/about.md acceptedTexts']);
    acceptTranslation(content.folder, 'about.md');
    expect(staleTranslations(content.folder, translatedFiles(table))).toEqual([]);
    expect(reminders()).toEqual([]);
  });

  it('is to be accepted again once the English dictionary is edited', () => {
    content.set('en/dictionary.yaml', 'nav.bookNow', 'Book a visit');
    expect(reminders()).toEqual(['not-accepted es/dictionary.yaml acceptedTexts']);
  });

  it('is accepted where the last line of its dictionary has no end', () => {
    const file = 'es/dictionary.yaml';
    content.replace(file, /^acceptedTexts: .*\n/m, '');
    content.write(file, content.read(file).trimEnd());
    acceptTranslation(content.folder, 'dictionary.yaml');
    acceptTranslation(content.folder, 'dictionary.yaml');
    expect(content.read(file).match(/acceptedTexts/g)).toHaveLength(1);
    expect(reminders()).toEqual([]);
  });

  it('stays accepted where a file gets a byte order mark', () => {
    content.write('en/about.md', `\uFEFF${content.read('en/about.md')}`);
    expect(reminders()).toEqual([]);
  });

  it.each([
    ['that of the page it was copied from', () => markOf('es/about.md')],
    ['none', () => ''],
  ])('was not accepted yet where its mark is %s, and is then', (_, mark) => {
    content.replace('es/contact.md', /^acceptedTexts: .*$/m, `acceptedTexts: '${mark()}'`);
    expect(staleTranslations(content.folder, translatedFiles(table))).toEqual(['contact.md']);
    acceptTranslation(content.folder, 'contact.md');
    expect(reminders()).toEqual([]);
  });
});

describe('a dated paragraph and its source', () => {
  it('are left out from their day on, and reported 30 days before', () => {
    const { words } = readContent(content.folder);
    for (const language of languages) {
      const file = `${language}/about.md`;
      const page = words[language].pages.get('about');
      content.set(file, `sources.${page?.sources?.length ?? 0}`, {
        name: 'A law',
        url: 'https://law.example',
        checkedOn: '2026-01-01',
        expiresOn: '2031-02-01',
      });
      const sentence = language === 'en' ? 'It holds.' : 'Eso vale.';
      content.append(file, `\n{until 2031-02-01} ${sentence}\n\n{until 2031-02-02} {phone}\n`);
    }
    acceptTranslation(content.folder, 'about.md');
    const at = (day: string) => {
      const { content: read, findings } = checkFolder(content.folder, day);
      const page = read?.words.es.pages.get('about');
      return {
        shown: page?.body.html.includes('Eso vale.'),
        cited: page?.sources?.some(({ name }) => name === 'A law'),
        reported: findings.filter(
          ({ code, file }) => code === 'paragraph-ends' && file.endsWith('/about.md'),
        ).length,
      };
    };
    // The line of the paragraph, on which staff write what holds from then on.
    const file = `${content.folder}/es/about.md`;
    const ends = checkFolder(content.folder, '2031-01-31').findings.filter(
      (finding) => finding.code === 'paragraph-ends' && finding.file === file,
    );
    expect(ends.map(({ line, values }) => [line, values.day])).toEqual(
      ['2031-02-01', '2031-02-02'].map((day) => [
        content.lineOf('es/about.md', `{until ${day}}`),
        day,
      ]),
    );
    expect(at('2031-01-01')).toEqual({ shown: true, cited: true, reported: 0 });
    expect(at('2031-01-02')).toEqual({ shown: true, cited: true, reported: 2 });
    expect(at('2031-01-31')).toEqual({ shown: true, cited: true, reported: 4 });
    expect(at('2031-02-01')).toEqual({ shown: false, cited: false, reported: 4 });
  });
});

describe('the practice', () => {
  it('is reminded of a form whose receiver is not known or has signed no agreement', () => {
    const reported = 'form-without-agreement practice.yaml formService';
    content.set('practice.yaml', 'formAddress', 'https://forms.example/x');
    expect(reminders()).toEqual([reported]);
    content.set('practice.yaml', 'formService', { name: 'Forms' });
    expect(reminders()).toEqual([reported]);
    content.set('practice.yaml', 'formService.agreementSignedOn', '2026-11-21');
    expect(reminders()).toEqual([]);
  });

  it('is reminded of a county without a crisis center', () => {
    content.replace('towns.yaml', 'county: Lee', 'county: Polk');
    content.replace('places.yaml', /(name: Bonita Springs\n {2}county: )Lee/, '$1Polk');
    expect(reminders()).toEqual([
      expect.stringMatching(/^no-crisis-center towns.yaml [\w-]+.county$/),
    ]);
  });

  it('is reminded of a crisis center in a county without a town of its own', () => {
    content.replace('towns.yaml', /(county: Lee\n[\s\S]*?retired: )false/g, '$1true');
    expect(reminders()).toContain('other-county crisis.yaml 1.county');
    expect(reminders()).not.toContain('other-county crisis.yaml 0.county');
  });

  it('is reminded that nobody speaks Spanish, neither a clinician nor staff', () => {
    content.set('clinicians.yaml', '0.languages', ['en']);
    expect(reminders()).toEqual([]);
    content.set('visits.yaml', 'staffLanguages', undefined);
    expect(reminders()).toEqual(['nobody-speaks-spanish clinicians.yaml ']);
  });
});

describe('something that is over', () => {
  it('is reported from the day after: a notice', () => {
    const times = { from: '2026-11-25T17:00', until: '2026-11-27T00:00' };
    const text = { en: 'Closed.', es: 'Cerrado.' };
    content.write('notices.yaml', JSON.stringify([{ id: 'storm', ...times, urgent: true, text }]));
    expect(reminders('2026-11-26')).toEqual([]);
    expect(reminders('2026-11-27')).toEqual(['over notices.yaml 0.until']);
  });

  it('may be a notice in whole days, which is shown to the end of the last one', () => {
    const days = { from: '2026-11-25', until: '2026-11-27' };
    const text = { en: 'Closed.', es: 'Cerrado.' };
    content.write('notices.yaml', JSON.stringify([{ id: 'storm', ...days, urgent: true, text }]));
    expect(readContent(content.folder).notices).toEqual([
      expect.objectContaining({ from: '2026-11-25T00:00', until: '2026-11-28T00:00', link: null }),
    ]);
  });

  it('is reported from the day after: closing days', () => {
    expect(reminders('2026-11-27')).toEqual([]);
    expect(reminders('2026-11-28')).toEqual(['over hours.yaml exceptions.0']);
    // One day alone, without a last one.
    content.set('hours.yaml', 'exceptions.0.until', undefined);
    expect(reminders('2026-11-27')).toEqual(['over hours.yaml exceptions.0']);
  });

  it.each([
    ['its day', { date: '2026-11-24', confirmedOn: '2026-11-20' }],
    ['what it was confirmed for', { date: '2026-12-30', confirmedOn: '2026-11-17' }],
  ])('is reported from the day after: the next opening, by %s', (_, opening) => {
    content.set('visits.yaml', 'nextOpening', opening);
    const over = (day: string) => reminders(day).filter((reported) => reported.startsWith('over'));
    expect(over('2026-11-23')).toEqual([]);
    expect(over('2026-11-24')).toEqual([]);
    expect(over('2026-11-25')).toEqual(['over visits.yaml nextOpening']);
  });
});

const markOf = (file: string) => /^acceptedTexts: ['"]?(\w+)/m.exec(content.read(file))?.[1] ?? '';
