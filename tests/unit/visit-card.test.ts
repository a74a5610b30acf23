import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { AppointmentRequest } from '../../components/contact-form/AppointmentRequest';
import { VisitCard, visitCardId } from '../../components/visit-card/VisitCard';
import { VisitInBrief } from '../../components/visit-card/VisitInBrief';
import { visitCardFields } from '../../lib/contact-form';
import { isInNetwork } from '../../lib/content/schemas/insurers.server';
import type { Visits } from '../../lib/content/schemas/visits.server';
import type { PageOf } from '../../lib/content/types';
import { languages } from '../../lib/language';
import { type Site, siteIn } from '../../lib/site.server';
import { Page as ServicePage } from '../../pages/service/+Page';
import { Page as TelepsychiatryPage } from '../../pages/telepsychiatry/+Page';
import { rendered } from '../support/rendered';

const site = siteIn('en');
const { t } = site;

const cardIn = (site: Site, props: Partial<Parameters<typeof VisitCard>[0]> = {}) =>
  rendered(createElement(VisitCard, { picture: { name: 'coast', alt: '' }, ...props }), site);
const cardOf = (visits: Partial<Visits>, others: Partial<Site> = {}) =>
  cardIn({ ...site, ...others, visits: { ...site.visits, ...visits } });

/** The values of a question, in their order; empty if the card does not ask it. */
const answersTo = ($: ReturnType<typeof cardOf>, name: string) =>
  $(`form input[name=${name}], [name=${name}] option`)
    .toArray()
    .map((option) => $(option).attr('value'));

/** The lines that the card says where nothing can be asked. */
const factsOf = ($: ReturnType<typeof cardOf>) =>
  $('li')
    .toArray()
    .map((fact) => $(fact).text());

/** The facts that the card says in any case, because they are no question. */
const statedBy = ($: ReturnType<typeof cardOf>) =>
  $('li')
    .not('.hidden')
    .toArray()
    .map((fact) => $(fact).text());

