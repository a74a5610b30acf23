import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { factKinds, factsIn as factsOf } from '../../lib/content/fact-table.server';
import { dollars, printedFigures } from '../../lib/content/facts.server';
import type { Visits } from '../../lib/content/schemas/visits.server';
import { lineOf } from '../../lib/content/text/plain.server';
import { contentFolder } from '../../lib/files/folders.server';
import { type Language, languages } from '../../lib/language';
import { lineWords } from '../../lib/words/line';
import { phoneLink } from '../../lib/words/telephones';
import { wordsOfFacts } from '../support/facts';

const factsIn = (...from: Parameters<typeof factsOf>) => wordsOfFacts(factsOf(...from));

describe('the facts that texts quote', () => {
  const content = readContent(contentFolder);
  const words = content.words.es.dictionary.facts;

  it('are in the language of the text', () => {
    const answers = {
      ...content.visits.answers,
      papers: { en: lineOf('None.'), es: lineOf('Ninguno.') },
    };
    const visits = { ...content.visits, answers };
    expect(factsIn('es', words, { ...content, visits })).toMatchObject({
      papers: 'Ninguno.',
      coverage: lineWords(visits.coverage?.es ?? { parts: [] }),
      doctor: 'la Dra. Sample',
      replyWithin: '1 día hábil',
      refillsWithin: '2 días hábiles',
      spanishSpokenBy: 'la Dra. Sample y el personal de recepción',
      medicare: 'Aceptamos Medicare.',
      ifMedicare: '',
    });
  });

  it('are those of the building, the office and the people, in the language of the text', () => {
    const [lead, ...others] = content.clinicians;
    const [town, ...towns] = content.towns;
    if (!town) throw new Error('The sample has no town.');
    const building = {
      ...content.practice.building,
      parking: { en: 'Behind the house.', es: 'Detrás de la casa.' },
      bus: { en: 'Bus 11 stops here.', es: 'Aquí para el autobús 11.' },
    };
    const practice = { ...content.practice, building, video: null, civilRightsCoordinator: 'Jo' };
    const files = {
      ...content,
      practice,
      clinicians: [
        { ...lead, pronoun: { en: 'she', es: 'ella' } },
        ...others,
      ] as typeof content.clinicians,
      // The office has moved: the page of its former town is gone.
      towns: [
        { ...town, id: 'gone', office: true as const, retired: true as const },
        town,
        ...towns,
      ],
    };
    expect(factsIn('es', words, files)).toMatchObject({
      region: 'el suroeste de Florida',
      pronoun: 'ella',
      parking: 'Detrás de la casa.',
      bus: 'Aquí para el autobús 11.',
      coordinator: 'Jo',
      neutralSite: 'es.wikipedia.org',
      officePage: 'towns/naples',
      ifClip: null,
    });
  });

  it.each(languages)('are each made of the field of its own: %s', (language) => {
    const names = Object.keys(content.visits.answers) as (keyof Visits['answers'])[];
    const saidIn = (language: Language, name: string) => `${language} ${name}`;
    const lineFor = (name: string) => ({
      en: lineOf(saidIn('en', name)),
      es: lineOf(saidIn('es', name)),
    });
    const answers = Object.fromEntries(
      names.map((name) => [name, lineFor(name)]),
    ) as Visits['answers'];
    const visits = { ...content.visits, answers, callBackWithin: null };
    const [lead, ...others] = content.clinicians;
    const known = {
      ...lead,
      board: 'A board',
      boardLookUp: 'https://board.test/',
      license: { number: 'ME1', lookUp: 'https://license.test/' },
    };
    const files = {
      ...content,
      visits,
      clinicians: [known, ...others] as typeof content.clinicians,
      insurers: content.insurers.map((insurer) =>
        insurer.id === 'medicaid' ? { ...insurer, state: 'not accepted' as const } : insurer,
      ),
    };
    const { facts: words } = content.words[language].dictionary;
    const { address, email, name } = content.practice;
    const facts = factsIn(language, words, files);
    expect(facts).toMatchObject(
      Object.fromEntries(names.map((name) => [name, saidIn(language, name)])),
    );
    expect(facts).toMatchObject({
      practice: name,
      street: address.street,
      city: address.city,
      zip: address.zip,
      email,
      phone: content.practice.phone,
      fax: content.practice.referrals?.fax,
      board: 'A board',
      boardLookUp: 'https://board.test/',
      license: 'ME1',
      medicare: `${words.states.inNetwork} Medicare.`,
      medicaid: `${words.states.notAccepted} Medicaid.`,
      ifMedicare: '',
      ifMedicaid: null,
    });
  });

  it('call a nurse practitioner what she is, in a title as titles are written', () => {
    const [lead, ...others] = content.clinicians;
    const clinicians: typeof content.clinicians = [{ ...lead, credentials: 'APRN' }, ...others];
    const { facts } = content.words.en.dictionary;
    expect(factsIn('en', facts, { ...content, clinicians })).toMatchObject({
      profession: 'psychiatric nurse practitioner',
      Profession: 'Psychiatric Nurse Practitioner',
      ifPhysician: null,
      ifNotPhysician: '',
    });
  });

  it('are those of their own kind of visit, tracker and program', () => {
    const kinds = content.visits.kinds.map((kind, index) => ({ ...kind, price: 100 + index }));
    const visits = { ...content.visits, kinds, sample: undefined };
    const trackers = { analytics: null, replay: 'a', pixel: null };
    const practice = { ...content.practice, trackers, whatsApp: false };
    const facts = factsIn('es', words, { ...content, practice, visits });
    expect(facts).toMatchObject({ minutesFirst: '60', minutesFollowUp: '30' });
    expect(facts).toMatchObject({ feeFirst: '$100', feeFollowUp: '$101' });
    expect(facts).toMatchObject({ ifTools: '', ifAnalytics: null, ifReplay: '', ifPixel: null });
    expect(facts).toMatchObject({ ifWhatsApp: null, ifNoWhatsApp: '', fax: '(239) 555-0101' });
  });

  it('are null where they are not known', () => {
    const visits = { ...content.visits, kinds: [], paidBy: null, replyWithin: null };
    const insurers = content.insurers.map((insurer) => ({ ...insurer, state: null }));
    const unknown = factsIn('es', words, { ...content, visits, insurers });
    for (const name of [
      'minutesFirst',
      'feeFirst',
      'paidBy',
      'replyWithin',
      'medicare',
      'ifInsurers',
      'ifMedicare',
      'ifNoWhatsApp',
    ]) {
      expect(unknown[name], name).toBeNull();
    }
  });

  it('name the company that receives the form while it does, and its contract once it is signed', () => {
    const formFacts = (formAddress: string | null, agreementSignedOn: string | null) => {
      const formService = { name: 'Forms', agreementSignedOn };
      const practice = { ...content.practice, formAddress, formService };
      const { formService: name, ifFormAgreement } = factsIn('es', words, { ...content, practice });
      return [name, ifFormAgreement];
    };
    expect(formFacts(null, '2026-11-21')).toEqual([null, null]);
    expect(formFacts('https://forms.test/x', null)).toEqual(['Forms', null]);
    expect(formFacts('https://forms.test/x', '2026-11-21')).toEqual(['Forms', '']);
  });

  it('say how soon a call at night is returned, once the practice has said it', () => {
    const answer = { en: lineOf('A nurse calls back.'), es: lineOf('Una enfermera le llama.') };
    const resultOf = (
      language: 'en' | 'es',
      callBackWithin: number | null,
      afterHours: typeof answer | null,
    ) => {
      const { facts: words } = content.words[language].dictionary;
      const answers = { ...content.visits.answers, afterHours };
      const visits = { ...content.visits, answers, callBackWithin };
      const facts = factsIn(language, words, { ...content, visits });
      return [facts.afterHours, facts.ifCallBackUnknown];
    };
    expect(resultOf('en', null, answer)).toEqual(['A nurse calls back.', '']);
    expect(resultOf('en', 30, answer)).toEqual([
      'A nurse calls back. That call comes within 30 minutes.',
      null,
    ]);
    expect(resultOf('es', 30, answer)).toEqual([
      'Una enfermera le llama. Esa llamada llega en menos de 30 minutos.',
      null,
    ]);
    expect(resultOf('en', 30, null)).toEqual([null, '']);
  });

  it.each([
    ['letters', 'ifLettersUnknown'],
    ['records', 'ifRecordsUnknown'],
  ] as const)('have the answer on %s, or that it is to be asked', (name, unknown) => {
    const answer = { en: lineOf('In a week.'), es: lineOf('En una semana.') };
    const resultOf = (given: typeof answer | null) => {
      const answers = { ...content.visits.answers, [name]: given };
      const visits = { ...content.visits, answers };
      const facts = factsIn('es', words, { ...content, visits });
      return [facts[name], facts[unknown]];
    };
    expect(resultOf(answer)).toEqual(['En una semana.', null]);
    expect(resultOf(null)).toEqual([null, '']);
  });

  it('have the price of a missed visit, or that it costs nothing, or that this is not known', () => {
    const resultOf = (missedVisitFee: number | null) => {
      const visits = { ...content.visits, missedVisitFee, sample: undefined };
      const facts = factsIn('es', words, { ...content, visits });
      return [
        facts.missedVisitFee,
        facts.ifMissedVisitFee,
        facts.ifNoMissedVisitFee,
        facts.ifMissedVisitFeeUnknown,
      ];
    };
    expect(resultOf(40)).toEqual(['$40', '', null, null]);
    expect(resultOf(0)).toEqual(['$0', null, '', null]);
    expect(resultOf(null)).toEqual([null, null, null, '']);
  });

  it.each([
    ['aiNotes', 'ifAiNotes', 'ifNoAiNotes'],
    ['cardOnFile', 'ifCardOnFile', 'ifNoCardOnFile'],
    ['spanishAtNight', 'ifSpanishAtNight', 'ifNoSpanishAtNight'],
    ['spanishTherapists', 'ifSpanishTherapists', 'ifNoSpanishTherapists'],
  ] as const)('say yes or no to %s, or nothing', (field, yes, no) => {
    const resultOf = (value: boolean | null) => {
      const visits = { ...content.visits, [field]: value };
      const facts = factsIn('en', words, { ...content, visits });
      return [facts[yes], facts[no]];
    };
    expect([true, false, null].map(resultOf)).toEqual([
      ['', null],
      [null, ''],
      [null, null],
    ]);
  });

  it('say that notes by a program are to be asked about if nothing is known of them', () => {
    const resultOf = (aiNotes: boolean | null) =>
      factsIn('es', words, { ...content, visits: { ...content.visits, aiNotes } }).ifAiNotesUnknown;
    expect([true, false, null].map(resultOf)).toEqual([null, null, '']);
  });

  it.each([
    ['treatmentReplyWithin', 'ifTreatmentReplyUnknown'],
    ['refillsWithin', 'ifRefillsUnknown'],
  ] as const)('say in how many days, or that this is to be asked: %s', (field, unknown) => {
    const resultOf = (days: number | null) => {
      const visits = { ...content.visits, [field]: days };
      const facts = factsIn('es', words, { ...content, visits });
      return [facts[field], facts[unknown]];
    };
    expect([1, 2, 3, null].map(resultOf)).toEqual([
      ['1 día hábil', null],
      ['2 días hábiles', null],
      ['3 días hábiles', null],
      [null, ''],
    ]);
  });

  it('say whether Medicare’s amount is full payment, or nothing', () => {
    const resultOf = (medicareAssignment: boolean | null) => {
      const visits = { ...content.visits, medicareAssignment };
      const { ifAssignment, ifNoAssignment } = factsIn('es', words, { ...content, visits });
      return [ifAssignment, ifNoAssignment];
    };
    expect([true, false, null].map(resultOf)).toEqual([
      ['', null],
      [null, ''],
      [null, null],
    ]);
  });

  it.each([
    ['feminine', 'una psiquiatra', 'Una psiquiatra'],
    ['masculine', 'un psiquiatra', 'Un psiquiatra'],
    [null, 'un psiquiatra', 'Un psiquiatra'],
  ] as const)('call the first clinician, in Spanish, by the form %s', (form, middle, start) => {
    const [lead, ...others] = content.clinicians;
    const clinicians: typeof content.clinicians = [{ ...lead, spanishForm: form }, ...others];
    expect(factsIn('es', words, { ...content, clinicians })).toMatchObject({
      psychiatrist: middle,
      Psychiatrist: start,
    });
  });

  it('are whole sentences where the answers are', () => {
    const isSentence = (name: string) => factKinds.get(name) === 'sentence';
    const answers = Object.keys(content.visits.answers);
    expect(answers.filter((name) => !isSentence(name))).toEqual([]);
    const facts = Object.entries(factsIn('en', words, content));
    const written = facts.filter(([, value]) => value?.endsWith('.')).map(([name]) => name);
    expect(written.filter((name) => !isSentence(name))).toEqual([]);
  });

  it('show the price of a sample as one', () => {
    expect(dollars(1250, undefined)).toBe('$1,250');
    expect(dollars(0, undefined)).toBe('$0');
    expect(dollars(0, true)).toBe('$000');
    expect(dollars(undefined, undefined)).toBeNull();
  });
});

describe('the figures of the home page', () => {
  const { practice } = readContent(contentFolder);
  const printed = (value: number | null, language: 'en' | 'es') => {
    const patientSuccessRate = { value, sample: true as const, source: undefined };
    const figures = { ...practice.figures, patientSuccessRate };
    return printedFigures({ figures }, language).map(({ text }) => text)[1];
  };

  it('are written as each language writes them', () => {
    expect(printed(98, 'en')).toBe('98%');
    expect(printed(98, 'es')).toBe('98\u00a0%');
  });

  it('are a dash, and no zeros, while there is no number', { tags: '@1.15' }, () => {
    expect(printed(null, 'en')).toBe('—');
    expect(printed(null, 'es')).toBe('—');
  });
});

describe('phoneLink', () => {
  it('dials with the country code', { tags: ['@1.8', '@7.10'] }, () => {
    expect(phoneLink('(239) 555-0100')).toBe('tel:+12395550100');
  });
});
