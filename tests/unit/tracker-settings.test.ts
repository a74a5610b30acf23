import { afterEach, describe, expect, it, vi } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import type { Fault } from '../../lib/content/faults';
import { readPractice, readTrackerIds } from '../../lib/content/practice.server';
import { receiptOf } from '../../lib/tracking/receipt';
import { contentFolder } from '../project';

afterEach(() => vi.unstubAllEnvs());

describe('a tracker’s id in the environment', () => {
  it('takes the place of the one in practice.yaml, for whoever reads it', () => {
    vi.stubEnv('ANALYTICS_ID', 'G-ABC123');
    expect(readTrackerIds(contentFolder).analytics).toBe('G-ABC123');
    expect(readContent(contentFolder).practice.trackers.analytics).toBe('G-ABC123');
  });

  it('that is set to nothing changes nothing', () => {
    vi.stubEnv('REPLAY_ID', '');
    expect(readTrackerIds(contentFolder).replay).toBeNull();
  });

  it('of the wrong form is a fault that names the variable', () => {
    vi.stubEnv('PIXEL_ID', 'abc 1');
    const faults: Fault[] = [];
    readPractice(contentFolder, faults);
    expect(faults).toEqual([
      {
        file: 'practice.yaml',
        field: 'trackers.pixel, from the environment variable PIXEL_ID',
        found: '"abc 1"',
        expected: 'an id such as ABC123, or null',
      },
    ]);
    expect(() => readContent(contentFolder)).toThrow(/PIXEL_ID/);
    expect(readTrackerIds(contentFolder)).toEqual({ analytics: null, replay: null, pixel: null });
  });
});

describe('the receipt', () => {
  const none = {
    trackers: { analytics: null, replay: null, pixel: null },
    flags: null,
    formAddress: null,
    bookingAddress: null,
    reviewsAddress: null,
  };
  const hosts = (settings: Partial<Parameters<typeof receiptOf>[0]>) =>
    Object.fromEntries(
      receiptOf({ ...none, ...settings }).map(({ occasion, contacts }) => [
        occasion,
        contacts.flatMap(({ hosts }) => hosts),
      ]),
    );

  it('is empty where the practice uses nothing', () => {
    expect(hosts({})).toEqual({ before: [], analytics: [], marketing: [] });
  });

  it('names the hosts of each tool with its category only', () => {
    expect(hosts({ trackers: { analytics: 'G-1', replay: null, pixel: 'A' } })).toEqual({
      before: [],
      analytics: [
        'www.googletagmanager.com',
        '*.google-analytics.com',
        '*.googletagmanager.com',
        '*.analytics.google.com',
      ],
      marketing: ['analytics.tiktok.com'],
    });
  });

  it('names what is contacted without any choice, by the form, and by links', () => {
    expect(
      hosts({
        flags: { en: 'https://cdn.test/us.svg', es: 'https://cdn.test/es.svg' },
        formAddress: 'https://forms.test/x',
        bookingAddress: 'https://booking.test/',
        reviewsAddress: 'https://reviews.test/',
      }),
    ).toEqual({
      before: ['cdn.test'],
      analytics: [],
      marketing: [],
      form: ['forms.test'],
      booking: ['booking.test'],
      reviews: ['reviews.test'],
    });
  });
});
