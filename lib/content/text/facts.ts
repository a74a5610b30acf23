import type { Line } from '../../words/line';
import type { PhoneLink } from '../../words/telephones';

/**
 * What a fact is: words within a sentence; a name, for which a language may have a pronoun or other words; a whole
 * sentence with its own full stop; a number to call or to text, which is a link; a condition, which prints nothing.
 */
export type FactKind = 'words' | 'name' | 'sentence' | 'number' | 'condition';

/** A fact that texts of `content/` may quote. */
export interface Fact {
  kind: FactKind;
  /**
   * What texts print in its place. Null is a fact that is not known, or a condition that does not hold: sentences that
   * quote it are left out. A condition that holds is empty.
   */
  value: string | Line | PhoneLink | null;
}

/** Facts by their names: `{phone}` quotes `phone`. */
export type Facts = Readonly<Record<string, Fact>>;
