import { expect, it } from 'vitest';
import { firstDifference, mostLike } from '../../lib/launch/first-difference.server';

it('takes the text that is like another for longest, the first of those that are alike', () => {
  expect(mostLike(['ab', 'abc', 'abd'], 'abc')).toBe('abc');
  expect(mostLike(['b', 'c'], 'a')).toBe('b');
  expect(mostLike([], 'a')).toBeUndefined();
});

it('shows a script by itself, wherever it was put in', () => {
  const script = '<script src="https://other.test/x.js"></script>';
  for (const place of ['</head>', '<p>', '</p>', '</body>']) {
    const page = '<html></head><p>Some text.</p></body></html>';
    expect(firstDifference(page, page.replace(place, script + place))).toBe(
      `, from here on\n    expected: nothing\n    served:   ${script}`,
    );
  }
});

it('shows what was taken out', () => {
  expect(firstDifference('<p>One.</p><p>Another text.</p>', '<p>One.</p>')).toBe(
    ', from here on\n    expected: <p>Another text.</p>\n    served:   nothing',
  );
});

it('shows a short difference with what stands around it', () => {
  expect(
    firstDifference('<p>Our telephone is 555-0100.</p>', '<p>Our telephone is 555-0199.</p>'),
  ).toBe(`, from here on
    expected:  telephone is 555-0100.</p>
    served:    telephone is 555-0199.</p>`);
});

it('shows 80 characters at most, and line ends and escapes by their numbers', () => {
  expect(firstDifference('a\nb', 'a\r\n\u001b[2Jb')).toContain('a\\u{d}\\u{a}\\u{1b}[2Jb');
  expect(firstDifference('a', 'b'.repeat(99))).toMatch(/ b{80}$/);
});
