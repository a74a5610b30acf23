import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import type { Content } from '../../lib/content/types';
import { contentFolder } from '../../lib/files/folders.server';
import { languagesAlike } from '../../lib/guesses/languages.server';
import { type Language, languages, otherLanguage } from '../../lib/language';
import { leavesOf } from '../../lib/nested-value.server';
import { lineWords } from '../../lib/words/line';
import { sample } from '../support/sites';

/** The frozen content says which words and values belong to which field. An edit may change each, and exchanges none. */
const content = readContent(contentFolder);
const frozen = readContent(sample.CONTENT_FOLDER);

const dictionaryOf = (from: Content, language: Language) => leaves(from.words[language].dictionary);

/** The values of all fields by their path. An entry of a list is named by its id. */
function leaves(facts: object): Map<string, string> {
  const named = Array.isArray(facts)
    ? Object.fromEntries(facts.map((entry) => [entry.id ?? entry.lang ?? entry.name, entry]))
    : facts;
  return new Map(leavesOf(named).map(({ field, value }) => [field, `${value}`]));
}

/** The fields that have each other's frozen values. */
function exchanged(now: Map<string, string>, before: Map<string, string>): string[] {
  const changed = [...now].filter(
    ([field, value]) => before.has(field) && before.get(field) !== value,
  );
  return changed.flatMap(([field, value]) =>
    changed
      .filter(([other, its]) => before.get(other) === value && before.get(field) === its)
      .map(([other]) => `${field} has the value of ${other}`),
  );
}

describe.each(languages)('the dictionary (%s)', (language) => {
  const now = dictionaryOf(content, language);
  const before = dictionaryOf(frozen, language);
  const group = (key: string) => key.replace(/\.\w+$/, '');

  it('has the words of no entry exchanged with those of another', () => {
    expect(now.size).toBeGreaterThan(300);
    expect(exchanged(now, before)).toEqual([]);
  });

  it('tells the entries of a group apart as the other language does', () => {
    const other = dictionaryOf(content, otherLanguage(language));
    const alike = [...now].flatMap(([key, words]) =>
      [...now]
        .filter(([next, its]) => key < next && its === words && group(key) === group(next))
        .filter(([next]) => other.get(key) !== other.get(next))
        // Forms of a word in one gender and the other, and other words that one language has for two.
        .filter(([next]) => before.get(key) !== before.get(next))
        .map(([next]) => `${key} and ${next}: ${words}`),
    );
    expect(alike).toEqual([]);
  });

  it('has no words of the other language that were translated before', () => {
    const other = dictionaryOf(content, otherLanguage(language));
    const otherBefore = dictionaryOf(frozen, otherLanguage(language));
    const untranslated = [...now].filter(
      ([key, words]) => other.get(key) === words && before.get(key) !== otherBefore.get(key),
    );
    expect(untranslated).toEqual([]);
  });
});

describe('the facts', () => {
  const files = [
    'towns',
    'crisis',
    'crisis-lines',
    'language-help',
    'visits',
    'services',
    'policies',
    'practice',
  ] as const;

  it.each(files)('of %s.yaml have no values exchanged', (file) => {
    // A yes and a no, or two numbers, may change places: another town has the office.
    const long = ([, value]: [string, string]) => value.length > 5;
    const now = [...leaves(content[file])].filter(long);
    expect(now.length).toBeGreaterThan(0);
    expect(exchanged(new Map(now), leaves(frozen[file]))).toEqual([]);
  });

  it('leave the towns where they are, in their counties', () => {
    const shared = content.towns.flatMap((town) => {
      const before = frozen.towns.find(({ id }) => id === town.id);
      return before ? [[town, before] as const] : [];
    });
    for (const [{ id, county, position }, before] of shared) {
      expect(county, id).toBe(before.county);
      // About two miles: a position may be given more exactly.
      for (const side of ['north', 'east'] as const)
        expect(Math.abs((position?.[side] ?? 0) - (before.position?.[side] ?? 0)), id).toBeLessThan(
          0.03,
        );
    }
  });
});

it.each(content['language-help'])(
  'the offer of language help names its language: $lang',
  (offer) => {
    const words = lineWords(offer.text).toLocaleLowerCase(offer.lang);
    const own = offer.name.toLocaleLowerCase(offer.lang);
    // Some decline the name: "на русском", "po polsku". In Chinese a word for its letters comes before it.
    const parts = [own.slice(0, 4), own.slice(-2)];
    expect(parts.filter((part) => words.includes(part))).not.toEqual([]);
  },
);

it('no sentence of a Spanish page is the English one', () => {
  const findings = languagesAlike(content).filter(({ code }) => code === 'not-translated');
  expect(findings).toEqual([]);
});
