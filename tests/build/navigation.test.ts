import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { otherLanguage } from '../../lib/language';
import { siteIn } from '../../lib/site.server';
import { onEach } from '../support/on-each';
import { routes } from '../support/routes';
import { specified } from '../support/specified';
import { type BuiltPage, builtPages, texts } from './built-site';

const pages = builtPages();
const { words } = readContent(contentFolder);
const [en, es] = [words.en.dictionary, words.es.dictionary];
const at = (path: string) => pages.find((page) => page.path === path) as BuiltPage;

const nav = 'header nav';
const item = `${nav} > ul > li`;
const topLevel = ({ $ }: BuiltPage) => texts($, `${item} > a, ${item} summary`);
const submenu = ({ $ }: BuiltPage, index: number) =>
  $(`${nav} details`)
    .eq(index)
    .find('li')
    .toArray()
    .map((item) => $(item).text().trim());

const ofKind = (kind: string) => routes.filter((route) => route.kind === kind).length;

describe('the main navigation', () => {
  it('has its six items in order, in both languages', { tags: '@2.19' }, () => {
    expect(topLevel(at('/'))).toEqual([
      'Home',
      'About',
      'Services',
      'Telepsychiatry',
      'Locations We Serve',
      'Contact',
    ]);
    expect(topLevel(at('/es'))).toEqual([
      'Inicio',
      'Quiénes somos',
      'Servicios',
      'Telepsiquiatría',
      'Dónde atendemos',
      'Contacto',
    ]);
  });

  it('leads to telepsychiatry, which the toggle’s mapping leaves out', {
    tags: ['@1.1', '@1.11', '@2.8'],
  }, () => {
    for (const path of ['/telepsychiatry-florida', '/es/telepsiquiatria-florida']) {
      expect(at(path).$(`${nav} > ul > li > a[href="${path}"]`)).toHaveLength(1);
      expect(at(path).$('[data-toggle]').attr('data-toggle')).toBe('in-place');
    }
  });

  it('lists the six services and the way to all of them', { tags: '@2.22' }, () => {
    const listed = submenu(at('/'), 0);
    expect(listed).toHaveLength(ofKind('service') + 1);
    const services = [
      'Anxiety treatment',
      'Depression treatment',
      'ADHD treatment',
      'PTSD treatment',
      'Bipolar treatment',
      'Medication management',
    ];
    expect(listed.filter((item) => services.includes(item))).toEqual(services);
    expect(listed.at(-1)).toBe('View All Services');
    expect(submenu(at('/es'), 0).at(-1)).toBe('Ver todos los servicios');
    const { $ } = at('/');
    expect($(`${nav} details`).first().find('a').last().attr('href')).toBe('/services');
  });

  it('lists the ten towns in the specification’s order', { tags: '@2.23' }, () => {
    const towns = specified('2.23');
    expect(towns).toHaveLength(10);
    for (const path of ['/', '/es']) {
      const listed = submenu(at(path), 1);
      expect(listed).toHaveLength(ofKind('location'));
      expect(listed.filter((town) => towns.includes(town))).toEqual(towns);
    }
  });

  it('has a submenu of locations whose button is not a link', { tags: ['@2.10', '@2.19'] }, () => {
    expect(texts(at('/').$, `${nav} summary`)).toEqual(['Services', 'Locations We Serve']);
    expect(at('/').$(`${nav} summary a`)).toHaveLength(0);
  });

  it.each([
    ['/', 'Book Now', '/contact'],
    ['/es', 'Pedir cita', '/es/contacto'],
  ])(
    'on %s comes with the logo, which leads home, and "%s", which leads to %s',
    { tags: ['@1.9', '@2.18', '@2.21'] },
    (home, label, contact) => {
      const { $ } = at(home);
      expect($('header a:has(.image)').attr('href')).toBe(home);
      const book = $('header a').filter((_, item) => $(item).text().trim() === label);
      expect(book.length).toBeGreaterThan(0);
      for (const link of book.toArray()) expect($(link).attr('href')).toBe(contact);
    },
  );
});

