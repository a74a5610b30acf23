import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent, refuseFaults } from '../../lib/checks/checks.server';
import { readContent } from '../../lib/content/content.server';
import { sourceOf } from '../../lib/content/source.server';
import type { Content, Page } from '../../lib/content/types';
import { contentFolder } from '../../lib/files/folders.server';
import type { Finding } from '../../lib/findings/finding';
import { guessesIn } from '../../lib/guesses/guesses.server';
import type { PageId } from '../../lib/routes.server';
import { ContentCopy, today } from '../support/content-copy';

const content = readContent(contentFolder, today);
const [lead] = content.clinicians;

/** The content with a single page, which has other words in its text, and with other facts. */
function withText(text: string, facts: Partial<Content> = {}, file = 'en/about.md'): Content {
  const [, language = 'en', id = ''] = /^(en|es)\/(.+)\.md$/.exec(file) ?? [];
  const words = content.words[language as 'en' | 'es'];
  const page = words.pages.get(id as PageId) as Page;
  const body = { ...page.body, passages: [text] };
  const only = (pages: Page[]) => ({
    ...words,
    pages: new Map(pages.map((page) => [page.id, page])),
  });
  const both = { en: only([]), es: only([]), [language]: only([{ ...page, body } as Page]) };
  return { ...content, ...facts, words: both };
}

/** The codes of the guesses at the text of a page. */
const codesAt = (text: string, facts?: Partial<Content>, file = 'en/about.md') =>
  guessesIn(withText(text, facts, file))
    .filter((guess) => guess.file.endsWith(file) && guess.field === 'text')
    .map(({ code }) => code);

const ledBy = (changes: Partial<typeof lead>): Partial<Content> => ({
  clinicians: [{ ...lead, ...changes }],
});
const nurse = ledBy({ credentials: 'APRN' });
const withoutVideo = { visits: { ...content.visits, videoFrom: null } };
const insurersInNetwork = (count: number): Partial<Content> => ({
  insurers: content.insurers.slice(0, count).map((one) => ({ ...one, state: 'in network' })),
});
const withoutMedicare = {
  insurers: content.insurers.filter(({ id }) => id !== 'medicare'),
};

describe('guesses', () => {
  it('about the sample are few', () => {
    expect(guessesIn(content).map(({ code, file }) => `${code} ${file}`)).toEqual([
      `figures-differ ${contentFolder}/es/policies/emergency-policy.md`,
    ]);
  });

  it('are no findings of the rules, and have a level of their own', () => {
    const moved = { ...withText('Ask our psychiatrist.', nurse) };
    expect(checkContent(moved).filter(({ level }) => level === 'guess')).toEqual([]);
    expect(new Set(guessesIn(moved).map(({ level }) => level))).toEqual(new Set(['guess']));
  });
});

/** A guess, the facts with which there is one, a text, and the facts with which there is none: the sample's if left out. */
type Claim = [code: string, facts: Partial<Content>, text: string, otherwise?: Partial<Content>];

