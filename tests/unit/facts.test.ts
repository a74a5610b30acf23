import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { dollars, factsIn, fillFacts } from '../../lib/content/facts.server';
import { leaveOutUnknown } from '../../lib/content/left-out.server';
import { contentFolder } from '../../lib/folders.server';
import { phoneLink } from '../../lib/telephones';

const facts = {
  phone: '(239) 555-0100',
  name: 'Alex Sample, MD',
  fax: null,
  ifMedicare: '',
  ifMedicaid: null,
};

describe('fillFacts', () => {
  it('ends a sentence once where the fact has a full stop of its own', () => {
    const facts = { name: 'Coast Psychiatry, P.A.' };
    expect(fillFacts('Call {name}. {name}’s', facts)).toBe(
      'Call Coast Psychiatry, P.A. Coast Psychiatry, P.A.’s',
    );
  });

  it('puts each known fact in its place', () => {
    expect(
      fillFacts('{name}: {phone}, {phone}, {fax} {pager} {constructor} { phone }', facts),
    ).toBe(
      'Alex Sample, MD: (239) 555-0100, (239) 555-0100, {fax} {pager} {constructor} { phone }',
    );
  });
});

describe('leaveOutUnknown', () => {
  it.each([
    ['a sentence', 'Call {phone}. Or fax {fax}! We answer.', 'Call {phone}. We answer.'],
    ['no sentence that quotes an empty fact', '{ifMedicare}We bill.', '{ifMedicare}We bill.'],
    [
      'a fact that is a sentence',
      'Read the signs. {fax} Tell us. {name}, listens.',
      'Read the signs. Tell us. {name}, listens.',
    ],
    [
      'a sentence that begins with it',
      'One {phone} two. {fax} is ours. Three.',
      'One {phone} two. Three.',
    ],
    ['a sentence after bold words', '**Away?** {fax} Call.', '**Away?** Call.'],
    ['a paragraph that begins with a condition', '{ifMedicaid}One. Two.\n\nThree.', 'Three.'],
    ['a paragraph that is empty after that', 'One.\n\nFax {fax}.\n\nTwo.', 'One.\n\nTwo.'],
    ['a heading that quotes it', '## Fax {fax}\n\nText.', 'Text.'],
    [
      'a heading that is empty after that',
      '## One\n\nText.\n\n## Fax\n\nFax {fax}.\n\n### Why\n\n{fax}',
      '## One\n\nText.',
    ],
    [
      'a list item, and keeps its neighbors',
      '1. **Call:** {phone}\n2. **Fax:** {fax}\n3. Or write. Or fax {fax}.',
      '1. **Call:** {phone}\n3. Or write.',
    ],
    ['a list that is empty after that, and what led to it', 'Ways:\n\n- {fax}\n\nEnd.', 'End.'],
    [
      'a row of a table',
      '| A | B |\n|---|---|\n| {fax} | 1 |\n| {phone} | 2 |',
      '| A | B |\n|---|---|\n| {phone} | 2 |',
    ],
    ['a table that is empty after that', 'x\n\n| A |\n|---|\n| {fax} |', 'x'],
    [
      'a sentence of a dated paragraph',
      '{until 2030-01-01} Fax {fax}. Call.',
      '{until 2030-01-01} Call.',
    ],
  ])('leaves out %s', (_, text, expected) => {
    expect(leaveOutUnknown(text, facts, 'en')).toBe(expected);
  });
});

describe('the facts that texts quote', () => {
  const content = readContent(contentFolder);
  const words = content.words.es.dictionary.facts;

  it('are in the language of the text', () => {
    const answers = { ...content.visits.answers, papers: { en: 'None.', es: 'Ninguno.' } };
    const visits = { ...content.visits, answers };
    expect(factsIn('es', words, { ...content, visits })).toMatchObject({
      papers: 'Ninguno.',
      coverage: visits.coverage?.es,
      doctor: 'la Dra. Sample',
      replyWithin: '1 día hábil',
      refillsWithin: '2 días hábiles',
      spanishSpokenBy: 'la Dra. Sample y el personal de recepción',
      medicare: 'Aceptamos Medicare.',
      ifMedicare: '',
    });
  });

  it('are those of their own kind of visit, tool and program', () => {
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

  it('show the price of a sample as one', () => {
    expect(dollars(1250, undefined)).toBe('$1,250');
    expect(dollars(0, undefined)).toBe('$0');
    expect(dollars(0, true)).toBe('$000');
    expect(dollars(undefined, undefined)).toBeNull();
  });
});

describe('phoneLink', () => {
  it('dials with the country code (§1.8, §7.10)', () => {
    expect(phoneLink('(239) 555-0100')).toBe('tel:+12395550100');
  });
});
