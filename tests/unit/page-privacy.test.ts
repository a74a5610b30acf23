import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Practice, practiceSchema } from '../../lib/content/schemas/practice.server';
import {
  isConfidential,
  pagePrivacy,
  trackingAttributes,
} from '../../lib/privacy/page-privacy.server';
import type { PageId, PageKind } from '../../lib/routes.server';
import { siteContent, siteIn } from '../../lib/site.server';
import { mapTrackers } from '../../lib/tracking/registry';
import { trackedPage } from '../../lib/tracking/run-trackers.client';
import { routes } from '../support/routes';

const privacyOf = (kind: PageKind, id: PageId, level: 'reduced' | 'strict' = 'reduced') =>
  pagePrivacy({ kind, id }, withSettings({ discretion: level }));

const content = siteContent();
const withSettings = (settings: Partial<Practice>) => ({
  ...content,
  practice: { ...content.practice, ...settings },
});

describe('the data disclosed to a tracker', () => {
  it.each(routes)('of $id is neither query nor hash', ({ kind, id }) => {
    for (const { address } of Object.values(privacyOf(kind, id).words)) {
      expect(address).toMatch(/^\/[^?#]*$/);
    }
  });

  it('of a condition or an emergency, of the reader or of a relative, is neither its address nor its title', () => {
    const all = routes
      .filter(isConfidential)
      .map(({ kind, id }) => JSON.stringify(privacyOf(kind, id)));
    expect(new Set(all).size).toBe(1);
    expect(JSON.parse(all[0] ?? '').words).toEqual({
      en: { address: '/services/…', title: 'Services' },
      es: { address: '/es/servicios/…', title: 'Servicios' },
    });
  });

  it('of an unknown address is nothing', () => {
    expect(pagePrivacy(null, content).words).toEqual({
      en: { address: '/404', title: siteIn('en').t('notFound.title') },
      es: { address: '/es/404', title: siteIn('es').t('notFound.title') },
    });
  });
});

describe('the pages that one can leave at once', () => {
  it('are those of conditions, treatments and emergencies, and the one for families', () => {
    expect(routes.filter(isConfidential).map(({ id }) => id)).toEqual([
      'for-families',
      ...routes.filter(({ kind }) => kind === 'service').map(({ id }) => id),
      'policies/emergency-policy',
    ]);
  });
});

describe('replay and pixel', () => {
  it('run everywhere with reduced discretion', () => {
    for (const { kind, id } of routes) expect(privacyOf(kind, id).mayBeRead, id).toBe(true);
  });

  it('stay away from conditions, families, towns, contact and crisis with strict, the default', () => {
    expect(practiceSchema.shape.discretion.parse(undefined)).toBe('strict');
    const open = routes.filter(({ kind, id }) => privacyOf(kind, id, 'strict').mayBeRead);
    expect(open.map(({ id }) => id)).toEqual([
      'home',
      'about',
      'services',
      'for-patients',
      'telepsychiatry',
      'policies/privacy-policy',
      'policies/terms-of-service',
      'policies/hipaa-notice',
      'policies/cookie-policy',
      'policies/cancellation-policy',
      'policies/billing-policy',
      'policies/patient-rights',
    ]);
    expect(pagePrivacy(null, withSettings({ discretion: 'strict' })).mayBeRead).toBe(false);
  });
});

describe('the page’s attributes for trackers', () => {
  const subject = { kind: 'home', id: 'home' } as const;
  const none = mapTrackers(() => null);
  const settings = (trackers: object) =>
    withSettings({ trackers: { ...none, ...trackers }, discretion: 'reduced' });

  it('are absent if the practice uses no tracker', () => {
    expect(trackingAttributes(subject, settings({}))).toEqual({});
  });

  it('mask the page if its use is replayed', () => {
    expect(trackingAttributes(subject, settings({ pixel: 'A' }))).not.toHaveProperty(
      'data-clarity-mask',
    );
    expect(trackingAttributes(subject, settings({ replay: 'a' }))['data-clarity-mask']).toBe(
      'true',
    );
  });

  const read = (tracking: string | undefined, lang = 'es') => {
    const body = { dataset: { tracking } };
    vi.stubGlobal('document', { body, documentElement: { lang } });
    return trackedPage();
  };
  afterEach(() => vi.unstubAllGlobals());

  it('are read in the language that is shown', () => {
    const body = trackingAttributes(subject, settings({ pixel: 'A' }));
    expect(read(body['data-tracking'])).toEqual({
      address: '/es',
      title: siteIn('es').page('home').title,
      language: 'es',
      mayBeRead: true,
    });
  });

  it('disclose the least if they cannot be read', () => {
    for (const [text, lang] of [
      [undefined, 'en'],
      ['', 'en'],
      ['null', 'en'],
      ['{}', 'en'],
      ['{"mayBeRead":true,"words":{}}', 'en'],
    ]) {
      expect(read(text, lang)).toMatchObject({ address: '/…', title: '', mayBeRead: false });
    }
    expect(read('{"words":{"en":{}}}', 'en').mayBeRead).toBe(false);
  });
});
