import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ContentError,
  describe as describeFinding,
  finding,
  sentenceOf,
} from '../../lib/findings/finding';
import { exactParts } from '../support/exact-parts';
import { areSwapped } from '../support/language-of';
import { projectFolder } from '../support/project';

describe('a finding', () => {
  const values = { found: '8 am', expected: { en: 'a time', es: 'una hora' } };

  it('is printed with its place and its values', () => {
    const place = { file: 'content/hours.yaml', line: 7, field: 'regular.0.closes' };
    expect(describeFinding(finding('schema', place, values))).toBe(
      'content/hours.yaml:7  regular.0.closes\n  schema 8 am a time',
    );
  });

  it('is counted with the others that stop a build', () => {
    const fault = finding('missing-file', { file: 'content/hours.yaml' });
    expect(new ContentError([fault]).message).toMatch(/^The content folder has a fault\.\n/);
    expect(new ContentError([fault, fault]).message).toMatch(/ has 2 faults\.\n/);
  });

  it('has a sentence in Spanish, with its values in Spanish', () => {
    const place = { file: 'content/hours.yaml' };
    expect(sentenceOf(finding('schema', place, values), 'es')).toBe('schema 8 am una hora');
    expect(sentenceOf(finding('missing-file', place), 'es')).toContain('content/hours.yaml');
  });
});

it('the sentence of each finding names the same figures, files and commands in both languages', async () => {
  // The sentences themselves: in the tests codes stand for them.
  const file = join(projectFolder, 'lib/findings/messages.ts?sentences');
  const { messages }: typeof import('../../lib/findings/messages') = await import(file);
  const sentences = Object.entries(messages);
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter(([code, { en }]) => en.startsWith(code))).toEqual([]);
  const differing = sentences.filter(
    ([, { en, es }]) => `${exactParts(en)}` !== `${exactParts(es)}` || areSwapped(en, es),
  );
  expect(differing).toEqual([]);
});
