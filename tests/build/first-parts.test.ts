import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import type { PageKind } from '../../lib/routes.server';
import { translator } from '../../lib/site.server';
import { onEach } from '../support/on-each';
import { builtPages, texts } from './built-site';

const { words, towns } = readContent(contentFolder);
const pages = builtPages().map((page) => ({
  ...page,
  t: translator(words[page.language].dictionary),
}));
const ofKind = (kind: string) => pages.filter(({ route }) => route.kind === kind);
const emergency = 'policies/emergency-policy';
const townOfOffice = `towns/${towns.find(({ office }) => office)?.id}`;

/** The parts of a page that a selector names, in their order, each by the first selector that it matches. */
const orderOf = ($: CheerioAPI, selectors: string[]) =>
  $(`main :is(${selectors.join()})`)
    .toArray()
    .map((part) => selectors.find((selector) => $(part).is(selector)));

describe('the page for patients', () => {
  onEach(ofKind('for-patients'))(
    'has doors, then the links to other websites, then its first section, then the facts',
    ({ $, t }) => {
      const doors = `ul[aria-label="${t('forPatients.doors')}"]`;
      const parts = ['h1', doors, '#existing-patients', '.prose:has(> h2)', '#at-a-glance'];
      expect(orderOf($, parts)).toEqual([...parts, parts[3]]);
      expect($('main .prose').first().find('h2')).toHaveLength(1);
    },
  );

  onEach(ofKind('for-patients'))(
    'tells once to those who see them that the links for patients lead elsewhere, and with each link to those who hear it',
    ({ $, t }) => {
      const part = $('#existing-patients').closest('section');
      const note = `(${t('existingPatients.elsewhere')})`;
      const links = part.find('a[href^="https:"]').toArray();
      expect(links).toHaveLength(4);
      for (const link of links) expect($(link).find('.sr-only').text()).toBe(note);
      part.find('.sr-only').remove();
      expect(part.text().split(note)).toHaveLength(2);
    },
  );
});

describe('the page of a town', () => {
  onEach(ofKind('location'))(
    'begins with the address if the office is there, and has the map after its first section',
    ({ $, route }) => {
      const hasOffice = route.id === townOfOffice;
      const parts = ['h1', 'address', 'a[href^="tel:"].min-h-12', '.prose:has(> h2)', '.towns'];
      expect(orderOf($, parts).slice(0, hasOffice ? 6 : 4)).toEqual(
        hasOffice ? [...parts, parts[3]] : [parts[0], parts[2], parts[3], parts[4]],
      );
      expect($('main .towns')).toHaveLength(1);
    },
  );
});

describe('the summary of a policy', () => {
  onEach(ofKind('policy'))(
    'stands before the text; in an emergency after the section on when to call',
    ({ $, route }) => {
      const isEmergency = route.id === emergency;
      const parts = ['#summary', '.prose:has(> h2)'];
      expect(orderOf($, parts)).toEqual(
        isEmergency ? [parts[1], parts[0], parts[1]] : [parts[0], parts[1]],
      );
      if (isEmergency) expect(texts($, 'main .prose:first-child > h2')[0]).toContain('911');
    },
  );
});

describe('the parts of a page', () => {
  const [text, questions, crisis] = ['.prose:has(> h2)', '#questions', 'section.has-tall-links'];
  const [others, sources, card, call] = ['#others', '#sources', '#visit-card', '#call'];
  /** In the order in which phones and screen readers have them. */
  const orders: Partial<Record<PageKind, string[]>> = {
    home: ['h1', card, '[href^="tel:"].min-h-12', 'dl[aria-label]', '.ticker', '#insurance'],
    about: ['h1', '#clinician-1', '[data-open-now]', '#contact-card', text, sources, call],
    services: ['h1', '#all', '[data-open-now]', '#contact-card', text, sources, call],
    service: ['h1', '[data-open-now]', text, questions, crisis, others, sources, card],
    location: ['h1', '[data-open-now]', text, questions, '#crisis-centers', others, sources, card],
    telepsychiatry: ['h1', '[data-open-now]', text, sources, card],
    contact: ['h1', '#message', 'address', text, '#existing-patients', '#referrals', sources],
    'for-families': ['h1', '[data-open-now]', '#contact-card', text, crisis, sources, call],
    policy: ['h1', '#contact-card', text, '#cookies', '#addresses', '#your-choice', others],
  };
  const ordered = pages.filter(({ route }) => route.id !== emergency && orders[route.kind]);

  onEach(ordered)('follow each other as a reader needs them', ({ $, route }) => {
    const order = orders[route.kind] ?? [];
    const found = [...new Set(orderOf($, order))];
    expect(found).toEqual(order.filter((part) => $(`main ${part}`).length > 0));
    // A page may lack questions, for one, but not most of its parts.
    expect(found.length).toBeGreaterThan(3);
  });

  it('are looked at on pages of each of these kinds, and each is on one of them', () => {
    for (const [kind, order] of Object.entries(orders)) {
      const ofThisKind = ordered.filter(({ route }) => route.kind === kind);
      const missing = order.filter((part) =>
        ofThisKind.every(({ $ }) => $(`main ${part}`).length === 0),
      );
      expect(missing, kind).toEqual([]);
    }
  });
});

it('there is a page of each of these kinds', () => {
  for (const kind of ['for-patients', 'location', 'policy']) expect(ofKind(kind)).not.toEqual([]);
});
