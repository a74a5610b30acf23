import { describe, expect, it } from 'vitest';
import type { TrackerName } from '../../lib/tracking/registry';
import { storedItems } from '../../lib/tracking/stored-items.server';

const prefix = 'naples_psychiatry';
const names = (tracker?: TrackerName) =>
  storedItems(prefix)
    .filter((item) => item.tracker === tracker)
    .map(({ name }) => name);

describe('the items that may be stored', () => {
  it('by the site itself is its consent record, the clip’s state, a draft, hidden notices and having left', () => {
    expect(names()).toEqual([
      'naples_psychiatry_cookie_consent',
      'naples_psychiatry_clip_closed',
      'naples_psychiatry_contact_draft',
      'naples_psychiatry_notices_hidden',
      'naples_psychiatry_left',
    ]);
  });

  it('for each tool is what the specification and the vendors name', () => {
    expect(names('analytics')).toEqual([
      'naples_psychiatry_toggles_analytics',
      '_ga',
      '_ga_*',
      '_gid',
      '_gat',
      '_gat_*',
      '_gac_*',
      '_gcl_*',
    ]);
    expect(names('replay')).toEqual([
      'naples_psychiatry_toggles_replay',
      '_clck',
      '_clsk',
      '_cltk',
    ]);
    expect(names('pixel')).toEqual([
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

  it('needs consent for every tool (§9.7)', () => {
    for (const { tracker, category } of storedItems(prefix)) {
      expect(category === 'necessary').toBe(!tracker);
    }
  });
});
