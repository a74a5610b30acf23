import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { languages } from '../../lib/language';
import { dialedBy } from '../../lib/words/telephones';

const { 'crisis-lines': lines } = readContent(contentFolder);

// 988 answers in Spanish after 2, and after 1 the line for veterans (988lifeline.org).
it('the Spanish words of 988 lead to its line in Spanish', () => {
  const buttons = lines.flatMap(({ address, button }) =>
    button && address.es === 'tel:988' ? [button.words.es, button.brief.es] : [],
  );
  expect(buttons.length).toBeGreaterThan(0);
  for (const words of buttons) expect(words).toMatch(/\b988\b.*\b2$/);
});

describe.each(languages)('a crisis line (%s)', (language) => {
  it('is called by the number by which texts quote it, and that its words say', () => {
    for (const { id, words, address, button } of lines) {
      const dialed = dialedBy(address[language]) ?? '';
      if (/^\d{3}$/.test(id)) expect(dialed, id).toBe(id);
      const said = [words, button?.words, button?.brief].flatMap((text) => text?.[language] ?? []);
      const numbers = said.map((text) => /\d{3}[\d() -]*/.exec(text)?.[0].replace(/\D/g, '') ?? '');
      for (const number of numbers) expect(dialed, id).toMatch(new RegExp(`${number}$`));
    }
  });

  it('is called and texted in both languages alike, and the word to text is said', () => {
    for (const { id, words, address, button } of lines) {
      const [schemes, others] = [address.en, address.es].map((link) => link.split(':'));
      expect(schemes?.[0], id).toBe(others?.[0]);
      const [, word] = /body=(\w+)/.exec(address[language]) ?? [];
      for (const text of [words, button?.words, button?.brief]) {
        if (word && text) expect(text[language], id).toContain(word);
      }
    }
  });
});
