import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { dollars, factsIn } from '../../lib/content/facts.server';
import { isSentence } from '../../lib/content/text/facts';
import { contentFolder } from '../../lib/folders.server';
import { phoneLink } from '../../lib/telephones';

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

  it('are whole sentences where the answers are', () => {
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

describe('phoneLink', () => {
  it('dials with the country code', { tags: ['@1.8', '@7.10'] }, () => {
    expect(phoneLink('(239) 555-0100')).toBe('tel:+12395550100');
  });
});
