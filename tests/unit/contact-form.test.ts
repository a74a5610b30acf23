import { describe, expect, it } from 'vitest';
import { type ContactValues, messageLimit, timesLimit, validate } from '../../lib/contact-form';
import { languages } from '../../lib/language';
import { siteIn } from '../../lib/site.server';

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
