import { describe, expect, it } from 'vitest';
import { refuseFaults } from '../../lib/checks/checks.server';
import { pageListRules } from '../../lib/checks/page-lists.server';
import { checkSource } from '../../lib/content/check-source.server';
import { readContent, readFolder } from '../../lib/content/content.server';
import { fileSchemas } from '../../lib/content/file-schemas.server';
import { readSource } from '../../lib/content/source.server';
import type { Content } from '../../lib/content/types';
import { ContentError, type Finding } from '../../lib/findings/finding';
import { ContentCopy, today } from '../support/content-copy';
import { routes } from '../support/routes';

const content = new ContentCopy();

const checkPageLists = (content: Content) => pageListRules.flatMap((rule) => rule(content));

const notice = { id: 'storm', from: '2026-11-25T17:00', until: '2026-11-28', urgent: true };
const text = { en: 'Closed.', es: 'Cerrado.' };

/** A field with another value, and the code of its fault. */
const fields: [fault: string, file: string, field: string, value: unknown, at?: string][] = [
  ['a telephone number of the wrong form', 'practice.yaml', 'phone', '239.555.0100'],
  ['a telephone number with a dash of Word', 'practice.yaml', 'phone', '(239) 555–0100'],
  ['a missing field', 'practice.yaml', 'email', undefined],
  ['a misspelt field', 'practice.yaml', 'e-mail', 'jo@clinic.example'],
  ['an address without encryption', 'practice.yaml', 'bookingAddress', 'http://x.test'],
  ['a time zone that does not exist', 'practice.yaml', 'timeZone', 'America/Naples'],
  [
    'a figure with neither source nor sample mark',
    'practice.yaml',
    'figures.yearsOfExperience',
    { value: 5 },
    'figures.yearsOfExperience.source',
  ],
  ['a state of an insurer that does not exist', 'insurers.yaml', '0.state', 'accepted'],
  ['an id of the wrong form', 'insurers.yaml', '1.id', 'United'],
  ['an id that stands twice', 'insurers.yaml', '1.id', 'aetna', '1'],
  ['a text left empty', 'es/dictionary.yaml', 'nav.bookNow', ''],
  ['a text missing in one language', 'es/dictionary.yaml', 'nav.bookNow', undefined],
  ['a title that is too long', 'en/about.md', 'title', 'long '.repeat(20)],
  ['a date of the wrong form', 'en/policies/hipaa-notice.md', 'effectiveOn', '11/21/2026'],
  ['a day that does not exist', 'hours.yaml', 'exceptions.0.until', '2026-11-31'],
  ['a source that was read in the future', 'en/about.md', 'sources.0.checkedOn', '2999-01-01'],
  ['a source in an unknown language', 'es/about.md', 'sources.0.lang', 'inglés'],
  ['hours out of order', 'hours.yaml', 'regular.0.opens', '19:00', 'regular.0.closes'],
  [
    'hours of one day out of order',
    'hours.yaml',
    'exceptions.1.hours.opens',
    '19:00',
    'exceptions.1.hours.closes',
  ],
  ['a day with hours in two entries', 'hours.yaml', 'regular.1.days', ['Mo', 'Fr'], 'regular.1'],
  ['a holiday that ends before it begins', 'hours.yaml', 'exceptions.0.until', '2026-11-25'],
  ['a day in two exceptions', 'hours.yaml', 'exceptions.1.from', '2026-11-27', 'exceptions.1'],
  ['a clinician without a form of address', 'clinicians.yaml', '0.formOfAddress', undefined],
  ['credentials in a name', 'clinicians.yaml', '0.name', 'Alex Sample, MD'],
  ['a title in a name', 'clinicians.yaml', '0.name', 'Dr. Alex Sample'],
  ['the word County', 'towns.yaml', '0.county', 'Collier County'],
  [
    'a former address that another town has',
    'towns.yaml',
    '1.formerPaths',
    { en: ['/locations/psychiatrist-naples'], es: [] },
    '1',
  ],
  ['an address of two services', 'services.yaml', '2.paths.en', '/services/anxiety-treatment', '2'],
  ['a list that must not be empty', 'clinicians.yaml', '0.languages', []],
  ['an age range upside down', 'visits.yaml', 'ages', { from: 65, to: 18 }, 'ages.to'],
  ['an insurer that stands twice', 'insurers.yaml', '1.name', 'AETNA', '1'],
  ['a ZIP code that YAML reads as a number', 'practice.yaml', 'address.zip', 34102],
  ['a telephone number with an area code that is none', 'practice.yaml', 'phone', '(012) 155-0100'],
  ['a time without its zero', 'hours.yaml', 'regular.0.opens', '9:00'],
  ['a list in place of a text', 'practice.yaml', 'name', ['Sample Coast Psychiatry']],
  ['a text in place of a group', 'practice.yaml', 'address', '100 Sample Street'],
  ['a text in place of a list', 'clinicians.yaml', '0.languages', 'en, es'],
  ['a text in place of a number', 'practice.yaml', 'position.north', 'high'],
  ['a value that is none of a list', 'practice.yaml', 'discretion', 'loose'],
];

