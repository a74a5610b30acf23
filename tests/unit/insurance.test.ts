import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Insurance } from '../../components/insurers/Insurance';
import type { Insurer } from '../../lib/content/schemas/insurers.server';
import type { Language } from '../../lib/language';
import { siteIn } from '../../lib/site.server';
import { texts } from '../build/built-site';
import { rendered } from '../support/rendered';

const insurer = (name: string, facts: Partial<Insurer>): Insurer => ({
  id: name.toLowerCase(),
  name,
  state: 'in network',
  confirmedOn: null,
  ...facts,
});

/** The section with these insurers. */
const sectionOf = (insurers: Insurer[], language: Language) =>
  rendered(createElement(Insurance), { ...siteIn(language), insurers });

/** The names that the section shows, and the insurers that the plan finder receives. */
function sectionWith(insurers: Insurer[], language: Language) {
  const $ = sectionOf(insurers, language);
  const shown = $('[aria-hidden] > li')
    .toArray()
    .map((name) => $(name).text());
  const props = $('[data-island*="PlanFinder"]').attr('data-props') ?? '';
  return { shown, known: JSON.parse(props).insurers };
}

describe('the section on insurance', () => {
  it('shows those in network, in their order; the finder knows every state that is known', {
    tags: '@1.7',
  }, () => {
    const { shown, known } = sectionWith(
      [
        insurer('Zeta', { alsoCalled: ['Z'] }),
        insurer('Beta', { state: 'not accepted' }),
        insurer('Alpha', {}),
        insurer('Gamma', { state: 'out of network' }),
        insurer('Delta', { state: null }),
      ],
      'en',
    );
    expect(shown).toEqual(['Zeta', 'Alpha']);
    expect(known).toEqual([
      { name: 'Zeta', alsoCalled: ['Z'], answer: 'In-network:' },
      { name: 'Beta', answer: 'Not accepted:' },
      { name: 'Alpha', answer: 'In-network:' },
      { name: 'Gamma', answer: 'Not in our network:' },
    ]);
  });

  it('shows the name of an insurer without a logo in its place', { tags: '@1.7' }, () => {
    const $ = sectionOf([insurer('Zeta', {}), insurer('Alpha', {})], 'en');
    expect(texts($, '[data-scroller] > li')).toEqual(['Zeta', 'Alpha']);
  });

  it('leads to the contact page, and to the questions for an insurer', () => {
    const $ = sectionOf([insurer('Zeta', {})], 'es');
    expect(
      $('p > a')
        .map((_, { attribs }) => attribs.href)
        .get(),
    ).toEqual(['/es/contacto', expect.stringMatching(/^\/es\/para-pacientes#./)]);
  });

  it('claims nothing where no insurer is in network', { tags: '@1.7' }, () => {
    const $ = sectionOf(
      [insurer('Delta', { state: null }), insurer('Beta', { state: 'not accepted' })],
      'en',
    );
    expect($('body').text()).toBe('');
  });

  it.each([
    ['en', 'Confirmed November 22, 2026', 'Confirmed November 1, 2026: Zeta and Eta'],
    [
      'es',
      'Confirmado el 22 de noviembre de 2026',
      'Confirmado el 1 de noviembre de 2026: Zeta y Eta',
    ],
  ] as const)(
    'says below the list on which day all or some were confirmed: %s',
    {
      tags: '@1.7',
    },
    (language, latest, earlier) => {
      const daysOf = (days: Record<string, string | null>) => {
        const insurers = Object.entries(days).map(([name, confirmedOn]) =>
          insurer(name, { confirmedOn }),
        );
        // Not in the list, so its day says nothing of it.
        const other = insurer('Other', { state: 'not accepted', confirmedOn: '2026-10-01' });
        return texts(sectionOf([...insurers, other], language), 'p').filter((text) =>
          /^Confirm/.test(text),
        );
      };
      const [one, another] = ['2026-11-01', '2026-11-22'];
      expect(daysOf({ Zeta: another, Eta: another })).toEqual([latest]);
      expect(daysOf({ Zeta: one, Iota: another, Eta: one })).toEqual([`${latest}: Iota`, earlier]);
      expect(daysOf({ Iota: another, Theta: null })).toEqual([`${latest}: Iota`]);
      expect(daysOf({ Zeta: null, Eta: null })).toEqual([]);
    },
  );

  it.each([
    ['en', 'only in the county of Collier or Lee', 'confirmed November 21, 2026'],
    ['es', 'solo en el condado de Collier o Lee', 'confirmado el 21 de noviembre de 2026'],
  ] as const)(
    'names counties and the day of confirmation where known: %s',
    { tags: '@1.7' },
    (language, ...notes) => {
      const counties = ['Collier', 'Lee'];
      const { known } = sectionWith(
        [
          insurer('Both', { counties, confirmedOn: '2026-11-21' }),
          insurer('Counties', { counties }),
          insurer('Day', { confirmedOn: '2026-11-21' }),
          insurer('Neither', {}),
        ],
        language,
      );
      expect(known.map(({ note }: { note?: string }) => note)).toEqual([
        notes.join('; '),
        notes[0],
        notes[1],
        undefined,
      ]);
    },
  );
});
