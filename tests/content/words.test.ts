import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content/content.server';
import { staleTranslations } from '../../lib/content/signatures.server';
import { contentFolder } from '../../lib/folders.server';
import { limits, reportPages } from '../../scripts/reports/words';
import { textsOf } from '../texts';

const content = readContent(contentFolder);

describe('the town pages', () => {
  it('differ in substance', () => {
    const alike = reportPages(content).map(({ twin }) => twin?.similarity ?? 0);
    expect(Math.max(...alike)).toBeLessThan(limits.townSimilarity);
  });
});

describe('quotation marks', () => {
  it.each([
    ['en', /[“”„«»]/, 'straight'],
    ['es', /["“”„]|[.,]»/, '«…», the full stop after them'],
  ] as const)('are of one kind in %s', (language, others, expected) => {
    const { dictionary, pages } = content.words[language];
    const mixed = textsOf([dictionary, ...pages.values()]).filter((text) => others.test(text));
    expect(mixed, `quotation marks: ${expected}`).toEqual([]);
  });
});

describe('the Spanish texts', () => {
  it('are as new as the English ones; else look them through: npm run accept-translation', () => {
    expect(staleTranslations(contentFolder)).toEqual([]);
  });
});
