import { expect } from 'playwright/test';
import { editorSettings } from '../../lib/editor/config.server';
import { contentFiles, factFiles } from '../../lib/editor/content-files.server';
import { place, test } from './editor';

const { collections = [] } = editorSettings(place).config;
const entries = collections.flatMap((collection) => {
  if ('files' in collection)
    return collection.files.map(({ name }) => `${collection.name}/entries/${name}`);
  return contentFiles.flatMap(
    ({ file }) => /^en\/(towns\/[\w-]+)\.md$/.exec(file)?.[1]?.replace('/', '/entries/') ?? [],
  );
});

test('a save without a change leaves every byte of every content file', async ({
  editor,
  page,
}) => {
  expect(entries).toHaveLength(factFiles.length + (contentFiles.length - factFiles.length) / 2);
  const saved: string[] = [];
  page.on(
    'console',
    (message) => message.text().startsWith('saved ') && saved.push(message.text()),
  );
  for (const entry of entries) {
    await editor.edit(entry);
    const expand = page.getByRole('button', { name: 'Expand', exact: true });
    if (entry.startsWith('facts/') && (await expand.count()) > 0) await expand.first().click();
    // A space at the end, which no file keeps: else there would be nothing to save.
    const text = page
      .locator('.content-editor, [role=group]')
      .getByRole('textbox')
      .and(page.locator('textarea, [type=text]'))
      .first();
    await text.press('End');
    await text.pressSequentially(' ');
    expect(await editor.save(), entry).toEqual({});
  }
});
