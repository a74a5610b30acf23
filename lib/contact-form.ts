/** What a visitor writes to the practice, by the names under which it is sent. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'preferredLanguage',
  'message',
] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** A field that people neither see nor reach: whatever fills it is no person. */
export const honeypotField = 'website';

/** A message has at most so many characters; the dictionaries quote the figure. */
export const messageLimit = 2000;

/** An answer is waited for this long, in ms. */
export const sendTimeout = 15_000;

/** What can be wrong with a message, by the names of the dictionary's texts. */
export const contactErrors = [
  'firstNameMissing',
  'lastNameMissing',
  'emailMissing',
  'emailInvalid',
  'phoneInvalid',
  'messageMissing',
  'messageTooLong',
] as const;

export type ContactError = (typeof contactErrors)[number];

/** What is wrong, by field; a field that is right is absent. */
export type ContactErrors = Partial<Record<ContactField, ContactError>>;

/** @param emailIsValid what the browser says of the e-mail address */
export function validate(values: ContactValues, emailIsValid: boolean): ContactErrors {
  const isEmpty = (field: ContactField) => values[field].trim() === '';
  const errors: ContactErrors = {};
  if (isEmpty('firstName')) errors.firstName = 'firstNameMissing';
  if (isEmpty('lastName')) errors.lastName = 'lastNameMissing';
  if (isEmpty('email')) errors.email = 'emailMissing';
  else if (!emailIsValid) errors.email = 'emailInvalid';
  if (!isEmpty('phone') && !isUsPhone(values.phone)) errors.phone = 'phoneInvalid';
  if (isEmpty('message')) errors.message = 'messageMissing';
  else if (values.message.trim().length > messageLimit) errors.message = 'messageTooLong';
  return errors;
}

/** Ten digits, with or without +1, however they are punctuated. */
function isUsPhone(phone: string): boolean {
  // No area code starts with 0 or 1.
  return !/\p{L}/u.test(phone) && /^1?[2-9]\d{9}$/.test(phone.replace(/\D/g, ''));
}

/** What became of a message; `unconfirmed` where no answer came that could be read. */
export type Outcome = 'sent' | 'failed' | 'unconfirmed';

/** Posts a message as a form would, and says what became of it. */
export async function sendMessage(address: string, message: URLSearchParams): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), sendTimeout);
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      body: message,
      signal: controller.signal,
    });
    return ok ? 'sent' : 'failed';
  } catch (error) {
    // It may have arrived: neither a late answer nor one that is kept from scripts says.
    console.error('The contact form had no answer.', error);
    return 'unconfirmed';
  } finally {
    clearTimeout(timer);
  }
}
