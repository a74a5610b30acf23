import { describe, expect, it } from 'vitest';
import { checkOffers } from '../../lib/checks/offers.server';
import { checkPeople } from '../../lib/checks/people.server';
import { checkPlaces } from '../../lib/checks/places.server';
import { checkStyle } from '../../lib/checks/style.server';
import { readContent } from '../../lib/content/content.server';
import { sourceOf } from '../../lib/content/source.server';
import type { Content } from '../../lib/content/types';
import { contentFolder } from '../../lib/files/folders.server';
import { today } from '../support/content-copy';

const content = readContent(contentFolder, today);
const [lead, ...others] = content.clinicians;
const ledBy = (changes: Partial<typeof lead>): Partial<Content> => ({
  clinicians: [{ ...lead, ...changes }, ...others],
});

/** The content with a single file of texts. */
function withFile(file: string, text: string, changes: Partial<Content> = {}): Content {
  const source = sourceOf(file, text, []);
  if (!source) throw new Error(`The file cannot be read: ${text}`);
  return { ...content, ...changes, sources: new Map([[file, source]]) };
}

const body = (text: string) => `---\nlang: en\n---\n${text}\n`;
const inEnglish = (text: string, changes?: Partial<Content>) =>
  withFile('en/about.md', body(text), changes);
const inSpanish = (text: string, changes?: Partial<Content>) =>
  withFile('es/about.md', body(text), changes);

/** What the names of streets end with. */
const streets = [
  ...['Street', 'St', 'Avenue', 'Ave', 'Boulevard', 'Blvd', 'Drive', 'Road', 'Highway', 'Parkway'],
  ...['Way', 'Lane'],
];

describe('a practice without visits by video is told of each text that speaks of them', () => {
  const visits = { ...content.visits, videoFrom: null };
  const codes = (offering: Content) => checkOffers(offering).map(({ code }) => code);

  it.each([
    'We meet by video.',
    'We meet on video.',
    'We meet via video.',
    'Book a video visit.',
    'Book a video call.',
    'Book a video appointment.',
    'Una consulta por video.',
    'Una consulta de video.',
    'Hacemos una videollamada.',
    'La telepsiquiatría es para usted.',
    'Telepsychiatry is for you.',
    'We offer telehealth.',
    'We offer telemedicine.',
  ])('%s', (text) => {
    expect(codes(inEnglish(text, { visits }))).toEqual(['speaks-of-video']);
    expect(codes(inEnglish(text))).toEqual([]);
  });

  it('but not of what is shown only where there are some', () => {
    expect(codes(inEnglish('{ifVideo} We meet by video.', { visits }))).toEqual([]);
    const field = 'label: Video visits by video\n';
    for (const file of ['en/dictionary.yaml', 'en/telepsychiatry.md', 'practice.yaml']) {
      const text = file.endsWith('.md') ? `---\n${field}---\n` : `label: { en: By video, es: x }\n`;
      expect(codes(withFile(file, text, { visits })), file).toEqual([]);
    }
  });

  it('in the facts as well', () => {
    const text = 'kinds: [{ name: { en: A visit by video, es: Una consulta } }]\n';
    expect(codes(withFile('visits.yaml', text, { visits }))).toEqual(['speaks-of-video']);
  });
});

describe('a practice that is not in the network of Medicare', () => {
  const insurers = content.insurers.map((insurer) => ({ ...insurer, state: null }));
  const fieldsOf = (changes: Partial<Content>, text: string) =>
    checkOffers(withFile('en/about.md', `---\n${text}\n---\nMedicare is a program.\n`, changes))
      .filter(({ code }) => code === 'speaks-of-medicare')
      .map(({ field }) => field);

  it('is told of each search result that names it, and of no other text', () => {
    const text =
      'title: Medicare and us\ndescription: We take Medicare\nkeywords: [Visits, Medicare]\nlead: Medicare';
    expect(fieldsOf({ insurers }, text)).toEqual(['description', 'keywords.1', 'title']);
    expect(fieldsOf({}, text)).toEqual([]);
    expect(fieldsOf({ insurers }, 'title: "{ifMedicare} We take Medicare"')).toEqual([]);
  });
});