describe('a text that says what the facts do not', () => {
  it.each<Claim>([
    ['speaks-of-video', withoutVideo, 'We meet by video.'],
    ['speaks-of-video', withoutVideo, 'Hacemos una videollamada.'],
    ['speaks-of-video', withoutVideo, 'La telepsiquiatría es para usted.'],
    ['speaks-of-video', withoutVideo, 'Telepsychiatry is for you.'],
    ['speaks-of-medicare', withoutMedicare, 'We take Medicare.'],
    ['called-physician', nurse, 'See a psychiatrist.'],
    ['called-physician', nurse, 'Our physicians listen.'],
    ['called-physician', nurse, 'Los psiquiatras escuchan.'],
    ['says-most-insurers', insurersInNetwork(4), 'We work with most insurers.'],
    ['says-most-insurers', insurersInNetwork(4), 'We work with most major insurers.'],
    ['says-most-insurers', insurersInNetwork(4), 'Aceptamos la mayoría de los seguros.'],
    ['says-most-insurers', insurersInNetwork(4), 'We take most insurers.', insurersInNetwork(5)],
  ])('gets a guess, %s, and none where they do: %#', (code, facts, text, otherwise = {}) => {
    expect(codesAt(text, facts)).toContain(code);
    expect(codesAt(text, otherwise)).toEqual([]);
  });

  it('gets none in a policy, whose subject is the law, and none for its sources', () => {
    const policy = 'en/policies/billing-policy.md';
    expect(codesAt('Any psychiatrist may bill Medicare.', nurse, policy)).toEqual([]);
    const sources = guessesIn({ ...content, ...nurse }).filter(({ field }) =>
      /^sources/.test(field),
    );
    expect(sources).toEqual([]);
  });

  it('gets one in the dictionary only for what every practice shows', () => {
    const inDictionary = (facts: Partial<Content>) =>
      guessesIn({ ...content, ...facts })
        .filter(({ file }) => file.endsWith('dictionary.yaml'))
        .map(({ code, field }) => `${code} ${field}`);
    expect(inDictionary(insurersInNetwork(4))).toEqual([
      'says-most-insurers insurance.intro',
      'says-most-insurers insurance.intro',
    ]);
    expect(inDictionary({ ...nurse, ...withoutVideo })).toEqual([]);
  });

  it.each([
    [`${lead.name} sees you in Spanish.`, true],
    [`${lead.formOfAddress.en} sees you in English or Spanish.`, true],
    [`Aquí ${lead.formOfAddress.es} atiende en español.`, true],
    [`${lead.name} listens. We answer in Spanish.`, false],
    ['Our staff answers in Spanish.', false],
    [`${lead.name}ton, a neighbor, sees you in Spanish.`, false],
  ])('gets one where a sentence names Spanish and a lead who does not speak it: %s', (text, is) => {
    const codes = codesAt(text, ledBy({ languages: ['en'] }));
    expect(codes).toEqual(is ? ['said-to-speak-spanish'] : []);
    expect(codesAt(text)).toEqual([]);
  });

  it('gets one for a price of 0 that is no sample', () => {
    const free = (visits: Partial<Content['visits']>) =>
      guessesIn({ ...content, visits: { ...content.visits, ...visits } })
        .filter(({ code }) => code === 'free-visit')
        .map(({ field }) => field);
    const [first] = content.visits.kinds;
    const kinds = first ? [first, { ...first, price: 350 }] : [];
    expect(free({ kinds })).toEqual([]);
    expect(free({ kinds, sample: undefined })).toEqual(['kinds.0.price']);
  });
});

describe('a text that names a place of a county in which the practice has no town', () => {
  const elsewhere = {
    towns: content.towns.map((town) => ({ ...town, county: 'Polk' })) as Content['towns'],
  };

  it.each([
    'Go to NCH Baker Hospital.',
    'NCH Healthcare System is near.',
    'The drive from Marco Island.',
    'It lies in Collier County.',
    'La oficina del condado de Lee.',
    '**Physicians Regional**, Pine Ridge: 6101 Pine Ridge Road',
  ])('gets a guess: %s', (text) => {
    expect(codesAt(text, elsewhere)).toContain('names-elsewhere');
    expect(codesAt(text)).toEqual([]);
  });

  it.each(['Go to Tampa General Hospital.', 'Lee esta página.', 'The town of Naplesville.'])(
    'gets none for another place or word: %s',
    (text) => {
      expect(codesAt(text, elsewhere)).toEqual([]);
    },
  );

  it('gets a guess that quotes the name, also after a longer word with the same letters', () => {
    const text = 'Go to Lee Healthcare Advisors on the second floor. Go to Lee Health.';
    const around = guessesIn(withText(text, elsewhere))
      .filter(({ code, field }) => code === 'names-elsewhere' && field === 'text')
      .map(({ values }) => values.around);
    expect(around).toEqual(['rs on the second floor. Go to Lee Health.']);
  });

  it('gets none for a crisis center, whose county the checks compare with the towns', () => {
    const files = guessesIn({ ...content, ...elsewhere }).map(({ file }) => file);
    expect(files).toContain(`${contentFolder}/practice.yaml`);
    expect(files).not.toContain(`${contentFolder}/crisis.yaml`);
  });

  it('gets a guess once the towns of that county are retired', () => {
    const towns = content.towns.map((town) => ({
      ...town,
      ...(town.county === 'Lee' && { retired: true as const }),
    })) as Content['towns'];
    expect(codesAt('It is near Estero and Naples.', { towns })).toEqual(['names-elsewhere']);
  });
});

