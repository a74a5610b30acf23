import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { languages } from '../../lib/language';
import { areSwapped } from '../support/language-of';
import { projectFolder } from '../support/project';

const { video } = readContent(contentFolder).practice;

/** The words of the clip's captions in a language. */
function wordsIn(language: string): string {
  const file = join(projectFolder, 'public', `${video}`.replace(/\.\w+$/, `.${language}.vtt`));
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const times = lines.flatMap((line, index) => (line.includes('-->') ? [index] : []));
  return times
    .map((index) => {
      const words = lines.slice(index + 1);
      const end = words.indexOf('');
      return words.slice(0, end < 0 ? words.length : end).join(' ');
    })
    .join(' ');
}

it.runIf(video)('the captions of the clip are each in their own language', () => {
  const [english = '', spanish = ''] = languages.map(wordsIn);
  for (const words of [english, spanish]) expect(words).toMatch(/\p{L}{2}/u);
  expect(spanish).not.toBe(english);
  expect(areSwapped(english, spanish)).toBe(false);
});
