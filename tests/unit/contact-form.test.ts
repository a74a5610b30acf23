import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeDraft, takeDraft } from '../../components/contact-form/draft.client';
import { draftKey } from '../../lib/consent/storage.client';
import {
  type ContactValues,
  messageLimit,
  sendMessage,
  sendTimeout,
  timesLimit,
  validate,
} from '../../lib/contact-form';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/folders.server';

const valid = {
  visitFor: '',
  caller: '',
  firstName: 'Ana',
  lastName: 'Peña',
  email: 'ana@mail.example',
  phone: '',
  preferredLanguage: 'es',
  patient: '',
  visit: '',
  times: '',
  insurer: '',
  letterLanguage: '',
  message: '',
} satisfies ContactValues;

describe('validate', () => {
  it('finds no error in valid fields', () => {
    expect(validate(valid, true)).toEqual({});
  });

  it('requires the required fields; a space counts as empty (§5.1)', () => {
    const empty = { ...valid, firstName: '', lastName: ' ', email: '', phone: '\n' };
    expect(validate(empty, true)).toEqual({
      firstName: 'firstNameMissing',
      lastName: 'lastNameMissing',
      email: 'emailAndPhoneMissing',
    });
  });

  it('requires an e-mail address or a telephone number, not both (§5.1)', () => {
    const phone = '239-555-0100';
    expect(validate({ ...valid, email: '', phone }, true)).toEqual({});
    expect(validate({ ...valid, phone }, true)).toEqual({});
    expect(validate({ ...valid, phone }, false)).toEqual({ email: 'emailInvalid' });
    expect(validate({ ...valid, email: '', phone: '555' }, true)).toEqual({
      phone: 'phoneInvalid',
    });
  });

  it('accepts the browser’s verdict on the e-mail address', () => {
    expect(validate(valid, false)).toEqual({ email: 'emailInvalid' });
    expect(validate({ ...valid, email: 'odd' }, true)).toEqual({});
  });

  it.each([
    '2395550100',
    '(239) 555-0100',
    '239.555.0100',
    '239–555–0100',
    '+1 239 555 0100',
    '1-239-555-0100',
    '+1 (239) 555 - 0100 ',
    '   ',
  ])('accepts the phone "%s"', (phone) => {
    expect(validate({ ...valid, phone }, true)).toEqual({});
  });

  it.each(['555-0100', '239-555-01000', '+52 55 5555 0100', '1234567890', 'call 2395550100', '+'])(
    'rejects the phone "%s" (§5.1)',
    (phone) => {
      expect(validate({ ...valid, phone }, true)).toEqual({ phone: 'phoneInvalid' });
    },
  );

  it.each([
    ['times', timesLimit, 'timesTooLong'],
    ['message', messageLimit, 'messageTooLong'],
  ])('limits %s', (name, limit, error) => {
    const text = 'ñ'.repeat(limit);
    expect(validate({ ...valid, [name]: `${text}\n` }, true)).toEqual({});
    expect(validate({ ...valid, [name]: `${text}ñ` }, true)).toEqual({ [name]: error });
  });

  it('has limits that both dictionaries quote', () => {
    const { words } = readContent(contentFolder);
    for (const { dictionary } of [words.en, words.es]) {
      expect(dictionary.contact.form.errors.messageTooLong).toContain(
        messageLimit.toLocaleString('en-US'),
      );
      expect(dictionary.contact.form.errors.timesTooLong).toContain(String(timesLimit));
    }
  });
});

describe('sendMessage', () => {
  const message = new URLSearchParams(valid);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([
    [200, 'sent'],
    [204, 'sent'],
    [400, 'failed'],
    [500, 'failed'],
  ])('for a response %i returns %s (§7.7)', async (status, outcome) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    expect(await sendMessage('https://forms.example', message)).toBe(outcome);
  });

  it('treats a response that it may not read as failed', async () => {
    vi.stubGlobal('fetch', async () => Response.error());
    expect(await sendMessage('https://forms.example', message)).toBe('failed');
  });

  it('returns unconfirmed without a response', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await sendMessage('https://forms.example', message)).toBe('unconfirmed');
  });

  it('stops waiting after a time', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const outcome = sendMessage('https://forms.example', message);
    await vi.advanceTimersByTimeAsync(sendTimeout);
    expect(await outcome).toBe('unconfirmed');
  });
});

describe('the draft', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is taken once', () => {
    storeDraft({ firstName: 'Ana' });
    expect(takeDraft()).toEqual({ firstName: 'Ana' });
    expect(kept.size).toBe(0);
    expect(takeDraft()).toEqual({});
  });

  it('is not kept where nothing was typed', () => {
    storeDraft({});
    expect(kept.size).toBe(0);
  });

  it.each(['null', 'not JSON'])('is empty where storage holds %s', (text) => {
    kept.set(draftKey, text);
    expect(takeDraft()).toEqual({});
    expect(kept.size).toBe(0);
  });

  it('is skipped if storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeDraft({ firstName: 'Ana' });
    expect(takeDraft()).toEqual({});
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});