/** Faults of a single file that its schema does not find. */
const faults: [fault: string, mutate: () => void, expected: Partial<Finding>][] = [
  [
    'a missing file',
    () => content.remove('es/towns/naples.md'),
    { code: 'missing-file', file: 'es/towns/naples.md' },
  ],
  [
    'a file that is not UTF-8',
    () => content.write('es/about.md', Buffer.from(content.read('es/about.md'), 'latin1')),
    { code: 'encoding', file: 'es/about.md' },
  ],
  [
    'a text that is cut off at a number sign',
    () => content.replace('practice.yaml', /^( {2}street:) .*$/m, '$1 1 Bay Street, Suite #5'),
    { code: 'cut-off', file: 'practice.yaml' },
  ],
  [
    'a text with a colon and without quotes',
    () => content.replace('en/about.md', /^lead: .*$/m, 'lead: Visits: how long?'),
    { code: 'yaml', file: 'en/about.md' },
  ],
  [
    'front matter that is not closed',
    () => content.write('es/about.md', '---\ntitle: Acerca de\n'),
    { code: 'front-matter', file: 'es/about.md', line: 1 },
  ],
  [
    'a misspelt fact in a text',
    () => content.append('en/about.md', '\nCall us: {fone}.\n'),
    { code: 'unknown-fact', field: 'text', values: { found: '{fone}' } },
  ],
  [
    'a misspelt fact in an answer',
    () => content.set('en/home.md', 'questions.0.answer', 'We talk.\n\n{fone}'),
    { code: 'unknown-fact', field: 'questions.0.answer' },
  ],
  [
    'a fact where none can be quoted',
    () => content.set('hours.yaml', 'exceptions.0.reason.en', 'Ask {phone}'),
    { code: 'unknown-fact', field: 'exceptions.0.reason.en' },
  ],
  [
    'braces that readers would see',
    () => content.set('en/about.md', 'lead', 'Call { phone } now'),
    { code: 'unknown-fact', file: 'en/about.md', field: 'lead' },
  ],
  ...[
    ['en/about.md', 'lead'],
    ['en/about.md', 'title'],
    ['en/about.md', 'sources.0.name'],
    ['es/home.md', 'questions.0.question'],
    ['es/dictionary.yaml', 'nav.bookNow'],
    ['hours.yaml', 'exceptions.0.reason.es'],
    ['practice.yaml', 'name'],
    ['crisis.yaml', '0.does.en'],
  ].flatMap(([file = '', field = '']) =>
    ['Closed } today', 'Closed { today'].map((text): (typeof faults)[number] => [
      `a single brace in a plain field: ${text}, in ${file} ${field}`,
      () => content.set(file, field, text),
      { code: 'unknown-fact', file, field },
    ]),
  ),
  ...['<<<<<<< HEAD', '=======', '>>>>>>> staff', '||||||| 1a2b3c4'].flatMap(
    (line): typeof faults => [
      [
        `the line ${line} in a text`,
        () => content.append('en/about.md', `\n${line}\n`),
        { code: 'merge', file: 'en/about.md', values: { found: line } },
      ],
      [
        `the line ${line} between fields`,
        () => content.replace('practice.yaml', /^email: .*$/m, `$&\n${line}`),
        { code: 'merge', file: 'practice.yaml' },
      ],
      [
        `the line ${line} in the text of a fact`,
        () => content.set('hours.yaml', 'exceptions.0.reason.en', `Closed.\n${line}\nOpen.\n`),
        { code: 'merge', file: 'hours.yaml' },
      ],
    ],
  ),
  [
    'a passage in another language where there is only plain text',
    () => content.set('es/about.md', 'lead', 'Decimos [hello]{lang=en}.'),
    { code: 'unknown-fact', file: 'es/about.md', field: 'lead' },
  ],
  [
    'an end date within a list',
    () => content.append('en/about.md', '\n- {until 2027-01-01} An item.\n'),
    { code: 'unknown-fact', field: 'text' },
  ],
  [
    'a day of the wrong form in braces',
    () => content.append('en/about.md', '\n{until 12/31/2026} More.\n'),
    { code: 'period', field: 'text' },
  ],
  [
    'a link to a page that does not exist',
    () => content.append('en/about.md', '\nSee [us](page:contacts).\n'),
    { code: 'link', file: 'en/about.md', field: 'text' },
  ],
  [
    'a notice that leads to a page that does not exist',
    () => {
      const link = { to: 'page:nowhere', text: { en: 'More', es: 'Más' } };
      content.write('notices.yaml', JSON.stringify([{ ...notice, text, link }]));
    },
    { code: 'link', file: 'notices.yaml', field: '0.link.to', values: { found: 'page:nowhere' } },
  ],
  [
    'a main heading',
    () => content.append('en/about.md', '\n# Call {phone}\n'),
    { code: 'heading-depth', field: 'text' },
  ],
];

