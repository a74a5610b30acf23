import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppointmentRequest } from '../../components/contact-form/AppointmentRequest';
import { ContactField } from '../../components/contact-form/ContactField';
import { ContactForm } from '../../components/contact-form/ContactForm.island';
import {
  type ContactValues,
  mailAddress,
  mailAddressLimit,
  messageLimit,
  sendMessage,
  timesLimit,
  validate,
} from '../../lib/contact-form';
import { languages } from '../../lib/language';
import { type Site, siteIn } from '../../lib/site.server';
import { rendered } from '../support/rendered';

const valid = {
  firstName: 'Ana',
  lastName: 'Peña',
  phone: '',
  email: 'ana@mail.example',
  visit: '',
  preferredLanguage: 'es',
  insurer: '',
  patient: '',
  visitFor: '',
  caller: '',
  times: '',
  letterLanguage: '',
  message: '',
} satisfies ContactValues;

describe('validate', () => {
  it('finds no error in valid fields', { tags: '@5.1' }, () => {
    expect(validate(valid)).toEqual({});
  });

  it('requires the required fields; a space counts as empty', { tags: '@5.1' }, () => {
    const empty = { ...valid, firstName: '', lastName: ' ', email: '', phone: '\n' };
    expect(validate(empty)).toEqual({
      firstName: 'firstNameMissing',
      lastName: 'lastNameMissing',
      phone: 'emailAndPhoneMissing',
    });
  });

  it('requires an e-mail address or a telephone number, not both', { tags: '@5.1' }, () => {
    const phone = '239-555-0100';
    expect(validate({ ...valid, email: '', phone })).toEqual({});
    expect(validate({ ...valid, email: 'ana@', phone })).toEqual({ email: 'emailInvalid' });
    expect(validate({ ...valid, email: '', phone: '555' })).toEqual({ phone: 'phoneInvalid' });
  });

  it.each([
    'ana@mail.example',
    'josé@mail.example',
    'ana.peña+cita@correo.niño.example',
    "o'neil@mail.example ",
  ])('accepts the address "%s"', { tags: '@5.1' }, (email) => {
    expect(validate({ ...valid, email })).toEqual({});
  });

  it.each(['jo@clinic', 'ana', 'ana@', '@mail.example', 'a b@mail.example', 'ana@mail..example'])(
    'rejects the address "%s"',
    { tags: '@5.1' },
    (email) => {
      expect(validate({ ...valid, email })).toEqual({ email: 'emailInvalid' });
    },
  );

  it.each([
    '2395550100',
    '(239) 555-0100',
    '239.555.0100',
    '239–555–0100',
    '+1 239 555 0100',
    '1-239-555-0100',
    '+1 (239) 555 - 0100 ',
    '(239) 555-0100 ext. 5',
    '239-555-0100 x5',
    '239 555 0100, extensión 12',
    '239-555-0100 #5',
    '+52 55 1234 5678',
    '011 52 55 1234 5678',
    '0052 55 1234 5678',
    '+49 30 1234567',
    '   ',
  ])('accepts the phone "%s"', { tags: '@5.1' }, (phone) => {
    expect(validate({ ...valid, phone })).toEqual({});
  });

  it.each([
    '555-0100',
    '239-555-01000',
    '1234567890',
    'call 2395550100',
    '+',
    '+52 55',
    '+1 555',
    '52 55 1234 5678',
    'ext. 5',
    '239-555-0100 ext',
  ])('rejects the phone "%s"', { tags: '@5.1' }, (phone) => {
    expect(validate({ ...valid, phone })).toEqual({ phone: 'phoneInvalid' });
  });

  it.each([
    ['times', timesLimit, 'timesTooLong'],
    ['message', messageLimit, 'messageTooLong'],
  ])('limits %s to %s characters', (name, limit, error) => {
    const text = 'ñ'.repeat(limit);
    expect(validate({ ...valid, [name]: `${text}\n` })).toEqual({});
    expect(validate({ ...valid, [name]: `${text}ñ` })).toEqual({ [name]: error });
  });

  it.each(languages)('limits texts to the numbers that the page in %s names', (language) => {
    const { t } = siteIn(language);
    const { format } = new Intl.NumberFormat('en-US');
    expect(t('contact.form.errors.timesTooLong')).toContain(` ${format(timesLimit)} `);
    expect(t('contact.form.errors.messageTooLong')).toContain(` ${format(messageLimit)} `);
  });
});

