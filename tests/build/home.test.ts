import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { factsOf } from '../../lib/content/facts';
import { routes } from '../../lib/routes';
import { contentFolder } from '../project';
import { type BuiltPage, builtPages, visibleText } from './built-site';

const pages = builtPages();
const { practice, insurers, words } = readContent(contentFolder);
const { name, phone } = factsOf(practice);
const home = (path: '/' | '/es') => pages.find((page) => page.path === path) as BuiltPage;

describe.each(['/', '/es'] as const)('the home page %s', (path) => {
  const { $ } = home(path);

  it('has its 14 sections in the specification’s order', () => {
    const order = $('body > header, main > section, body > footer')
      .toArray()
      .map((element) =>
        element.tagName === 'section'
          ? ($(element).attr('aria-labelledby') ?? '').replace('-heading', '')
          : element.tagName,
      );
    expect(order).toEqual([
      'header',
      'hero',
      'insurance',
      'telehealth',
      'doctor',
      'services',
      'bilingual',
      'areas',
      'call',
      'reviews',
      'for-patients',
      'faq',
      'contact',
      'footer',
    ]);
  });

  it('shows every insurer, service and town', () => {
    const ofKind = (kind: string) => routes.filter((route) => route.kind === kind);
    expect($('#insurance li')).toHaveLength(insurers.length);
    expect($('#services li')).toHaveLength(ofKind('service').length);
    expect($('#areas li')).toHaveLength(ofKind('location').length);
  });

  it('has a list of 14 topics', () => {
    const topics = $('main > section').first().find('ul').last();
    expect(topics.find('li')).toHaveLength(14);
  });

  it('names the psychiatrist and the telephone in title and description', () => {
    for (const place of [$('title').text(), $('meta[name="description"]').attr('content')]) {
      expect(place).toContain(name);
      expect(place).toContain(phone);
    }
  });

  it('marks as a sample what has no source', () => {
    const { dictionary, pages } = words[path === '/' ? 'en' : 'es'];
    const home = pages.get('home');
    const reviews = home?.kind === 'home' ? home.reviews : [];
    const marks = $('#reviews li')
      .toArray()
      .map((item) => $(item).text().includes(dictionary.reviews.sample));
    expect(marks).toEqual(reviews.map(({ sample }) => sample === true));

    const figures = Object.values(practice.figures);
    const shown = $('main > section').first().find('dl > div').toArray();
    expect(shown.map((item) => $(item).text().includes(dictionary.stats.sample))).toEqual(
      figures.map(({ sample }) => sample === true),
    );
  });
});

describe('the English home page', () => {
  const { $ } = home('/');
  const text = visibleText($);

  it('opens with the specification’s headline, buttons and badges', () => {
    expect($('h1').text()).toBe('Expert psychiatric care in Naples, FL');
    const button = (label: string) =>
      $('main > section')
        .first()
        .find('a')
        .filter((_, item) => $(item).text() === label);
    expect(button('Our Services').attr('href')).toBe('/services');
    expect(button('Call Now').attr('href')).toMatch(/^tel:\+1\d{10}$/);
    for (const badge of [
      'Board Certified Psychiatrist',
      'Naples Mental Health',
      'Southwest Florida',
    ]) {
      expect(text).toContain(badge);
    }
    for (const label of ['Years of experience', 'Patient success rate', 'Positive reviews']) {
      expect(text).toContain(label);
    }
  });

  it('says of insurance what the specification says', () => {
    expect($('#insurance h2').text()).toBe('Insurance Plans Accepted');
    expect($('#insurance').text()).toContain('We work with most major insurers.');
    expect($('#insurance').text()).toContain(
      "Don't see your insurance? Contact us to verify coverage for your specific plan.",
    );
  });
});

describe('the Spanish home page', () => {
  const { $ } = home('/es');

  it('calls the insurance section as the specification does', () => {
    expect($('#insurance h2').text()).toBe('Planes de Seguro Aceptados');
  });
});
