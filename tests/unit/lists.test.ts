import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../lib/content/source.server';
import type { Finding } from '../../lib/findings/finding';
import { linesOfList } from '../../lib/guesses/lists.server';

/** The findings about a file. */
function findingsIn(file: string, raw: string): Finding[] {
  const faults: Finding[] = [];
  const source = sourceOf(file, raw, faults);
  expect(faults).toEqual([]);
  return source ? linesOfList({ sources: new Map([[file, source]]) }) : [];
}

const findingsInBody = (text: string) => findingsIn('en/about.md', `---\nname: x\n---\n${text}`);

describe('lines of one paragraph', () => {
  it.each([
    ...['1.- Uno\n2.- Dos', '1º Uno\n2º Dos', '1- Uno\n2- Dos', 'A. One\nB. Two', '① One\n② Two'],
    ...['a) One\nb) Two', '(1) One\n(2) Two', 'i) One\nii) Two', 'Steps:\n2. Two\n3. Three'],
    ...[
      '1. One\n2.Two',
      '1.Uno\n2.Dos',
      '1.-Uno\n2.-Dos',
      '1 - Uno\n2 - Dos',
      '1\tUno\n2\tDos',
      '1.º Uno\n2.º Dos',
      '**A.** One\n**B.** Two',
    ],
    ...[...'−‑»→~§Øqv✓➤–—·⚠'].map((sign) => `${sign} One\n${sign} Two`),
    ...['-- One\n-- Two', '→ One  \n→ Two', '> → One\n> → Two', '- One\n\n  → Two\n  → Three'],
  ])('are reported where they look like entries of a list: %j', (text) => {
    expect(findingsInBody(text)).toMatchObject([{ code: 'lines-alike', level: 'guess' }]);
  });

  it.each([
    ...['1º Uno', 'A. One', '→ One', '→ One\n\n→ Two', '- → One\n- → Two'],
    ...[
      'We see you on day\n3. Then we talk.',
      'From 9\n– or later –\nuntil 5',
      '(239) 555-0100\n988',
    ],
    ...[
      '12:30 to 1\n2:30 to 3',
      'One\nTwo',
      '5 mg\n10 mg',
      'Dr. Li\nDr. Sample',
      'U.S. law\nU.K. law',
    ],
  ])('are not reported otherwise: %j', (text) => {
    expect(findingsInBody(text)).toEqual([]);
  });

  it('are reported with their line and field, in fields too', () => {
    const answer = '    answer: |-\n      One.\n\n      → Two\n      → Three\n';
    const page = `---\nquestions:\n  - question: Why?\n${answer}---\n`;
    expect(findingsIn('en/about.md', page)).toMatchObject([
      { field: 'questions.0.answer', line: 7, values: { found: '→ Two → Three' } },
    ]);
    expect(findingsIn('notices.yaml', 'words: |-\n  → Two\n  → Three\n')).toMatchObject([
      { field: 'words', line: 2 },
    ]);
  });
});
