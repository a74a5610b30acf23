import { load } from 'cheerio';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AtAGlance } from '../../components/at-a-glance/AtAGlance';
import { Fees } from '../../components/at-a-glance/Fees';
import {
  ClinicianFacts,
  Clinicians,
  Letter,
  Portrait,
} from '../../components/clinicians/Clinicians';
import { ConsentBanner } from '../../components/consent/ConsentBanner';
import { CookieTable, PrivacyReceipt } from '../../components/consent/CookiePolicyParts';
import { CrisisBar } from '../../components/crisis/CrisisBar';
import { Hero } from '../../components/home/Hero';
import { LeadClinician } from '../../components/home/LeadClinician';
import { ReviewsAndPatients } from '../../components/home/Reviews';
import { BilingualCare, Telehealth } from '../../components/home/Sections';
import { PagePicture } from '../../components/layout/ArticleHeading';
import { ContactDetails } from '../../components/layout/ContactDetails';
import { Footer } from '../../components/layout/Footer';
import { ServiceCards } from '../../components/layout/ServiceCards';
import { Sources } from '../../components/layout/Sources';
import { TableOfContents } from '../../components/layout/TableOfContents';
import { ExistingPatients, Referrals } from '../../components/patient-links/PatientLinks';
import { Table } from '../../components/ui/Table';
import { VisitCard } from '../../components/visit-card/VisitCard';
import { fullName } from '../../lib/content/facts.server';
import { languageName } from '../../lib/content/language-tags.server';
import type { PageOf } from '../../lib/content/types';
import { languages } from '../../lib/language';
import { policyStatus } from '../../lib/policies.server';
import { storedItems } from '../../lib/privacy/disclosure.server';
import { emergencyPage } from '../../lib/routes.server';
import { type Site, siteIn } from '../../lib/site.server';
import { longDate } from '../../lib/time/format.server';
import { lineWords } from '../../lib/words/line';
import { phoneLink } from '../../lib/words/telephones';
import { Page as ContactPage } from '../../pages/contact/+Page';
import { Page as PolicyPage } from '../../pages/policy/+Page';
import { texts } from '../build/built-site';
import { rendered } from '../support/rendered';

const source = { name: 'A survey', url: 'https://survey.test/', checkedOn: '2026-03-01' };

/** Each fact of the building with the words for yes and for no. */
const ofBuilding = [
  ['stepFree', 'stepFree', 'noStepFree'],
  ['elevator', 'elevator', 'noElevator'],
  ['accessibleRestroom', 'restroom', 'noRestroom'],
] as const;

