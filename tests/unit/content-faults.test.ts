import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentError, type Finding } from '../../lib/checks/finding';
import { readContent } from '../../lib/content/content.server';
import { contentFolder as original } from '../../lib/folders.server';
import { routes } from '../../lib/routes.server';
import { withValues } from '../findings';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(original, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a content folder without fault', () => {
  it('is read: every page of the table in both languages', () => {
    const { words } = readContent(folder);
    expect([...words.en.pages.keys()]).toEqual(routes.map(({ id }) => id));
    expect([...words.es.pages.keys()]).toEqual(routes.map(({ id }) => id));
  });
});

describe('a fault in the content folder', () => {
  const cases: {
    fault: string;
    breakIt: () => void;
    expected: Partial<ReturnType<typeof withValues>[0]>;
  }[] = [
    {
      fault: 'a missing file',
      breakIt: () => rmSync(join(folder, 'es/towns/naples.md')),
      expected: {
        file: 'es/towns/naples.md',
        code: 'missing-file',
      },
    },
    {
      fault: 'a file that no page reads',
      breakIt: () => write('en/towns/nowhere.md', '---\n---\n'),
      expected: { file: 'en/towns/nowhere.md' },
    },
    {
      fault: 'a misspelt name of a file',
      breakIt: () => write('notice.yaml', '[]\n'),
      expected: { file: 'notice.yaml', expected: expect.stringMatching(/^notices\.yaml\?/) },
    },
    {
      fault: 'a file that is not UTF-8',
      breakIt: () => {
        const text = readFileSync(join(folder, 'es/about.md'), 'utf8');
        writeFileSync(join(folder, 'es/about.md'), Buffer.from(text, 'latin1'));
      },
      expected: { file: 'es/about.md', line: 5, code: 'encoding' },
    },
    {
      fault: 'a text that is cut off at a number sign',
      breakIt: () => replace('practice.yaml', /^( {2}street:) .*$/m, '$1 1 Bay Street, Suite #5'),
      expected: { code: 'cut-off' },
    },
    {
      fault: 'a text with a colon and without quotes',
      breakIt: () => replace('en/about.md', /^lead: .*$/m, 'lead: Visits: how long?'),
      expected: { file: 'en/about.md', line: lineOf('en/about.md', 'lead:'), code: 'yaml' },
    },
    {
      fault: 'front matter that is not closed',
      breakIt: () => write('es/about.md', '---\ntitle: Acerca de\n'),
      expected: { file: 'es/about.md', line: 1, code: 'front-matter' },
    },
    {
      fault: 'a telephone number of the wrong form',
      breakIt: () => replace('practice.yaml', /^phone: .*$/m, 'phone: 239.555.0100'),
      expected: {
        file: 'practice.yaml',
        line: lineOf('practice.yaml', 'phone:'),
        field: 'phone',
        found: '"239.555.0100" (12 characters)',
        expected: 'a US telephone number written as (239) 555-0100',
      },
    },
    {
      fault: 'a field that is missing',
      breakIt: () => replace('practice.yaml', /^email: .*\n/m, ''),
      expected: { file: 'practice.yaml', field: 'email' },
    },
    {
      fault: 'a field that is misspelt',
      breakIt: () => replace('practice.yaml', /^email:/m, 'e-mail:'),
      expected: {
        file: 'practice.yaml',
        line: lineOf('practice.yaml', 'email:'),
        code: 'unknown-field',
        field: 'e-mail',
        values: { name: 'e-mail', nearest: 'email' },
      },
    },
    {
      fault: 'the name of a field as it is spelt in Florida',
      breakIt: () => replace('clinicians.yaml', /^ {2}licence:/m, '  license:'),
      expected: {
        file: 'clinicians.yaml',
        code: 'unknown-field',
        values: { name: 'license', nearest: 'licence' },
      },
    },
    {
      fault: 'a list that is left empty',
      breakIt: () => write('notices.yaml', 'null\n'),
      expected: { file: 'notices.yaml', expected: 'a list ([] for none)' },
    },
    {
      fault: 'a figure with neither source nor sample mark',
      breakIt: () =>
        replace('practice.yaml', /(yearsOfExperience:\n +value: .*\n)(?: {4}.*\n)+/, '$1'),
      expected: { file: 'practice.yaml', field: 'figures.yearsOfExperience.source' },
    },
    {
      fault: 'a crisis center of a county in which no town lies',
      breakIt: () => replace('crisis.yaml', 'county: Lee', 'county: Leee'),
      expected: {
        file: 'crisis.yaml',
        line: lineOf('crisis.yaml', '  county: Lee'),
        field: '1.county',
        found: '"Leee" (4 characters)',
        expected: 'one of: Collier, Lee',
      },
    },
    {
      fault: 'an insurer of a county in which no town lies',
      breakIt: () =>
        replace('insurers.yaml', 'confirmedOn: null', 'confirmedOn: null\n  counties: [Colier]'),
      expected: { file: 'insurers.yaml', field: '0.counties.0', expected: 'one of: Collier, Lee' },
    },
    {
      fault: 'two states of Medicaid',
      breakIt: () => replace('insurers.yaml', /(name: Medicaid\n {2}state:) in network/, '$1 null'),
      expected: { file: 'insurers.yaml', field: '14.state' },
    },
    {
      fault: 'a link to a heading that was reworded',
      breakIt: () => replace('es/for-patients.md', /^## Cinco .*$/m, '## Qué preguntar'),
      expected: {
        file: 'es/dictionary.yaml',
        line: lineOf('es/dictionary.yaml', '  questionsLink:'),
        field: 'insurance.questionsLink',
      },
    },
    {
      fault: 'an insurer listed twice',
      breakIt: listFirstInsurerTwice,
      expected: {
        file: 'insurers.yaml',
        field: '1.id',
        expected: 'an id that no entry above has',
      },
    },
    {
      fault: 'a dictionary key missing in one language',
      breakIt: () => replace('es/dictionary.yaml', /^ {2}bookNow: .*\n/m, ''),
      expected: { file: 'es/dictionary.yaml', field: 'nav.bookNow' },
    },
    {
      fault: 'a dictionary text left empty',
      breakIt: () => replace('es/dictionary.yaml', /^ {2}bookNow: .*$/m, '  bookNow: ""'),
      expected: { file: 'es/dictionary.yaml', field: 'nav.bookNow' },
    },
    {
      fault: 'a title that is too long',
      breakIt: () => replace('en/about.md', /^title: .*$/m, `title: ${'long '.repeat(20)}`),
      expected: { file: 'en/about.md', field: 'title', expected: 'at most 60 characters' },
    },
    {
      fault: 'a date of the wrong form',
      breakIt: () =>
        replace('en/policies/hipaa-notice.md', /^effectiveOn: .*$/m, 'effectiveOn: 11/21/2026'),
      expected: { file: 'en/policies/hipaa-notice.md', field: 'effectiveOn' },
    },
    {
      fault: 'a day that there is not',
      breakIt: () => replace('hours.yaml', /until: 2026-11-27/, 'until: 2026-11-31'),
      expected: {
        file: 'hours.yaml',
        expected: expect.stringMatching(/; there is no November 31, 2026$/),
      },
    },
    {
      fault: 'a misspelt fact in a text',
      breakIt: () => append('en/about.md', '\nCall us: {fone}.\n'),
      expected: {
        file: 'en/about.md',
        line: linesOf('en/about.md') + 1,
        code: 'unknown-fact',
        values: { found: '{fone}', nearest: '{phone}' },
      },
    },
    {
      fault: 'a misspelt fact in an answer of several lines',
      breakIt: () =>
        replace('en/home.md', /^ {4}answer: .*$/m, '    answer: |\n      We talk.\n\n      {fone}'),
      expected: {
        file: 'en/home.md',
        line: lineOf('en/home.md', '    answer:') + 3,
        field: 'questions.0.answer',
      },
    },
    {
      fault: 'a misspelt page in a link',
      breakIt: () => append('en/about.md', '\nSee [us](page:contacts).\n'),
      expected: {
        file: 'en/about.md',
        line: linesOf('en/about.md') + 1,
        found: '[us](page:contacts)',
      },
    },
    {
      fault: 'a main heading in a text',
      breakIt: () => append('en/about.md', '\n# Call {phone}\n'),
      expected: { file: 'en/about.md', line: linesOf('en/about.md') + 1, field: 'text' },
    },
    {
      fault: 'a fact that does not exist',
      breakIt: () => replace('en/about.md', /^heading: .*$/m, 'heading: "Call {pager}"'),
      expected: { file: 'en/about.md', field: 'heading', found: '{pager}' },
    },
    {
      fault: 'a source in an unknown language',
      breakIt: () => replace('es/about.md', /lang: en$/m, 'lang: inglés'),
      expected: {
        file: 'es/about.md',
        line: lineOf('es/about.md', '    lang:'),
        field: 'sources.0.lang',
        found: '"inglés" (6 characters)',
        expected: 'a language tag such as en, es or ht',
      },
    },
    {
      fault: 'a source’s name with a passage in an unknown language',
      breakIt: () => replace('es/about.md', /\{lang=en\}"$/m, '{lang=english}"'),
      expected: { file: 'es/about.md', field: 'sources.0.name' },
    },
    {
      fault: 'a passage in another language where there is only plain text',
      breakIt: () => replace('es/about.md', /^lead: .*$/m, 'lead: "Decimos [hello]{lang=en}."'),
      expected: { file: 'es/about.md', field: 'lead', found: '{lang=en}' },
    },
    {
      fault: 'a day with hours in two entries',
      breakIt: () => replace('hours.yaml', /\n {6}- Th\n/, '\n      - Th\n      - Fr\n'),
      expected: {
        file: 'hours.yaml',
        field: 'regular.1.days',
        expected: expect.stringMatching(
          /^Fr once, or at other times; the entry of Mo, Tu, We, Th, Fr/,
        ),
      },
    },
    {
      fault: 'a fact that one language of a text does not quote',
      breakIt: () => replace('es/policies/billing-policy.md', /con \{paidBy\}/, 'como quiera'),
      expected: {
        file: 'es/policies/billing-policy.md',
        field: 'text',
        code: 'languages-differ',
      },
    },
    {
      fault: 'no comma between two languages',
      breakIt: () =>
        replace('clinicians.yaml', /languages:\n(?: {4}- .*\n)+/m, 'languages: [en es]\n'),
      expected: {
        file: 'clinicians.yaml',
        expected: expect.stringContaining('with a comma between two'),
      },
    },
    {
      fault: 'a day of the wrong form in braces, far into a paragraph',
      breakIt: () => append('en/about.md', `\n${'We talk. '.repeat(12)}{until 12/31/2026} More.\n`),
      expected: {
        file: 'en/about.md',
        line: linesOf('en/about.md') + 1,
        field: 'text',
      },
    },
    {
      fault: 'a keyword that does not exist',
      breakIt: () =>
        replace('en/about.md', '## Where to begin', '> [!URGNT]\n> Call.\n\n## Where to begin'),
      expected: {
        file: 'en/about.md',
        line: lineOf('en/about.md', '## Where to begin'),
        field: 'text',
      },
    },
    {
      fault: 'braces that readers would see',
      breakIt: () => replace('en/about.md', /^lead: .*$/m, 'lead: "Call { phone } now"'),
      expected: { file: 'en/about.md', field: 'lead', found: '{ phone }' },
    },
    {
      fault: 'an end date that is not at the start of a paragraph',
      breakIt: () => append('en/about.md', '\n- {until 2027-01-01} An item.\n'),
      expected: { file: 'en/about.md', field: 'text', found: '{until 2027-01-01}' },
    },
    {
      fault: 'an end date without a source',
      breakIt: () => append('en/about.md', '\n{until 2031-01-01} A paragraph.\n'),
      expected: { file: 'en/about.md', field: 'sources' },
    },
    {
      fault: 'a page signed by whoever stands in the facts',
      breakIt: () =>
        replace(
          'en/about.md',
          'approvedBy: null\napprovedOn: null',
          'approvedBy: "{name}"\napprovedOn: 2026-11-21',
        ),
      expected: {
        file: 'en/about.md',
        line: lineOf('en/about.md', 'approvedBy:'),
        field: 'approvedBy',
      },
    },
    {
      fault: 'a signature without its day',
      breakIt: () => replace('en/about.md', 'approvedBy: null', 'approvedBy: Jo Doe'),
      expected: { file: 'en/about.md', field: 'approvedBy', found: 'Jo Doe, approvedOn: null' },
    },
    {
      fault: 'a source looked up in the future',
      breakIt: () => replace('en/about.md', /checkedOn: .*$/m, 'checkedOn: 2999-01-01'),
      expected: { file: 'en/about.md', field: 'sources.0.checkedOn' },
    },
    {
      fault: 'opening hours out of order',
      breakIt: () => replace('hours.yaml', /opens: 09:00/, 'opens: "19:00"'),
      expected: { file: 'hours.yaml', field: 'regular.0.closes' },
    },
    {
      fault: 'a holiday that ends before it begins',
      breakIt: () => replace('hours.yaml', /until: 2026-11-27/, 'until: 2026-11-25'),
      expected: { file: 'hours.yaml', field: 'exceptions.0.until' },
    },
    {
      fault: 'a day in two exceptions from the hours',
      breakIt: () => replace('hours.yaml', /from: 2026-12-24/, 'from: 2026-11-27'),
      expected: {
        file: 'hours.yaml',
        line: lineOf('hours.yaml', '  - from: 2026-12-24'),
        field: 'exceptions.1.from',
        expected: expect.stringMatching(/^each day once; .*2026-11-26/),
      },
    },
    {
      fault: 'a notice that ends before it begins',
      breakIt: () =>
        write(
          'notices.yaml',
          '- { id: storm, from: 2026-11-25T17:00, until: 2026-11-25T09:00, urgent: true, text: { en: Closed., es: Cerrado. }, link: null }\n',
        ),
      expected: {
        file: 'notices.yaml',
        field: '0.until',
        found: '"2026-11-25T09:00" (16 characters)',
        expected: 'a moment after 2026-11-25T17:00, from which the notice is shown',
      },
    },
    {
      fault: 'an unknown state of an insurer',
      breakIt: () =>
        replace('insurers.yaml', /Aetna\n {2}state: in network/, 'Aetna\n  state: accepted'),
      expected: { file: 'insurers.yaml', field: '0.state', found: '"accepted" (8 characters)' },
    },
    {
      fault: 'new patients whom no clinician accepts',
      breakIt: () =>
        replace('clinicians.yaml', /acceptsNewPatients: true/, 'acceptsNewPatients: false'),
      expected: { file: 'visits.yaml', field: 'newPatients' },
    },
    {
      fault: 'a clinician without a form of address',
      breakIt: () => replace('clinicians.yaml', /^ {2}formOfAddress:\n(?: {4}.*\n)+/m, ''),
      expected: { file: 'clinicians.yaml', field: '0.formOfAddress' },
    },
    {
      fault: 'a Spanish form of address without its article',
      breakIt: () => replace('clinicians.yaml', 'es: la Dra. Sample', 'es: Dra. Sample'),
      expected: {
        file: 'clinicians.yaml',
        line: lineOf('clinicians.yaml', '    es: la Dra. Sample'),
        field: '0.formOfAddress.es',
      },
    },
    {
      fault: 'a time zone that does not exist',
      breakIt: () => replace('practice.yaml', /America\/New_York/, 'America/Naples'),
      expected: { file: 'practice.yaml', field: 'timeZone' },
    },
    {
      fault: 'a town with a path of another kind',
      breakIt: () => replace('towns.yaml', /\/locations\/psychiatrist-naples/, '/naples'),
      expected: { file: 'towns.yaml', field: 'naples.paths.en' },
    },
    {
      fault: 'a photograph beside the drawing',
      breakIt: () => cpSync(join(folder, 'images/welcome.jpg'), join(folder, 'images/coast.JPG')),
      expected: {
        file: 'images/coast.JPG',
        found: 'images/coast.JPG and images/coast.svg have one name',
        expected: 'delete the drawing images/coast.svg',
      },
    },
    {
      fault: 'a picture that browsers do not know',
      breakIt: () => write('images/psychiatrist.heic', ''),
      expected: {
        file: 'images/psychiatrist.heic',
        expected: expect.stringMatching(/^a picture saved as JPEG.*\.svg, \.jpg/),
      },
    },
    {
      fault: 'two photographs of one name',
      breakIt: () => {
        cpSync(join(folder, 'images/welcome.jpg'), join(folder, 'images/welcome.avif'));
      },
      expected: {
        found: 'images/welcome.avif and images/welcome.jpg have one name',
        expected: 'keep one, delete the other',
      },
    },
    {
      fault: 'a clinician whose picture is missing',
      breakIt: () => rmSync(join(folder, 'images/psychiatrist.svg')),
      expected: {
        file: 'clinicians.yaml',
        line: lineOf('clinicians.yaml', '    image: psychiatrist'),
        found: 'no picture of the name psychiatrist',
      },
    },
    {
      fault: 'a photograph under another name than the missing one',
      breakIt: () => {
        rmSync(join(folder, 'images/psychiatrist.svg'));
        cpSync(join(folder, 'images/welcome.jpg'), join(folder, 'images/Dr Sample.JPG'));
      },
      expected: {
        file: 'clinicians.yaml',
        expected: expect.stringMatching(/; or rename one that no page reads: Dr Sample\.JPG$/),
      },
    },
    {
      fault: 'the name of a picture with its ending',
      breakIt: () => replace('clinicians.yaml', 'image: psychiatrist', 'image: psychiatrist.svg'),
      expected: {
        file: 'clinicians.yaml',
        found: 'no picture of the name psychiatrist.svg',
        expected: 'psychiatrist, without the ending',
      },
    },
    {
      fault: 'a longitude without its minus',
      breakIt: () => replace('towns.yaml', /^( +east:) -/m, '$1 '),
      expected: {
        file: 'towns.yaml',
        field: 'naples.position.east',
        expected: expect.stringContaining('with a minus: west of Greenwich'),
      },
    },
    {
      fault: 'a town whose picture is missing',
      breakIt: () => rmSync(join(folder, 'images/towns/naples.svg')),
      expected: { file: 'en/towns/naples.md', line: lineOf('en/towns/naples.md', 'imageAlt:') },
    },
    {
      fault: 'a service whose picture is missing',
      breakIt: () => rmSync(join(folder, 'images/services/ptsd-treatment.svg')),
      expected: {
        file: 'en/services/ptsd-treatment.md',
        line: lineOf('en/services/ptsd-treatment.md', 'imageAlt:'),
      },
    },
    {
      fault: 'a list that must not be empty',
      breakIt: () => replace('clinicians.yaml', /languages:\n(?: {4}- .*\n)+/m, 'languages: []\n'),
      expected: {
        file: 'clinicians.yaml',
        expected: expect.stringContaining('at least 1 in the list'),
      },
    },
    {
      fault: 'a number with a character that looks like the right one',
      breakIt: () => replace('practice.yaml', '555-0100', '555–0100'),
      expected: {
        field: 'phone',
        expected: expect.stringMatching(/, with - in place of –$/),
      },
    },
    {
      fault: 'credentials in a name',
      breakIt: () => replace('clinicians.yaml', 'name: Alex Sample', 'name: Alex Sample, MD'),
      expected: { field: '0.name', expected: expect.stringMatching(/^a name alone/) },
    },
    {
      fault: 'two versions of a line',
      breakIt: () =>
        replace('practice.yaml', /^phone: .*$/m, '<<<<<<< HEAD\n$&\n=======\n$&\n>>>>>>> main'),
      expected: {
        file: 'practice.yaml',
        line: lineOf('practice.yaml', 'phone:'),
        code: 'conflict',
      },
    },
    {
      fault: 'letters lost by another encoding',
      breakIt: () => append('es/about.md', '\nPsiqui\uFFFDtrico.\n'),
      expected: { line: linesOf('es/about.md') + 1, code: 'encoding' },
    },
    {
      fault: 'a town with the name of another',
      breakIt: () => replace('en/towns/estero.md', /^name: .*$/m, 'name: Immokalee'),
      expected: {
        field: 'name',
        found: 'Immokalee',
        expected: expect.stringMatching(/^the name of this page; towns\/\w+ has this one$/),
      },
    },
    {
      fault: 'an insurer under two ids',
      breakIt: () => replace('insurers.yaml', 'name: Medicare', 'name: Aetna'),
      expected: { file: 'insurers.yaml', expected: expect.stringMatching(/: each insurer once$/) },
    },
  ];

  it.each(cases)('is named by file and field: $fault', ({ breakIt, expected }) => {
    breakIt();
    const faults = faultsOf(folder);
    expect(faults).toContainEqual(expect.objectContaining(expected));
  });

  it.each([
    ['a tab', 'practice.yaml', /^ {2}city:/m, '\tcity:'],
    ['towns that cannot be read', 'towns.yaml', /^ {2}county:/m, '\tcounty:'],
    [
      'a date in one language',
      'en/policies/hipaa-notice.md',
      /^(effectiveOn:) .*$/m,
      '$1 2026-02-31',
    ],
    ['a day in two exceptions', 'hours.yaml', /until: 2026-11-27/, 'until: 2026-12-24'],
    ['a missing key', 'es/dictionary.yaml', /^ {2}bookNow: .*\n/m, ''],
    ['a past day of the wrong form', 'en/about.md', /(checkedOn:) .*$/m, '$1 31.12.2026'],
    ['a misspelt fact in one language', 'en/contact.md', '{phone}', '{fone}'],
    ['a misspelt optional field in one language', 'es/home.md', /^questions:/m, 'question:'],
    ['a time of the wrong form', 'hours.yaml', 'opens: 09:00', 'opens: "9 am"'],
  ])('is told once: %s', (_, file, pattern, replacement) => {
    replace(file, pattern, replacement);
    expect(faultsOf(folder)).toHaveLength(1);
  });

  it('is told once: a picture that browsers do not know in place of the drawing', () => {
    const picture = join(folder, 'images/psychiatrist');
    renameSync(`${picture}.svg`, `${picture}.HEIC`);
    expect(faultsOf(folder).map(({ file }) => file)).toEqual(['images/psychiatrist.HEIC']);
  });

  it.each([
    ['insurers.yaml', 'id: united-healthcare', 'id: United', 'insurers.yaml:5  entry 2: id\n'],
    ['practice.yaml', 'formAddress: null', 'formAddress: http://x.test', 'is not encrypted'],
    ['en/home.md', /^reviews:\n( .*\n)+/m, '', 'a list ([] for none)'],
    ['hours.yaml', /opens: 09:00/, 'opens: "19:00"', '5 pm is 17:00'],
    ['hours.yaml', 'until: 2026-11-27', 'until: 2026-12-24', 'delete one of the two'],
  ])('says in %s what to do: %s, %s', (file, pattern, replacement, told) => {
    replace(file, pattern, replacement);
    expect(() => readContent(folder)).toThrow(told);
  });

  it('does not hide the others', () => {
    replace('es/dictionary.yaml', /^ {2}bookNow: .*\n/m, '');
    listFirstInsurerTwice();
    replace('practice.yaml', /^phone: .*$/m, 'phone: 239.555.0100');
    rmSync(join(folder, 'en/contact.md'));
    append('en/about.md', '\n<div>boxed</div>\n');
    expect(new Set(faultsOf(folder).map(({ file }) => file))).toEqual(
      new Set([
        'practice.yaml',
        'es/dictionary.yaml',
        'insurers.yaml',
        'en/contact.md',
        'en/about.md',
      ]),
    );
  });
});

describe('a reminder', () => {
  const reminders = () => withValues(readContent(folder).reminders);

  it('names a county of one town alone, and the one that may be meant', () => {
    replace('towns.yaml', 'county: Lee', 'county: Le');
    expect(reminders()).toContainEqual(
      expect.objectContaining({
        file: 'content/towns.yaml',
        found: 'Le, a county of nothing else',
        todo: 'Lee? Else add its crisis center to crisis.yaml',
      }),
    );
  });

  it.each([
    ['psychiatrist-2.JPG', 'delete it, or rename it to psychiatrist.JPG'],
    ['Dr Sample.jpg', expect.stringMatching(/^delete it, or rename it to one of psychiatrist, /)],
  ])('names a picture that no page shows: %s', (name, todo) => {
    cpSync(join(folder, 'images/welcome.jpg'), join(folder, 'images', name));
    expect(reminders()).toContainEqual(
      expect.objectContaining({ file: `content/images/${name}`, todo }),
    );
  });

  it('reads spaces pasted from elsewhere as ordinary ones, or not at all', () => {
    const before = readContent(folder).practice;
    replace('practice.yaml', /^phone: \((\d+)\) /m, 'phone:\u00a0\u200b($1)\u00a0');
    expect(readContent(folder).practice).toEqual(before);
  });

  it.each([
    ['a removed insurer', 'medicaid', undefined, 'delete it'],
    ['a misspelt name', 'Aetnna', 'aetna', 'delete it, or rename it to aetna.svg'],
  ])('gives no logo the name of another insurer’s: %s', (_, logo, of, todo) => {
    const logos = join(folder, 'images/insurers');
    if (of) renameSync(join(logos, `${of}.svg`), join(logos, `${logo}.svg`));
    else replace('insurers.yaml', /^- id: medicaid\n(?: .*\n)+/m, '');
    expect(reminders()).toContainEqual(
      expect.objectContaining({ file: `content/images/insurers/${logo}.svg`, todo }),
    );
  });
});

describe('a file as an editor on Windows saves it', () => {
  it('is read, with a byte order mark and its line breaks', () => {
    for (const file of ['es/about.md', 'practice.yaml']) {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\n', '\r\n');
      write(file, `\uFEFF${text}`);
    }
    expect(readContent(folder).words.es.pages.size).toBe(routes.length);
  });
});

describe('a home page without reviews and questions', () => {
  it('is read', () => {
    for (const file of ['en/home.md', 'es/home.md']) {
      replace(file, /^(reviews|questions):\n( .*\n)+/gm, '$1: []\n');
    }
    expect(readContent(folder).words.en.pages.get('home')?.questions).toEqual([]);
  });
});

describe('what readers fear to ask', () => {
  const ask = (file: string, ...answers: string[]) =>
    replace(
      file,
      /^concerns:\n( .*\n|\n)*(?=---)/m,
      `concerns:\n${answers.map((answer) => `  - { question: ${file}?, answer: "${answer}" }\n`).join('')}`,
    );

  it('is answered for the readers of each language, in paragraphs of its own', () => {
    ask('en/home.md', 'One.');
    ask('es/home.md', 'Uno.\\n\\n- Dos.\\n- Tres.');
    const [concern] = readContent(folder).words.es.pages.get('home')?.concerns ?? [];
    expect(concern?.passages).toEqual(['Uno.', 'Dos.', 'Tres.']);
  });
});

function faultsOf(folder: string) {
  try {
    readContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return printed(error.findings);
    throw error;
  }
  return [];
}

/** By the names of files below the content folder. */
const printed = (findings: readonly Finding[]) =>
  withValues(findings).map((it) => ({ ...it, file: it.file.replace('content/', '') }));

function listFirstInsurerTwice() {
  replace('insurers.yaml', /^(- .*\n(?: .*\n)+)/m, '$1$1');
}

function lineOf(file: string, start: string): number {
  const lines = readFileSync(join(original, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.startsWith(start)) + 1;
}

/** Number of the line after the last one. */
function linesOf(file: string): number {
  return readFileSync(join(original, file), 'utf8').split('\n').length;
}

function write(file: string, text: string) {
  writeFileSync(join(folder, file), text);
}

function append(file: string, text: string) {
  write(file, readFileSync(join(folder, file), 'utf8') + text);
}

function replace(file: string, pattern: string | RegExp, replacement: string) {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${file} has no ${pattern}.`);
  write(file, after);
}
