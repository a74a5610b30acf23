import { describe, expect, it } from 'vitest';
import { fullName } from '../../lib/content/facts.server';
import type { Page } from '../../lib/content/types';
import type { PageId } from '../../lib/routes.server';
import { type Site, siteIn } from '../../lib/site.server';
import { structuredData } from '../../lib/structured-data/graph.server';
import { clinic, clinicianNode } from '../../lib/structured-data/practice.server';

const site = siteIn('en');

describe('the data of the practice', () => {
  const practice = { ...site.practice, profiles: ['https://profile.test/'] };
  const clinicOn = (id: PageId, visits: Partial<typeof site.visits> = {}) =>
    clinic(site.page(id), { ...site, practice, visits: { ...site.visits, ...visits } });

  it('says of the place, of profiles and of new patients what the facts say', () => {
    const { north, east } = practice.position ?? {};
    const geo = { latitude: north, longitude: east };
    expect(clinicOn('contact')).toMatchObject({ geo, sameAs: practice.profiles });
    for (const newPatients of ['accepted', 'waitingList', 'notAccepted'] as const) {
      const { isAcceptingNewPatients } = clinicOn('home', { newPatients });
      expect(isAcceptingNewPatients, newPatients).toBe(newPatients === 'accepted');
    }
  });

  it('has each exception of the hours from its first day to its last, which may be the same', () => {
    const reason = { en: 'Holiday', es: 'Feriado' };
    const short = { opens: '09:00', closes: '12:00' };
    const exceptions = [
      { from: '2026-11-26', until: '2026-11-27', reason, hours: null },
      { from: '2026-12-24', reason, hours: short },
    ];
    const hours = { ...site.hours, exceptions };
    const shown = clinic(site.page('contact'), { ...site, hours, today: '2026-11-22' });
    expect(shown.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-11-26', validThrough: '2026-11-27', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-24', ...short },
    ]);
  });

  it('serves the state and the towns if there are visits by video, else the towns alone', {
    tags: '@1.2',
  }, () => {
    const towns = site.towns.map(({ name }) => ({ '@type': 'City', name }));
    const state = { '@type': 'State', name: 'Florida' };
    const videoFrom = { en: 'Florida', es: 'Florida' };
    expect(clinicOn('home', { videoFrom }).areaServed).toMatchObject([state, ...towns]);
    expect(clinicOn('home', { videoFrom: null }).areaServed).toMatchObject(towns);
  });

  it('gives a service in the state where visits are by video, else in the city alone', {
    tags: '@3.15',
  }, () => {
    const areasOf = (visits: Partial<typeof site.visits>) => {
      const page = site.page('services/adhd-treatment');
      const graph = structuredData(page, { ...site, visits: { ...site.visits, ...visits } });
      const nodes = graph['@graph'] as { '@type': string; areaServed?: { name: string }[] }[];
      const service = nodes.find((node) => node['@type'] === 'Service');
      return service?.areaServed?.map(({ name }) => name);
    };
    expect(areasOf({ videoFrom: { en: 'Florida', es: 'Florida' } })).toEqual(['Naples', 'Florida']);
    expect(areasOf({ videoFrom: null })).toEqual(['Naples']);
  });
});

