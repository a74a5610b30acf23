import type { Language } from '../language';
import type { Line } from '../words/line';
import { listOf } from '../words/text.server';
import type { Clinician } from './schemas/clinicians.server';
import type { FactWords } from './schemas/dictionary.server';
import type { Insurer } from './schemas/insurers.server';
import type { Practice } from './schemas/practice.server';
import type { Visits } from './schemas/visits.server';

/** "Alex Sample, MD". */
export function fullName({ name, credentials }: Clinician): string {
  return `${name}, ${credentials}`;
}

/**
 * A price in dollars: "$150", "$1,500", or "$000" for a sample; null if it is not known.
 * @param price whole dollars
 */
export function dollars(price: number | null | undefined, sample: true | undefined): string | null {
  if (price === null || price === undefined) return null;
  return sample ? '$000' : `$${String(price).replace(/(?<=^\d+)(?=(\d{3})+$)/g, ',')}`;
}

/** The sign in the place of a figure that has no number yet. */
export const noFigure = '—';

/**
 * The figures of the home page as a language prints them: "15+", "98%" or "98 %", "120". A sample without a number
 * is `noFigure`.
 */
export function printedFigures({ figures }: Pick<Practice, 'figures'>, language: Language) {
  const print = (name: keyof Practice['figures'], suffix: string) => {
    const figure = figures[name];
    if (!figure) return [];
    const { value, source, sample } = figure;
    return [{ name, source, sample, text: value === null ? noFigure : value + suffix }];
  };
  return [
    print('yearsOfExperience', '+'),
    print('patientSuccessRate', language === 'es' ? '\u00a0%' : '%'),
    print('positiveReviews', ''),
  ].flat();
}

/** Who answers while the office is closed and, if that is known, how soon they call back; null if the first is not known. */
export function afterHours(
  language: Language,
  { calledBackWithin, minutes }: FactWords,
  { answers, callBackWithin }: Visits,
): Line | null {
  const answer = answers.afterHours?.[language];
  if (!answer) return null;
  if (!callBackWithin) return answer;
  return { parts: [...answer.parts, ` ${calledBackWithin} ${callBackWithin} ${minutes}.`] };
}

/** "We are in network with Medicare."; null if that is not known. */
export function insurerState(insurer: Insurer | undefined, language: Language, words: FactWords) {
  if (!insurer?.state) return null;
  const { name, state, counties } = insurer;
  const where = counties ? `, ${countiesIn(language, counties, words.onlyInCounty)}` : '';
  const takes = {
    'in network': words.states.inNetwork,
    'out of network': words.states.outOfNetwork,
    'not accepted': words.states.notAccepted,
  };
  return `${takes[state]} ${name}${where}.`;
}

/** "only in the county of Collier or Lee". */
export function countiesIn(language: Language, counties: string[], onlyInCounty: string): string {
  return `${onlyInCounty} ${listOf(counties, language, 'or')}`;
}
