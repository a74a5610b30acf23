import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { readAsAnswer, readAsBody } from '../support/read-text';

const labels = { urgent: 'Urgent', comparison: 'What is compared' };

it.each([
  ['## A\n\nOne.\n\n### B\n\nTwo.\n\n## C\n\nThree.', ['a', 'c']],
  ['Before.\n\n## A\n\nOne.\n\n## C', ['a', 'c']],
  ['No heading.', [undefined]],
])('the sections of a text, each with its heading, are the whole text: %j', (text, ids) => {
  const { html, sections } = readAsBody(text);
  expect(sections.join('\n')).toBe(html);
  expect(sections.map((section) => load(section)('h2').attr('id'))).toEqual(ids);
});

describe('the headings of a text', () => {
  it.each([
    ['## Refills?\n\n## Refills!', ['refills', 'refills-2']],
    ['## FAQ\n\n## FAQ 2\n\n## FAQ', ['faq-2', 'faq-2-2', 'faq-3']],
    ['## Cost\n\n## Cost 2\n\n## Cost', ['cost', 'cost-2', 'cost-3']],
    ['## A & B\n\n## A, B', ['a-b', 'a-b-2']],
    ['## Año\n\n## Ano', ['ano', 'ano-2']],
    ['## ½\n\n## Что', ['part', 'part-2']],
  ])('have each an id of its own: %j', (text, ids) => {
    expect(readAsBody(text).headings.map(({ id }) => id)).toEqual(ids);
  });

  it('have ids in their own language, without accents', () => {
    const { html, headings } = readAsBody('## ¿Qué es la **ansiedad**?\n\n### Señales', {
      language: 'es',
    });
    expect(html).toContain(
      '<h2 id="que-es-la-ansiedad">¿Qué es la <strong>ansiedad</strong>?</h2>',
    );
    expect(headings).toEqual([
      { id: 'que-es-la-ansiedad', depth: 2, text: '¿Qué es la ansiedad?' },
      { id: 'senales', depth: 3, text: 'Señales' },
    ]);
  });

  it('have the ids of the original in a translation; their own still land', () => {
    const original = readAsBody('## Your visit\n\n## Florida');
    const { html } = readAsBody('## Su consulta\n\n## Florida', { language: 'es', original });
    expect(html).toBe(
      '<h2 id="your-visit"><span id="su-consulta"></span>Su consulta</h2>\n<h2 id="florida">Florida</h2>',
    );
  });

  it('use no id twice where a heading’s own is that of another section', () => {
    const original = readAsBody('## Plan\n\n## Cost');
    expect(readAsBody('## Cost\n\n## Plan', { language: 'es', original }).html).toBe(
      '<h2 id="plan">Cost</h2>\n<h2 id="cost">Plan</h2>',
    );
  });

  it('leave the page’s own ids alone', () => {
    expect(readAsBody('## Choices\n\n## Main').headings.map(({ id }) => id)).toEqual([
      'choices-2',
      'main-2',
    ]);
  });
});

describe('links and passages of a text', () => {
  it('lead to the page of the same language', () => {
    const text = '[call](page:contact#after-hours)';
    expect(readAsBody(text).html).toContain('href="/contact#after-hours"');
    expect(readAsBody(text, { language: 'es' }).html).toContain('href="/es/contacto#after-hours"');
  });

  it('mark another language, inside a link and around other marks, too', () => {
    const { html, passages, findings } = readAsBody(
      'Say [Mwen *pale* kreyòl]{lang=ht} or [[Hola]{lang=es}](page:contact).',
    );
    expect(html).toContain('<span lang="ht">Mwen <em>pale</em> kreyòl</span>');
    expect(html).toContain('<a href="/contact"><span lang="es">Hola</span></a>');
    expect(passages).toEqual(['Say Mwen pale kreyòl or Hola.']);
    expect(findings).toEqual([]);
  });

  it('mark several passages of one line, each by itself', () => {
    expect(readAsBody('[Uno]{lang=es}, [two] and [Dos]{lang=es}.').html).toBe(
      '<p><span lang="es">Uno</span>, [two] and <span lang="es">Dos</span>.</p>',
    );
  });

  it.each([
    ['ar', 'مرحبا'],
    ['fa-IR', 'سلام'],
    ['he', 'שלום'],
    ['dv', 'ސަލާމް'],
    ['ps', 'سلام'],
    ['sd', 'سلام'],
    ['ug', 'سالام'],
    ['yi', 'שלום'],
    ['ur', 'سلام'],
  ])('turn the direction of %s, which is written from right to left', (lang, words) => {
    expect(readAsBody(`[${words}]{lang=${lang}}`).html).toBe(
      `<p><span lang="${lang}" dir="rtl">${words}</span></p>`,
    );
  });

  it('are made of an address and of an e-mail address that stand by themselves', () => {
    expect(readAsBody('See https://nimh.nih.gov or write to a@b.example').html).toBe(
      '<p>See <a href="https://nimh.nih.gov">https://nimh.nih.gov</a> or write to <a href="mailto:a@b.example">a@b.example</a></p>',
    );
  });
});

describe('a table', () => {
  const table = '| Place | Way |\n|---|---|\n| Home | Video |';

  it('names its columns and rows, and is named after its heading', () => {
    const named = readAsBody(`## One\n\n## Where to meet\n\n${table}`).html;
    expect(named).toContain('<table role="table" aria-labelledby="where-to-meet">');
    expect(readAsBody(table).html).toContain('aria-label="Place, Way">');
    // Safari makes nothing that scrolls reachable with the keyboard by itself.
    expect(load(named)('[role="group"]').attr('tabindex')).toBe('0');
    const cells = load(named)('table').find('th, td').toArray();
    expect(cells.map(({ attribs }) => attribs)).toEqual([
      { scope: 'col', role: 'columnheader' },
      { scope: 'col', role: 'columnheader' },
      { scope: 'row', role: 'rowheader' },
      { role: 'cell', 'data-column': 'Way' },
    ]);
  });

  it('that compares names its first column for screen readers', () => {
    const text = '|  | Office | Video |\n|---|---|---|\n| Drive | yes | no |';
    const $ = load(readAsBody(text, { labels }).html);
    expect($('th').first().find('.sr-only').text()).toBe('What is compared');
    expect($('[role="cell"]').last().attr('data-column')).toBe('Video');
  });
});

describe('a box', () => {
  it.each([
    ['a page', readAsBody],
    ['an answer', readAsAnswer],
  ])('of %s is framed, under its label', (_, read) => {
    const $ = load(
      read('> Call [911](tel:911):\n>\n> - for pain\n> - for a fall', { labels }).html,
    );
    const box = $('.callout');
    const tags = box.children().toArray();
    expect(tags.map(({ tagName }) => tagName)).toEqual(['p', 'p', 'ul']);
    expect(box.children().first().text()).toBe('Urgent');
    expect(box.find('a').attr('href')).toBe('tel:911');
  });
});

describe('a numbered list', () => {
  it('goes on after a box, and gives browsers its first number', () => {
    const { html, findings } = readAsBody('1. One\n2. Two\n\n> Stop.\n\n3. Three');
    expect(html).toContain('<ol start="3">');
    expect(findings).toEqual([]);
  });
});
