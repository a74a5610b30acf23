import { describe, expect, it } from 'vitest';
import { waysIn } from '../../lib/launch/ways-in.server';
import { withValues } from '../findings';

const site = 'https://www.practice.test';
const unknown = Object.assign(new Error('fetch failed'), {
  cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }),
});

/** Asks addresses that lead to others or answer themselves; all others are not known. */
function askIn(answers: Record<string, string | null>): typeof fetch {
  return async (address) => {
    const { origin } = new URL(String(address));
    const to = answers[origin];
    if (to === undefined) throw unknown;
    return to === null ? new Response('') : Response.redirect(to, 301);
  };
}

describe('the other ways in', () => {
  it('have no findings if each leads to the site, however many redirects it takes', async () => {
    const ask = askIn({
      'http://www.practice.test': `${site}/`,
      'https://practice.test': `${site}/`,
      'http://practice.test': 'https://practice.test/',
    });
    const { findings, seen } = await waysIn(site, ask);
    expect(findings).toEqual([]);
    expect(seen).toEqual([
      `http://www.practice.test leads to ${site}`,
      `https://practice.test leads to ${site}`,
      `http://practice.test leads to ${site}`,
    ]);
  });

  it('may be a name that is not known, but not http without an answer', async () => {
    const refuse: typeof fetch = (address) =>
      String(address) === 'http://practice.test'
        ? Promise.reject(new Error('refused'))
        : askIn({})(address);
    const { findings, seen } = await waysIn('https://practice.test', refuse);
    expect(withValues(findings).map(({ file, found }) => `${file} ${found}`)).toEqual([
      'http://practice.test gives no answer: refused',
    ]);
    expect(seen).toContain('https://www.practice.test does not resolve');
  });

  it('are named for what they do if they answer themselves, lead elsewhere or in a circle', async () => {
    const ask = askIn({
      'http://www.practice.test': null,
      'https://practice.test': 'https://parking.test/',
      'http://practice.test': 'http://practice.test/',
    });
    const { findings } = await waysIn(site, ask);
    expect(withValues(findings).map(({ found }) => found)).toEqual([
      'answers itself',
      'leads to https://parking.test, which gives no answer: ENOTFOUND: getaddrinfo',
      'leads in a circle',
    ]);
  });

  it('of a port or a number are not asked', async () => {
    for (const other of ['https://practice.test:8443', 'https://127.0.0.1', 'http://localhost']) {
      expect((await waysIn(other, askIn({}))).findings).toEqual([]);
    }
  });
});
