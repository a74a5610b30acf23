import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { board, fullSite } from '../support/full-site';
import { readHtml, texts, visibleText } from './built-site';

const about = { en: '/about', es: '/es/acerca-de' } as const;
const home = { en: '/', es: '/es' } as const;
const languages = ['en', 'es'] as const;
/** The interests and the statement of a clinician. */
const own = {
  en: ['grief', 'Tell me what helps.'],
  es: ['el duelo', 'Cuénteme qué le ayuda.'],
};
/** The facts about the second clinician, each with its name. */
const factsOf = {
  en: [
    ['Special interests', 'Anxiety and panic, grief'],
    ['New patients', 'Accepted'],
    ['Languages', 'English and Haitian Creole'],
    ['Board certified by', board],
    ['Florida license', 'OS 000000 Look it up'],
    ['Medical school', 'Sample University'],
    ['National Provider Identifier (NPI)', '0000000000'],
  ],
  es: [
    ['Áreas de interés', 'La ansiedad y el pánico, el duelo'],
    ['Pacientes nuevos', 'Sí'],
    ['Idiomas', 'Inglés y criollo haitiano'],
    ['Certificación de especialidad otorgada por', board],
    ['Licencia de Florida', 'OS 000000 Compruébela'],
    ['Facultad de medicina', 'Sample University'],
    ['Identificador nacional de proveedor (NPI)', '0000000000'],
  ],
};
const names = ['Alex Sample, MD', 'Robin Sample, DO', 'Jo Sample, APRN'];

describe.each(languages)('with three clinicians, in %s', (language) => {
  it('the page about the practice has a profile of each, under a heading', { tags: '@1.5' }, () => {
    const $ = document(about[language]);
    const headings = texts($, 'main :is(h1, h2, h3)').filter((text) => text.includes('Sample,'));
    expect(headings).toEqual(names);
    expect($('main section:has(dl) .image')).toHaveLength(2);
    expect($('main .image')).toHaveLength(2);
    expect(profile($, 1).find('blockquote')).toHaveLength(1);
    // Who somebody is stands before what they say.
    const order = profile($, 1).find('h2, dt, blockquote, figcaption').toArray();
    const statement = order.findIndex(({ tagName }) => tagName === 'blockquote');
    expect(order[0]?.tagName).toBe('h2');
    expect(order.slice(1, statement).map(({ tagName }) => tagName)).toEqual([
      'dt',
      'dt',
      'dt',
      'dt',
    ]);
    expect($(order[statement + 1]).text()).toBe('Robin Sample');
    // In the place of a photograph that there is not.
    expect(profile($, 2).find('.image, blockquote')).toHaveLength(0);
    expect(profile($, 2).find('[aria-hidden] > span').text()).toBe('JS');
    for (const words of own[language]) expect(profile($, 1).text()).toContain(words);
  });

  it('a fact that is not known has no place', () => {
    for (const path of [about[language], home[language]]) {
      const $ = document(path);
      expect(texts($, 'main dl dt, main dl dd')).not.toContain('');
      expect(visibleText($)).not.toMatch(/\b(null|undefined|false|NaN)\b/);
    }
    const $ = document(about[language]);
    const facts = [0, 1, 2].map((index) => profile($, index).find('dt').length);
    expect(facts).toEqual([3, 7, 2]);
    expect(document(home[language])('#doctor dt')).toHaveLength(2);
    // The sentence that quotes the lead's board is left out, the one before it stays.
    expect(profile($, 0).parent().nextAll().text()).not.toContain(board);
    expect(visibleText($)).toContain(
      { en: 'a physician who specializes in mental health.', es: 'que cuida la salud mental.' }[
        language
      ],
    );
  });

  it('each fact about a clinician stands under its own name', { tags: '@1.5' }, () => {
    const part = 'section[aria-labelledby="clinician-2"]';
    const [terms, facts] = ['dt', 'dd'].map((name) =>
      texts(document(about[language]), `${part} ${name}`),
    );
    expect(terms?.map((term, index) => [term, facts?.[index]])).toEqual(factsOf[language]);
  });

  it('the home page presents the lead, with the license’s link', { tags: '@1.5' }, () => {
    const doctor = document(home[language])('#doctor');
    expect(doctor.text()).toContain(names[0]);
    for (const name of names.slice(1)) expect(doctor.text()).not.toContain(name);
    expect(doctor.find('dd a').attr('href')).toBe('https://flhealthsource.gov');
    expect(doctor.find('a.min-h-12').attr('href')).toBe(about[language]);
  });

  it('structured data name each as the page does', { tags: '@1.5' }, () => {
    const people = peopleOf(document(about[language]));
    expect(people.map(({ name }) => name)).toEqual(names);
    expect(people.map((person) => person['@type'])).toEqual([
      'IndividualPhysician',
      'IndividualPhysician',
      'Person',
    ]);
    expect(new Set(people.map((person) => person['@id'])).size).toBe(3);
    const [lead, colleague, nurse] = people;
    expect(lead).not.toHaveProperty('hasCredential');
    expect(JSON.stringify(colleague)).toContain(board);
    expect(colleague).toHaveProperty('disambiguatingDescription');
    expect(nurse?.jobTitle).toBe(profileText(language, 2, 'h2 + p'));
    expect(nurse?.worksFor).toEqual(lead?.practicesAt);
    expect(JSON.stringify(nurse?.identifier)).toContain('APRN 000000');
    expect(peopleOf(document(home[language])).map(({ name }) => name)).toEqual([names[0]]);
  });
});

