import { describe, expect, it } from 'vitest';
import { languages } from '../../lib/language';
import { faultsOfDictionary, faultsOfPage, spellingHelp } from '../../scripts/lib/spelling-faults';
import { builtPages, otherDocuments, readHtml } from '../build/built-site';

const documents = [
  ...builtPages().map(({ path, $ }) => ({ path, $ })),
  ...otherDocuments.map((path) => ({ path, $: readHtml(path).$ })),
];

describe('every word', () => {
  it.each(documents)('of $path is in the dictionary of its language or allowed', ({ path, $ }) => {
    expect(faultsOfPage($, path), spellingHelp).toEqual([]);
  });

  it.each(languages)(
    'of the %s dictionary is right, also in texts that scripts show',
    (language) => {
      expect(faultsOfDictionary(language), spellingHelp).toEqual([]);
    },
  );
});
