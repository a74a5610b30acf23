import { describe, expect, it } from 'vitest';
import { source, webAddress } from '../../lib/content/schemas/fields.server';
import { noticesSchema } from '../../lib/content/schemas/notices.server';
import { practiceSchema } from '../../lib/content/schemas/practice.server';
import { webAddressFault, webAddressPattern } from '../../lib/content/web-address.server';
import { readAsBody } from '../support/read-text';

/** Addresses that no browser reaches, or that hold what was copied with them. */
const refused = [
  'portal.example.com',
  'www.example.com/login',
  'http://example.com/',
  'https:/example.com',
  'https//example.com',
  'https://',
  'https://https://portal.example.com/login',
  'https://http//portal.example.com',
  'https://portal/login',
  'https://portal..example/login',
  'https://.example.com/',
  'https://portal.example.com./',
  'https://portal,example.com/login',
  'https://portal_one.example.com/',
  'https://-portal.example.com/',
  'https://localhost:3000/login',
  'https://portal.localhost/',
  'https://portal.local/',
  'https://example.com:8443/',
  'https://jo@example.com/',
  'https://jo:secret@example.com/',
  'https://192.168.0.1/',
  'https://[2001:db8::1]/',
  'https://example.c0m/',
  'https://example.com/a b',
  'https://example.com/\t',
  'https://example.com\\login',
  'https://example.com/“login”',
  "https://example.com/login'",
  'https://example.com/login"',
  'https://example.com/<login>',
  'https://example.com/[login]',
  'https://example.com/login…',
  'https://example.com/login\u200D',
  'https://example.com/login\u200C',
  'https://example.com/login\uFE0F',
  'https://example.com/login\u2800',
  'https://example.com/login\u0000',
  'https://example.com/login\u00A0',
  'https://ex\u0430mple.com/',
  'https://example.com/ñ',
  'https://example。com/',
  'https://example.com/100%',
  'https://example.com/%zz',
  'https://example.com/login%E2%80%9D',
  'https://example.com/login%E2%80%8D',
  'https://example.com/login%20',
  'https://example.com/login.',
  'https://example.com/login,',
  'https://example.com/login)',
  `https://${'a'.repeat(64)}.example.com/`,
];

const accepted = [
  'https://example.com',
  'https://example.com/',
  'https://EXAMPLE.com/Login',
  'https://portal.sample-coast.example/',
  'https://xn--espaa-rta.example.com/',
  'https://example.com?clinic=5&lang=es#start',
  'https://example.com/wiki/Naples_(Florida)',
  'https://example.com/files/intake%20form.pdf',
  'https://example.com/caf%C3%A9',
  'https://example.com/Coast_Inc%2E',
  'https://example.com/@coast/~jo/a+b=c;d,e:f*!$',
];

const survey = (url: string) => ({ name: 'A survey', url, checkedOn: '2026-11-21' });
const text = { en: 'Closed.', es: 'Cerrado.' };
const notice = (to: string) => ({ ...day, id: 'storm', urgent: false, text, link: { to, text } });
const day = { from: '2026-11-25', until: '2026-11-28' };

describe('the address of a page on another website', () => {
  it.each(refused)('is refused with what is expected, in both languages: %j', (address) => {
    const { en, es } = webAddressFault(address) ?? {};
    expect(en).toBeTruthy();
    expect(es).toBeTruthy();
    expect(es).not.toBe(en);
  });

  it.each(accepted)('is accepted: %s', (address) => {
    expect(webAddressFault(address)).toBeUndefined();
    expect(address).toMatch(new RegExp(webAddressPattern));
  });

  // The cleaning of every text takes care of spaces at its ends.
  it.each(refused.filter((address) => address.trim() === address))(
    'has one rule in fields and in links: %j',
    (address) => {
      expect(webAddress.safeParse(address).success).toBe(false);
      expect(noticesSchema.safeParse([notice(address)]).success).toBe(false);
      const isHttp = address.startsWith('http://');
      expect(source.safeParse(survey(address)).success).toBe(isHttp);
      const { findings } = readAsBody(`[x](<${address.replace(/[<>]/g, '\\$&')}>)`);
      expect(findings).not.toEqual([]);
    },
  );

  it('is found in a text with what is expected of it', () => {
    const { findings } = readAsBody('[Portal](https://https://portal.example.com/login)');
    expect(findings).toMatchObject([
      { code: 'web-address', values: { expected: { en: expect.stringContaining('https:') } } },
    ]);
  });

  it('may lack encryption as the source of an old page alone', () => {
    expect(webAddressFault('http://example.com/', { mayBeHttp: true })).toBeUndefined();
    expect(webAddressFault('http://example/', { mayBeHttp: true })).toBeDefined();
  });

  it.each(['example', 'localhost', 'clinic.local', '10.0.0.1', 'clinic..com', 'clinic.com:80'])(
    'has as its domain one that everybody reaches, which %s is not',
    (domain) => {
      expect(practiceSchema.shape.domain.safeParse(domain).success).toBe(false);
    },
  );
});
