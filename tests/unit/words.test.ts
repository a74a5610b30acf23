import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { findWord, wordFindings } from '../../lib/content/report.server';
import { languages } from '../../lib/language';
import { ContentCopy } from '../content-copy';

describe('a content folder', () => {
  let content: ContentCopy;
  beforeEach(() => {
    content = new ContentCopy();
  });
  afterEach(() => content.remove());

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

  it('is reported for a page that is hard to read, and for a copied town', () => {
    const hard = 'Pharmacological interventions necessitate individualized consideration. ';
    content.replace('en/about.md', '\n## ', `\n${hard.repeat(60)}\n\n## `);
    content.replace('es/about.md', '\n## ', '\nAtendemos a adultos.\n\n## ');
    for (const language of languages) {
      content.copy(`${language}/towns/immokalee.md`, `${language}/towns/lely-resort.md`);
      content.replace(`${language}/towns/lely-resort.md`, "title: '", "title: 'L ");
      content.replace(`${language}/towns/lely-resort.md`, 'name: Immokalee', 'name: Lely Resort');
    }
    expect(wordFindings(readContent(content.folder))).toEqual([
      expect.stringMatching(/^content\/en\/about.md .*hard to read/),
      expect.stringMatching(/^content\/en\/towns\/lely-resort.md .*towns\/immokalee.md$/),
      expect.stringMatching(/^content\/es\/towns\/lely-resort.md .*towns\/immokalee.md$/),
    ]);
  });
});

describe('findWord', () => {
  it('finds whole words in any case, and gives their surroundings', () => {
    expect(findWord('Please be secure.', 'cure')).toBeUndefined();
    expect(findWord('There is no Cure yet.', 'cure')).toBe('There is no Cure yet.');
    expect(findWord('We are #1 here', '#1')).toBe('We are #1 here');
    expect(findWord('La curación', 'cura')).toBeUndefined();
  });
});
