/** Telephone numbers in a text, the short ones for a crisis and the Spanish text line among them. */
export const telephoneNumbers =
  /AYUDA (?:to|al|por (?:mensaje de )?texto al) 988|(?<![\d-])(?:911|988|211|(?:1-)?\(?\d{3}\)?[- ]\d{3}-\d{4})(?![\w-])/g;

/** Where a call goes: "1-800-222-1222" and "(239) 555-0100" with the country code, "988" as it is. */
export const phoneLink = (number: string) => `tel:${dialed(number)}`;

/** A number as telephones dial it. */
export const dialed = (number: string) => number.replace(/\D/g, '').replace(/^1?(?=\d{10}$)/, '+1');
