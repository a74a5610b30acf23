import type { Dictionary, DictionaryKey } from './content/schemas/dictionary.server';

/** Gives the text of a key; a key the dictionary lacks comes back as it is. */
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
