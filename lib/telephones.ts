/** A telephone number in a text. */
export interface TelephoneNumber {
  /** As it is written. */
  text: string;
  /** Where it begins in the text. */
  start: number;
  /** The address that calls it, or writes to it. */
  href: string;
}

/**
 * The numbers of a text that somebody means to be called. A whole number is one, unless it is a fax;
 * a short one only where words of calling stand before it, or where nothing but punctuation stands
 * around it: "911 Fifth Avenue" is an address, "$988" a price.
 */
export function numbersToCall(text: string): TelephoneNumber[] {
  return [...text.matchAll(telephoneNumberForms)].flatMap((match) => {
    const [found] = match;
    const start = match.index;
    const before = text.slice(0, start);
    const after = text.slice(start + found.length);
    const { textLine, short } = match.groups ?? {};
    if (textLine) return [{ text: found, start, href: 'sms:988?&body=AYUDA' }];
    const isMeant = short ? isShortNumberMeant(before, after) : !faxBefore.test(before);
    return isMeant ? [{ text: found, start, href: phoneLink(found) }] : [];
  });
}

/** All that looks like a telephone number in words that are known to be one, as those of a link. */
export const telephoneNumbersIn = (text: string): string[] =>
  [...text.matchAll(telephoneNumberForms)].map(([found]) => found);

/** The Spanish text line, short numbers, and whole ones as they are written in the United States. */
export const telephoneNumberForms =
  /(?<textLine>AYUDA (?:to|al|por (?:mensaje de )?texto al) 988)|(?<![\d$#€.,/-])(?:(?<short>911|988|211)|(?:\+?1[- ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4})(?![\w%-]|[.,/]\d)/g;

const faxBefore = /\bfax[^.;\n]{0,20}$/i;

const englishCallWords = [
  ...['call', 'calls', 'calling', 'dial', 'dials', 'dialing', 'text', 'texts', 'texting'],
  ...['chat', 'phone', 'emergency'],
];

/** How Spanish words of calling and writing begin: "llame", "llamando", "marque". */
const spanishCallStems = [
  ...['llam', 'llám', 'marca', 'marqu', 'mensaje', 'texto', 'escrib', 'comuní', 'comunic'],
  'emergencia',
];

/** Words that may stand between one of those and the number. */
const joiningWords = [
  ...['or', 'and', 'to', 'at', 'the', 'with', 'by', 'us', 'now', 'first', 'then', 'number'],
  ...[
    'o',
    'u',
    'y',
    'a',
    'al',
    'el',
    'con',
    'de',
    'un',
    'por',
    'línea',
    'número',
    'ahora',
    'luego',
  ],
  ...['911', '988', '211'],
];

function isShortNumberMeant(before: string, after: string): boolean {
  const isAlone = !/[\p{L}\p{N}]/u.test(before + after);
  // "Call 911 Fifth Avenue" names an address.
  const isName = /^\s+(?:\p{Lu}|\d|[nsew]\b)/u.test(after);
  return isAlone || (followsCallWord(before) && !isName);
}

function followsCallWord(before: string): boolean {
  for (const word of before.toLowerCase().trim().split(/\s+/).reverse()) {
    const plain = word.replace(/^[("“¡]+|[,:]$/g, '');
    if (isCallWord(plain)) return true;
    if (!joiningWords.includes(plain)) return false;
  }
  return false;
}

const isCallWord = (word: string) =>
  englishCallWords.includes(word) || spanishCallStems.some((stem) => word.startsWith(stem));

/** Where a call goes: "1-800-222-1222" and "(239) 555-0100" with the country code, "988" as it is. */
export const phoneLink = (number: string) => `tel:${dialed(number)}`;

/** A number as telephones dial it. */
export const dialed = (number: string) => number.replace(/\D/g, '').replace(/^1?(?=\d{10}$)/, '+1');
