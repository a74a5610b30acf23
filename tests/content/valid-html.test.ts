import { type ConfigData, HtmlValidate } from 'html-validate/node';
import { describe, expect } from 'vitest';
import { notFoundPaths } from '../../lib/routes.server';
import { builtPages, otherDocuments, readHtml } from '../build/built-site';
import { onEach } from '../support/on-each';

const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these differently, which is equivalent.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The ids of `useId` start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Lists may have a name, and the style sheet keeps telephone numbers whole.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'tel-non-breaking': 'off',
    // Explicit roles keep a table a table when its rows are laid out as cards.
    'no-redundant-role': 'off',
  },
};

/** The rules for the not-found page, whose <template> contains the Spanish page with its own landmarks. */
const withAnotherPage: ConfigData = {
  ...config,
  rules: { ...config.rules, 'no-multiple-main': 'off', 'unique-landmark': 'off' },
};

describe('the HTML', () => {
  const documents = [...builtPages().map(({ path }) => path), ...otherDocuments];

  onEach(documents.map((path) => ({ path })))('of every document is valid', async ({ path }) => {
    const rules = path === notFoundPaths.en ? withAnotherPage : config;
    const { results } = await new HtmlValidate(rules).validateString(readHtml(path).html);
    const messages = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });
});
