import { factKinds } from '../../lib/content/fact-table.server';
import type { Fact, Facts } from '../../lib/content/text/facts';
import { isLine, lineWords } from '../../lib/words/line';
import { callLink } from '../../lib/words/telephones';

/** Facts with these values, each of the kind that its name has on the site; other names are words. */
export const asFacts = (values: Record<string, Fact['value']>): Facts =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, Fact] => {
      const kind = factKinds.get(name) ?? 'words';
      const isNumber = kind === 'number' && typeof value === 'string';
      return [name, { kind, value: isNumber ? callLink(value) : value }];
    }),
  );

/** The words of facts by their names; null for those that are not known. */
export const wordsOfFacts = (facts: Facts): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, { value }]) => [
      name,
      isLine(value) ? lineWords(value) : typeof value === 'object' ? (value?.words ?? null) : value,
    ]),
  );
