import { describe, expect, it } from 'vitest';
import { cleaned, hasInvisible } from '../../lib/content/characters';
import { sourceOf } from '../../lib/content/source.server';
import type { Finding } from '../../lib/findings/finding';
import { firstLine, readAsAnswer, readAsBody } from '../support/read-text';

const codesOf = (text: string) => readAsBody(text).findings.map(({ code }) => code);

describe('a text', () => {
  it.each([
    ['raw HTML', 'html', 'a <b onclick="x">b</b>'],
    ['a block of HTML', 'html', '<script>alert(1)</script>'],
    ['a comment of HTML', 'html', 'One. <!-- Two. -->'],
    ['a picture', 'html', '![x](y.png)'],
    ['a paragraph that is indented', 'code', 'Before.\n\n    Pasted from Word.'],
    ['a paragraph after a tab', 'code', 'Before.\n\n\tPasted from Word.'],
    ['a block of code', 'code', '```\nPasted.\n```'],
    ['a block of code with waves', 'code', '~~~\nPasted.\n~~~'],
    ['words between backticks', 'code', 'Press `Send` now.'],
    ['a line across the page', 'line-across', 'One.\n\n---\n\nTwo.'],
    ['a line of stars', 'line-across', 'One.\n\n* * *\n\nTwo.'],
    ['struck words', 'struck-through', 'It costs ~~$90~~ $100.'],
    ['a footnote', 'link-elsewhere', 'One[^1].\n\n[^1]: Two.'],
    [
      'a link whose address stands elsewhere',
      'link-elsewhere',
      '[us][2]\n\n[2]: https://a.example',
    ],
    ['an address without its link', 'link-elsewhere', '[2]: https://a.example "Words"'],
    ['words that show over a link alone', 'link-title', '[us](page:contact "Call first")'],
    ['a link without words', 'empty-link', 'Call [](page:contact).'],
    ['a checkbox', 'checkbox', '- [ ] Bring your card'],
    ['a checked box', 'checkbox', '- [x] Bring your card'],
    ['an entry without words', 'empty-entry', '- One\n-\n- Two'],
    ['a checked box in a numbered list', 'checkbox', '1. [X] Bring your card'],
    ['a box below an empty entry', 'empty-entry', '*\n[ ] Bring your card'],
    ['a first-level heading', 'heading-depth', '# Title'],
    ['a fourth-level heading', 'heading-depth', '## One\n\n#### Two'],
    ['a subheading that is below none', 'heading-depth', '### Two'],
    ['a heading without words', 'heading-empty', '##\n\nText.'],
    ['a heading of a picture', 'heading-empty', '## 😊'],
    ['a heading that a line of dashes makes', 'heading-underlined', 'Text\n---'],
    ['a heading that equal signs make', 'heading-underlined', 'Text\n==='],
    ['a heading in a box', 'heading-place', '> ## One'],
    ['a heading in a list', 'heading-place', '- ## One'],
    ['a box in a box', 'box-place', '> One\n>\n> > Two'],
    ['a box in a list', 'box-place', '- One\n\n  > Two'],
    ['a table in a box', 'table-place', '> | A | B |\n> |---|---|\n> | C | D |'],
    ['a list that begins with another number', 'list-numbers', '988. They answer at any hour.'],
    ['a list that begins with 0', 'list-numbers', '0. One\n1. Two'],
    ['a list that goes on too far', 'list-numbers', '1. One\n\n> Stop.\n\n3. Three'],
    ['a list that skips a number', 'list-numbers', '1. One\n2. Two\n4. Four'],
    ['a list that counts backwards', 'list-numbers', '1. One\n0. Zero'],
    ['a list under a heading that goes on', 'list-numbers', '1. One\n\n## Two\n\n2. Two'],
    ['a year at the start of a paragraph', 'list-numbers', '2026. A year.'],
    ['an unknown page', 'link', '[x](page:nope)'],
    ['a path instead of a page id', 'link', '[x](/contact)'],
    ['a script address', 'link', '[x](javascript:alert(1))'],
    ['an insecure address', 'web-address', '[x](http://example.com)'],
    ['an address without a domain', 'web-address', '[x](https://)'],
    ['a link to nobody', 'link', '[x](mailto:)'],
    ['a mail address without a domain', 'link', '[x](mailto:jo@clinic)'],
    ['a telephone link without a number', 'link', '[x](tel:)'],
    ['a telephone link with letters', 'link', '[x](tel:CALLNOW)'],
    ['an area code that no place has', 'link', '[x](tel:+10121550100)'],
    [
      'an address that ends in an invisible mark',
      'web-address',
      '[x](https://a.example/%E2%80%AC)',
    ],
    ['an address with an escaped mark', 'web-address', '[x](https://a.example/&#x202C;)'],
    [
      'a link that dials another number than it shows',
      'dials-another',
      '[239-555-0111](tel:+12395550112)',
    ],
    ['a link that dials another number in a crisis', 'dials-another', '[988](tel:911)'],
    ['a message to another number in a crisis', 'dials-another', '[988](sms:911)'],
    ['a row of a table that lacks a cell', 'table-cells', '| A | B |\n| --- | --- |\n| one |'],
    ['a row of a table with one cell more', 'table-cells', '| A |\n| --- |\n| one | two |'],
    ['an unknown fact', 'unknown-fact', 'Call {fone}.'],
    ['spaces in braces', 'unknown-fact', 'Call { phone }.'],
    ['an unknown fact in an address', 'unknown-fact', '[x](https://a.example/{fone})'],
    ['a date within a paragraph', 'unknown-fact', 'One {until 2027-01-01} two.'],
    ['a date in an entry', 'unknown-fact', '- {until 2027-01-01} One'],
    ['a brace that is not closed', 'unclosed-brace', 'One {phone two.'],
    ['a brace that is not opened', 'unread-markdown', 'One phone} two.'],
    ['a month that there is not', 'period', '{from 2026-13-01} One.'],
    ['a day that there is not', 'period', '{until 2026-02-30} One.'],
    ['an end before its beginning', 'period', '{from 2027-12-01} {until 2026-12-01} One.'],
    ['two ends', 'period', '{until 2027-01-01} {until 2028-01-01} One.'],
    ['a date in another form', 'period', '{until 1/1/2027} One.'],
    ['a language that there is not', 'unknown-language', '[Hola]{lang=spanish}'],
    ['a heading without a space', 'unread-markdown', '##A plan'],
    ['bold words that do not end', 'unread-markdown', 'We **talk.'],
    ['bold words with a space inside', 'unread-markdown', '** it **'],
    ['a star with spaces', 'unread-markdown', '* it *'.replace('*', 'is *')],
    ['a link with a space before its address', 'unread-markdown', '[us] (page:contact)'],
    ['a link with a space in its address', 'unread-markdown', '[911](tel: 911)'],
    ['a link that does not end', 'unread-markdown', 'See [us](page:contact for it.'],
    ['a link whose words do not end', 'unread-markdown', 'See [us(page:contact) for it.'],
    ['a link to an address that stands nowhere', 'unread-markdown', 'See [us][2].'],
    ['bullets pasted from elsewhere', 'unread-markdown', '•\tlose the thread'],
    ['round bullets', 'unread-markdown', '● One\n● Two'],
    ['bullets of Word’s second level', 'unread-markdown', 'o\tOne'],
    ['a bullet of a symbol font', 'unread-markdown', '\uF0B7 One'],
    ...[...'‣⁃▪◦●○■□►'].map((sign) => [
      `the bullet ${sign} of another program`,
      'unread-markdown',
      `${sign} One`,
    ]),
    ['a round bullet before spaces', 'unread-markdown', 'o  One'],
    ['a bullet in a further line of a box', 'unread-markdown', '> One\n> • Two'],
    ['a bullet as HTML', 'html', '&bull; One'],
    ['a space as HTML', 'html', 'One&nbsp;two'],
    ['a sign as a number of HTML', 'html', '&#8226; One'],
    ['a control character as HTML', 'html', 'One&#x80;two'],
    ['a character of Wingdings within a line', 'unread-markdown', 'One \uF0E0 two'],
    ['a line end as programmers type it', 'unread-markdown', 'One\\nTwo'],
    ['a path of Windows', 'unread-markdown', 'C:\\Files'],
    ['low lines with a space inside', 'unread-markdown', '_ it _'],
    ['emphasis that does not end', 'unread-markdown', 'We _talk.'],
    ['emphasis that does not begin', 'unread-markdown', 'We talk_ now.'],
    ['a link of a space', 'empty-link', '[ ](page:contact)'],
    ['a link of an arrow', 'empty-link', '[→](page:contact)'],
    ['a plus without a space', 'unread-markdown', '+one'],
    ['a note of another program', 'unread-markdown', '[!NOTE] One'],
    ['a box to tick without a list', 'unread-markdown', '[ ] One'],
    ['a ticked box without a list', 'unread-markdown', '[x] One'],
    ['two waves', 'unread-markdown', 'One ~~ two'],
    ['a bracket that closes nothing', 'unread-markdown', 'One] two[ three'],
    ['an entry of a list without a space', 'unread-markdown', '- one\n-two'],
    [
      'a table whose line of dashes lacks a cell',
      'unread-markdown',
      '| A | B |\n| --- |\n| one | two |',
    ],
    ['a table without its line of dashes', 'unread-markdown', '| A | B |\n| one | two |'],
    ['a line break of a programmer', 'line-break', 'One\\\nTwo'],
    ['the sign of a lost letter', 'encoding', 'Los ni\uFFFDos'],
    ['a control character of Windows', 'control-character', 'One\u0085two'],
    ['a control character', 'control-character', 'One\u000Btwo'],
    ['a null character', 'control-character', 'One\u0000two'],
  ])('is refused with %s', (_, code, text) => {
    expect(codesOf(text)).toContain(code);
  });

  it('gets the line of each fault', () => {
    const text = '## One\n\nTwo\nand **three.\n\n- [ ] Four\n\nCall [](page:contact).';
    const { findings } = readAsBody(text);
    expect(
      findings.map(({ code, line, values }) => [code, Number(line) - firstLine + 1, values.found]),
    ).toEqual([
      ['unread-markdown', 4, '**three.'],
      ['checkbox', 6, '- [ ] Four'],
      ['empty-link', 8, '[](page:contact)'],
    ]);
  });

  it('is checked as a whole, with paragraphs that do not hold today', () => {
    expect(codesOf('{from 2030-01-01} See [us](page:nope).')).toEqual(['link']);
  });

  it.each(['*Call first', '&Call first', '!Call first', 'Suite #5 on the left', 'Suite 5 # left'])(
    'is refused in a field where YAML would lose a part of it: %s',
    (text) => {
      const findings: Finding[] = [];
      sourceOf('practice.yaml', `a: x\nb: ${text}\n`, findings);
      expect(findings).toMatchObject([{ code: 'cut-off', line: 2 }]);
    },
  );

  it('has no headings as an answer', () => {
    expect(readAsAnswer('## One').findings).toMatchObject([
      { code: 'heading-place', field: 'questions.0.answer', line: 4 },
    ]);
  });

  it.each([
    [
      'links of every kind',
      'Call [988](tel:988), [text AYUDA](sms:988?body=AYUDA), [write](mailto:a@b.example?subject=Records), see [NIMH](https://nimh.nih.gov).',
    ],
    ['an address that is printed, with a question mark', 'See maps.example/park?lot=5.'],
    ['signs that mean themselves', '**#1** – $5 · [now], 5 < 6, snake_case, AT&T; and R&D.'],
    ['signs in an address', 'See https://a.example/_a_b*c and <https://a.example/_d>.'],
    [
      'signs that a backslash makes ordinary',
      '988\\. They answer. 5 \\* 3, \\[sic\\], \\{x\\}, \\_ga, C:\\\\new, \\&bull; and\n\\#one.',
    ],
    ['the same heading twice', '## One\n\n### Costs\n\na\n\n## Two\n\n### Costs\n\nb'],
    ['a dash before what somebody says', '—¿Cómo está?\n\n— Bien.'],
    ['numbers in a list', '- -5 °F\n- 2.5 miles\n- (239) 555-0100'],
    ['an ordinal of the other gender', 'En la\n2.ª consulta.'],
    ['words that begin like bullets', 'or so, o bien, iv and a. m.'],
    ['an area code of three digits', '(239) 555-0100 is ours.'],
    ['an ordinal at the start of a line', 'Desde el\n1.º de enero.'],
    ['a telephone number at the start of a line', 'Call\n(239) 555-0100.'],
    ['numbers of one kind in a list', '1. One\n1. Two\n1. Three'],
    ['lists within lists', '1. One\n   - Two\n   - Three\n2. Four'],
    ['emoji', 'One 👩‍⚕️ two ⚠️'],
  ])('may hold %s', (_, text) => {
    expect(readAsBody(text).findings).toEqual([]);
  });

  it('has no invisible characters on the page, and ordinary spaces', () => {
    const text =
      'Ca\u00ADll\u200B\u061C\u202Fus\u00A0now [in](https://portal.example/login\u202C).';
    expect(readAsBody(text).html).toBe(
      '<p>Call us now <a href="https://portal.example/login">in</a>.</p>',
    );
  });

  it('has each accent in its letter, so that no font draws the two apart', () => {
    expect(readAsBody('An\u0303o').html).toBe('<p>A\u00F1o</p>');
  });

  it('keeps the marks that Arabic needs around a number', () => {
    expect(readAsBody('[اتصل \u2066555\u2069]{lang=ar}').html).toContain('\u2066555\u2069');
  });
});

