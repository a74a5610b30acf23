import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { contactedHosts } from '../../lib/privacy/disclosure.server';
import { mapTrackers } from '../../lib/tracking/registry';
import { scriptConstants } from '../../scripts/build/script-constants';

const { practice } = readContent(contentFolder);
const none = mapTrackers(() => null);

describe('the constants of the scripts', () => {
  it('is nothing about trackers where the practice uses none', () => {
    expect(scriptConstants(practice)).toMatchObject({
      '__TRACKER_IDS__.analytics': null,
      __TRACKER_ITEMS__: null,
      __TOGGLE_KEYS__: null,
    });
  });

  it('are the revision of the policy, and city and state, as the practice has them', () => {
    expect(scriptConstants({ ...practice, cookiePolicyRevision: 7 })).toMatchObject({
      __COOKIE_POLICY_REVISION__: 7,
      __STORAGE_PREFIX__: practice.storagePrefix,
      __PRACTICE_LOCATION__: 'Naples, FL',
    });
  });

  it('is the id of each, where it records the toggle, and what all of them may store', () => {
    const trackers = { ...none, replay: 'abc', pixel: 'ABC' };
    expect(scriptConstants({ ...practice, trackers })).toMatchObject({
      '__TRACKER_IDS__.analytics': null,
      '__TRACKER_IDS__.replay': 'abc',
      '__TRACKER_IDS__.pixel': 'ABC',
      __TRACKER_ITEMS__: { analytics: expect.any(String), marketing: expect.any(String) },
      __TOGGLE_KEYS__: { replay: 'naples_psychiatry_toggles_replay' },
    });
  });
});

describe('the receipt', () => {
  const settings = {
    trackers: none,
    flags: null,
    formAddress: null,
    bookingAddress: null,
    reviewsAddress: null,
  };
  const hosts = (changes: Partial<Parameters<typeof contactedHosts>[0]>) =>
    contactedHosts({ ...settings, ...changes }).map(({ trigger, owner, hosts }) => [
      trigger,
      owner,
      ...hosts,
    ]);

  it('names the hosts of each tracker with its category only', () => {
    expect(hosts({ trackers: { ...none, analytics: 'G-1', replay: 'a' } })).toEqual([
      ['before', null],
      [
        'analytics',
        'analytics',
        'www.googletagmanager.com',
        '*.google-analytics.com',
        '*.googletagmanager.com',
        '*.analytics.google.com',
      ],
      ['analytics', 'replay', '*.clarity.ms'],
      ['marketing', null],
    ]);
  });

  it('names what is contacted without any choice, by the form, and by links', () => {
    expect(
      hosts({
        flags: { en: 'https://cdn.test/us.svg', es: 'https://cdn.test/es.svg' },
        formAddress: 'https://forms.test/x',
        bookingAddress: 'https://booking.test/',
        reviewsAddress: 'https://reviews.test/',
      }),
    ).toEqual([
      ['before', 'flags', 'cdn.test'],
      ['analytics', null],
      ['marketing', null],
      ['form', 'form', 'forms.test'],
      ['booking', 'booking', 'booking.test'],
      ['reviews', 'reviews', 'reviews.test'],
    ]);
  });
});