function document(path: string): CheerioAPI {
  return readHtml(path, fullSite.DIST_FOLDER).$;
}

describe('with a review, a policy in force and a service that receives the form', () => {
  it('the reviewed page alone names the reviewer, in its text and in its data', () => {
    const $ = document('/services/adhd-treatment');
    expect(compact($('main').text())).toContain(
      'Medically reviewed by Robin Sample, DO. Last reviewed on November 21, 2026. ' +
        'Next review by November 21, 2027.',
    );
    const [reviewer] = peopleOf($);
    expect(reviewer).toMatchObject({ name: 'Robin Sample, DO' });
    expect($('script[type="application/ld+json"]').text()).toContain(
      `"lastReviewed":"2026-11-21","reviewedBy":{"@id":"${reviewer?.['@id']}"}`,
    );
    const spanish = document('/es/servicios/tratamiento-tept');
    expect(compact(spanish('main').text())).toContain(
      'Revisión médica: Robin Sample, DO. Última revisión: 21 de noviembre de 2026. ' +
        'Próxima revisión: a más tardar el 21 de noviembre de 2027.',
    );
    const name = 'main p > a:contains("Robin Sample, DO")';
    expect([$, spanish].map((page) => page(name).attr('href'))).toEqual([
      '/about#clinician-2',
      '/es/acerca-de#clinician-2',
    ]);
    expect(document('/about')('#clinician-2').text()).toBe('Robin Sample, DO');
    for (const path of ['/es/servicios/tratamiento-adhd', '/services/anxiety-treatment']) {
      expect(document(path)('body').text()).not.toMatch(/Medically reviewed|Revisión médica/);
      expect(document(path)('script').text()).not.toContain('lastReviewed');
    }
  });

  it('the policy says since when it is in force, and what changed when', () => {
    const [english, spanish] = ['/billing-policy', '/es/politica-facturacion'].map((path) =>
      compact(document(path)('main').text()),
    );
    expect(english).toContain('In effect since November 1, 2026.');
    expect(english).toContain('November 20, 2026: New hours.');
    expect(spanish).toContain('En vigor desde el 1 de noviembre de 2026.');
    expect(spanish).toContain('20 de noviembre de 2026: Nuevo horario.');
  });

  it('a policy that is not yet in force says from when it is', () => {
    const [english, spanish] = ['/privacy-policy', '/es/politica-privacidad'].map((path) =>
      compact(document(path)('main').text()),
    );
    expect(english).toContain('In effect from December 1, 2090.');
    expect(spanish).toContain('Entrará en vigor el 1 de diciembre de 2090.');
  });

  it('the privacy policy names the service, and claims no contract that was not signed', () => {
    const [english, spanish] = ['/privacy-policy', '/es/politica-privacidad'].map((path) =>
      compact(document(path)('main').text()),
    );
    expect(english).toContain('That company is Formworks, Inc.');
    expect(spanish).toContain('La que usamos es Formworks, Inc.');
    expect(`${english} ${spanish}`).not.toMatch(/signed a contract|firmó un contrato/i);
  });
});

function profile($: CheerioAPI, index: number) {
  return $(`main section[aria-labelledby="clinician-${index + 1}"]`);
}

function profileText(language: 'en' | 'es', index: number, selector: string): string {
  return profile(document(about[language]), index).find(selector).text();
}

function peopleOf($: CheerioAPI): Record<string, unknown>[] {
  const graph: Record<string, unknown>[] = JSON.parse(
    $('script[type="application/ld+json"]').text(),
  )['@graph'];
  return graph.filter((node) => /^(IndividualPhysician|Person)$/.test(`${node['@type']}`));
}

function compact(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
