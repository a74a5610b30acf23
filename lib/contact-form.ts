/** The form's fields in their order, by the names under which they are sent. */
export const contactFields = [
  'visitFor',
  'caller',
  'firstName',
  'lastName',
  'email',
  'phone',
  'preferredLanguage',
  'message',
  'patient',
  'visit',
  'times',
  'insurer',
  'letterLanguage',
] as const;

export type FieldName = (typeof contactFields)[number];
export type ContactValues = Record<FieldName, string>;

/** The honeypot: visitors can neither see nor reach it, so only programs fill it in. */
export const honeypotField = 'website';

/** Maximum numbers of characters; the dictionaries quote them. */
export const messageLimit = 2000;
export const timesLimit = 200;

/** How long sending waits for a response, in ms. */
export const sendTimeout = 15_000;

/** The validation errors, by the keys of their texts in the dictionary. */
export const contactErrors = [
  'firstNameMissing',
  'lastNameMissing',
  'emailAndPhoneMissing',
  'emailInvalid',
  'phoneInvalid',
  'timesTooLong',
  'messageTooLong',
] as const;

export type ContactError = (typeof contactErrors)[number];

/** The error of each invalid field; valid fields are absent. */
export type ContactErrors = Partial<Record<FieldName, ContactError>>;

/**
 * The error of each invalid field.
 * @param emailIsValid whether the browser accepts the e-mail address
 */
export function validate(values: ContactValues, emailIsValid: boolean): ContactErrors {
  const isLonger = (field: FieldName, limit: number) => values[field].trim().length > limit;
  const isEmpty = (field: FieldName) => !isLonger(field, 0);
  const errors: ContactErrors = {};
  if (isEmpty('firstName')) errors.firstName = 'firstNameMissing';
  if (isEmpty('lastName')) errors.lastName = 'lastNameMissing';
  if (isEmpty('email')) {
    if (isEmpty('phone')) errors.email = 'emailAndPhoneMissing';
  } else if (!emailIsValid) errors.email = 'emailInvalid';
  if (!isEmpty('phone') && !isUsPhone(values.phone)) errors.phone = 'phoneInvalid';
  if (isLonger('times', timesLimit)) errors.times = 'timesTooLong';
  if (isLonger('message', messageLimit)) errors.message = 'messageTooLong';
  return errors;
}

/** Whether a phone number has ten digits, with or without +1. Punctuation does not matter. */
function isUsPhone(phone: string): boolean {
  // No area code starts with 0 or 1.
  return !/\p{L}/u.test(phone) && /^1?[2-9]\d{9}$/.test(phone.replace(/\D/g, ''));
}

/** The outcome of sending; `unconfirmed` if no readable response came. */
export type Outcome = 'sent' | 'failed' | 'unconfirmed';

/**
 * The `mailto:` address that opens a mail program with a message.
 * @param address a `mailto:` address with a subject
 */
export function mailAddress(address: string, lines: string[]): string {
  return `${address}&body=${encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))}`;
}

/**
 * Posts a message once, as a form does, but asks for JSON instead of a page. Many services redirect a form to a
 * page of thanks, which scripts of this site may not read; they answer a request for JSON with status 200.
 */
export async function sendMessage(address: string, message: URLSearchParams): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), sendTimeout);
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: message,
      signal: controller.signal,
    });
    return ok ? 'sent' : 'failed';
  } catch (error) {
    // The message may have arrived: the response was late, or scripts may not read it.
    console.error('The contact form got no response.', error);
    return 'unconfirmed';
  } finally {
    clearTimeout(timer);
  }
}
