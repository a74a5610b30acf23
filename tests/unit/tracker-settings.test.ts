import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Finding } from '../../lib/checks/finding';
import { readContent } from '../../lib/content/content.server';
import { readPractice, scriptConstants } from '../../lib/content/practice.server';
import { contentFolder } from '../../lib/folders.server';
import { contactedHosts } from '../../lib/tracking/disclosure.server';
import { mapTrackers } from '../../lib/tracking/registry';

const none = mapTrackers(() => null);

afterEach(() => vi.unstubAllEnvs());

describe('a tracker’s id in the environment', () => {
  it('takes the place of the one in practice.yaml, for whoever reads it', () => {
    vi.stubEnv('ANALYTICS_ID', 'G-ABC123');
    expect(readPractice(contentFolder)?.trackers.analytics).toBe('G-ABC123');
    expect(readContent(contentFolder).practice.trackers.analytics).toBe('G-ABC123');
  });

  it('that is set to nothing changes nothing', () => {
    vi.stubEnv('REPLAY_ID', '');
    expect(readPractice(contentFolder)?.trackers.replay).toBeNull();
  });

  it('of the wrong form is a fault that names the variable', () => {
    vi.stubEnv('PIXEL_ID', 'abc 1');
    const faults: Finding[] = [];
    readPractice(contentFolder, faults);
    const values = { variable: 'PIXEL_ID', found: 'abc 1' };
    expect(faults).toMatchObject([{ code: 'tracker-id', field: 'trackers.pixel', values }]);
    expect(() => readContent(contentFolder)).toThrow(/PIXEL_ID/);
    expect(readPractice(contentFolder)?.trackers).toEqual(none);
  });
});

describe('what is written into the scripts', () => {
  it('is nothing about trackers where the practice uses none', () => {
    expect(scriptConstants(contentFolder)).toMatchObject({
      '__TRACKER_IDS__.analytics': null,
      __TRACKER_ITEMS__: null,
      __TOGGLE_KEYS__: null,
    });
  });

  it('is the id of each, where it records the toggle, and what all of them may store', () => {
    vi.stubEnv('REPLAY_ID', 'abc');
    vi.stubEnv('PIXEL_ID', 'ABC');
    expect(scriptConstants(contentFolder)).toMatchObject({
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

  it('names the hosts of each tool with its category only', () => {
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