describe('a practice with several clinicians', () => {
  const formOfAddress = { en: 'Dr. Rivera', es: 'la Dra. Rivera' };
  const other = { ...lead, name: 'Jo Rivera', formOfAddress };
  const others = (changes: Partial<typeof lead>): Partial<Content> => ({
    clinicians: [lead, { ...other, ...changes }],
  });

  it('gets one guess with the pages that name the lead alone', () => {
    const alone = (text: string, facts?: Partial<Content>) =>
      guessesIn(withText(text, facts)).filter(({ code }) => code === 'names-lead-alone');
    const [guess, ...further] = alone('You would see Dr. Sample.', others({}));
    expect(further).toEqual([]);
    expect(`${guess?.values.pages}`.split(', ')).toContain('about');
    const [both] = alone('You would see Dr. Sample or Dr. Rivera.', others({}));
    expect(`${both?.values.pages}`.split(', ')).not.toContain('about');
    expect(alone('You would see Dr. Sample.')).toEqual([]);
  });

  it('gets none once the others have left, nor for a last name that one who is there has too', () => {
    const sister = others({ name: 'Jo Sample', until: '2026-11-20' });
    const codes = guessesIn({ ...withText('Ask Dr. Sample.', sister), today: '2026-11-21' });
    const about = codes.filter(({ code }) => /^names-(?:former|lead-alone)$/.test(code));
    expect(about).toEqual([]);
  });

  it('gets a guess for each text with the name of one who has left, from the day after', () => {
    const left = others({ until: '2026-11-20' });
    for (const text of ['Ask Dr. Rivera.', 'Pregunte al Dr. Rivera.']) {
      expect(codesAt(text, { ...left, today: '2026-11-20' })).toEqual([]);
      expect(codesAt(text, { ...left, today: '2026-11-21' })).toEqual(['names-former']);
    }
    const junior = others({ name: 'Luz Rivera, Jr.', until: '2026-11-20' });
    expect(codesAt('Ask Dr. Rivera.', { ...junior, today: '2026-11-21' })).toEqual([
      'names-former',
    ]);
  });
});

describe('letters that were lost', () => {
  it.each([
    'cl\u00C3nica',
    'ni\u00C3\u00B1o',
    'Psiquiatr\u00C3\u2026a',
    '\u00C2\u00BFPor qu\u00C3\u00A9?',
    'We don\u00E2\u20AC\u2122t',
    'Atenci\u221A\u2265n',
    'We don\u201A\u00C4\u00F4t',
    'ni\u251C\u2592o',
    'We don\u0393\u00C7\u00D6t',
    'NI?O',
    'Los ni?os',
  ])('get a guess: %s', (text) => {
    expect(codesAt(text)).toEqual(['lost-letters']);
  });

  it.each(['Is it? Yes.', '¿Sí?', 'São Paulo', 'Clínica, niño, ½'])('are none: %s', (text) => {
    expect(codesAt(text)).toEqual([]);
  });
});