describe('the people of the practice', () => {
  const [lead] = site.clinicians;
  const physician = { ...lead, name: 'Kim Doe' };
  const nurse = { ...lead, name: 'Jo Roe', credentials: 'APRN' };
  const peopleOn = (id: PageId, clinicians: typeof site.clinicians) => {
    const graph = structuredData(site.page(id), { ...site, clinicians });
    const nodes = graph['@graph'] as {
      '@type': string;
      '@id': string;
      [property: string]: unknown;
    }[];
    return nodes.filter(({ '@type': type }) => ['IndividualPhysician', 'Person'].includes(type));
  };

  it('are each somebody of their own, by their profession', () => {
    const people = peopleOn('about', [lead, physician, nurse]);
    expect(people.map((person) => [person['@type'], person.name])).toEqual([
      ['IndividualPhysician', fullName(lead)],
      ['IndividualPhysician', fullName(physician)],
      ['Person', fullName(nurse)],
    ]);
    expect(new Set(people.map((person) => person['@id'])).size).toBe(3);
    const workplace = { '@id': expect.stringMatching(/#clinic$/) };
    const specialty = { medicalSpecialty: 'https://schema.org/Psychiatric' };
    expect(people[1]).toMatchObject({ ...specialty, practicesAt: workplace });
    expect(people[2]).toMatchObject({ jobTitle: nurse.role.en, worksFor: workplace });
    expect(people[2]).not.toHaveProperty('medicalSpecialty');
  });

  it('are on the home page the lead alone, who has the same id on every page', () => {
    const [person, ...others] = peopleOn('home', [lead, physician]);
    expect(others).toEqual([]);
    expect(person?.['@id']).toBe(peopleOn('about', [lead, physician])[0]?.['@id']);
  });

  it('have on the home page no fact that only their profile shows', () => {
    const known = { ...physician, npi: '1234567893', medicalSchool: 'University of Miami' };
    const dataOn = (id: PageId) => JSON.stringify(peopleOn(id, [known]));
    for (const fact of [known.npi, known.medicalSchool]) {
      expect(dataOn('about')).toContain(fact);
      expect(dataOn('home')).not.toContain(fact);
    }
  });
});

describe('a clinician whose facts are all known', () => {
  it('has each under its own name, and its own page to look it up', () => {
    const [lead] = site.clinicians;
    const clinician = {
      ...lead,
      sample: undefined,
      board: 'A board',
      boardLookUp: 'https://board.test/',
      license: { number: 'ME1', lookUp: 'https://license.test/' },
      npi: '1234567893',
      medicalSchool: 'A school',
      residency: 'A hospital',
      languages: ['en', 'ht'],
    };
    const { t, practice } = site;
    expect(clinicianNode(clinician, 'profile', site)).toMatchObject({
      name: fullName(clinician),
      telephone: '+12395550100',
      address: { streetAddress: practice.address.street, addressLocality: practice.address.city },
      identifier: [
        { name: t('clinician.license'), value: 'ME1', url: 'https://license.test/' },
        { name: t('clinician.npi'), value: '1234567893' },
      ],
      hasCredential: [
        { credentialCategory: 'certification', recognizedBy: { name: 'A board' } },
        { credentialCategory: 'degree', recognizedBy: { name: 'A school' } },
      ],
      knowsLanguage: ['en', 'ht'],
    });
  });

  it('is no sample, unlike one that is', () => {
    const [lead] = site.clinicians;
    const nodeOf = (mark: { sample: true | undefined }) =>
      clinicianNode({ ...lead, ...mark }, 'profile', site);
    const disambiguatingDescription = site.t('clinician.sample');
    expect(nodeOf({ sample: true })).toMatchObject({ disambiguatingDescription });
    expect(nodeOf({ sample: undefined })).not.toHaveProperty('disambiguatingDescription');
  });
});

describe('the ways to pay', () => {
  it('are those of the practice, on the page with the fees alone', () => {
    const visits: Site['visits'] = { ...site.visits, paidBy: ['cash', 'checks'] };
    const shownOn = (id: PageId) => clinic(site.page(id), { ...site, visits }).paymentAccepted;
    const ways = [site.t('facts.paidBy.cash'), site.t('facts.paidBy.checks')].join(' and ');
    expect(shownOn('for-patients')).toBe(ways);
    expect(shownOn('contact')).toBeUndefined();
  });
});

describe('the reviewer of a text', () => {
  const [lead] = site.clinicians;
  /** The nodes of a service's page that somebody has reviewed. */
  const nodesOf = (by: string) => {
    const page = site.page('services/adhd-treatment');
    const reviewed = { by, on: '2026-11-20' };
    const graph = structuredData({ ...page, reviewed } as Page, site);
    return graph['@graph'] as { '@type': string; '@id'?: string; [property: string]: unknown }[];
  };
  const webPageIn = (nodes: ReturnType<typeof nodesOf>) =>
    nodes.find(({ '@type': type }) => type === 'MedicalWebPage');
  const physiciansIn = (nodes: ReturnType<typeof nodesOf>) =>
    nodes.filter(({ '@type': type }) => type === 'IndividualPhysician');

  it.each([fullName(lead), lead.name])(
    'is, where it is a clinician, the one of whom the page states name and practice: %s',
    (by) => {
      const nodes = nodesOf(by);
      const [physician, ...others] = physiciansIn(nodes);
      expect(others).toEqual([]);
      expect(physician).toMatchObject({ name: fullName(lead) });
      expect(webPageIn(nodes)).toMatchObject({
        lastReviewed: '2026-11-20',
        reviewedBy: { '@id': physician?.['@id'] },
      });
    },
  );

  it('is a name alone where it is anybody else', () => {
    const nodes = nodesOf('Jo Reader');
    expect(physiciansIn(nodes)).toEqual([]);
    expect(webPageIn(nodes)).toMatchObject({
      lastReviewed: '2026-11-20',
      reviewedBy: { '@type': 'Person', name: 'Jo Reader' },
    });
  });
});