describe('the visit card', () => {
  it('says how long the first visit is, with whom, and from which age', () => {
    const text = cardOf({ ages: { from: 18 } }).text();
    expect(text).toContain('60 minutes with Alex Sample, MD');
    expect(text).toContain('18 and over');
  });

  it('asks where, in which language and with which insurance, and calls', () => {
    const $ = cardOf({});
    expect(answersTo($, 'visit')).toEqual(['office', 'video']);
    expect(answersTo($, 'preferredLanguage')).toEqual(['en', 'es']);
    expect(answersTo($, 'insurer')).toEqual([
      '',
      ...site.insurers.filter(isInNetwork).map(({ name }) => name),
      'other',
      'none',
    ]);
    expect($('a[href^="tel:"]').first().attr('href')).toBe(site.phone.href);
  });

  it('leads to the contact form with what is chosen, and asks nothing else', () => {
    const $ = cardOf({});
    expect($('form').attr('action')).toBe(site.href('contact'));
    expect($('form').attr('method') ?? 'get').toBe('get');
    const names = $('[name]').map((_, control) => $(control).attr('name'));
    expect(new Set(names.toArray())).toEqual(new Set(visitCardFields));
    // A browser that comes back keeps no insurer that somebody chose before.
    expect($('select').attr('autocomplete')).toBe('off');
  });

  it('names each answer as the contact form does, so that it can be filled in', () => {
    const form = rendered(createElement(AppointmentRequest), site);
    const { choices } = JSON.parse(form('[data-island]').attr('data-props') ?? '');
    const $ = cardOf({});
    for (const name of visitCardFields) {
      const known = choices[name].map(({ value }: { value: string }) => value);
      expect(known, name).toEqual(expect.arrayContaining(answersTo($, name)));
    }
    expect(choices.patient).toContainEqual(
      expect.objectContaining({ value: $('[name=patient]').attr('value') }),
    );
  });

  it('offers only the office on the page of a service whose first visit cannot be by video', () => {
    for (const { id, firstVisitInOffice = false } of site.serviceFacts) {
      const page = site.page(`services/${id}`) as PageOf<'service'>;
      const $ = rendered(createElement(ServicePage, { page }), site);
      expect(answersTo($, 'visit'), id).toEqual(
        firstVisitInOffice ? ['office'] : ['office', 'video'],
      );
      const inBrief = $(`p:contains("${t('visitCard.office')}")`).text();
      expect(inBrief.includes(t('visitCard.video')), id).toBe(!firstVisitInOffice);
    }
    const inOffice = cardIn(site, { inOfficeOnly: true });
    expect(statedBy(inOffice)).toEqual(['Our office in Naples']);
    expect(inOffice('form [name=visit]').attr('value')).toBe('office');
    // Facts that contradict each other choose nothing for the visitor.
    const noOffice = { ...site, visits: { ...site.visits, office: false } };
    expect(cardIn(noOffice, { inOfficeOnly: true })('form [name=visit]')).toHaveLength(0);
  });

  it('begins with the language of the page, and on the page about video with video', () => {
    const checked = (site: Site, chosen?: 'video') => {
      const $ = cardIn(site, chosen && { chosen });
      return $('[checked]')
        .toArray()
        .map((control) => $(control).attr('value'));
    };
    expect(checked(site)).toEqual(['en']);
    expect(checked(siteIn('es'), 'video')).toEqual(['video', 'es']);
    const page = site.page('telepsychiatry') as PageOf<'telepsychiatry'>;
    const $ = rendered(createElement(TelepsychiatryPage, { page }), site);
    expect($('[name=visit][checked]').attr('value')).toBe('video');
  });

  it('answers each choice of insurance, and promises nothing', () => {
    const answers = cardOf({})('[data-answer]');
    expect(answers.map((_, answer) => answers.filter(answer).attr('data-answer')).get()).toEqual([
      'in network',
      'other',
      'none',
    ]);
    const words = answers.map((_, answer) => answers.filter(answer).text()).get();
    expect(words[0]).toContain(t('visitCard.inNetwork'));
    expect(words[1]).toBe(t('visitCard.otherInsurer'));
    expect(words[2]).toContain(t('visitCard.noInsurer'));
    // Screen readers say the answer when it changes, and with the question.
    expect(answers.parent().attr('role')).toBe('status');
    expect(answers.parent().attr('id')).toBe(cardOf({})('select').attr('aria-describedby'));
  });

  it('is named, and so is each of its questions', () => {
    const $ = cardOf({});
    expect($(`#${$('section').attr('aria-labelledby')}`).text()).toBe(t('visitCard.heading'));
    // "Book" leads to it, and so does the focus.
    expect($('section').attr()).toMatchObject({ id: visitCardId, tabindex: '-1' });
    const groups = $('[role=radiogroup]').toArray();
    expect(
      groups.map((group) => [$(group).attr('aria-label'), $(group).find('input').attr('name')]),
    ).toEqual([
      [t('glance.where'), 'visit'],
      [t('glance.languages'), 'preferredLanguage'],
    ]);
    expect($(`label[for="${$('select').attr('id')}"]`).text()).toBe(t('visitCard.insurer'));
  });

  it.each(languages)('has an action and all words in %s', (language) => {
    const translated = siteIn(language);
    const $ = cardIn(translated);
    expect($('button').text()).toBe(translated.t('visitCard.ask'));
    expect($('h2').text()).toBe(translated.t('visitCard.heading'));
    expect($.text()).not.toMatch(/visitCard\.|glance\./);
  });
});

describe('the next opening', () => {
  const nextOpening = { date: '2026-12-03', confirmedOn: '2026-11-22' };
  const shownOn = (today: string, opening: Visits['nextOpening'] = nextOpening) => {
    const $ = cardOf({ nextOpening: opening }, { today });
    return $('[data-last-day]').text();
  };

  it('is shown with the day on which it was confirmed, for seven days', () => {
    expect(shownOn('2026-11-29')).toBe('Thursday, December 3 next opening, checked November 22');
    expect(shownOn('2026-11-30')).toBe('');
  });

  it('is gone the day after it', () => {
    const soon = { date: '2026-11-24', confirmedOn: '2026-11-22' };
    expect(['2026-11-24', '2026-11-25'].map((day) => shownOn(day, soon) !== '')).toEqual([
      true,
      false,
    ]);
  });

  it('can be asked for where none is known', () => {
    expect(cardOf({ nextOpening: null }).text()).toContain(t('visitCard.askForOpening'));
  });

  it.each(['waitingList', 'notAccepted'] as const)(
    'is replaced where new patients are: %s',
    (newPatients) => {
      const text = cardOf({ newPatients, nextOpening }, { today: '2026-11-23' }).text();
      expect(text).toContain(t(`visitCard.${newPatients}`));
      expect(text).not.toContain('December 3');
      expect(text).not.toContain(t('visitCard.askForOpening'));
    },
  );
});