describe('two languages', () => {
  /** The guesses at two texts, or at two files if they have front matter. */
  function compared(english: string, spanish: string): Finding[] {
    const sources = new Map();
    for (const [language, text] of Object.entries({ en: english, es: spanish })) {
      const file = `${language}/about.md`;
      sources.set(
        file,
        sourceOf(file, text.startsWith('---') ? text : `---\na: 1\n---\n${text}`, []),
      );
    }
    return guessesIn({ ...content, sources }).filter(({ file }) => file.endsWith('es/about.md'));
  }
  const fields = (yaml: string) => `---\n${yaml}\n---\n`;

  it.each([
    ['a sentence', 'We wait until you are ready.'],
    ['a heading', '## About us'],
    ['an entry of a list', '- We wait.\n- Call us at once'],
    ['a field', fields('heading: About us')],
  ])('of which the Spanish is the English get a guess: %s', { tags: '@3.8' }, (_, text) => {
    expect(compared(text, text)[0]?.code).toBe('not-translated');
  });

  it.each([
    ['a name', '## Global Privacy Control'],
    ['an address', '6101 Pine Ridge Road, Naples'],
    ['a source', fields('sources: [{ name: Rules of the state }]')],
  ])('may share %s', (_, text) => {
    expect(compared(text, text)).toEqual([]);
  });

  it.each([
    ['a number', 'In 3 days.', 'En 5 días.', '3'],
    ['a number with a decimal', 'It is 2.5 miles.', 'Son 2.6 millas.', '2.5'],
    ['an amount', 'More than $1,400.', 'Más de $1,500.', '1,400'],
    ['a day', 'Since February 16, 2026.', 'Desde el 17 de febrero de 2026.', '16'],
    ['the number of a law', 'See 45 CFR 164.520.', 'Vea 45 CFR 164.524.', '164.520'],
    ['a telephone number', 'Call 239-555-0111.', 'Llame al 239-555-0112.', '0111'],
  ])('of which the Spanish lacks a figure get a guess: %s', (_, english, spanish, missing) => {
    expect(compared(english, spanish)).toMatchObject([
      { code: 'figures-differ', values: { missing } },
    ]);
  });

  it.each([
    ['The dose comes down over months.', 'La dosis se baja en semanas.', 'months', 'semanas'],
    ['Call within two hours.', 'Llame en dos días.', 'hours', 'días'],
    ['It takes a year.', 'Tarda un mes.', 'years', 'meses'],
  ])(
    'of which one has another unit of time get a guess: %s %s',
    (english, spanish, missing, found) => {
      expect(compared(english, spanish)).toMatchObject([
        { code: 'units-differ', values: { missing, found } },
      ]);
    },
  );

  it('may leave a unit out, or have one more', () => {
    expect(compared('A visit of 60 minutes.', 'Una consulta de 60.')).toEqual([]);
    expect(compared('Tomorrow.', 'En un día.')).toEqual([]);
    expect(compared('Two weeks, 14 days.', 'Dos semanas, 14 días.')).toEqual([]);
  });

  it.each([
    ['a telephone number in another form', '(239) 555-0111', '239-555-0111'],
    ['a day in another order', 'February 1, 2026', 'el 1.º de febrero de 2026'],
    ['the key that a caller presses for Spanish', 'Call {988}.', 'Llame al {988} y oprima 2.'],
    ['the address of a link', '[a](https://a.gov/2)', '[a](https://b.gov/es/3)'],
  ])('may differ in %s', (_, english, spanish) => {
    expect(compared(english, spanish)).toEqual([]);
  });

  it('of a text in one file are compared too', () => {
    const text =
      '- text: { en: For 3 days., es: Por 5 días. }\n  link: { en: See us here, es: See us here }\n';
    const sources = new Map([['notices.yaml', sourceOf('notices.yaml', text, [])]]);
    const guesses = guessesIn({ ...content, sources } as Content);
    expect(guesses.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'not-translated 0.link.es',
      'figures-differ 0.text.es',
    ]);
  });
});

describe('in a content folder', () => {
  const copy = new ContentCopy();

  it('a photograph gets a guess as long as its description is that of the drawing', () => {
    const described = () =>
      guessesIn(readContent(copy.folder, today))
        .filter(({ code }) => code === 'described-as-drawing')
        .map(({ field }) => field);
    expect(described()).toEqual([]);
    renameSync(join(copy.folder, 'images/coast.svg'), join(copy.folder, 'images/coast.jpg'));
    expect(described()).toEqual(['pictures.coast']);
    copy.set('en/dictionary.yaml', 'pictures.coast', 'The beach in the morning');
    expect(described()).toEqual([]);
  });

  it('a guess has the line of its words, and stops no build of a real practice', () => {
    copy.set('practice.yaml', 'sample', undefined);
    copy.append('en/about.md', '\nAsk in Atenci\u221A\u2265n.\n');
    copy.append('es/about.md', '\nPregunte en Atenci\u221A\u2265n.\n');
    refuseFaults(copy.folder);
    const places = guessesIn(readContent(copy.folder, today))
      .filter(({ code }) => code === 'lost-letters')
      .map(({ file, line }) => `${file.replace(`${copy.folder}/`, '')}:${line}`);
    expect(places).toEqual(
      ['en/about.md', 'es/about.md'].map((file) => `${file}:${copy.lineOf(file, 'Atenci')}`),
    );
  });
});