/** Faults that show only when files are compared. */
const together: typeof faults = [
  [
    'a line that a merge left in the list of words',
    () => content.write('spelling.txt', 'Immokalee\n<<<<<<< HEAD\nNaples\n'),
    { code: 'merge', file: 'spelling.txt', line: 2 },
  ],
  [
    'a missing picture of a clinician',
    () => content.remove('images/psychiatrist.svg'),
    { code: 'missing-picture', field: '0.photo.image', values: { name: 'psychiatrist.svg' } },
  ],
  [
    'a missing picture of a town',
    () => content.remove('images/towns/naples.svg'),
    { code: 'missing-picture', file: 'en/towns/naples.md', field: 'imageAlt' },
  ],
  [
    'a missing picture that several pages show',
    () => content.remove('images/coast.svg'),
    { code: 'missing-picture', file: 'en/dictionary.yaml', field: 'pictures.coast' },
  ],
  [
    'a picture named with another ending than its own',
    () => content.set('clinicians.yaml', '0.photo.image', '/images/psychiatrist.jpg'),
    {
      code: 'other-name',
      file: 'clinicians.yaml',
      field: '0.photo.image',
      values: { name: 'psychiatrist.jpg', found: 'psychiatrist.svg' },
    },
  ],
  [
    'a picture named with another capital letter',
    () => content.set('clinicians.yaml', '0.photo.image', '/images/Psychiatrist.svg'),
    { code: 'other-name', file: 'clinicians.yaml', field: '0.photo.image' },
  ],
  [
    'a picture in another folder than its page asks for',
    () => {
      content.copy('images/towns/naples.svg', 'images/naples.svg');
      content.remove('images/towns/naples.svg');
    },
    {
      code: 'other-name',
      file: 'en/towns/naples.md',
      values: { name: 'towns/naples', found: 'naples.svg' },
    },
  ],
  [
    'a clip whose name is written as its address',
    () => content.set('practice.yaml', 'video', '/video/welc%6Fme.mp4'),
    {
      code: 'other-name',
      file: 'practice.yaml',
      field: 'video',
      values: { name: '/video/welc%6Fme.mp4', found: '/video/welcome.mp4' },
    },
  ],
  [
    'two pictures of one name',
    () => content.copy('images/towns/naples.svg', 'images/towns/naples.JPG'),
    {
      code: 'picture-twice',
      file: expect.stringContaining('images/towns/naples.svg'),
      values: { other: 'towns/naples.JPG' },
    },
  ],
  [
    'a picture in a format that pages cannot show',
    () => {
      content.copy('images/psychiatrist.svg', 'images/psychiatrist.gif');
      content.remove('images/psychiatrist.svg');
      content.set('clinicians.yaml', '0.photo.image', '/images/psychiatrist.gif');
    },
    { code: 'picture-format', file: expect.stringContaining('images/psychiatrist.gif') },
  ],
  [
    'a mark that is no SVG',
    () => {
      content.remove('images/icon.svg');
      content.write('images/icon.png', content.read('images/welcome.jpg'));
    },
    { code: 'mark', values: { found: 'icon.png' } },
  ],
  [
    'a logo in a format that pages cannot show',
    () => content.copy('images/insurers/aetna.svg', 'images/insurers/aetna.heic'),
    { code: 'picture-format', file: expect.stringContaining('images/insurers/aetna.heic') },
  ],
  [
    'a file beside the pictures that no page asks for',
    () => content.copy('images/coast.svg', 'images/letter.pdf'),
    { code: 'not-shown', level: 'reminder', file: expect.stringContaining('images/letter.pdf') },
  ],
  [
    'a page with the title of another',
    () => content.copy('en/about.md', 'en/contact.md'),
    { code: 'not-unique', file: 'en/contact.md', field: 'title' },
  ],
  [
    'a town with the name of another',
    () => content.set('en/towns/immokalee.md', 'name', 'Estero'),
    { code: 'not-unique', field: 'name' },
  ],
  [
    'a policy with the address of a page that every site has',
    () => content.set('policies.yaml', '5.paths.es', '/es/contacto'),
    {
      code: 'address-taken',
      field: '5.paths.es',
      values: { found: '/es/contacto', other: 'contact' },
    },
  ],
  [
    'a former address that its own page still has',
    () => content.set('services.yaml', '1.formerPaths', { en: ['/services/depression-treatment'] }),
    { code: 'address-taken', file: 'services.yaml', field: '1.formerPaths.en.0' },
  ],
  [
    'a policy with the address of a folder of the site',
    () => content.set('policies.yaml', '5.paths.en', '/admin'),
    { code: 'address-reserved', file: 'policies.yaml', field: '5.paths.en' },
  ],
  [
    'a policy that the law asks for, and that is retired',
    () => content.set('policies.yaml', '2.retired', true),
    { code: 'required-page', field: '2.retired', values: { id: 'hipaa-notice' } },
  ],
  [
    'the policy of the cookie banner, without its entry',
    () => content.set('policies.yaml', '3', undefined),
    { code: 'required-page', file: 'policies.yaml', values: { id: 'cookie-policy' } },
  ],
  [
    'new patients whom no clinician accepts',
    () => content.set('clinicians.yaml', '0.acceptsNewPatients', false),
    { code: 'no-new-patients', file: 'visits.yaml', field: 'newPatients' },
  ],
  [
    'a text that one language has changed',
    () => content.replace('es/policies/billing-policy.md', /con \{paidBy\}/, 'como quiera'),
    { code: 'languages-differ', file: 'es/policies/billing-policy.md', field: 'text' },
  ],
  [
    'a notice that one language has changed',
    () =>
      content.write(
        'notices.yaml',
        JSON.stringify([{ ...notice, text: { en: 'Call {phone}.', es: 'Cerrado.' } }]),
      ),
    { code: 'languages-differ', file: 'notices.yaml', field: '0.text.es' },
  ],
];

