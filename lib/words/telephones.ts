/** A telephone number in a text, with its link. */
export interface TelephoneNumber {
  /** The number as the text has it. */
  text: string;
  /** The index at which it begins. */
  start: number;
  /** The `tel:` or `sms:` address. */
  href: string;
}

/**
 * The numbers of a text that readers are meant to call. A number of ten digits is one, unless it is a fax. A short
 * number is one only after words of calling, or where nothing but punctuation stands around it: "911 Fifth Avenue"
 * is an address, "$988" a price.
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

/** Everything in a text that has the form of a telephone number, whether or not it is meant to be called. */
export const telephoneNumbersIn = (text: string): string[] =>
  [...text.matchAll(telephoneNumberForms)].map(([found]) => found);

/** The short numbers that texts name. */
const shortNumbers = ['911', '988', '211'];

/**
 * The forms of telephone numbers: the Spanish text line, short
 * numbers, and the ten digits of the United States.
 */
export const telephoneNumberForms =
  /(?<textLine>AYUDA (?:to|al|por (?:mensaje de )?texto al) 988)|(?<![\d$#€.,/-])(?:(?<short>911|988|211)|(?:\+?1[- ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4})(?![\w%-]|[.,/]\d)/g;

const faxBefore = /\bfax[^.;\n]{0,20}$/i;

const englishCallWords = [
  ...['call', 'calls', 'calling', 'dial', 'dials', 'dialing', 'text', 'texts', 'texting'],
  ...['chat', 'phone', 'emergency'],
];

/** The first letters of Spanish words of calling and writing: "llame", "llamando", "marque". */
const spanishCallStems = [
  ...['llam', 'llám', 'marca', 'marqu', 'mensaje', 'texto', 'escrib', 'comuní', 'comunic'],
  'emergencia',
];

/** Words that may stand between a word of calling and the number. */
const joiningWords = [
  ...['or', 'and', 'to', 'at', 'the', 'with', 'by', 'us', 'now', 'first', 'then', 'number'],
  ...[
    'o',
    'u',
    'y',
    'a',
    'al',
    'el',
    'la',
    'con',
    'de',
    'un',
    'por',
    'línea',
    'número',
    'ahora',
    'luego',
    'también',
  ],
  ...shortNumbers,
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

/** The `tel:` address of a number: with the country code, unless the number is a short one such as "988". */
export const phoneLink = (number: string) => `tel:${dialed(number)}`;

/** The digits that telephones dial: "(239) 555-0100" becomes "+12395550100", "988" stays. */
export const dialed = (number: string) => number.replace(/\D/g, '').replace(/^1?(?=\d{10}$)/, '+1');
