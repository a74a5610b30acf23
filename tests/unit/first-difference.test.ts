import { expect, it } from 'vitest';
import { firstDifference } from '../../lib/launch/first-difference.server';

it('shows where a text begins to differ from the one that is most like it', () => {
  const built = `<html lang="en">${'a'.repeat(100)}</body></html>`;
  const shown = firstDifference(['<html lang="es">', built], built.replace('/body', 'script'));
  expect(shown).toBe(`, from character 118 on
    expected: ${'a'.repeat(19)}</body></html>
    served:   ${'a'.repeat(19)}<script></html>`);
});

it('shows 60 characters at most, and line ends and escapes by their numbers', () => {
  expect(firstDifference(['a\nb'], 'a\r\n\u001b[2Jb')).toContain('a\\u{d}\\u{a}\\u{1b}[2Jb');
  expect(firstDifference(['a'], 'b'.repeat(99))).toMatch(/ b{60}$/);
});

it('shows nothing if there is no text to compare with', () => {
  expect(firstDifference([], 'a')).toBe('');
});
