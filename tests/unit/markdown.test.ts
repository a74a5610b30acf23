import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../lib/content/markdown.server';

describe('readMarkdown', () => {
  it('gives headings ids in their own language, without accents', () => {
    const { html, headings } = readMarkdown('## ¿Qué es la **ansiedad**?\n\n### Señales', 'es');
    expect(html).toContain(
      '<h2 id="que-es-la-ansiedad">¿Qué es la <strong>ansiedad</strong>?</h2>',
    );
    expect(headings).toEqual([
      { id: 'que-es-la-ansiedad', depth: 2, text: '¿Qué es la ansiedad?' },
      { id: 'senales', depth: 3, text: 'Señales' },
    ]);
  });

  it('gives headings of a translation the ids of the original; their own still land', () => {
    const original = readMarkdown('## Your visit\n\n## Florida', 'en');
    const text = '## Su consulta\n\n## Florida';
    expect(readMarkdown(text, 'es', { original }).html).toBe(
      '<h2 id="your-visit"><span id="su-consulta"></span>Su consulta</h2>\n<h2 id="florida">Florida</h2>\n',
    );
  });

  it('uses no id twice where a heading’s own is that of another section', () => {
    const original = readMarkdown('## Plan\n\n## Cost', 'en');
    const text = '## Cost\n\n## Plan';
    expect(readMarkdown(text, 'es', { original }).html).toBe(
      '<h2 id="plan">Cost</h2>\n<h2 id="cost">Plan</h2>\n',
    );
  });

  it('leads page links to the page of the same language', () => {
    expect(readMarkdown('[call](page:contact#after-hours)', 'en').html).toContain(
      'href="/contact#after-hours"',
    );
    expect(readMarkdown('[llame](page:contact)', 'es').html).toContain('href="/es/contacto"');
  });

  it('marks a passage in another language, inside a link and around other marks, too', () => {
    const { html, passages, problems } = readMarkdown(
      'Say [Mwen *pale* kreyòl]{lang=ht} or [[Hola]{lang=es}](page:contact).',
      'en',
    );
    expect(html).toContain('<span lang="ht">Mwen <em>pale</em> kreyòl</span>');
    expect(html).toContain('<a href="/contact"><span lang="es">Hola</span></a>');
    expect(passages).toEqual(['Say Mwen pale kreyòl or Hola.']);
    expect(problems).toEqual([]);
  });

  it('names the columns and the rows of a table, and the table after its heading', () => {
    const table = '| Place | Way |\n|---|---|\n| Home | Video |';
    const named = readMarkdown(`## One\n\n## Where to meet\n\n${table}`, 'en').html;
    expect(named).toContain('<table role="table" aria-labelledby="where-to-meet">');
    expect(readMarkdown(table, 'en').html).toContain('aria-label="Place, Way">');
    const cells = load(named)('table').find('th, td').toArray();
    expect(cells.map(({ attribs }) => attribs)).toEqual([
      { scope: 'col', role: 'columnheader' },
      { scope: 'col', role: 'columnheader' },
      { scope: 'row', role: 'rowheader' },
      { role: 'cell', 'data-column': 'Way' },
    ]);
  });

  it.each([
    ['raw HTML', 'html', 'a <b onclick="x">b</b>'],
    ['a block of HTML', 'html', '<script>alert(1)</script>'],
    ['an unknown page', 'link', '[x](page:nope)'],
    ['a path instead of a page id', 'link', '[x](/contact)'],
    ['a script address', 'link', '[x](javascript:alert(1))'],
    ['an insecure address', 'link', '[x](http://example.com)'],
    ['an image', 'html', '![x](y.png)'],
    ['a first-level heading', 'heading', '# Title'],
    ['the same heading twice', 'heading', '## One\n\n## One'],
    ['a heading without a space', 'unread-markdown', '##A plan'],
    ['bold words that do not end', 'unread-markdown', 'We **talk.'],
    ['a link with a space before its address', 'unread-markdown', '[us] (page:contact)'],
    ['a link with a space in its address', 'unread-markdown', '[911](tel: 911)'],
    ['a link that does not end', 'unread-markdown', 'See [us](page:contact for it.'],
    ['a link whose words do not end', 'unread-markdown', 'See [us(page:contact) for it.'],
    ['bullets pasted from elsewhere', 'unread-markdown', '•\tlose the thread'],
    ['an entry of a list without a space', 'unread-markdown', '- one\n-two'],
    ['a numbered entry without a space', 'unread-markdown', '1. One\n2.Two'],
    [
      'a table whose line of dashes lacks a cell',
      'unread-markdown',
      '| A | B |\n| --- |\n| one | two |',
    ],
    ['a row of a table that lacks a cell', 'table-cells', '| A | B |\n| --- | --- |\n| one |'],
    ['a row of a table with one cell more', 'table-cells', '| A |\n| --- |\n| one | two |'],
    [
      'a link that dials another number than it shows',
      'dials-another',
      '[239-555-0111](tel:+12395550112)',
    ],
    ['a link that dials another number in a crisis', 'dials-another', '[988](tel:911)'],
    ['a message to another number in a crisis', 'dials-another', '[988](sms:911)'],
  ])('reports %s', (_, code, text) => {
    expect(readMarkdown(text, 'en').problems.map(({ code }) => code)).toContain(code);
  });

  it('has nothing to report of plain text and of safe links', () => {
    const text =
      'Call [988](tel:988), [text AYUDA](sms:988?body=AYUDA), [write](mailto:a@b.example), see [NIMH](https://nimh.nih.gov), **#1** – $5 · [now].\n\n- -5 °F\n- 2.5 miles';
    expect(readMarkdown(text, 'en').problems).toEqual([]);
  });
});