describe('a content folder', () => {
  it('without fault has every page of the table in both languages', () => {
    const { words } = readContent(content.folder);
    expect([...words.en.pages.keys()]).toEqual(routes.map(({ id }) => id));
    expect([...words.es.pages.keys()]).toEqual(routes.map(({ id }) => id));
    expect(content.findings()).toEqual([]);
  });

  it.each(fields)(
    'with a fault in a field names file and field: %s, in %s %s',
    { tags: '@1.15' },
    (_, file, field, value, at) => {
      content.set(file, field, value);
      const expected = { level: 'fault', file: `${content.folder}/${file}`, field: at ?? field };
      const fault = faultsIn(file).find((finding) => finding.field === expected.field);
      expect(fault).toMatchObject(expected);
      const inBoth = { en: expect.any(String), es: expect.any(String) };
      expect(fault?.values.expected).toEqual(inBoth);
      const { en, es } = Object(fault?.values.expected);
      expect(es).not.toBe(en);
      // The words of programs, which say nothing to staff.
      expect(en + es).not.toMatch(/invalid|inválid|undefined|string|array|object|key|clave/i);
    },
  );

  it('names the signs that an id may have, beside an example', () => {
    content.set('insurers.yaml', '1.id', 'United Healthcare');
    const [fault] = faultsIn('insurers.yaml');
    expect(fault?.values.expected).toMatchObject({
      en: expect.stringContaining('small letters, digits and hyphens, without spaces'),
      es: expect.stringContaining('minúsculas, cifras y guiones, sin espacios'),
    });
  });

  it.each(faults)('with a fault in a file names it by its code: %s', (_, mutate, expected) => {
    mutate();
    const { findings } = readFolder(content.folder, today);
    const finding = findings.find(({ code }) => code === expected.code);
    const file = `${content.folder}/${expected.file}`;
    expect(finding).toMatchObject({ level: 'fault', ...expected, ...(expected.file && { file }) });
  });

  it.each(together)('whose files do not fit names the fault: %s', (_, mutate, expected) => {
    mutate();
    const finding = content.findings().find(({ code }) => code === expected.code);
    expect(finding).toMatchObject({ level: 'fault', ...expected });
  });

  it.each([
    [
      'a notice that ends before it begins',
      'notices.yaml',
      /^[\s\S]*$/,
      JSON.stringify([{ ...notice, until: '2026-11-24', text }]),
      'until',
    ],
    [
      'a town with a path of another kind',
      'towns.yaml',
      '/locations/psychiatrist-naples',
      '/naples',
      'paths.en',
    ],
    [
      'a service whose path is not below the services',
      'services.yaml',
      '/es/servicios/tratamiento-ansiedad',
      '/es/tratamiento-ansiedad',
      'paths.es',
    ],
    [
      'a policy whose path is below another',
      'policies.yaml',
      'en: /billing-policy',
      'en: /policies/billing-policy',
      'paths.en',
    ],
    ['a longitude without its minus', 'towns.yaml', /(east: ['"]?)-/, '$1', 'position.east'],
  ])('with a fault in an entry names the entry: %s', (_, file, pattern, replacement, field) => {
    content.replace(file, pattern, replacement);
    const [finding] = content.findings();
    expect(finding).toMatchObject({ level: 'fault', file });
    expect(finding?.field.endsWith(`.${field}`)).toBe(true);
  });

  it('needs the policies that the law asks for and those to which other pages lead', () => {
    const read = readContent(content.folder);
    const needed = read.policies.filter(({ id }) => {
      const policies = read.policies.filter((policy) => policy.id !== id);
      return checkPageLists({ ...read, policies }).some(({ code }) => code === 'required-page');
    });
    expect(needed.map(({ id }) => id)).toEqual([
      'privacy-policy',
      'hipaa-notice',
      'cookie-policy',
      'emergency-policy',
      'patient-rights',
    ]);
  });

  it('keeps free the addresses of its own files and folders, and those that may be no page', () => {
    const read = readContent(content.folder);
    const isReserved = (address: string) => {
      const [policy, ...others] = read.policies;
      const moved = { ...policy, paths: { ...policy?.paths, en: address } };
      const policies = [moved, ...others] as typeof read.policies;
      return checkPageLists({ ...read, policies }).some(({ code }) => code === 'address-reserved');
    };
    const reserved = ['404', 'admin', 'assets', 'es/404', 'images', 'index', 'share', 'video'];
    const addresses = [...reserved, 'locations', 'es/ubicaciones'].map((name) => `/${name}`);
    expect(addresses.filter((address) => !isReserved(address))).toEqual([]);
    expect(isReserved('/privacy')).toBe(false);
  });

  it('reminds of a text that no list names, since it is no page', () => {
    content.copy('es/services/adhd-treatment.md', 'es/services/ocd-treatment.md');
    expect(content.findings()).toEqual([
      expect.objectContaining({
        code: 'not-listed',
        level: 'reminder',
        file: 'es/services/ocd-treatment.md',
        values: { list: 'services', id: 'ocd-treatment' },
      }),
    ]);
  });

  it('refuses links to lost parts, and reminds of pictures of no page', () => {
    content.append('en/about.md', '\nSee [it](page:contact#nowhere).\n');
    content.set('en/home.md', 'questions.0.answer', 'See [below](#nowhere).');
    content.set('en/home.md', 'concerns.0.answer', 'See [below](#lost).');
    content.copy('images/towns/estero.svg', 'images/towns/tampa.svg');
    const found = content
      .findings()
      .filter(({ code }) => ['link-heading', 'picture-unused'].includes(code))
      .map(({ code, file, field, values: { found = '', page = '' } }) =>
        `${code} ${file} ${field} ${page}${found}`.trim(),
      );
    expect(found.sort()).toEqual([
      // The page to which a link leads, not the one on which it stands.
      'link-heading en/about.md text contact#nowhere',
      'link-heading en/home.md concerns.0.answer home#lost',
      'link-heading en/home.md questions.0.answer home#nowhere',
      expect.stringMatching(/^picture-unused .*images\/towns\/tampa\.svg/),
    ]);
  });

  it('refuses a link whose words are no longer those of the heading to which it leads', () => {
    content.set('es/dictionary.yaml', 'insurance.questionsLink', 'Preguntas');
    const found = content.findings().filter(({ level }) => level === 'fault');
    expect(found).toMatchObject([
      {
        code: 'link-words',
        file: 'es/dictionary.yaml',
        field: 'insurance.questionsLink',
        values: { found: 'Preguntas', page: 'for-patients' },
      },
    ]);
  });

  it('names the line of a field, of an entry and of a text', () => {
    content.set('practice.yaml', 'phone', 'x');
    content.set('insurers.yaml', '1.state', 'x');
    content.append('en/about.md', '\nSee [us](page:nowhere).\n');
    const lines = Object.fromEntries(content.findings().map(({ file, line }) => [file, line]));
    expect(lines).toEqual({
      'practice.yaml': content.lineOf('practice.yaml', 'phone:'),
      'insurers.yaml': content.lineOf('insurers.yaml', 'state: x'),
      'en/about.md': content.lineOf('en/about.md', 'page:nowhere'),
    });
  });

  it.each<[string, () => void]>([
    ['a tab', () => content.replace('practice.yaml', /^ {2}city:/m, '\tcity:')],
    [
      'towns that cannot be read',
      () => content.replace('towns.yaml', /^ {2,4}county:/m, '\tcounty:'),
    ],
    ['a day', () => content.set('en/policies/hipaa-notice.md', 'effectiveOn', '2026-02-31')],
    ['a missing text', () => content.set('es/dictionary.yaml', 'nav.bookNow', undefined)],
    ['a past day', () => content.set('en/about.md', 'sources.0.checkedOn', '31.12.2026')],
    ['a fact', () => content.replace('en/for-patients.md', '{phone}', '{fone}')],
    ['an optional field', () => content.replace('es/about.md', /^keywords:/m, 'keyword:')],
    ['a time', () => content.set('hours.yaml', 'regular.0.opens', '9 am')],
    ['an address', () => content.set('practice.yaml', 'bookingAddress', 'book.test')],
    ['a missing page', () => content.remove('en/contact.md')],
  ])('with one fault has one finding, which both languages could have: %s', (_, mutate) => {
    mutate();
    expect(content.findings()).toHaveLength(1);
  });

  it('lists all faults at once, in English and Spanish, and reads as far as it can', () => {
    content.set('insurers.yaml', '0.state', 'x');
    content.set('practice.yaml', 'phone', 'x');
    content.remove('en/contact.md');
    content.append('en/about.md', '\n<div>boxed</div>\n');
    const read = () => readContent(content.folder);
    expect(read).toThrow(ContentError);
    for (const file of ['insurers.yaml', 'practice.yaml', 'en/contact.md', 'en/about.md']) {
      expect(read).toThrow(
        new RegExp(
          `\\n${content.folder}/${file}[\\s\\S]*En español:[\\s\\S]*\\n${content.folder}/${file}`,
        ),
      );
    }
  });

  it('compares the files with each other even if one page has a fault', () => {
    content.append('en/contact.md', '\n<div>boxed</div>\n');
    content.set('clinicians.yaml', '0.acceptsNewPatients', false);
    expect(content.findings().map(({ code }) => code)).toEqual(['html', 'no-new-patients']);
    expect(() => refuseFaults(content.folder)).toThrow('no-new-patients');
  });

  it('accepts new patients if one of its clinicians does', () => {
    const file = 'clinicians.yaml';
    const other = content.read(file).replace('NewPatients: true', 'NewPatients: false');
    content.append(file, other.replace('name: Alex Sample', 'name: Jo Sample'));
    expect(content.findings()).toEqual([]);
  });

  it('is read as an editor on Windows saves it, and with spaces pasted from elsewhere', () => {
    const { practice } = readContent(content.folder);
    content.replace(
      'practice.yaml',
      /^(phone: ["']?)\((\d+)\) /m,
      '$1\u200b\u00ad\u2060($2)\u00a0',
    );
    for (const file of ['es/about.md', 'practice.yaml'])
      content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);
    expect(readContent(content.folder).practice).toEqual(practice);
  });

  it('has what readers fear to ask answered in paragraphs of its own', () => {
    content.set('es/home.md', 'concerns.0.answer', 'Uno.\n\n- Dos.\n- Tres.');
    const [concern] = readContent(content.folder).words.es.pages.get('home')?.concerns ?? [];
    expect(concern?.passages).toEqual(['Uno.', 'Dos.', 'Tres.']);
  });
});

/** The faults that the schema of a file finds, without the other files. */
function faultsIn(file: string): Finding[] {
  const findings: Finding[] = [];
  const source = readSource(content.folder, file, findings);
  const kind = routes.find(({ id }) => file.endsWith(`/${id}.md`))?.kind;
  const name = file.replace(/^.*\/|\.yaml$/g, '');
  const schema = fileSchemas[kind ? `page-${kind}` : name];
  if (source && schema) checkSource(source, schema, undefined);
  return findings;
}