describe.each(languages)('the statement in %s', (language) => {
  const site = siteIn(language);
  const { t } = site;
  const withFacts = (practice: object) =>
    ({ ...site, practice: { ...site.practice, ...practice } }) as Site;

  it.each(ofBuilding)(
    'about the way into the building is missing if it is not known: %s',
    (fact, yes, no) => {
      const words = [yes, no].map((key) => t(`visit.${key}`).toLowerCase());
      const wordsFor = (value: boolean | null) => {
        const building = { [fact]: value, parking: null };
        const $ = rendered(createElement(ContactDetails), withFacts({ building }));
        return words.filter((word) => $.html().toLowerCase().includes(`>${word}.<`));
      };
      expect([true, false, null].map(wordsFor)).toEqual([[words[0]], [words[1]], []]);
    },
  );

  it('about new patients is missing for a clinician of whom it is not known', () => {
    const words = [t('clinician.takesNewPatients'), t('clinician.takesNoNewPatients')];
    const wordsFor = (acceptsNewPatients: boolean | null) => {
      const clinician = { ...site.clinicians[0], acceptsNewPatients };
      const $ = rendered(createElement(Clinicians), { ...site, clinicians: [clinician] });
      return words.filter((word) =>
        texts($, 'dd').join('|').toLowerCase().includes(`|${word.toLowerCase()}|`),
      );
    };
    expect([true, false, null].map(wordsFor)).toEqual([[words[0]], [words[1]], []]);
  });

  it('about a clinician stands each under its own name, and the letter has the clinician’s own', () => {
    const facts = {
      board: 'A board',
      inPracticeSince: 2001,
      medicalSchool: 'A school',
      residency: 'A residency',
      fellowship: 'A fellowship',
      affiliations: ['A hospital', 'A clinic'],
      npi: '1234567893',
    };
    const [lead] = site.clinicians;
    const statement = { en: 'I listen.', es: 'Escucho.' };
    const clinician = { ...lead, ...facts, statement, name: 'Robin Example' };
    const clinicians: Site['clinicians'] = [lead, clinician];
    const $ = rendered(createElement(Clinicians), { ...site, clinicians });
    const profile = $('section').eq(1);
    expect(profile.find('h2').text()).toBe(fullName(clinician));
    expect(profile.find('figcaption').text()).toBe(clinician.name);
    const factNamed = (fact: keyof typeof facts) =>
      profile
        .find('dt')
        .filter((_, term) => $(term).text() === t(`clinician.${fact}`))
        .next()
        .text();
    for (const [fact, value] of Object.entries(facts)) {
      expect(factNamed(fact as keyof typeof facts), fact).toBe([value].flat().join(', '));
    }
    // The number of what is folded is that of the facts below it.
    const folded = profile.find('details');
    expect(folded.find('summary').text()).toBe(`${folded.find('dt').length} ${t('glance.more')}`);
  });

  it('about a clinician is in the language of the page, and leads to the register of the license', () => {
    const [lead] = site.clinicians;
    const clinician = {
      ...lead,
      role: { en: 'A role', es: 'Un cargo' },
      interests: [
        { en: 'grief', es: 'el duelo' },
        { en: 'panic', es: 'el pánico' },
      ],
      board: 'A board',
      boardLookUp: 'https://board.test/',
      license: { number: 'ME 1', lookUp: 'https://license.test/' },
      languages: ['es', 'ht'],
      statement: null,
      sample: undefined,
    } as Site['clinicians'][0];
    const shown = { ...site, clinicians: [clinician] } as Site;
    const $ = rendered(createElement(Clinicians), shown);
    expect($('h2 + p').text()).toBe(clinician.role[language]);
    expect(texts($, 'dd')).toContain({ en: 'Grief, panic', es: 'El duelo, el pánico' }[language]);
    const link = $(`a:contains("${t('clinician.lookUp')}")`);
    expect([link.attr('href'), link.parent().text()]).toEqual([
      'https://license.test/',
      `ME 1 ${t('clinician.lookUp')}`,
    ]);
    // Without a statement there is no letter, and nothing is signed.
    expect($('figure')).toHaveLength(0);
    // The home page says in short what can be checked.
    const inShort = rendered(createElement(ClinicianFacts, { clinician, className: '' }), shown);
    expect(texts(inShort, 'dt')).toEqual(
      (['languages', 'board', 'license'] as const).map((fact) => t(`clinician.${fact}`)),
    );
  });

  it('of a clinician is as long as its place, with all of it where none is named', () => {
    const statement = { en: 'I listen. I ask. I answer.', es: 'Escucho. Pregunto. Respondo.' };
    const clinician = { ...site.clinicians[0], statement };
    const wordsOf = (sentences?: number) =>
      rendered(
        createElement(Letter, { clinician, sentences, children: 'Jo' } as Parameters<
          typeof Letter
        >[0]),
        site,
      )('blockquote')
        .text()
        .replace(/["«»]/g, '');
    expect(wordsOf()).toBe(statement[language]);
    expect(wordsOf(2)).toBe(statement[language].split('. ').slice(0, 2).join('. ').concat('.'));
  });

  it('as a review or a figure has its source, and is a sample only where it has none', {
    tags: '@1.15',
  }, () => {
    const [backed, sample] = [{ source }, { sample: true as const }];
    const figures = {
      yearsOfExperience: { value: 20, ...backed },
      patientSuccessRate: { value: 0, ...sample },
      positiveReviews: null,
    };
    const reviews = [
      { text: 'Good.', author: 'A patient', ...backed },
      { text: 'Fair.', author: 'A patient', ...sample },
    ];
    const hero = createElement(Hero, { page: site.page('home') as PageOf<'home'> });
    const both = createElement(
      Fragment,
      null,
      hero,
      createElement(ReviewsAndPatients, { reviews }),
    );
    const $ = rendered(both, withFacts({ figures }));
    for (const [entry, mark] of [
      [`dl[aria-label="${t('stats.label')}"] > div`, t('stats.sample')],
      ['#reviews li', t('reviews.sample')],
    ] as const) {
      expect(texts($, entry).map((text) => text.includes(mark))).toEqual([false, true]);
      expect(
        $(entry)
          .map((_, { children }) => $(children).find('a').attr('href'))
          .get(),
      ).toEqual([source.url]);
    }
  });

  it('that the lead is board certified stands on the home page only where the board is known', () => {
    const [lead] = site.clinicians;
    const badgesOf = (board: string | null) => {
      const hero = createElement(Hero, { page: site.page('home') as PageOf<'home'> });
      const $ = rendered(hero, { ...site, clinicians: [{ ...lead, board }] } as Site);
      return texts($, `ul[aria-label="${t('hero.badges')}"] li`).map((badge) =>
        badge.toLowerCase(),
      );
    };
    const others = [t('hero.badgeCity'), t('hero.badgeRegion')].map((badge) => badge.toLowerCase());
    expect(badgesOf(null)).toEqual(others);
    expect(badgesOf('A board')).toEqual([t('hero.badgeCertified').toLowerCase(), ...others]);
  });

  it('of patients elsewhere is led to where the practice has reviews, though its own are samples', () => {
    const reviews = [{ text: 'Fair.', author: 'A patient', sample: true as const }];
    const partWith = (reviewsAddress: string | null) =>
      rendered(createElement(ReviewsAndPatients, { reviews }), withFacts({ reviewsAddress }));
    const link = 'a[href="https://reviews.test/"]';
    const [linked, unlinked] = [partWith('https://reviews.test/'), partWith(null)];
    expect(linked(link).text()).toBe(t('reviews.link'));
    expect(unlinked(link)).toHaveLength(0);
    for (const $ of [linked, unlinked]) {
      expect($('#reviews').text()).toContain(t('reviews.intro'));
      expect($.text()).not.toContain('Fair.');
    }
  });

  it('about reviews is missing where there are none; a list of them is named, and reached by the keyboard', () => {
    const partOf = (reviews: Parameters<typeof ReviewsAndPatients>[0]['reviews']) =>
      rendered(createElement(ReviewsAndPatients, { reviews }), site);
    expect(partOf([])('#reviews')).toHaveLength(0);
    const $ = partOf([{ text: 'Good.', author: 'A patient', source }]);
    const { tabindex, 'aria-labelledby': name } = $('[data-scroller]').attr() ?? {};
    expect([tabindex, $(`#${name}`).text()]).toEqual(['0', t('reviews.heading')]);
    // All are real, so nothing is said of samples.
    expect($('#reviews').text()).not.toContain(t('reviews.intro'));
  });

  it.each(site.policies.map(({ id }) => id))(
    'whether a policy is in force stands on it once, and no draft is one: %s',
    (id) => {
      const page = site.page(id) as PageOf<'policy'>;
      const saidOn = (effectiveOn: PageOf<'policy'>['effectiveOn']) => {
        const shown = { ...page, effectiveOn };
        const text = rendered(createElement(PolicyPage, { page: shown }), site).text();
        return [policyStatus('2026-11-01', site), t('policy.draft')].map(
          (words) => text.split(words).length - 1,
        );
      };
      expect(saidOn('2026-11-01')).toEqual([1, 0]);
      // It would make a reader in a crisis doubt the numbers below it.
      expect(saidOn(null)).toEqual([0, id === emergencyPage ? 0 : 1]);
    },
  );

  it('of what is stored names all that this site stores, and nothing of what it lacks', () => {
    const { storagePrefix, trackers } = site.practice;
    const items = storedItems(storagePrefix);
    const namedWith = (facts: object) =>
      texts(rendered(createElement(CookieTable), withFacts(facts)), 'tbody th');
    const ofSite = items.filter(({ tracker }) => !tracker);
    const namesOf = (some: typeof items) => some.map(({ name }) => name);
    const noTrackers = Object.fromEntries(Object.keys(trackers).map((name) => [name, null]));
    expect(namedWith({ trackers: noTrackers, video: '/video/welcome.mp4' })).toEqual(
      namesOf(ofSite),
    );
    const withoutClip = ofSite.filter(({ purpose }) => purpose !== 'clip');
    expect(withoutClip.length).toBeLessThan(ofSite.length);
    expect(namedWith({ trackers: noTrackers, video: null })).toEqual(namesOf(withoutClip));
    const ofPixel = items.filter(({ tracker }) => !tracker || tracker === 'pixel');
    expect(ofPixel.length).toBeGreaterThan(ofSite.length);
    expect(
      namedWith({ trackers: { ...noTrackers, pixel: 'ABC' }, video: '/video/welcome.mp4' }),
    ).toEqual(namesOf(ofPixel));
  });

  it('on the folded part of the contact details is what it has: the hours alone, or more', () => {
    const summaryWith = (building: object) =>
      texts(
        rendered(createElement(ContactDetails), withFacts({ building, profiles: [] })),
        'summary',
      );
    expect(summaryWith({})).toEqual([t('contact.hours')]);
    expect(summaryWith({ elevator: true })).toEqual([t('contact.more')]);
  });

  it('of the contents is seen on phones only where a page is long', () => {
    const isShort = (count: number) => {
      const headings = Array.from({ length: count }, (_, index) => ({
        id: `part-${index}`,
        text: 'A part',
      }));
      return (
        rendered(createElement(TableOfContents, { headings }), site)('.contents-short').length > 0
      );
    };
    expect([5, 6].map(isShort)).toEqual([true, false]);
  });

  it('of sources is the earliest day on which one was read', () => {
    const sources = [source, { ...source, url: 'https://law.test/', checkedOn: '2026-01-01' }];
    const text = rendered(createElement(Sources, { sources }), site).text();
    expect(text).toContain(longDate('2026-01-01', language));
  });

  it('to patients and to who refers them is each address, form and fact', () => {
    const form = { name: { en: 'History', es: 'Historia' }, file: '/forms/history.pdf' };
    const { portal, payment, refills, videoVisit, ...others } = site.practice.existingPatients;
    const places = { portal, payment, refills, videoVisit };
    const existingPatients = { ...places, ...others, forms: [form] };
    const parts = [ExistingPatients, Referrals].map((part) =>
      createElement(part, { key: part.name }),
    );
    const $ = rendered(parts, withFacts({ existingPatients }));
    expect(
      $('a')
        .map((_, { attribs }) => attribs.href)
        .get(),
    ).toEqual([...Object.values(places), form.file]);
    expect($('li a').text()).toBe(form.name[language]);
    const { fax, send, report } = site.practice.referrals ?? {};
    expect(texts($, 'dd')).toEqual([fax, send?.[language], report?.[language]]);
  });

  it('of the way to the practice is a number to call, an address to write to and two maps to open', () => {
    const $ = rendered(createElement(ContactDetails), site);
    const links = $('a')
      .toArray()
      .map(({ attribs }) => [$(`a[href="${attribs.href}"]`).first().text(), attribs.href]);
    const to = encodeURIComponent('100 Sample Street, Suite 0, Naples, FL 34102');
    expect(links).toEqual(
      expect.arrayContaining([
        [site.practice.phone, phoneLink(site.practice.phone)],
        [site.practice.email, `mailto:${site.practice.email}`],
        [t('visit.googleMaps'), `https://www.google.com/maps/dir/?api=1&destination=${to}`],
        [t('visit.appleMaps'), `https://maps.apple.com/?daddr=${to}`],
      ]),
    );
    expect(compact($('address').text())).toBe('100 Sample Street, Suite 0Naples, FL 34102');
    expect(compact($.text())).toContain(compact(lineWords(site.line('contact.closed'))));
  });

  it('about who owns the site ends with one period, and says that it is a sample only of one', () => {
    const ownerOf = (practice: object) =>
      texts(rendered(createElement(Footer), withFacts(practice)), 'footer p').at(-1);
    const name = 'Sample Psychiatry, P.A.';
    expect(ownerOf({ name, sample: undefined })).toBe(`© ${name} ${t('footer.rights')}`);
    expect(ownerOf({ name: 'Sample', sample: true })).toBe(
      `© Sample. ${t('footer.rights')} ${t('footer.sampleNotice')}`,
    );
  });

  it('of the building, the parking, the bus and the profiles stands below its own name', () => {
    const building = {
      ...site.practice.building,
      parking: { en: 'In front.', es: 'Enfrente.' },
      bus: { en: 'Line 1.', es: 'Línea 1.' },
      waitingRoom: { en: 'a quiet room', es: 'una sala tranquila' },
    };
    const profiles = ['https://profile.test/practice'];
    const $ = rendered(createElement(ContactDetails), withFacts({ building, profiles }));
    const named = (key: Parameters<typeof t>[0]) =>
      $('dt')
        .filter((_, term) => $(term).text() === t(key))
        .next()
        .text();
    expect(named('visit.parking')).toBe(building.parking[language]);
    expect(named('visit.bus')).toBe(building.bus[language]);
    expect(named('visit.building')).toContain(building.waitingRoom[language]);
    expect(named('visit.profiles')).toBe('profile.test');
    expect($('a[href="https://profile.test/practice"]')).toHaveLength(1);
  });

  it('that the portal speaks other languages is beside each link to it', () => {
    const existingPatients = { ...site.practice.existingPatients, languages: ['en'] };
    const $ = rendered(createElement(ExistingPatients), withFacts({ existingPatients }));
    const words = `${t('page.inLanguage')} ${languageName('en', language)}`;
    const links = texts($, 'a');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((text) => !text.includes(words))).toEqual([]);
  });

  it('in the words of a clinician has the quotation marks of the language, and the portrait its words', () => {
    const statement = { en: 'I listen.', es: 'Escucho.' };
    const photo = { image: '/images/portrait.svg', alt: { en: 'One', es: 'Una' } };
    const clinician = { ...site.clinicians[0], statement, photo };
    const imageAt = () => ({ src: '/images/portrait.svg', width: 9, height: 9, sources: [] });
    const $ = rendered(createElement(Clinicians), {
      ...site,
      imageAt,
      clinicians: [clinician],
    } as unknown as Site);
    expect($('blockquote').text()).toBe({ en: '"I listen."', es: '«Escucho.»' }[language]);
    expect($('.image').attr('aria-label')).toBe(photo.alt[language]);
  });

  it('that a fact is a sample stands beside it, and only beside a sample', () => {
    const priced = site.visits.kinds.map((kind) => ({ ...kind, price: 100 }));
    const [clinician] = site.clinicians;
    const marksOf = (part: ComponentType, mark: string, sample: boolean) => {
      const facts = sample ? { sample: true } : {};
      const shown = {
        ...site,
        practice: { ...site.practice, sample: undefined, ...facts },
        visits: { ...site.visits, kinds: priced, sample: undefined, ...facts },
        clinicians: [{ ...clinician, sample: undefined, ...facts }],
      } as unknown as Site;
      return rendered(createElement(part), shown).text().split(mark).length - 1;
    };
    const Card = () => createElement(VisitCard, { picture: { name: 'coast', alt: '' } });
    const marks: [ComponentType, string][] = [
      [AtAGlance, t('glance.sample')],
      [Fees, t('glance.sample')],
      [Card, t('glance.sample')],
      [Clinicians, t('clinician.sample')],
      [LeadClinician, t('clinician.sample')],
      [CrisisBar, t('footer.sampleBrief')],
    ];
    for (const [part, mark] of marks) {
      expect([true, false].map((sample) => marksOf(part, mark, sample))).toEqual([1, 0]);
    }
  });

  it('about online booking names the languages of the service that offers it', () => {
    const page = site.page('contact') as PageOf<'contact'>;
    const bookingAddress = 'https://booking.test/';
    const contactWith = (facts: object) =>
      rendered(createElement(ContactPage, { page }), withFacts({ bookingAddress, ...facts }));
    const noteIn = ($: ReturnType<typeof contactWith>) =>
      $(`a[href="${bookingAddress}"]`).next('p').text();
    expect(noteIn(contactWith({ bookingLanguages: null }))).toBe(t('contact.bookingNote'));
    expect(noteIn(contactWith({ bookingLanguages: ['en'] }))).toBe(
      `${t('contact.bookingNote')}: ${languageName('en', language)}`,
    );
  });

  it('about who is contacted names when, the address and whose it is', () => {
    const addresses = {
      formAddress: 'https://forms.test/x',
      bookingAddress: 'https://booking.test/',
      reviewsAddress: 'https://reviews.test/',
    };
    const $ = rendered(createElement(PrivacyReceipt), withFacts(addresses));
    const rows = $('tbody tr')
      .toArray()
      .map((row) =>
        $(row)
          .children()
          .toArray()
          .map((cell) => $(cell).text()),
      );
    expect(rows.slice(-3)).toEqual([
      [t('receipt.occasions.form'), 'forms.test', t('receipt.formService')],
      [t('receipt.occasions.booking'), 'booking.test', t('receipt.bookingService')],
      [t('receipt.occasions.reviews'), 'reviews.test', t('receipt.reviewService')],
    ]);
  });

  it('of the banner is about the tools of other companies where there are some', () => {
    const trackers = { ...site.practice.trackers };
    const bannerWith = (analytics: string | null) =>
      rendered(
        createElement(ConsentBanner),
        withFacts({ trackers: { ...trackers, analytics } }),
      )('.choices-text').text();
    expect([null, 'G-ABC123'].map(bannerWith)).toEqual([t('consent.noTools'), t('consent.text')]);
  });

  it('of a row that has too few cells reaches to the end of the table', () => {
    const $ = rendered(
      createElement(Table, {
        labelledBy: 'id',
        headings: ['Name', 'One', 'Two', 'Three'],
        rows: [
          { id: 'whole', cells: ['a', '1', '2', '3'] },
          { id: 'short', cells: ['b', '1', 'rest'] },
        ],
      }),
      site,
    );
    const cells = $('td').toArray();
    expect(cells.map(({ attribs }) => [attribs['data-column'], attribs.colspan])).toEqual([
      ['One', undefined],
      ['Two', undefined],
      ['Three', undefined],
      ['One', undefined],
      ['Two', '2'],
    ]);
    expect($('tbody th').attr()).toMatchObject({ scope: 'row', role: 'rowheader' });
    expect($('thead th').attr()).toMatchObject({ scope: 'col', role: 'columnheader' });
  });

  it('about a photograph tells the browser how wide it is shown, on phones and on larger screens', () => {
    const photograph = {
      src: '/images/p.800.jpg',
      width: 800,
      height: 600,
      sources: [{ type: 'image/avif', srcSet: '/images/p.400.avif 400w, /images/p.800.avif 800w' }],
    };
    const withPhotographs = { ...site, image: () => photograph, imageAt: () => photograph };
    const sizesOf = (part: ReactNode) => {
      const $ = rendered(part, withPhotographs as unknown as Site);
      return $('source').attr('sizes') ?? load($('template').html() ?? '')('source').attr('sizes');
    };
    const [clinician] = site.clinicians;
    const hero = createElement(Hero, { page: site.page('home') as PageOf<'home'> });
    const shown = {
      onPage: sizesOf(createElement(PagePicture, { name: 'coast', alt: '' })),
      telehealth: sizesOf(createElement(Telehealth)),
      bilingual: sizesOf(createElement(BilingualCare)),
      hero: sizesOf(hero),
      portrait: sizesOf(createElement(Portrait, { clinician })),
      services: sizesOf(createElement(ServiceCards)),
    };
    expect(Object.values(shown)).toEqual([
      '30rem',
      '(width < 48rem) 100vw, 36rem',
      '(width < 48rem) 100vw, 36rem',
      '34rem',
      '6rem',
      '(width < 48rem) 6rem, 25rem',
    ]);
  });
});

const compact = (text: string) => text.replace(/\s+/g, ' ').trim();
