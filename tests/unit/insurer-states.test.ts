import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { insurerStates } from '../../lib/content/schemas/insurers.server';
import type { Page } from '../../lib/content/types';
import { type Language, languages } from '../../lib/language';
import type { PageId } from '../../lib/routes.server';
import { ContentCopy } from '../support/content-copy';
import { textsOf } from '../support/texts';

const content = new ContentCopy();

/** The answers, in the order of the states. */
const answers = {
  en: ['We take', "We aren't in-network with", "We don't accept"],
  es: ['Aceptamos', 'Estamos fuera de la red de', 'No aceptamos'],
};

describe.each([
  ['Medicare', ['policies/billing-policy', 'telepsychiatry', 'towns/lely-resort']],
  ['Medicaid', ['policies/billing-policy']],
])('what the pages say of %s', (name, asked) => {
  it.each([...insurerStates, null])(
    'is the one answer wherever it is asked, none where the practice has not said: %s',
    { tags: '@1.7' },
    (state) => {
      setState(name, state);
      const stated = sentencesOn(name);
      for (const language of languages) {
        const sentences = stated[language];
        const given = answers[language].map((answer) =>
          asked.filter((page) => sentences.includes(`${page}: ${answer} ${name}.`)),
        );
        expect(given).toEqual(insurerStates.map((one) => (one === state ? asked : [])));
      }
      const bills = stated.en.some((sentence) => /[Ww]e (don't )?bill/.test(sentence));
      expect(bills).toBe(state === 'in network');
    },
  );
});

describe('the answer on an insurer', () => {
  it('names the counties where it holds only there', { tags: '@1.7' }, () => {
    content.replace(
      'insurers.yaml',
      'name: Medicare\n  state: in network',
      '$&\n  counties: [Collier, Lee]',
    );
    const stated = sentencesOn('Medicare');
    expect(stated.en).toContain(
      'telepsychiatry: We take Medicare, only in the county of Collier or Lee.',
    );
    expect(stated.es).toContain(
      'telepsychiatry: Aceptamos Medicare, solo en el condado de Collier o Lee.',
    );
  });
});

/** Sets a program's state; both names of Medicaid have it. */
function setState(name: string, state: string | null) {
  const inNetwork = new RegExp(`(name: (?:Florida )?${name}\\n) {2}state: in network\\n`, 'g');
  if (state !== 'in network')
    content.replace('insurers.yaml', inNetwork, state ? `$1  state: ${state}\n` : '$1');
}

/** Every sentence, heading and description with the name in it, as "page: sentence". */
function sentencesOn(name: string): Record<Language, string[]> {
  const { en, es } = readContent(content.folder).words;
  const inPages = (pages: ReadonlyMap<PageId, Page>) =>
    [...pages.values()].flatMap((page) =>
      textsOf(page, ['sources'])
        .flatMap((text) => text.split(/(?<=[.?!]) /))
        .filter((sentence) => sentence.includes(name))
        .map((sentence) => `${page.id}: ${sentence}`),
    );
  return { en: inPages(en.pages), es: inPages(es.pages) };
}
