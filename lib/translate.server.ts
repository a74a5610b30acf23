import type { Dictionary, DictionaryKey } from './content/schemas/dictionary.server';

/** Returns the text of a key; returns the key itself if the dictionary lacks it. */
export type Translate = (key: DictionaryKey) => string;

export function translator(dictionary: Dictionary): Translate {
  const texts = new Map(flatten(dictionary, ''));
  return (key) => texts.get(key) ?? key;
}

function flatten(group: object, prefix: string): [string, string][] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}
