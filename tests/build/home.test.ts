import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { fullName, printedFigures } from '../../lib/content/facts.server';
import { contentFolder } from '../../lib/files/folders.server';
import { phoneLink } from '../../lib/words/telephones';
import { capitalized } from '../../lib/words/text.server';
import { routes } from '../support/routes';
import { specified } from '../support/specified';
import { type BuiltPage, builtPages, texts, visibleText } from './built-site';

const pages = builtPages();
const { practice, clinicians, insurers, words } = readContent(contentFolder);
const { phone } = practice;
const name = fullName(clinicians[0]);
const specifiedInsurers = specified('3.11');
const specifiedTopics = specified('1.17').map(capitalized);
const home = (path: '/' | '/es') => pages.find((page) => page.path === path) as BuiltPage;

describe.each(['/', '/es'] as const)('the home page %s', (path) => {
  const { $ } = home(path);

  it('has its 14 sections in the specification’s order', { tags: '@2.12' }, () => {
    const order = $('body > header, main section:not(section section), body > footer')
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

  it('shows every insurer, service and town', { tags: ['@1.4', '@1.7'] }, () => {
    const ofKind = (kind: string) => routes.filter((route) => route.kind === kind);
    expect($('#insurance [data-scroller] li')).toHaveLength(
      insurers.filter(({ state }) => state === 'in network').length,
    );
    expect($('#services li')).toHaveLength(ofKind('service').length);
    expect($('#areas li')).toHaveLength(ofKind('location').length);
  });

  it('shows the 15 insurers by name, each with its logo', {
    tags: ['@1.7', '@3.10', '@3.11'],
  }, () => {
    const names = $('#insurance [aria-hidden] > li');
    const shown = $('#insurance [data-scroller] li')
      .toArray()
      .map((item, index) => ({
        logo: $(item).find('.logo[role="img"]').attr('aria-label'),
        name: names.eq(index).text(),
        // A mark alone is hard to read for whoever does not know it.
        tooltip: $(item).find('> [data-tooltip]').attr('data-tooltip'),
      }));
    const listed = shown.filter(({ name }) => specifiedInsurers.includes(name));
    expect(specifiedInsurers).toHaveLength(15);
    expect(listed).toEqual(specifiedInsurers.map((name) => ({ logo: name, name, tooltip: name })));
  });

  it('has the Doctor and Services sections ready early', { tags: ['@2.14', '@9.15'] }, () => {
    expect($('#doctor .image[data-early]')).toHaveLength(1);
    // All words are in the HTML, without waiting for an island.
    const services = routes.filter(({ kind }) => kind === 'service');
    expect($('#services .image[data-early]')).toHaveLength(services.length);
    expect($('#services [data-island]')).toHaveLength(0);
  });

  it('calls the practice with every link that calls', { tags: ['@1.8', '@7.10'] }, () => {
    // Other pages answer the concerns too.
    const calls = $('main a[href^="tel:+"]').not('#concerns a').toArray();
    expect(calls.length).toBeGreaterThan(2);
    for (const call of calls) expect($(call).attr('href')).toBe(phoneLink(practice.phone));
  });

  it('shows 14 topics in its language', { tags: '@1.17' }, () => {
    const lists = $('.ticker ul')
      .toArray()
      .map((list) =>
        $(list)
          .children()
          .toArray()
          .map((item) => $(item).text()),
      );
    const spanish = words.es.pages.get('home');
    const topics = path === '/' || spanish?.kind !== 'home' ? specifiedTopics : spanish.topics;
    expect(topics).toHaveLength(14);
    // The list occurs twice. The second copy is hidden from screen readers.
    expect(lists).toEqual([topics, topics]);
    const hidden = $('.ticker ul').map((_, { attribs }) => `${attribs['aria-hidden']}`);
    expect(hidden.get()).toEqual(['undefined', 'true']);
  });

  it('names its patients: adults across Southwest Florida', { tags: '@1.2' }, () => {
    const text = visibleText($, 'main');
    for (const word of path === '/'
      ? ['adults', 'Southwest Florida', 'Naples']
      : ['adultos', 'suroeste de Florida', 'Naples']) {
      expect(text).toContain(word);
    }
  });

  it('has the words of its parts in its language, and leads on from each', () => {
    const { dictionary: t } = words[path === '/' ? 'en' : 'es'];
    const page = (id: 'telepsychiatry' | 'about' | 'for-patients' | 'for-families') =>
      routes.find((route) => route.id === id)?.path[path === '/' ? 'en' : 'es'];
    expect(texts($, '#bilingual ul li')).toEqual([
      t.bilingual.visit,
      t.bilingual.forms,
      t.bilingual.website,
    ]);
    expect(texts($, 'main > section:first-of-type ul[aria-label] li')).toEqual(
      [t.hero.badgeCertified, t.hero.badgeCity, t.hero.badgeRegion].map(capitalized),
    );
    expect($('.ticker-window').attr('aria-label')).toBe(t.hero.topics);
    expect($('#areas figure').attr('aria-label')).toBe(t.areas.map);
    // The office is the one town with a pin, and the words below its name.
    const office = $('#areas svg a:has(svg)');
    expect(office.text().replace(/\s+/g, ' ')).toContain(t.areas.office);
    expect($('#areas svg a:has(circle)').length - office.length).toBe($('#areas li').length - 1);
    expect($('#areas figure img').attr('loading')).toBe('lazy');
    const described = (part: string) => $(`${part} .image`).attr('aria-label');
    expect(['#telehealth', '#bilingual'].map(described)).toEqual([
      t.pictures.videoVisit,
      t.pictures.bilingual,
    ]);
    // Phones lack the links above the header.
    const doors = $('main > section:first-of-type p.md\\:hidden a').toArray();
    expect(doors.map((link) => [$(link).text(), $(link).attr('href')])).toEqual([
      [t.forPatients.link, page('for-patients')],
      [words[path === '/' ? 'en' : 'es'].pages.get('for-families')?.heading, page('for-families')],
    ]);
    const next = (part: string) => $(`${part} a.min-h-12`).attr('href');
    expect(['#telehealth', '#doctor', '#for-patients'].map(next)).toEqual([
      page('telepsychiatry'),
      page('about'),
      page('for-patients'),
    ]);
  });

  it('has in each card of a service what patients say, and its summary', () => {
    const cards = (page: BuiltPage, part: string) =>
      texts(page.$, `${part} li p`).filter((text) => text);
    const language = path === '/' ? 'en' : 'es';
    const services = routes
      .filter(({ kind }) => kind === 'service')
      .map(({ id }) => words[language].pages.get(id))
      .filter((page) => page?.kind === 'service');
    const list = pages.find((page) => page.route.id === 'services' && page.language === language);
    const said = services.flatMap(({ soundsLike, summary }) =>
      [soundsLike, summary].filter(Boolean),
    );
    expect(cards(home(path), '#services')).toEqual(said);
    expect(cards(list as BuiltPage, '[aria-labelledby="all"]')).toEqual(said);
    expect(services.some(({ soundsLike }) => soundsLike)).toBe(true);
  });

  it('quotes the first two sentences of the lead', () => {
    const quoted = $('#doctor blockquote')
      .text()
      .trim()
      .replace(/^["«]|["»]$/g, '');
    const whole = clinicians[0].statement?.[path === '/' ? 'en' : 'es'] ?? '';
    expect(whole.startsWith(quoted)).toBe(true);
    expect(quoted.match(/[.!?]/g)).toHaveLength(2);
  });

  it('names the psychiatrist and the telephone in title and description', { tags: '@1.18' }, () => {
    for (const place of [$('title').text(), $('meta[name="description"]').attr('content')]) {
      expect(place).toContain(name);
      expect(place).toContain(phone);
    }
  });
});

describe('the English home page', () => {
  const { $ } = home('/');

  it('opens with the specification’s headline, buttons and badges', {
    tags: ['@1.12', '@1.13', '@1.14'],
  }, () => {
    expect($('h1').text()).toBe('Expert psychiatric care in Naples, FL');
    const button = (label: string) =>
      $('main > section')
        .first()
        .find('a')
        .filter((_, item) => $(item).text() === label);
    expect(button('Our Services').attr('href')).toBe('/services');
    expect(button('Call Now').attr('href')).toBe(phoneLink(practice.phone));
    expect(texts($, 'main > section:first-of-type ul[aria-label] li')).toEqual([
      'Board Certified Psychiatrist',
      'Naples Mental Health',
      'Southwest Florida',
    ]);
  });

  it('has figures of experience, over 15 years, of success and of reviews', {
    tags: '@1.15',
  }, () => {
    const [, success, reviews] = printedFigures(practice, 'en').map(({ text }) => text);
    const shown = $(`dl[aria-label="${words.en.dictionary.stats.label}"] > div`)
      .toArray()
      .map((item) => [
        $(item).find('dt').contents().first().text(),
        $(item).find('dd').first().text(),
      ]);
    expect(shown).toEqual([
      ['Years of experience', '15+'],
      ['Patient success rate', success],
      ['Positive reviews', reviews],
    ]);
  });

  it('has the specification’s texts on insurance', { tags: ['@2.33', '@2.34', '@2.35'] }, () => {
    expect($('#insurance h2').text()).toBe('Insurance Plans Accepted');
    expect(home('/es').$('#insurance h2').text()).toBe('Planes de Seguro Aceptados');
    expect($('#insurance').text()).toContain('We work with most major insurers.');
    expect($('#insurance').text()).toContain(
      "Don't see your insurance? Contact us to verify coverage for your specific plan.",
    );
  });
});