describe('a message for the mail program', () => {
  const address = 'mailto:hello@sample-coast.example?subject=Hello';

  it('is in the address, with line breaks as mail has them', () => {
    const mail = new URL(mailAddress(address, 'Hola.\nNombre: Ana Peña & Ruiz') ?? '');
    expect(mail.searchParams.get('body')).toBe('Hola.\r\nNombre: Ana Peña & Ruiz');
  });

  it('is not passed on if mail programs would cut the address', () => {
    const lengthOf = (letters: number) => mailAddress(address, 'ñ'.repeat(letters))?.length;
    // An encoded ñ has six characters.
    expect(lengthOf(300)).toBeLessThanOrEqual(mailAddressLimit);
    expect(lengthOf(340)).toBeUndefined();
  });
});

describe('a message that is sent', () => {
  const values = new URLSearchParams({ firstName: 'Ana', message: 'Peña & Ruiz' });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Sends it to a service that answers so. */
  const sendTo = (answer: (request: RequestInit) => Promise<{ ok: boolean }>) => {
    const fetch = vi.fn((_: string, request: RequestInit) => answer(request));
    vi.stubGlobal('fetch', fetch);
    return { fetch, outcome: sendMessage('https://forms.test/x', values) };
  };

  it.each([
    [200, 'sent'],
    [201, 'sent'],
    [204, 'sent'],
    [400, 'failed'],
    [404, 'failed'],
    [422, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('is after an answer with status %d: %s', { tags: '@8.7' }, async (status, expected) => {
    const { fetch, outcome } = sendTo(async () => new Response(null, { status }));
    expect(await outcome).toBe(expected);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has its fields as a form has, and asks for no page', async () => {
    const { fetch, outcome } = sendTo(async () => new Response());
    await outcome;
    const [address, { method, headers, body } = {}] = fetch.mock.calls[0] ?? [];
    expect([address, method, headers]).toEqual([
      'https://forms.test/x',
      'POST',
      { accept: 'application/json' },
    ]);
    expect(body).toBe(values);
  });

  it('may have arrived where no answer can be read', { tags: '@8.7' }, async () => {
    const { outcome } = sendTo(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await outcome).toBe('unconfirmed');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may have arrived where no answer comes in 15 seconds, and is waited for no longer', async () => {
    let given: AbortSignal | null | undefined;
    const { fetch, outcome } = sendTo(
      ({ signal }) =>
        new Promise((_, reject) => {
          given = signal;
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    vi.advanceTimersByTime(14_999);
    expect(given?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(given?.aborted).toBe(true);
    expect(await outcome).toBe('unconfirmed');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('the answers of a list', () => {
  /** Each list with its answers: what is sent, and what is shown. */
  const listsIn = (language: 'en' | 'es'): Record<string, { value: string; text: string }[]> => {
    const $ = rendered(createElement(AppointmentRequest), siteIn(language));
    return JSON.parse($('[data-island*="ContactForm"]').attr('data-props') ?? '').choices;
  };
  const shown = (name: string) => listsIn('en')[name]?.map(({ value, text }) => [value, text]);

  it('reach the practice under the words that the visitor chose', { tags: '@1.19' }, () => {
    expect(shown('visitFor')?.slice(1)).toEqual([
      ['myself', 'Myself'],
      ['someone', 'A relative, or someone I care for'],
    ]);
    expect(shown('patient')?.slice(1)).toEqual([
      ['new', 'Yes'],
      ['current', "No, I'm already a patient"],
    ]);
    expect(shown('visit')).toEqual([
      ['', 'Either is fine'],
      ['office', 'Office'],
      ['video', 'Video'],
    ]);
    expect(shown('insurer')?.slice(-3)).toEqual([
      ['other', 'Another insurer'],
      ['none', "No insurance, or I'd pay myself"],
      ['not sure', "I'm not sure"],
    ]);
    expect(shown('preferredLanguage')?.map(([value]) => value)).toEqual(['en', 'es', 'other']);
    expect(shown('letterLanguage')?.map(([value]) => value)).toEqual(['', 'en', 'es']);
  });

  it('are sent alike from both languages, and read differently', () => {
    const [english, spanish] = [listsIn('en'), listsIn('es')];
    for (const [name, options] of Object.entries(english)) {
      expect(spanish[name]?.map(({ value }) => value)).toEqual(options.map(({ value }) => value));
      expect(new Set(spanish[name]?.map(({ text }) => text)).size, name).toBe(options.length);
    }
  });
});

describe.each(languages)('the form in %s', (language) => {
  const site = siteIn(language);
  const { t } = site;
  const requestOf = (formAddress: string | null, nextOpening: Site['visits']['nextOpening']) => {
    const shown = {
      ...site,
      practice: { ...site.practice, formAddress },
      visits: { ...site.visits, nextOpening },
      today: '2026-11-23',
    } as Site;
    const $ = rendered(createElement(AppointmentRequest), shown);
    const props = JSON.parse($('[data-island*="ContactForm"]').attr('data-props') ?? '');
    return { $, form: rendered(createElement(ContactForm, props), shown) };
  };

  it('that opens the mail program says so, offers the message and a call, and passes on no trap', () => {
    const { form } = requestOf(null, null);
    expect(form('form').attr('enctype')).toBe('text/plain');
    expect(form('form').attr('action')).toMatch(/^mailto:/);
    expect(form('[type="submit"]').text()).toBe(t('contact.form.openMail'));
    const call = form('form a[href^="tel:"]').last();
    expect([call.text(), call.attr('href')]).toEqual([
      t('contact.form.callAndSay'),
      site.phone.href,
    ]);
    const text = form('pre').closest('details');
    expect(text.find('summary').text()).toBe(t('contact.form.wording'));
    expect(text.find('button').text()).toBe(t('contact.form.copy'));
    expect(form('pre').text()).toMatch(new RegExp(`^${t('contact.form.opening')}`));
    expect(form('[name="leaveEmpty"]').attr()).toHaveProperty('disabled');
  });

  it('that is sent to a service says so, and has nothing of a mail', () => {
    const address = 'https://forms.test/x';
    const { form } = requestOf(address, null);
    expect(form('form').attr('enctype')).toBe('application/x-www-form-urlencoded');
    expect(form('form').attr()).toMatchObject({ action: address, method: 'post' });
    expect(form('[type="submit"]').text()).toBe(t('contact.form.send'));
    expect(form('pre')).toHaveLength(0);
    expect(form('[name="leaveEmpty"]').attr()).not.toHaveProperty('disabled');
  });

  it.each([null, 'https://forms.test/x'])(
    'stands below the next opening, and below how it is sent where that is by mail: %s',
    (formAddress) => {
      const opening = { date: '2026-12-03', confirmedOn: '2026-11-22' };
      const saidWith = (nextOpening: typeof opening | null) => {
        const { $ } = requestOf(formAddress, nextOpening);
        const text = $('#message').text();
        return [$('[data-last-day]').length === 1, text.includes(t('contact.form.byMail'))];
      };
      const byMail = formAddress === null;
      expect([opening, null].map(saidWith)).toEqual([
        [true, byMail],
        [false, byMail],
      ]);
    },
  );
});

it('a phone begins an address with no capital, and the trap is read to nobody', () => {
  const $ = rendered(createElement(AppointmentRequest), siteIn('en'));
  const props = JSON.parse($('[data-island*="ContactForm"]').attr('data-props') ?? '');
  const form = rendered(createElement(ContactForm, props), siteIn('en'));
  expect(form('[name="email"]').attr('autocapitalize')).toBe('none');
  expect(form('[name="firstName"]').attr('autocapitalize')).toBeUndefined();
  expect(form('[name="leaveEmpty"]').closest('[aria-hidden="true"]')).toHaveLength(1);
});

it('a field with an error is described by the error and by its hint', () => {
  const field = {
    id: 'phone',
    name: 'phone',
    label: 'Telephone',
    mark: undefined,
    control: 'tel',
    choices: undefined,
    defaultValue: undefined,
    required: false,
    readOnly: false,
  } as const;
  const describing = (hint: string | undefined, error: string | undefined) => {
    const $ = rendered(createElement(ContactField, { ...field, hint, error }), siteIn('en'));
    const ids = $('#phone').attr('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => $(`#${id}`).text());
  };
  expect(describing('With area code.', 'Too short.')).toEqual(['Too short.', 'With area code.']);
  expect(describing('With area code.', undefined)).toEqual(['With area code.']);
  expect(describing(undefined, 'Too short.')).toEqual(['Too short.']);
  expect(describing(undefined, undefined)).toEqual([]);
});