describe('the visit in brief, in the first screen of phones', () => {
  const nextOpening = { date: '2026-12-03', confirmedOn: '2026-11-22' };
  const briefOf = (visits: Partial<Visits>, others: Partial<Site> = {}) => {
    const shown = { ...site, ...others, visits: { ...site.visits, nextOpening, ...visits } };
    const $ = rendered(createElement(VisitInBrief), shown);
    return $('p')
      .toArray()
      .map((line) => $(line).text());
  };
  const day = { today: '2026-11-23' };

  const visit = 'First visit: 60 minutes with Alex Sample, MD';
  const choices = 'Office in Naples · Video · English · Español';
  const insurers = '15 insurers in our network Check yours';

  it('says how long it is, with whom, the next opening, and the number of insurers', () => {
    const opening = 'Thursday, December 3 next opening, checked November 22';
    expect(briefOf({}, day)).toEqual([visit, choices, opening, insurers]);
    // The page script hides the opening once it is over.
    const shown = { ...site, ...day, visits: { ...site.visits, nextOpening } };
    const $ = rendered(createElement(VisitInBrief), shown);
    expect($('[data-last-day]').text()).toBe(opening);
    expect($('[data-last-day]').attr('data-last-day')).toBe('2026-11-29');
  });

  it('says nothing of an opening that is over, or that new patients do not get', () => {
    expect(briefOf({}, { today: '2026-11-30' })).toEqual([visit, choices, insurers]);
    expect(briefOf({ newPatients: 'waitingList' }, day)).toEqual([visit, choices, insurers]);
    expect(briefOf({ nextOpening: null }, day)).toEqual([visit, choices, insurers]);
  });

  it('is left out where nothing is known', () => {
    const unknown = { clinicians: [] as never, insurers: [] };
    const noFacts = { nextOpening: null, kinds: [], office: null, videoFrom: null };
    expect(briefOf({ ...noFacts, staffLanguages: null }, unknown)).toEqual([]);
  });
});

describe('a card of a practice that lacks', () => {
  it('video says where the visit is, and does not ask', () => {
    const $ = cardOf({ videoFrom: null });
    expect(answersTo($, 'visit')).toEqual([]);
    expect(statedBy($)).toEqual(['Our office in Naples']);
  });

  it('an office says that the visit is by video, and does not ask', () => {
    const $ = cardOf({ office: false });
    expect(answersTo($, 'visit')).toEqual([]);
    expect(statedBy($)).toEqual(['By video anywhere in Florida']);
  });

  it('a second language names the one that is spoken, and does not ask', () => {
    const [lead] = site.clinicians;
    const clinicians: Site['clinicians'] = [{ ...lead, languages: ['en'] }];
    const $ = cardOf({ staffLanguages: [] }, { clinicians });
    expect(answersTo($, 'preferredLanguage')).toEqual([]);
    expect(statedBy($)).toEqual(['English']);
  });

  it('insurers asks for none and names none', () => {
    const $ = cardOf({}, { insurers: [] });
    expect($('select')).toHaveLength(0);
    expect(factsOf($).join()).not.toContain(t('glance.check'));
  });

  it('all that may be unknown still has its heading, one action and the number', () => {
    const unknown = {
      newPatients: null,
      nextOpening: null,
      kinds: [],
      office: null,
      videoFrom: null,
      ages: null,
    } as unknown as Partial<Visits>;
    const [lead] = site.clinicians;
    const clinicians: Site['clinicians'] = [{ ...lead, acceptsNewPatients: false }];
    const $ = cardOf(unknown, { insurers: [], clinicians });
    expect($('h2').text()).toBe(t('visitCard.heading'));
    expect($('button')).toHaveLength(1);
    expect($('h2').parent().next().text()).toBe(t('visitCard.askForOpening'));
    expect($.text()).not.toMatch(/undefined|null|NaN/);
  });

  it('room for new patients asks nothing and leads to the contact page', () => {
    const $ = cardOf({ newPatients: 'notAccepted' });
    expect($('form')).toHaveLength(0);
    const action = $('a[href="/contact"]');
    expect(action.text()).toBe(t('contact.heading'));
    expect(action.closest('.hidden')).toHaveLength(0);
    expect($('a[href^="tel:"]').closest('.hidden')).toHaveLength(0);
    // What it would ask it says instead.
    expect(statedBy($)).toEqual([
      'Our office in Naples',
      'By video anywhere in Florida',
      'English and Spanish',
      `15 ${t('glance.insurers')}, including Medicare and Medicaid ${t('glance.check')}`,
    ]);
  });

  it('a place at once asks for the list', () => {
    const $ = cardOf({ newPatients: 'waitingList' });
    expect($('button').text()).toBe(t('visitCard.askForList'));
    expect($('a[href="/contact"]').text()).toBe(t('visitCard.askForList'));
    expect(answersTo($, 'visit')).toEqual(['office', 'video']);
  });
});

