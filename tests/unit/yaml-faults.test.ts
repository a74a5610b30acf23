import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../lib/content/source.server';
import { type Finding, sentenceOf } from '../../lib/findings/finding';

describe('a mistake in YAML', () => {
  it.each([
    ['a quotation mark that is not closed', 'a: "x\nb: 1\n', 3, 1],
    ['a colon within a text', 'a: b: c\n', 1, 4],
    ['a tab', 'a:\n\tb: 1\n', 2, 1],
    ['a field that stands twice', 'a: 1\na: 2\n', 2, 1],
    ['a list out of line', 'a:\n  - x\n - y\n', 3, 1],
    ['a bracket that is not closed', 'a: [x, y\nb: 1\n', 2, 1],
    ['a name without a colon', 'a\nb: 1\n', 1, 1],
    ['a sign that begins no text', 'a: @x\n', 1, 4],
    ['a backslash', 'a: "\\d"\n', 1, 5],
    ['a second document', 'a: 1\n---\nb: 2\n', 2, 1],
    ['words after a quotation', 'a: "x" y\n', 1, 8],
  ])('is told in both languages with its line and column: %s', (_, yaml, line, column) => {
    const findings: Finding[] = [];
    sourceOf('practice.yaml', yaml, findings);
    const [finding] = findings;
    if (!finding) throw new Error('There is no finding.');
    const words = /\(en inglés: «(.*)»\)/.exec(sentenceOf(finding, 'es'))?.[1] ?? '';
    expect(words).not.toBe('');
    expect(sentenceOf(finding, 'es')).toContain(`en la línea ${line}, columna ${column} `);
    expect(sentenceOf(finding, 'en')).toContain(`${words} at line ${line}, column ${column}`);
  });
});
