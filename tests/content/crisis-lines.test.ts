import { expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';

const { 'crisis-lines': lines } = readContent(contentFolder);

// 988 answers in Spanish after 2, and after 1 the line for veterans (988lifeline.org).
it('the Spanish words of 988 lead to its line in Spanish', () => {
  const buttons = lines.flatMap(({ address, button }) =>
    button && address.es === 'tel:988' ? [button.words.es, button.brief.es] : [],
  );
  expect(buttons.length).toBeGreaterThan(0);
  for (const words of buttons) expect(words).toMatch(/\b988\b.*\b2$/);
});
