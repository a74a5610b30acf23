import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { wordFindings } from '../../scripts/reports/words';
import { ContentCopy } from '../support/content-copy';

describe('a content folder', () => {
  const content = new ContentCopy();

  it('is reported for words that the glossary refuses, in pages and facts', () => {
    content.replace('en/about.md', 'lead: ', 'lead: The best of all. ');
    content.replace('es/dictionary.yaml', 'home: Inicio', 'home: Somos los mejores');
    content.replace('visits.yaml', 'en: new patients,', 'en: the best patients,');
    expect(wordFindings(readContent(content.folder))).toEqual([
      expect.stringMatching(/^content\/visits.yaml .*"best"/),
      expect.stringMatching(/^content\/en\/about.md .*"best"/),
      expect.stringMatching(/^content\/es\/dictionary.yaml .*"los mejores"/),
    ]);
  });
});
