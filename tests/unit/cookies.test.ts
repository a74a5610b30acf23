import { describe, expect, it } from 'vitest';
import { itemsKept } from '../../lib/consent/cookies';

const names = (trackers: Parameters<typeof itemsKept>[0]) =>
  itemsKept(trackers).map(({ name }) => name);

describe('itemsKept', () => {
  it('is what the site itself keeps where no tool is configured', () => {
    expect(names({ analytics: null, replay: null, pixel: null })).toEqual([
      'naples_psychiatry_cookie_consent',
      'naples_psychiatry_clip_closed',
      'naples_psychiatry_contact_draft',
    ]);
  });

  it('adds the cookies of each configured tool, as the specification and the vendors name them', () => {
    expect(names({ analytics: 'G-1', replay: null, pixel: null }).slice(3)).toEqual([
      '_ga',
      '_ga_*',
      '_gid',
      '_gat',
      '_gat_*',
      '_gac_*',
      '_gcl_*',
    ]);
    expect(names({ analytics: null, replay: 'abc', pixel: 'ABC' }).slice(3)).toEqual([
      '_clck',
      '_clsk',
      '_cltk',
      '_ttp',
      '_tt_enable_cookie',
      '_ttp_pixel',
      'ttcsid',
      'ttcsid_*',
      'ttclid',
      'tt_sessionId',
      'tt_pixel_session_index',
      'tt_appInfo',
    ]);
  });

  it('puts every tool into a category that needs consent', () => {
    const all = itemsKept({ analytics: 'G-1', replay: 'abc', pixel: 'ABC' });
    for (const { tracker, category } of all) expect(category === 'necessary').toBe(!tracker);
  });
});
