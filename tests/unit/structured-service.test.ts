import { describe, expect, it } from 'vitest';
import type { PageId } from '../../lib/routes.server';
import { siteIn } from '../../lib/site.server';
import { clinic } from '../../lib/structured-data/practice.server';

const site = siteIn('en');

const inFlorida = (name: string) => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: 'Florida' },
});

describe('the data of the practice', () => {
  const areasOf = (videoFrom: typeof site.visits.videoFrom) =>
    clinic(site.page('home'), { ...site, visits: { ...site.visits, videoFrom } }).areaServed;
  const towns = site.towns.map(({ name }) => inFlorida(name));

  it('says of the place, of profiles and of new patients what the facts say', () => {
    const practice = { ...site.practice, profiles: ['https://profile.test/'] };
    const factsOn = (id: PageId, newPatients = site.visits.newPatients) =>
      clinic(site.page(id), { ...site, practice, visits: { ...site.visits, newPatients } });
    const { north, east } = practice.position ?? {};
    const geo = { latitude: north, longitude: east };
    expect(factsOn('contact')).toMatchObject({ geo, sameAs: practice.profiles });
    for (const state of ['accepted', 'waitingList', 'notAccepted'] as const) {
      const { isAcceptingNewPatients } = factsOn('home', state);
      expect(isAcceptingNewPatients, state).toBe(state === 'accepted');
    }
  });

  it('serves the state and the towns if there are visits by video, else the towns alone (§1.2)', () => {
    const video = { en: 'Florida', es: 'Florida' };
    expect(areasOf(video)).toEqual([{ '@type': 'State', name: 'Florida' }, ...towns]);
    expect(areasOf(null)).toEqual(towns);
  });
});