describe('a practice in network with four insurers may not say that it works with most', () => {
  const [insurer] = content.insurers;
  const inNetwork = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...(insurer as NonNullable<typeof insurer>),
      id: `insurer-${index}`,
      state: 'in network' as const,
    }));

  it.each([
    'We work with most insurers.',
    'We work with most major insurers.',
    'Trabajamos con la mayoría de los seguros.',
    'Trabajamos con la mayoría de las aseguradoras.',
  ])('%s', (text) => {
    const found = (count: number) => checkOffers(inEnglish(text, { insurers: inNetwork(count) }));
    expect(found(4)).toMatchObject([{ code: 'says-most-insurers', values: { count: 4 } }]);
    expect(found(5)).toEqual([]);
  });
});

describe('a service that was left out', () => {
  const services = content.services.map((service) =>
    service.id === 'bipolar-treatment' ? { ...service, retired: true as const } : service,
  );
  const found = (text: Content) => checkOffers(text).map(({ values }) => values.found);

  it.each([
    ['el tratamiento bipolar', 'tratamiento bipolar'],
    ['Tratamiento del trastorno bipolar', 'tratamiento trastorno bipolar'],
    ['El tratamiento de la bipolar', 'tratamiento bipolar'],
  ])('is named with the small words of Spanish, or with a further one: %s', (text, name) => {
    expect(found(inSpanish(`${text}.`, { services }))).toEqual([name]);
  });

  it('may be named by its main word where a text does not say what the practice offers', () => {
    expect(found(inEnglish('A bipolar disorder is an illness.', { services }))).toEqual([]);
    const fields = 'title: Bipolar\ndescription: Bipolar\nkeywords: [Bipolar]\ntopics: [Bipolar]';
    const page = withFile('en/about.md', `---\n${fields}\nlead: Bipolar\n---\n`, { services });
    expect(checkOffers(page).map(({ field }) => field)).toEqual([
      'description',
      'keywords.0',
      'title',
      'topics.0',
    ]);
  });

  it.each([
    ['therapy', 'terapia'],
    ['treatment', 'tratamiento'],
    ['management', 'manejo'],
    ['medication', 'medicamento'],
    ['medications', 'medicamentos'],
    ['evaluation', 'evaluacion'],
    ['care', 'atencion'],
  ])('has no main word where its address has common words alone: %s, %s', (en, es) => {
    const [service] = content.services;
    const paths = { en: `/services/${en}`, es: `/es/servicios/${es}` };
    const retired = [{ ...service, id: 'gone', paths, retired: true as const }];
    const field = (word: string) => `---\ntitle: Further ${word} at home\n---\n`;
    const others = { services: retired as Content['services'] };
    // The whole address is the word itself, so it is found as the name of the service.
    expect(found(withFile('en/about.md', field(en), others))).toEqual([en]);
    const twice = { en: `/services/bipolar-${en}`, es: `/es/servicios/${es}-bipolar` };
    const bipolar = { services: [{ ...retired[0], paths: twice }] as Content['services'] };
    expect(found(withFile('en/about.md', field(en), bipolar))).toEqual([]);
    expect(found(withFile('es/about.md', field(es), bipolar))).toEqual([]);
    expect(found(withFile('es/about.md', field('bipolar'), bipolar))).toEqual(['bipolar']);
  });

  it('may be named by its own page', () => {
    const text = body('Bipolar treatment.');
    expect(found(withFile('en/services/bipolar-treatment.md', text, { services }))).toEqual([]);
    expect(found(withFile('en/services/adhd-treatment.md', text, { services }))).toHaveLength(1);
  });
});

