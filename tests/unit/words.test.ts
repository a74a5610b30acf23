import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import {
  compareTowns,
  findWord,
  limits,
  reportPages,
  unfitElsewhere,
} from '../../lib/content/report.server';
import { acceptTranslation, staleTranslations } from '../../lib/content/translations.server';
import { contentFolder as original } from '../project';

const content = readContent(original);

describe('the words of every page', () => {
  it.each(reportPages(content))('are within the limits: $language $id', ({ faults }) => {
    expect(faults).toEqual([]);
  });
});

describe('the dictionary and the practice’s answers', () => {
  it('have no word that has no place here', () => {
    expect(unfitElsewhere(content)).toEqual([]);
  });
});

describe('the town pages', () => {
  it('differ in substance', () => {
    const [worst] = compareTowns(content);
    console.log(
      `Most alike: ${worst?.one} and ${worst?.other} (${worst?.language}), ${worst?.similarity.toFixed(3)}`,
    );
    expect(worst?.similarity).toBeLessThan(limits.townSimilarity);
  });
});

describe('quotation marks', () => {
  it.each([
    ['en', /[“”„«»]/, 'straight'],
    ['es', /["“”„]|[.,]»/, '«…», the full stop after them'],
  ] as const)('are of one kind in %s', (language, others, expected) => {
    const { dictionary, pages } = content.words[language];
    const mixed = textsOf([dictionary, ...pages.values()]).filter((text) => others.test(text));
    expect(mixed, `quotation marks: ${expected}`).toEqual([]);
  });
});

describe('the Spanish texts', () => {
  it('are as new as the English ones; else look them through: npm run accept-translation', () => {
    expect(staleTranslations(original).map(({ name }) => name)).toEqual([]);
  });
});

describe('a changed content folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(original, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const edit = (file: string, before: string, after: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not contain "${before}".`);
    writeFileSync(join(folder, file), text.replace(before, after));
  };
  const faultsOf = (id: string, language: string) =>
    reportPages(readContent(folder)).find((page) => page.id === id && page.language === language)
      ?.faults;

  it('is stale in Spanish once the English is edited, until it is accepted', () => {
    edit('en/about.md', '---\n', '---\n# A remark.\n');
    const [stale, ...others] = staleTranslations(folder);
    expect(stale?.name).toBe('about.md');
    expect(others).toEqual([]);
    expect(readContent(folder).reminders).toContainEqual(
      expect.objectContaining({ file: 'content/es/about.md', field: 'translationOf' }),
    );
    if (stale) acceptTranslation(folder, stale);
    expect(staleTranslations(folder)).toEqual([]);
    expect(readContent(folder).words.es.dictionary).toBeDefined();
  });

  it('leaves a dated paragraph and its source out from its day on, and says so 30 days before', () => {
    const source =
      'sources:\n  - { name: A law, url: https://law.example, checkedOn: 2030-01-01, expiresOn: 2031-02-01 }\n';
    for (const language of ['en', 'es']) {
      edit(`${language}/about.md`, 'sources:\n', source);
      const file = join(folder, `${language}/about.md`);
      const sentence = language === 'en' ? 'It holds.' : 'Eso vale.';
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n{until 2031-02-01} ${sentence}\n`);
    }
    const at = (today: string) => {
      const { words, reminders } = readContent(folder, today);
      const page = words.es.pages.get('about');
      return {
        shown: page?.body.html.includes('Eso vale.'),
        cited: page?.sources?.some(({ name }) => name === 'A law'),
        reminders: reminders
          .filter(({ field }) => field === '{until 2031-02-01}')
          .map(({ found }) => found),
      };
    };
    expect(at('2031-01-01')).toEqual({ shown: true, cited: true, reminders: [] });
    expect(at('2031-01-02').reminders).toEqual(['the last day is near', 'the last day is near']);
    expect(at('2031-01-31')).toMatchObject({ shown: true, cited: true });
    expect(at('2031-02-01')).toEqual({
      shown: false,
      cited: false,
      reminders: ['what held until then is left out', 'what held until then is left out'],
    });
  });

  it('is reported for a word that has no place', () => {
    edit('en/about.md', '\n## ', '\nWe are the best.\n\n## ');
    edit('es/about.md', '\n## ', '\nSomos los mejores.\n\n## ');
    expect(faultsOf('about', 'en')).toEqual([expect.stringContaining('says "best"')]);
    expect(faultsOf('about', 'es')).toEqual([expect.stringContaining('says "los mejores"')]);
  });

  it('is reported for a number without a source', () => {
    edit('en/about.md', '\n## ', '\nCall 1-800-555-0199 or pay $77.\n\n## ');
    edit('es/about.md', '\n## ', '\nLlame al 1-800-555-0199 o pague $77.\n\n## ');
    expect(faultsOf('about', 'es')).toEqual(['no source for 1-800-555-0199', 'no source for $77']);
  });
});

describe('pages whose dated paragraphs have all expired', () => {
  it('are within the limits', () => {
    const faulty = reportPages(readContent(original, '2040-01-01')).filter(
      ({ faults }) => faults.length > 0,
    );
    expect(faulty).toEqual([]);
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

/** Texts at any depth, HTML excepted, whose words are in passages as well. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => key !== 'html' && key !== 'answer')
    .flatMap(([, item]) => textsOf(item));
}
