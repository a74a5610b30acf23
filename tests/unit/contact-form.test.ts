import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { AppointmentRequest } from '../../components/contact-form/AppointmentRequest';
import { type ContactValues, messageLimit, timesLimit, validate } from '../../lib/contact-form';
import { languages } from '../../lib/language';
import { siteIn } from '../../lib/site.server';
import { rendered } from '../support/rendered';

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
  it('finds no error in valid fields', { tags: '@5.1' }, () => {
    expect(validate(valid, true)).toEqual({});
  });

  it('requires the required fields; a space counts as empty', { tags: '@5.1' }, () => {
    const empty = { ...valid, firstName: '', lastName: ' ', email: '', phone: '\n' };
    expect(validate(empty, true)).toEqual({
      firstName: 'firstNameMissing',
      lastName: 'lastNameMissing',
      email: 'emailAndPhoneMissing',
    });
  });

  it('requires an e-mail address or a telephone number, not both', { tags: '@5.1' }, () => {
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
  ])('accepts the phone "%s"', { tags: '@5.1' }, (phone) => {
    expect(validate({ ...valid, phone }, true)).toEqual({});
  });

  it.each(['555-0100', '239-555-01000', '+52 55 5555 0100', '1234567890', 'call 2395550100', '+'])(
    'rejects the phone "%s"',
    { tags: '@5.1' },
    (phone) => {
      expect(validate({ ...valid, phone }, true)).toEqual({ phone: 'phoneInvalid' });
    },
  );

  it.each([
    ['times', timesLimit, 'timesTooLong'],
    ['message', messageLimit, 'messageTooLong'],
  ])('limits %s to %s characters', (name, limit, error) => {
    const text = 'ñ'.repeat(limit);
    expect(validate({ ...valid, [name]: `${text}\n` }, true)).toEqual({});
    expect(validate({ ...valid, [name]: `${text}ñ` }, true)).toEqual({ [name]: error });
  });

  it.each(languages)('limits texts to the numbers that the page in %s names', (language) => {
    const { t } = siteIn(language);
    const { format } = new Intl.NumberFormat('en-US');
    expect(t('contact.form.errors.timesTooLong')).toContain(` ${format(timesLimit)} `);
    expect(t('contact.form.errors.messageTooLong')).toContain(` ${format(messageLimit)} `);
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