describe('a text that names a doctor', () => {
  const namesIn = (text: string, changes?: Partial<Content>) =>
    checkPeople(inEnglish(text, changes)).map(({ values }) => values.found);

  it.each(streets)('is not reported where it is the name of a street: Dr. Rivera %s', (kind) => {
    expect(namesIn(`It is at 12 Dr. Rivera ${kind}.`)).toEqual([]);
  });

  it('is reported with all parts of the name', () => {
    expect(namesIn('Ask Dr. Ana María O’Neill-Ruiz, please.')).toEqual([
      'Dr. Ana María O’Neill-Ruiz',
    ]);
  });

  it('is reported in Spanish as well', () => {
    const found = checkPeople(inSpanish('Pregunte a la Dra. Rivera o al Dr. Marín.'));
    expect(found.map(({ values }) => values.found)).toEqual(['Dra. Rivera', 'Dr. Marín']);
  });

  it('is reported once that clinician has left', () => {
    expect(namesIn('Ask Dr. Sample.')).toEqual([]);
    const former = { ...lead, name: 'Jo Rivera', until: '2026-11-01' };
    const clinicians = [lead, former] as Content['clinicians'];
    expect(namesIn('Ask Dr. Rivera.', { clinicians })).toEqual(['Dr. Rivera']);
  });

  it('knows also how patients call the clinician', () => {
    const formOfAddress = { en: 'Dr. Rivera', es: 'la Dra. Marín' };
    expect(namesIn('Ask Dr. Rivera or Dr. Marín.', ledBy({ formOfAddress }))).toEqual([]);
  });
});

describe('a practice that a nurse practitioner leads is told of', () => {
  const nurse = ledBy({ credentials: 'APRN' });
  const policy = (language: string) => `${language}/policies/billing-policy.md`;

  it.each([
    ['en/about.md', 'See a psychiatrist.', true],
    ['en/about.md', 'Our psychiatrists listen.', true],
    ['en/about.md', 'A physician listens.', true],
    ['es/about.md', 'Consulte a un psiquiatra.', true],
    ['es/about.md', 'Los psiquiatras escuchan.', true],
    ['en/about.md', '{ifPhysician} See a psychiatrist.', false],
    [policy('en'), 'Any physician may ask.', false],
    [policy('en'), 'Your psychiatrist asks.', true],
    [policy('en'), 'Our physicians ask.', true],
    [policy('es'), 'Cualquier psiquiatra puede preguntar.', false],
    [policy('es'), 'Su psiquiatra pregunta.', true],
    [policy('es'), 'Sus psiquiatras preguntan.', true],
    [policy('es'), 'Nuestra psiquiatra pregunta.', true],
    [policy('es'), 'Nuestros psiquiatras preguntan.', true],
  ])('a psychiatrist in %s: "%s" is reported: %s', (file, text, isReported) => {
    const codes = (changes?: Partial<Content>) =>
      checkPeople(withFile(file, body(text), changes)).map(({ code }) => code);
    expect(codes(nurse)).toEqual(isReported ? ['called-physician'] : []);
    expect(codes()).toEqual([]);
  });

  it('a psychiatrist in the Spanish of a fact, and not in the words for the professions', () => {
    const fact = 'kinds: [{ name: { en: A visit, es: Con un psiquiatra } }]\n';
    expect(checkPeople(withFile('visits.yaml', fact, nurse))).toMatchObject([
      { code: 'called-physician', field: 'kinds.0.name.es' },
    ]);
    const words = 'facts: { professions: { physician: psychiatrist } }\n';
    expect(checkPeople(withFile('en/dictionary.yaml', words, nurse))).toEqual([]);
  });
});

describe('a practice whose lead does not speak Spanish is told of', () => {
  const changes = ledBy({ languages: ['en'] });

  it.each([
    ['en/about.md', '{name} sees you in Spanish.', true],
    ['en/about.md', '{doctor} sees you in English or Spanish.', true],
    ['es/about.md', '{doctor} atiende en español.', true],
    ['es/about.md', '{name} atiende en español.', true],
    ['en/about.md', '{name} listens. We answer in Spanish.', false],
    ['en/about.md', 'Our staff answers in Spanish.', false],
  ])('a sentence of %s: "%s" is reported: %s', (file, text, isReported) => {
    const found = checkPeople(withFile(file, `---\nlead: "${text}"\n---\n`, changes));
    expect(found.map(({ code }) => code)).toEqual(isReported ? ['said-to-speak-spanish'] : []);
  });

  it('a block of a text that names either', () => {
    for (const fact of ['name', 'doctor']) {
      const found = checkPeople(inEnglish(`{${fact}} sees you in Spanish.`, changes));
      expect(found.map(({ code }) => code)).toEqual(['said-to-speak-spanish']);
    }
  });
});

