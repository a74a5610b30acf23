/**
 * What texts in `content/` may quote, by name: `{phone}` and so on. Null is a fact that is not
 * known; a sentence that quotes it is left out.
 */
export type Facts = Readonly<Record<string, string | null>>;

/** The facts that are whole sentences, after which no full stop follows; the others are words of one. */
const sentences = [
  'medicare',
  'medicaid',
  'afterHours',
  'otherHours',
  'benefits',
  'rhythm',
  'letters',
  'videoProgram',
  'stimulants',
  'stimulantsContinued',
  'firstAdhdVisit',
  'papers',
  'coverage',
  'parking',
  'wait',
  'discount',
  'phoneOnly',
  'children',
  'controlledByVideo',
  'controlledLater',
  'bus',
];

/** Whether a fact is a whole sentence. */
export const isSentence = (fact: string): boolean => sentences.includes(fact);
