/** The form's fields in their order, by the names under which they are sent. */
export const contactFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'visit',
  'preferredLanguage',
  'insurer',
  'patient',
  'visitFor',
  'caller',
  'times',
  'letterLanguage',
  'message',
] as const;

/** The answer to `visitFor` after which the form asks who writes (`caller`). */
export const forSomeoneElse = 'someone';

/** The fields that the visit card asks, or answers for the visitor. */
export const visitCardFields = ['patient', 'visit', 'preferredLanguage', 'insurer'] as const;

export type FieldName = (typeof contactFields)[number];
export type ContactValues = Record<FieldName, string>;

/**
 * The honeypot: visitors can neither see nor reach it, so only programs fill it in. Its name is that of nothing that
 * a password manager knows of a person.
 */
export const honeypotField = 'leaveEmpty';

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

/** The error of each invalid field. */
export function validate(values: ContactValues): ContactErrors {
  const isLonger = (field: FieldName, limit: number) => values[field].trim().length > limit;
  const isEmpty = (field: FieldName) => !isLonger(field, 0);
  const errors: ContactErrors = {};
  if (isEmpty('firstName')) errors.firstName = 'firstNameMissing';
  if (isEmpty('lastName')) errors.lastName = 'lastNameMissing';
  if (isEmpty('email') && isEmpty('phone')) errors.phone = 'emailAndPhoneMissing';
  if (!isEmpty('email') && !isEmail(values.email)) errors.email = 'emailInvalid';
  if (!isEmpty('phone') && !isPhone(values.phone)) errors.phone = 'phoneInvalid';
  if (isLonger('times', timesLimit)) errors.times = 'timesTooLong';
  if (isLonger('message', messageLimit)) errors.message = 'messageTooLong';
  return errors;
}

/**
 * The form of an e-mail address, for `pattern` in HTML too: something, an at sign, and a host of at least two parts.
 * Letters with accents are taken, which `type="email"` refuses.
 */
export const emailPattern = String.raw`\s*[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)+\s*`;

const isEmail = (text: string) => new RegExp(`^${emailPattern}$`, 'u').test(text);

const extension = /[\s,;]*(?:ext|extension|extensión|x|#)[.:\s]*\d{1,6}\s*$/iu;

/** A number of North America, whose area codes start with neither 0 nor 1. */
const northAmerican = /^(\+?1)?[2-9]\d{9}$/;
/** A number of another country, after the plus sign or the digits that stand for it. */
const foreign = /^(\+|00|011)[2-9]\d{7,14}$/;

/** Whether a text is a telephone number. Punctuation does not matter, and an extension may follow. */
function isPhone(text: string): boolean {
  const number = text.replace(extension, '');
  const dialed = number.replace(/[^\d+]/g, '');
  return !/\p{L}/u.test(number) && (northAmerican.test(dialed) || foreign.test(dialed));
}

/** The outcome of sending; `unconfirmed` if no readable response came. */
export type Outcome = 'sent' | 'failed' | 'unconfirmed';

/** How long a `mailto:` address may be. Mail programs cut longer ones off silently. */
export const mailAddressLimit = 2000;

/**
 * The `mailto:` address that opens a mail program with a message; undefined if it would be too long.
 * @param address a `mailto:` address with a subject
 */
export function mailAddress(address: string, text: string): string | undefined {
  const whole = `${address}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
  return whole.length <= mailAddressLimit ? whole : undefined;
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
