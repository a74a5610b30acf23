/**
 * The facts that texts of `content/` may quote, by name: `{phone}` quotes `phone`. Null is a fact that is not
 * known; sentences that quote it are left out.
 */
export type Facts = Readonly<Record<string, string | null>>;

/** The facts that are whole sentences and end with their own full stop. All others are words within a sentence. */
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
