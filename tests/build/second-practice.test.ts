// @module-tag further
import type { CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkFolder } from '../../lib/checks/checks.server';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { guessesIn } from '../../lib/guesses/guesses.server';
import type { UtcOffset } from '../../lib/time/utc-offsets';
import { phoneLink } from '../../lib/words/telephones';
import { listFiles } from '../../scripts/lib/files';
import type { ProjectCopy } from '../../scripts/lib/project-copy';
import { findWord } from '../../scripts/reports/words';
import { copySecondPractice } from '../support/second-practice';
import { emptyParts, readHtml, texts, visibleText } from './built-site';

const pictures = /\.(avif|ico|jpg|png|woff2)$/;
const townNames = ['Destin', 'Fort Walton Beach', 'Niceville'];
const people = ['Daniel Example, MD', 'Laura Specimen, DO', 'Jamie Placeholder, APRN'];
const others = ['Sample Emerald Psychiatry', 'Global Privacy Control', 'Florida', 'Medicare'];
/** Words that are the same in both languages. */
const names = [...townNames, ...people, ...others, 'Marketing', ''];
const noticeEnd = {
  en: 'This notice: through Saturday, December 31, 2089.',
  es: 'Este aviso: hasta el sábado 31 de diciembre de 2089.',
};
const openedFriday = { en: '8:00 AM – 12:00 PM', es: '8:00 a. m. – 12:00 p. m.' };

/** Present and former addresses of the service that it does not offer. */
const retiredAddresses = [
  '/services/bipolar-treatment',
  '/services/bipolar',
  '/es/servicios/tratamiento-bipolar',
];

let project: ProjectCopy;
let report: string;
let pages: { path: string; language: 'en' | 'es'; $: CheerioAPI }[];
const page = (wanted: string) => pages.find(({ path }) => path === wanted)?.$ as CheerioAPI;
const yaml = (name: string) => parse(project.read(`content/${name}`));
const built = (name: string) => project.read(`dist/client/${name}`);
const graphOf = ($: CheerioAPI): Record<string, unknown>[] =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'];

