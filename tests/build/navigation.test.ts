import { describe, expect, it } from 'vitest';
import { routes } from '../../lib/routes';
import { type BuiltPage, builtPages } from './built-site';

const pages = builtPages();
const at = (path: string) => pages.find((page) => page.path === path) as BuiltPage;

const nav = 'header nav';
const summaries = ({ $ }: BuiltPage) =>
  $(`${nav} summary`)
    .toArray()
    .map((item) => $(item).text().trim());
const topLevel = ({ $ }: BuiltPage) =>
  $(`${nav} > ul > li`)
    .toArray()
    .map((item) => $(item).find('> a, > details > summary').text().trim());
const menu = ({ $ }: BuiltPage, index: number) =>
  $(`${nav} details`)
    .eq(index)
    .find('li')
    .toArray()
    .map((item) => $(item).text().trim());

const ofKind = (kind: string) => routes.filter((route) => route.kind === kind).length;

describe('the main navigation', () => {
  it('has its six items in order, in both languages', () => {
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
      'Acerca de',
      'Servicios',
      'Telepsiquiatría',
      'Lugares que atendemos',
      'Contacto',
    ]);
  });

  it('lists six services and the way to all of them', () => {
    expect(menu(at('/'), 0)).toHaveLength(ofKind('service') + 1);
    expect(ofKind('service')).toBeGreaterThanOrEqual(6);
    expect(menu(at('/'), 0).at(-1)).toBe('View All Services');
    expect(menu(at('/es'), 0).at(-1)).toBe('Ver todos los servicios');
  });

  it('lists the ten towns in the specification’s order', () => {
    const towns = [
      'Naples',
      'Ave Maria',
      'Bonita Springs',
      'Estero',
      'Fort Myers',
      'Golden Gate',
      'Immokalee',
      'Lely Resort',
      'Marco Island',
      'Vanderbilt Beach',
    ];
    for (const path of ['/', '/es']) {
      const listed = menu(at(path), 1);
      expect(listed).toHaveLength(ofKind('location'));
      expect(listed.filter((town) => towns.includes(town))).toEqual(towns);
    }
  });

  it('opens one menu at a time without a script', () => {
    const { $ } = at('/');
    const names = $(`${nav} details`)
      .toArray()
      .map((item) => $(item).attr('name'));
    expect(new Set(names)).toEqual(new Set(['menu']));
    expect(names).toHaveLength(2);
  });

  it('opens the locations menu without being a link', () => {
    expect(summaries(at('/'))).toEqual(['Services', 'Locations We Serve']);
    expect(at('/').$(`${nav} summary a`)).toHaveLength(0);
  });

  it('comes with the logo before it and the booking link to the contact page', () => {
    const { $ } = at('/es');
    expect($('header a').first().attr('href')).toBe('/es');
    const book = $('header a').filter((_, item) => $(item).text().trim() === 'Pedir cita');
    expect(book.length).toBeGreaterThan(0);
    expect(book.attr('href')).toBe('/es/contacto');
  });
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
  ])('on %s', (path, expected) => {
    expect(marked(at(path))).toEqual(expected);
  });

  it.each(pages.filter(({ route }) => route.kind === 'service' || route.kind === 'location'))(
    'on $path is its menu and its own link',
    (page) => {
      const name = page.$('nav ol [aria-current="page"]').text();
      const [own, parent] = [marked(page).at(-1), marked(page).at(0)];
      expect(marked(page)).toHaveLength(2);
      expect(parent).toMatch(
        /^(Services|Locations We Serve|Servicios|Lugares que atendemos): true$/,
      );
      expect(own).toBe(`${name}: page`);
    },
  );
});

describe('the footer', () => {
  it.each(pages)('of $path lists all policies', ({ $, language }) => {
    const policies = pages.filter(
      (page) => page.route.kind === 'policy' && page.language === language,
    );
    expect(policies.length).toBeGreaterThanOrEqual(8);
    for (const { path } of policies) expect($(`footer a[href="${path}"]`)).toHaveLength(1);
  });
});