describe('a text that names a place which is no fact', () => {
  const placesIn = (text: string, changes?: Partial<Content>) =>
    checkPlaces(inEnglish(text, changes))
      .filter(({ code }) => code === 'other-place')
      .map(({ values }) => values.found);

  it.each([...streets, 'Rd', 'Circle', 'Court', 'Place', 'Trail'])(
    'is reported where the place has an address: on a %s',
    (kind) => {
      expect(placesIn(`- Harbor Clinic: 12 First ${kind}`)).toEqual(['Harbor Clinic']);
    },
  );

  it.each([
    ['Orlando Health is near.', 'Orlando'],
    ['Bayfront Health is near.', 'Bayfront Health'],
    ['Bayfront Medical Center is near.', 'Bayfront Medical Center'],
    ['Bayfront Health Care System is near.', 'Bayfront Health Care System'],
    ['El Hospital de Niños está cerca.', 'Hospital de Niños'],
    ['El condado de Miami-Dade está lejos.', 'Miami-Dade'],
    ['In Polk and Orange Counties.', 'Orange'],
  ])('is reported: %s (%s)', (text, found) => {
    expect(placesIn(text)).toContain(found);
  });

  it.each([
    'The Hospital, Your Hospital, Our Hospital, Any Hospital and A Hospital.',
    'Mental Health, Behavioral Health, Public Health and Brain Health.',
    'Community Mental Health Medications are listed.',
    'Miami Herald, Orlando Sentinel and Tampa Bay Times.',
  ])('is not: %s', (text) => {
    expect(placesIn(text)).toEqual([]);
  });

  it('is not reported where somebody has studied or works there, or insures, or is reached there', () => {
    const schools = {
      affiliations: ['Bayfront Hospital'],
      board: 'Board of Tampa',
      medicalSchool: 'School of Miami',
      residency: 'Ocala Hospital',
      fellowship: 'Fellows of Orlando',
    };
    const [insurer] = content.insurers;
    const [center] = content.crisis;
    const changes = {
      ...ledBy(schools),
      insurers: [{ ...insurer, name: 'Harbor Health' }],
      crisis: [{ ...center, name: 'Coast Hospital', address: '1 Lakeland Road' }],
    } as Partial<Content>;
    const named = [...Object.values(schools).flat(), 'Harbor Health', 'Coast Hospital'];
    for (const name of [...named, '1 Lakeland Road']) {
      const text = `It is ${name}.`;
      expect(placesIn(text), name).not.toEqual([]);
      expect(placesIn(text, changes), name).toEqual([]);
    }
  });

  it('is reported once the page of the town is gone', () => {
    const towns = content.towns.map((town) =>
      town.id === 'estero' ? { ...town, retired: true as const } : town,
    );
    expect(placesIn('It is near Estero.')).toEqual([]);
    expect(placesIn('It is near Estero.', { towns })).toEqual(['Estero']);
  });

  it('knows the region in both languages', () => {
    const region = { en: 'the coast of Tampa', es: 'la costa de Tampa' };
    const practice = { ...content.practice, region };
    for (const text of Object.values(region)) {
      expect(placesIn(`In ${text}.`, { practice })).toEqual([]);
    }
  });
});

describe('quotation marks', () => {
  it.each([
    ['en', 'A “yes” is enough.', true],
    ['en', 'A yes” is enough.', true],
    ['en', 'A „yes" is enough.', true],
    ['en', 'A «yes is enough.', true],
    ['en', 'A yes» is enough.', true],
    ['en', 'A "yes" is enough.', false],
    ['es', 'Un “sí basta.', true],
    ['es', 'Un sí” basta.', true],
    ['es', 'Un „sí basta.', true],
    ['es', 'Un "sí basta.', true],
    ['es', 'Dice «sí.»', true],
    ['es', 'Dice «sí,» y basta.', true],
    ['es', 'Un «sí» basta.', false],
  ])('of another language are reported, in %s: %s (%s)', (language, text, isReported) => {
    const found = checkStyle(withFile(`${language}/about.md`, body(text)));
    const marks = found.filter(({ code }) => code === 'quotation-marks');
    expect(marks).toHaveLength(isReported ? 1 : 0);
  });
});