beforeAll(() => {
  project = copySecondPractice();
  report = project.build();
  const sitemap = [...built('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)];
  pages = sitemap.map(([, path = '']) => {
    const { $ } = readHtml(path, project.dist);
    return { path, $, language: $('html').attr('lang') === 'es' ? 'es' : 'en' };
  });
});
afterAll(() => project.remove());

describe('a second practice', () => {
  it('has a page for each of its texts, and the redirect of its own town', () => {
    const files = listFiles(`${project.folder}/content`, '.md');
    expect(files.filter((file) => file.includes('/towns/'))).toHaveLength(2 * townNames.length);
    // This practice offers no visits by video.
    const found = files.filter((file) => !/leave-this-page|telepsychiatry/.test(file));
    expect(new Set(pages.map(({ path }) => path)).size).toBe(found.length);
    const absent = ['/telepsychiatry-florida', '/es/telepsiquiatria-florida'];
    const moved = ['/locations/destin', ...retiredAddresses, ...absent];
    const documents = [
      ...found,
      'leave-this-page.html',
      'es/salir-de-esta-pagina.html',
      '404.html',
      'es/404.html',
      ...moved,
    ];
    expect(listFiles(`${project.dist}/client`, '.html')).toHaveLength(documents.length);
    expect(built('_redirects')).toContain('/locations/destin /locations/psychiatrist-destin 301');
    expect(built('locations/destin.html')).toContain('"/locations/psychiatrist-destin"');
  });

  it('lists the service that it adds, without a picture, wherever services are listed', () => {
    for (const [path, address, name] of [
      ['/', '/services/insomnia-treatment', 'Insomnia treatment'],
      ['/es', '/es/servicios/tratamiento-insomnio', 'Tratamiento del insomnio'],
    ] as const) {
      for (const place of ['header nav', '#services', 'footer']) {
        expect(texts(page(path), `${place} a[href="${address}"]`), place).toEqual([name]);
      }
      expect(built('llms.txt')).toContain(`[${name}](`);
      expect(JSON.stringify(graphOf(page(path)))).toContain(name);
      expect(page(address)('main img')).toHaveLength(0);
    }
  });

  it('leads the addresses of the service that it leaves out to the list, and names it nowhere', () => {
    const list = { en: '/services', es: '/es/servicios' };
    for (const path of retiredAddresses) {
      const to = path.startsWith('/es/') ? list.es : list.en;
      expect(built('_redirects')).toContain(`${path} ${to} 301`);
      expect(built(`${path.slice(1)}.html`)).toContain(`url=${to}"`);
      expect(built('sitemap.xml')).not.toContain(path);
      for (const { $ } of pages) expect($(`[href$="${path}"]`)).toHaveLength(0);
    }
  });

  it('is built without a warning', () => {
    // Vike warns of a busy machine, too.
    const others = report.replace(/.*Promise hasn't resolved after.*/g, '');
    expect(others).not.toMatch(/warning/i);
  });

  it('has no page on telepsychiatry and speaks of no visit by video', () => {
    for (const path of ['/telepsychiatry-florida', '/es/telepsiquiatria-florida']) {
      const to = path.startsWith('/es/') ? '/es/servicios' : '/services';
      expect(built('_redirects')).toContain(`${path} ${to} 301`);
      expect(built('sitemap.xml')).not.toContain(path);
    }
    for (const { path, $ } of pages) {
      expect($('a[href*="telepsychiatry"], a[href*="telepsiquiatria"]'), path).toHaveLength(0);
      expect($('#telehealth'), path).toHaveLength(0);
      const text = visibleText($) + JSON.stringify(graphOf($)) + $('head').text();
      expect(text, path).not.toMatch(
        /(by|on|por|de) video\b|video visit|videollamada|telepsi|telepsy/i,
      );
    }
  });

  it('names Medicare in no title, description or list of keywords', () => {
    for (const { path, $ } of pages) {
      const elements = $('title, meta[name="description"], meta[name="keywords"]').toArray();
      expect(
        elements.map((item) => $(item).attr('content') ?? $(item).text()).join(),
        path,
      ).not.toContain('Medicare');
    }
  });

  it('serves no picture, clip or captions that none of its pages names', () => {
    const media = listFiles(`${project.dist}/client`).filter((file) =>
      /^(?:images|video)\//.test(file),
    );
    const naming = listFiles(`${project.dist}/client`).filter((file) =>
      /\.(?:html|css|js|json)$/.test(file),
    );
    const text = naming.map(built).join();
    expect(media.filter((file) => !text.includes(file))).toEqual([]);
    expect(media.filter((file) => /video|naples|bipolar|map\.|welcome/.test(file))).toEqual([]);
  });

  it('names no place and no offer that its facts do not know', () => {
    const folder = `${project.folder}/content`;
    const { findings } = checkFolder(folder);
    expect(findings.filter(({ code }) => code === 'other-county')).toEqual([]);
    // The figures that differ are keys to press in a call.
    const codes = guessesIn(readContent(folder))
      .map(({ code }) => code)
      .filter((code) => code !== 'figures-differ');
    expect(codes).toEqual(['names-lead-alone']);
  });

  it('has no word of the first one in any file', () => {
    const { practice, clinicians, towns, crisis } = readContent(contentFolder);
    const words = [
      ...[practice.domain, practice.storagePrefix, practice.timeZone, practice.region.es],
      ...[practice.region.en, practice.address.street, practice.address.zip, 'Sample Coast'],
      ...[...clinicians, ...crisis].map(({ name }) => name),
      ...towns.flatMap(({ id }) => [id, id.replaceAll('-', ' ')]),
      ...towns.flatMap(({ county }) => [`${county} County`, `condado de ${county}`]),
      ...['Nápoles', 'NCH', 'Physicians Regional', 'Sheriff', 'Collier'],
      ...['(239)', phoneLink(practice.phone), 'welcome.mp4'],
    ];
    // The schemas' examples are the same for every practice.
    for (const file of listFiles(project.dist).filter((file) => !file.startsWith('schemas'))) {
      const text = pictures.test(file) ? '' : project.read(`dist/${file}`);
      const found = words.map((word) => findWord(`${file}\n${text}`, word)).filter(Boolean);
      expect(found, file).toEqual([]);
    }
  });

  it('has pages that read well and say nothing of what is not known', () => {
    for (const { path, $ } of pages) {
      const text = visibleText($);
      expect($('h1'), path).toHaveLength(1);
      expect(emptyParts($), path).toEqual([]);
      expect(text, path).not.toMatch(/[{}]|\b(undefined|null|NaN)\b|\$0/);
      expect(text, path).not.toMatch(/\bparking\b|estacionamiento|welcome clip|Board Certified P/i);
      expect($('#fees, #existing-patients, #referrals, [data-dismiss-clip]'), path).toHaveLength(0);
    }
  });

  it('has Spanish pages without English headings, menus and labels', { tags: '@3.8' }, () => {
    const parts =
      'h1, h2, h3, header nav a, :not([lang]) > dt, th:not(:has(code)), label:not(:has([lang])), button';
    for (const { path, $ } of pages.filter(({ language }) => language === 'es')) {
      const alternate = $('link[hreflang="en"]').attr('href') ?? '';
      const english = new Set(texts(page(new URL(alternate).pathname), parts));
      const left = texts($, parts).filter((text) => english.has(text) && !names.includes(text));
      expect(left, path).toEqual([]);
    }
  });

  it('shows its notice, hours, holiday and time zone in the language of the page', () => {
    const [notice] = yaml('notices.yaml');
    for (const { path, language, $ } of pages) {
      const words = notice.text[language].replace('{phone}', yaml('practice.yaml').phone);
      expect(visibleText($, '#notices:not([hidden])'), path).toContain(words);
      expect(visibleText($, '#notices'), path).toContain(noticeEnd[language]);
      expect($('#notices a').last().text(), path).toBe(notice.link.text[language]);
      expect(visibleText($, 'footer'), path).toContain(openedFriday[language]);
      const { utcOffsets } = JSON.parse($('[data-hours]').attr('data-hours') ?? '{}');
      // Chicago's clocks in summer and in winter.
      expect(new Set(utcOffsets.map(({ minutes }: UtcOffset) => minutes)), path).toEqual(
        new Set([-300, -360]),
      );
    }
    expect(visibleText(page('/contact'), 'main')).toContain('closed (holiday)');
    expect(visibleText(page('/es/contacto'), 'main')).toContain('cerrado (día feriado)');
  });

  it('names insurers out of network only where it says so', { tags: '@1.7' }, () => {
    for (const { path, $ } of pages) {
      const text = visibleText($) + JSON.stringify(graphOf($));
      expect(text, path).not.toMatch(/Cigna|United H|(with|de) Medicaid|[Mm]ost major insurers/);
    }
    for (const [path, states] of Object.entries({
      '/': ['In-network:', 'Not in our network:', 'Not accepted:'],
      '/es': ['Dentro de nuestra red:', 'Fuera de nuestra red:', 'No aceptamos:'],
    })) {
      const $ = page(path);
      expect($('#insurance [data-scroller] li')).toHaveLength(2);
      const { insurers } = JSON.parse($('[data-island*="PlanFinder"]').attr('data-props') ?? '');
      const answers = insurers.map(({ answer }: { answer: string }) => states.indexOf(answer));
      expect(answers).toEqual([0, 0, 1, 1, 2]);
    }
  });

  it('shows a service without a picture', () => {
    const first = 'main :is(.page-picture, .visit-card-picture) img';
    expect(page('/services/ptsd-treatment')(first)).toHaveLength(0);
    expect(page('/')(first)).toHaveLength(1);
  });

  it('publishes the logos that it shows, and no others', () => {
    const inNetwork = yaml('insurers.yaml').filter(
      ({ state }: { state: string }) => state === 'in network',
    );
    const logos = listFiles(`${project.dist}/client/images/insurers`).map((file) =>
      file.replace(/\..*/, ''),
    );
    expect(logos).toEqual(inNetwork.map(({ id }: { id: string }) => id).sort());
  });

  it('describes itself in structured data', () => {
    for (const path of ['/', '/es', '/contact', '/es/contacto']) {
      const clinic = graphOf(page(path)).find((node) => node['@type'] === 'MedicalClinic');
      expect(clinic, path).toMatchObject({
        name: 'Sample Emerald Psychiatry',
        areaServed: townNames.map((name) => ({ name })),
        address: { addressLocality: 'Destin', postalCode: '32541' },
        openingHoursSpecification: [{ closes: '16:30' }, { closes: '12:00' }],
      });
      expect(clinic, path).not.toHaveProperty('geo');
    }
    for (const path of ['/about', '/es/acerca-de']) {
      const named = graphOf(page(path)).filter(({ name }) => people.includes(`${name}`));
      const types = named.map((node) => node['@type']).join();
      expect(types).toBe('IndividualPhysician,IndividualPhysician,Person');
    }
  });

  it('lists its towns without a map, and its own names in the cookie policy', () => {
    for (const path of ['/', '/es']) {
      expect(texts(page(path), '#areas li a')).toEqual(townNames);
      expect(page(path)('#areas figure, #areas svg a')).toHaveLength(0);
    }
    for (const path of ['/cookie-policy', '/es/politica-cookies']) {
      const kept = ['cookie_consent', 'contact_draft', 'notices_hidden'];
      const listed = texts(page(path), 'th code').slice(0, kept.length);
      expect(listed).toEqual(kept.map((name) => `emerald_psychiatry_${name}`));
    }
  });
});

describe('with the id of one tracker and addresses of others', () => {
  it('has the code of that tracker only', { tags: '@7.8' }, () => {
    const scripts = listFiles(`${project.dist}/client`, '.js').map(built).join('\n');
    expect(scripts).toMatch(/googletagmanager/);
    expect(scripts).toContain('G-ABC123');
    expect(scripts).not.toMatch(/clarity|tiktok|ttq/i);
  });

  it('lists it in the cookie policy of both languages', () => {
    for (const path of ['/cookie-policy', '/es/politica-cookies']) {
      const codes = texts(page(path), 'code');
      expect(codes).toContain('_ga');
      expect(codes).toContain('www.googletagmanager.com');
      expect(codes.join()).not.toMatch(/clarity|tiktok/);
    }
    const { consent, receipt } = yaml('en/dictionary.yaml');
    expect(visibleText(page('/cookie-policy'), '#choices')).toContain(consent.text);
    const rows = texts(page('/cookie-policy'), 'tr');
    const booking = rows.find((row) => row.includes('booking.example'));
    expect(booking?.endsWith(receipt.bookingService)).toBe(true);
  });

  it('leads from the contact page to the records provider’s booking page', {
    tags: '@1.19',
  }, () => {
    for (const [path, label] of [
      ['/contact', 'Book online through our records provider'],
      ['/es/contacto', 'Pida su cita en línea'],
    ] as const) {
      expect(page(path)('main a[href="https://booking.example/"]').text()).toContain(label);
    }
  });

  it('loads only the flags from the CDN', { tags: '@7.9' }, () => {
    for (const { path, language, $ } of pages) {
      const foreign = $('[src^="http"], [srcset*="http"], link[rel="stylesheet"][href^="http"]');
      const sources = new Set(foreign.toArray().map((item) => $(item).attr('src')));
      const flag = `https://cdn.example/${language === 'en' ? 'es' : 'us'}.svg`;
      expect(sources, path).toEqual(new Set([flag]));
    }
  });

  it('discloses neither address nor title of a condition, on any page in either language', () => {
    for (const { path, $ } of pages) {
      const tracking = $('body').attr('data-tracking') ?? '';
      expect(JSON.parse(tracking), path).toHaveProperty('words.es.address');
      if (!/^\/(services|es\/servicios)\//.test(path)) continue;
      expect(tracking, path).not.toMatch(/anxi|ansi|depres|adhd|ptsd|insom/i);
    }
  });
});