describe('characters that nobody sees', () => {
  it.each([
    ...['\u00AD', '\u115F', '\u1160', '\u180E', '\u200B', '\u2060', '\u2064', '\u206A', '\u206F'],
    ...['\u3164', '\uFEFF', '\uFFA0', '\uFFF9', '\uFFFB'],
  ])('are left out of each text, and refused in an address: %j', (character) => {
    expect(cleaned(`a${character}b`)).toBe('ab');
    expect(hasInvisible(`https://a.example/${character}`)).toBe(true);
    expect(hasInvisible(encodeURI(`https://a.example/${character}`))).toBe(true);
  });

  it.each([
    ...['\u00A0', '\u1680', '\u2000', '\u200A', '\u2028', '\u2029', '\u202F', '\u205F', '\u3000'],
  ])('are ordinary spaces where they look like one: %j', (space) => {
    expect(cleaned(`a${space}b`)).toBe('a b');
  });

  it.each(['\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069'])(
    'are left out where they turn the direction, but for lines from right to left: %j',
    (mark) => {
      const lines = ['ab', 'א', 'ا', 'ܐ', 'ށ'];
      const marked = lines.map((line) => `${mark}${line}`);
      expect(cleaned(marked.join('\r\n')).split('\n')).toEqual(['ab', ...marked.slice(1)]);
      expect(hasInvisible(`https://a.example/${mark}`)).toBe(true);
    },
  );

  it('are none in an address with other letters, or one that cannot be decoded', () => {
    for (const address of [
      'https://a.example/ñ',
      'https://a.example/%C3%B1',
      'https://a.example/%',
    ]) {
      expect(hasInvisible(address), address).toBe(false);
    }
  });
});
