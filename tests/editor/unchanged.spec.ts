import { expect } from 'playwright/test';
import { editableFactSchemas } from '../../lib/content/file-schemas.server';
import { editorSettings } from '../../lib/editor/config.server';
import { routes } from '../support/routes';
import { place, test } from './editor';

const { collections = [] } = editorSettings(place).config.en;
const entries = Object.fromEntries(
  collections.map((collection) => [
    `${collection.name}`,
    'files' in collection
      ? collection.files.map(({ name }) => name)
      : routes.flatMap(({ id }) => id.match(RegExp(`(?<=^${collection.name}/).*`)) ?? []),
  ]),
);

test('a save without a change is tried with every file of the editor', () => {
  expect(Object.values(entries).flat()).toHaveLength(
    routes.length + 1 + Object.keys(editableFactSchemas).length,
  );
});

/**
 * Facts without a text to type a space in: no notice, or ids and addresses alone. That they have the
 * editor's form is held by `tests/unit/editor-format.test.ts`.
 */
const withoutText = ['notices', 'services', 'policies'];

for (const [collection, names] of Object.entries(entries)) {
  test(`a save without a change leaves every byte: ${collection}`, async ({ editor, page }) => {
    for (const name of names) {
      if (collection === 'facts' && withoutText.includes(name)) continue;
      await editor.edit(`${collection}/entries/${name}`);
      const closed = editor.pane().getByRole('button', { name: 'Expand', exact: true });
      if (collection === 'facts') {
        await page.waitForFunction(() => document.querySelector('.item, textarea'));
        if ((await closed.count()) > 0) await closed.last().click();
      }
      // A space at the end makes a change to save, and no file keeps it.
      const text = page
        .locator('[role=group]')
        .getByRole('textbox')
        .and(page.locator('textarea, [type=text]:not([inputmode])'))
        .last();
      await text.press('End');
      await text.pressSequentially(' ');
      expect(await editor.save(), name).toEqual({});
    }
  });
}
