/** A link that calls or texts a number. */
export interface PhoneLink {
  /** The words of the link, mostly the number itself. */
  words: string;
  /** The `tel:` or `sms:` address. */
  href: string;
}

/** The link that calls a number, whose words are the number as it is written. */
export const callLink = (number: string): PhoneLink => ({ words: number, href: phoneLink(number) });

/** The `tel:` address of a number: with the country code, unless the number is a short one such as "988". */
export const phoneLink = (number: string) => `tel:${dialed(number)}`;

/** The digits that telephones dial: "(239) 555-0100" becomes "+12395550100", "988" stays. */
export const dialed = (number: string) => number.replace(/\D/g, '').replace(/^1?(?=\d{10}$)/, '+1');

/** The digits that a `tel:` or `sms:` address dials; undefined if the address does neither. */
export function dialedBy(address: string): string | undefined {
  const [, number] = /^(?:tel|sms):([^?]*)/.exec(address) ?? [];
  return number === undefined ? undefined : dialed(number);
}

/** Whether the words of a link are a telephone number, and its address dials another one. */
export function dialsAnother({ words, href }: PhoneLink): boolean {
  const dialedNumber = dialedBy(href);
  const isNumber = /^[\d\s()+.‐‑–-]+$/.test(words) && /\d.*\d.*\d/.test(words);
  return isNumber && dialedNumber !== undefined && dialedNumber !== dialed(words);
}
