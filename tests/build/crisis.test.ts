import { describe, expect } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { lineWords } from '../../lib/words/line';
import { onEach } from '../support/on-each';
import { routeOf } from '../support/routes';
import { type BuiltPage, builtPages, texts, visibleText } from './built-site';

const pages = builtPages();
const { crisis, towns, words } = readContent(contentFolder);
const emergency = 'policies/emergency-policy';
const card = ({ $ }: BuiltPage) => visibleText($, 'section[aria-labelledby="crisis-centers"]');

describe('a crisis center’s telephone', () => {
  const unconfirmed = crisis.flatMap(({ phone }) =>
    phone && !phone.confirmedOn ? [phone.number.replace(/\D/g, '')] : [],
  );

  onEach(pages)('is on no page before a person has confirmed it', ({ html }) => {
    const digits = html.replace(/[() -]/g, '');
    expect(unconfirmed.filter((number) => digits.includes(number))).toEqual([]);
  });
});

const emergencyPages = pages.filter(({ route }) => route.id === emergency);

describe('the toolbar of phones', () => {
  const phone = readContent(contentFolder).practice.phone.replace(/\D/g, '');
  const links = ({ $ }: BuiltPage) =>
    $('body > nav:has(> ul) li > a[href]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');

  onEach(emergencyPages)('has the crisis lines on the page for emergencies', (page) => {
    const [first, ...others] = links(page);
    expect(first).toBe('tel:911');
    expect(others).toContain('tel:988');
    expect([first, ...others].filter((address) => address?.includes(phone))).toEqual([]);
  });

  onEach(pages.filter(({ route }) => route.id !== emergency))(
    'calls the practice elsewhere',
    (page) => {
      expect(links(page)[0]).toContain(phone);
    },
  );
});

describe('the call to 911', () => {
  onEach(emergencyPages)(
    'alone stands out among the crisis lines of the page for emergencies',
    ({ $ }) => {
      for (const part of ['main', '.toolbar']) {
        const filled = $(`${part} a.bg-accent`)
          .toArray()
          .map((link) => $(link).attr('href'));
        expect(filled, part).toEqual(['tel:911']);
      }
    },
  );
});

describe('the crisis centers', () => {
  onEach(emergencyPages)('are all on the page for emergencies', (page) => {
    const text = card(page);
    for (const { name, address, does, hours } of crisis) {
      expect(text).toContain(name);
      expect(text).toContain(address);
      const way = page.$('main a').filter((_, link) => page.$(link).text() === address);
      expect(new URL(way.attr('href') ?? '').searchParams.get('destination')).toBe(address);
      expect(text).toContain(lineWords(does[page.language]));
      if (hours) expect(text).toContain(lineWords(hours[page.language]));
    }
  });

  const townPages = pages.filter(({ route }) => route.id.startsWith('towns/'));

  onEach(townPages)('on the page of a town are those of its county, with more help', (page) => {
    const county = towns.find(({ id }) => page.route.id === `towns/${id}`)?.county;
    const text = card(page);
    for (const center of crisis) {
      const isShown = text.includes(center.name) && text.includes(center.address);
      expect(isShown, center.name).toBe(center.county === county);
    }
    const links = page
      .$('section[aria-labelledby="crisis-centers"] a')
      .toArray()
      .map((link) => page.$(link).attr('href'));
    expect(links).toContain(routeOf(emergency).path[page.language]);
  });

  onEach([...townPages, ...emergencyPages])('have their sources there', (page) => {
    const sources = page
      .$('section[aria-labelledby="sources"] a')
      .toArray()
      .map((link) => page.$(link).attr('href'));
    const shown = crisis.filter(({ name }) => card(page).includes(name));
    expect(shown.length).toBeGreaterThan(0);
    for (const { url } of shown.flatMap(({ sources }) => sources)) expect(sources).toContain(url);
    const claims = texts(page.$, 'section[aria-labelledby="sources"] li');
    const supported = shown.filter(({ sources }) => sources.length > 0);
    expect(supported).not.toEqual([]);
    for (const { name } of supported) {
      expect(
        claims.some((claim) => claim.startsWith(`${name}: `)),
        name,
      ).toBe(true);
    }
  });
});

describe('help on every page', () => {
  const lifeline = { en: ['tel:988', 'sms:988'], es: ['tel:988', 'sms:988?&body=AYUDA'] };

  onEach(pages)(
    'is 988 in the footer; on the emergency page as buttons, and on pages about services, and for families, in a line after the text',
    ({ $, language, route }) => {
      const addressesOf = (links: string) =>
        $(links)
          .toArray()
          .map((link) => $(link).attr('href'));
      expect(addressesOf('footer a[href*="988"]')).toEqual(lifeline[language]);
      const buttons = route.id === emergency ? ['tel:911', ...lifeline[language]] : [];
      expect(addressesOf('main a.min-h-12:is([href*="988"], [href*="911"])')).toEqual(buttons);
      const { label, lead } = words[language].dictionary.crisis;
      const hasCard = ['service', 'for-families'].includes(route.kind);
      expect($(`main section[aria-label="${label}"]`)).toHaveLength(hasCard ? 1 : 0);
      if (hasCard) {
        const card = `.article-text > :not(:first-child)[aria-label="${label}"]`;
        expect(addressesOf(`${card} a`)).toEqual([...lifeline[language], 'tel:911']);
        expect($(`${card} > strong`).text()).toBe(lead);
      }
      // The crisis bar and the menu of phones.
      for (const part of ['body > div', 'header nav']) {
        expect(addressesOf(`${part} a:is([href*="988"], [href*="911"])`)).toEqual([
          ...lifeline[language],
          'tel:911',
        ]);
      }
      if (language === 'es') expect(visibleText($, 'footer')).toContain('988 y oprima 2');
    },
  );
});

describe('a list of questions', () => {
  const lists = 'main div:has(> details > .prose)';
  const pagesWithLists = pages.filter(({ $ }) => $(lists).length > 0);

  onEach(pagesWithLists)('shows its answers where they are few', ({ $ }) => {
    for (const list of $(lists).toArray()) {
      const [all, open] = ['details', '[open]'].map((part) => $(list).children(part).length);
      expect(open).toBe((all ?? 0) <= 4 ? all : 0);
    }
  });
});