describe('the active item', () => {
  const marked = ({ $ }: BuiltPage) =>
    $(`${nav} [aria-current]`)
      .toArray()
      .map((item) => `${$(item).text().trim()}: ${$(item).attr('aria-current')}`);

  it.each([
    ['/', ['Home: page']],
    ['/es', ['Inicio: page']],
    ['/about', ['About: page']],
    ['/services', ['Services: true', 'View All Services: page']],
    ['/es/contacto', ['Contacto: page']],
    ['/telepsychiatry-florida', ['Telepsychiatry: page']],
    ['/privacy-policy', []],
  ])(
    'on %s is the item whose address equals or begins the path, except home: %j',
    { tags: '@2.28' },
    (path, expected) => {
      expect(marked(at(path))).toEqual(expected);
    },
  );

  onEach(pages.filter(({ route }) => route.kind === 'service' || route.kind === 'location'))(
    'on the page of a service or a town is its submenu and its own link',
    { tags: '@2.28' },
    (page) => {
      const name = page.$('nav ol [aria-current="page"]').text();
      const [own, parent] = [marked(page).at(-1), marked(page).at(0)];
      expect(marked(page)).toHaveLength(2);
      expect(parent).toMatch(/^(Services|Locations We Serve|Servicios|Dónde atendemos): true$/);
      expect(own).toBe(`${name}: page`);
    },
  );
});

describe('the cards for kinds of reader', () => {
  it.each([
    ['/for-patients', '/for-families', '/contact'],
    ['/es/para-pacientes', '/es/para-familias', '/es/contacto'],
  ])(
    'on %s lead to two parts of it, to %s, and to the request on %s',
    (path, families, contact) => {
      const { $ } = at(path);
      const label = path.startsWith('/es') ? es.forPatients.doors : en.forPatients.doors;
      const links = $(`main ul[aria-label="${label}"] a`).toArray();
      const addresses = links.map(({ attribs }) => attribs.href ?? '');
      const inPage = addresses.filter((address) => address.startsWith(`${path}#`));
      expect(new Set(inPage).size).toBe(2);
      for (const address of inPage) expect($(`h2[id="${address.split('#')[1]}"]`)).toHaveLength(1);
      expect(addresses.filter((address) => !inPage.includes(address))).toEqual([families, contact]);
    },
  );
});

describe('the way to the page for families', () => {
  onEach(pages)('is above the header, in the menu of phones and in the footer', (page) => {
    const { $, language } = page;
    const families = at(language === 'en' ? '/for-families' : '/es/para-familias');
    for (const part of ['body > div', nav, 'footer']) {
      const link = $(`${part} a[href="${families.path}"]`);
      expect(link.text(), part).toBe(families.$('h1').text());
    }
  });
});

describe('a link with the name of a service, a town or a policy', () => {
  onEach(pages)('leads to its page, also on the map', ({ $, language, path }) => {
    const named = new Map<string, string>();
    for (const page of words[language].pages.values()) {
      const route = routes.find(({ id }) => id === page.id);
      if (route && 'name' in page) named.set(page.name, route.path[language]);
    }
    const links = $('a')
      .toArray()
      .map(
        (link) => [$(link).text().replace(/\s+/g, ' ').trim(), $(link).attr('href') ?? ''] as const,
      )
      .filter(([name]) => named.has(name));
    expect(links.length).toBeGreaterThan(named.size);
    // A text may lead to a part of the page.
    const wrong = links.filter(([name, address]) => address.replace(/#.*/, '') !== named.get(name));
    expect(wrong, path).toEqual([]);
  });
});

describe('the footer', () => {
  onEach(pages)('lists all policies', ({ $, language }) => {
    const policies = pages.filter(
      (page) => page.route.kind === 'policy' && page.language === language,
    );
    expect(policies.length).toBeGreaterThanOrEqual(8);
    for (const { path } of policies) expect($(`footer a[href="${path}"]`)).toHaveLength(1);
  });
});

it('the toggle has the flag of the language to which it leads, and no other', () => {
  const siteFlags = { en: siteIn('en').flag('en'), es: siteIn('es').flag('es') };
  expect(siteFlags.en).not.toBe(siteFlags.es);
  for (const { $, path, language } of pages) {
    const flags = $('[data-toggle] img').map((_, flag) => $(flag).attr('src'));
    expect(new Set(flags.get()), path).toEqual(new Set([siteFlags[otherLanguage(language)]]));
  }
});