it('without scripts the card leads to the contact page and says as facts what it would ask', () => {
  const $ = cardOf({});
  // The style sheet shows what is hidden where there are no scripts.
  const action = $('a[href="/contact"]').closest('.hidden');
  expect(action.text()).toContain(t('visitCard.ask'));
  expect(action.is('.noscript\\:block')).toBe(true);
  expect($('form').is('.noscript\\:hidden')).toBe(true);
  expect($('form').closest('.hidden')).toHaveLength(0);
  expect(statedBy($)).toEqual([]);
  const facts = $('li.hidden');
  expect(facts).toHaveLength(4);
  expect(facts.not('.noscript\\:list-item.print\\:list-item')).toHaveLength(0);
  expect(facts.last().find('a').attr('href')).toBe('/#insurance');
});

it.each(languages)(
  'each language that can be chosen is named in itself, for screen readers too: %s',
  (language) => {
    const names = [
      ['en', 'English'],
      ['es', 'Español'],
    ];
    const shown = siteIn(language);
    const $ = cardIn(shown);
    const named = (parts: ReturnType<typeof $>) =>
      parts.toArray().map((part) => [$(part).attr('lang'), $(part).text()]);
    expect(named($('form [name=preferredLanguage] + span'))).toEqual(names);
    const brief = rendered(createElement(VisitInBrief), shown);
    const spans = brief('span[lang]').toArray();
    expect(spans.map((part) => [brief(part).attr('lang'), brief(part).text()])).toEqual(
      names.map(([tag, name]) => [tag, ` · ${name}`]),
    );
  },
);

it('the card names all clinicians who accept new patients, and no others', () => {
  const [lead] = site.clinicians;
  const clinicians: Site['clinicians'] = [
    lead,
    { ...lead, name: 'Robin Example', credentials: 'PA', acceptsNewPatients: true },
    { ...lead, name: 'Kim Example', credentials: 'MD', acceptsNewPatients: false },
    // Of one it is not known.
    { ...lead, name: 'Lee Example', credentials: 'DO', acceptsNewPatients: null },
  ];
  const text = cardOf({}, { clinicians }).text();
  expect(text).toContain('with Alex Sample, MD, Robin Example, PA, or Lee Example, DO');
  expect(text).not.toContain('Kim');
});

it.each([
  ['en', 'Zeta (only in the county of Collier or Lee)'],
  ['es', 'Zeta (solo en el condado de Collier o Lee)'],
] as const)(
  'names the counties of an insurer beside it, where it is not in all: %s',
  (language, name) => {
    const zeta = { id: 'zeta', name: 'Zeta', state: 'in network', confirmedOn: null } as const;
    const insurers = [{ ...zeta, counties: ['Collier', 'Lee'] }];
    expect(cardIn({ ...siteIn(language), insurers })('option[value="Zeta"]').text()).toBe(name);
  },
);

it('says the price of the first visit to whoever has no insurance, if it is known', () => {
  const [first, ...others] = site.visits.kinds;
  const answerTo = (price: number | null) => {
    const kinds = [{ ...first, price }, ...others] as Visits['kinds'];
    return cardOf({ kinds, sample: undefined })('[data-answer="none"]').text();
  };
  expect(answerTo(350)).toBe(`$350 ${t('glance.withoutInsurance')}. ${t('visitCard.noInsurer')}`);
  expect(answerTo(0)).toBe(`$0 ${t('glance.withoutInsurance')}. ${t('visitCard.noInsurer')}`);
  expect(answerTo(null)).toBe(t('visitCard.noInsurer'));
  expect(cardOf({ kinds: others })('[data-answer="none"]').text()).toBe(t('visitCard.noInsurer'));
});

it('says that its facts are samples, only where they are', () => {
  expect(cardOf({ sample: true }).text()).toContain(t('glance.sample'));
  expect(cardOf({ sample: undefined }).text()).not.toContain(t('glance.sample'));
});

it('of insurers the card offers those in network alone, and says how many they are', () => {
  const states = ['in network', 'not accepted', 'pending'];
  const insurers = states.map((state, index) => ({
    id: `insurer-${index}`,
    name: `Insurer ${index}`,
    state,
    confirmedOn: null,
  })) as Site['insurers'];
  const $ = cardOf({}, { insurers });
  expect(answersTo($, 'insurer')).toEqual(['', 'Insurer 0', 'other', 'none']);
  expect($('label[for] + span').text()).toBe('Insurer 0');
});

it('is a sheet that closes only where the page says so', () => {
  expect(cardIn(site)('[popover], [popovertarget]')).toHaveLength(0);
  const $ = cardIn(site, { isSheet: true });
  expect($('[popover]').attr('id')).toBe($('[popovertargetaction=hide]').attr('popovertarget'));
});
