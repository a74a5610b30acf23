import type { Source } from './source.server';

/** What one of two texts quotes and the other does not, as found in the second and as expected. */
export function quotedDifference(model: string, text: string): Difference | undefined {
  const [inModel, inText] = [quotedIn(model), quotedIn(text)];
  const missing = inModel.filter((fact) => !inText.includes(fact));
  const extra = inText.filter((fact) => !inModel.includes(fact));
  if (missing.length + extra.length === 0) return undefined;
  const no = (facts: string[]) => facts.map((fact) => `no ${fact}`);
  return {
    found: [...no(missing), ...extra].join(', '),
    // Mostly it is the English in which somebody has typed the number itself.
    expected: [...missing, ...extra.map((fact) => `${fact} in English too (or not here)`)].join(
      ', ',
    ),
  };
}

interface Difference {
  found: string;
  expected: string;
}

/** Not the names, in whose place a language may have a pronoun. */
const quotedIn = (text: string) => [
  ...new Set(text.match(/\{(?!(?:name|doctor|practice)\})\w+\}/g)),
];

/** Whether the texts of a file that stand in both languages, `{ en: …, es: … }`, quote the same facts. */
export function compareQuotedWithin(
  source: Source,
  value: unknown = source.data,
  path: PropertyKey[] = [],
) {
  if (value === null || typeof value !== 'object') return;
  const { en, es } = value as { en?: unknown; es?: unknown };
  const difference =
    typeof en === 'string' && typeof es === 'string' ? quotedDifference(en, es) : undefined;
  if (difference) {
    const { found, expected } = difference;
    source.report(
      [...path, 'es'],
      found,
      `${expected}, as in en: the same facts in both languages`,
    );
  }
  for (const [key, item] of Object.entries(value)) {
    // A path counts entries, and names fields.
    compareQuotedWithin(source, item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
