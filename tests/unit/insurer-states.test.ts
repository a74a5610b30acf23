import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { insurerStates } from '../../lib/content/schemas/insurers.server';
import type { Content } from '../../lib/content/types';
import { contentFolder as original } from '../../lib/folders.server';
import { type Language, languages } from '../../lib/language';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(original, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The answers, in the order of the states. */
const answersIn = {
  en: ['We take', "We aren't in-network with", "We don't accept"],
  es: ['Aceptamos', 'Estamos fuera de la red de', 'No aceptamos'],
};

const programs = [
  {
    name: 'Medicare',
    /** The pages that say whether the practice takes part. */
    answers: ['policies/billing-policy', 'telepsychiatry', 'towns/lely-resort'],
    /** What holds wherever the practice stands: law, and help from others. */
    general: [
      'policies/billing-policy: If you have Medicare or Medicaid, other rules apply, so ask us first.',
      'policies/billing-policy: Medicare: 1-800-MEDICARE (1-800-633-4227)',
      'policies/hipaa-notice: The Florida Department of Health and Medicare are examples.',
      'policies/patient-rights: A patient who is eligible for Medicare has the right to know, upon request and in advance of treatment, whether the health care provider or health care facility accepts the Medicare assignment rate.',
      'policies/patient-rights: be told before treatment, if you have Medicare and you ask, whether we accept the Medicare assignment rate',
      'towns/lely-resort: Medicare, winter residents, your family doctor and the nearest hospital.',
    ],
  },
  {
    name: 'Medicaid',
    answers: ['policies/billing-policy'],
    general: [
      'home: Under that law (section 395.3027), hospitals that take Medicaid have to ask on their forms whether a patient is in the country legally.',
      'policies/billing-policy: If you have Medicare or Medicaid, other rules apply, so ask us first.',
      "policies/emergency-policy: Florida hospitals that accept Medicaid have to ask whether you're in the country legally (section 395.3027).",
    ],
  },
];

describe.each(programs)('what the pages say of $name', ({ name, answers, general }) => {
  const answerIn = (language: Language, index: number) => `${answersIn[language][index]} ${name}.`;

  it.each(['out of network', 'not accepted'] as const)(
    'is the one answer wherever it is asked, and else only what always holds: %s',
    (state) => {
      const content = readWith(name, state);
      const expected = (language: Language) =>
        answers.map((id) => `${id}: ${answerIn(language, insurerStates.indexOf(state))}`);
      expect(said(content, 'en', name)).toEqual(
        [...general, ...expected('en'), ...questions(content, 'en', name)].sort(),
      );
      expect(said(content, 'es', name)).toEqual(expect.arrayContaining(expected('es')));
      expect(said(content, 'es', name)).toHaveLength(said(content, 'en', name).length);
    },
  );

  it('is only what always holds where the practice has not said, without empty headings', () => {
    const content = readWith(name, null);
    expect(said(content, 'en', name)).toEqual(general);
    expect(said(content, 'es', name)).toHaveLength(general.length);
  });

  it('is the one answer and what follows from it where it is in network', () => {
    const content = readWith(name, 'in network');
    for (const language of languages) {
      const sentences = said(content, language, name);
      expect(sentences).toEqual(
        expect.arrayContaining(answers.map((id) => `${id}: ${answerIn(language, 0)}`)),
      );
      for (const other of [1, 2]) {
        expect(sentences.join('\n')).not.toContain(answerIn(language, other));
      }
    }
    expect(said(content, 'en', name).join('\n')).toMatch(/[Ww]e (don't )?bill/);
  });
});

describe('the answer on an insurer', () => {
  it('names the counties where it holds only there', () => {
    edit('insurers.yaml', 'name: Medicare\n  state: in network', '$&\n  counties: [Collier, Lee]');
    const content = readContent(folder);
    expect(said(content, 'en', 'Medicare')).toContain(
      'telepsychiatry: We take Medicare, only in the county of Collier or Lee.',
    );
    expect(said(content, 'es', 'Medicare')).toContain(
      'telepsychiatry: Aceptamos Medicare, solo en el condado de Collier o Lee.',
    );
  });
});

/** The content with a program's state; both names of Medicaid have it. */
function readWith(name: string, state: string | null): Content {
  edit(
    'insurers.yaml',
    new RegExp(`(name: (?:Florida )?${name}\\n) {2}state: in network\\n`, 'g'),
    state ? `$1  state: ${state}\n` : '$1',
  );
  return readContent(folder);
}

function edit(file: string, before: string | RegExp, after: string) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(before, after));
}

/** Every sentence, heading and description with the name in it, as "page: sentence", sorted. */
function said({ words }: Content, language: Language, name: string): string[] {
  return [...words[language].pages.values()]
    .flatMap((page) =>
      textsOf(page)
        .flatMap((text) => text.split(/(?<=[.?!]) /))
        .filter((sentence) => sentence.includes(name))
        .map((sentence) => `${page.id}: ${sentence}`),
    )
    .sort();
}

/** The headings and questions that the answer stands under. */
function questions({ words }: Content, language: Language, name: string): string[] {
  return [...words[language].pages.values()].flatMap((page) =>
    [
      ...page.body.headings.map(({ text }) => text),
      ...page.questions.map(({ question }) => question),
    ]
      .flatMap((text) => text.split(/(?<=[.?!]) /))
      .filter((text) => text.includes(name))
      .map((text) => `${page.id}: ${text}`),
  );
}

/** Texts at any depth, but not HTML, whose words are in passages as well, and not sources. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => !['html', 'answer', 'sources'].includes(key))
    .flatMap(([, item]) => textsOf(item));
}
