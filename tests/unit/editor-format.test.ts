import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { divideFrontMatter } from '../../lib/content/front-matter';
import { listFiles } from '../../scripts/lib/files';
import { projectFolder } from '../support/project';

/**
 * The YAML of a file. `npx playwright test --config tests/editor/playwright.config.ts` shows that the
 * editor writes it this way.
 */
const asTheEditorWrites = (yaml: string) =>
  stringify(parse(yaml), { lineWidth: 0, singleQuote: true });

/** The files of a folder that the editor saves; whoever draws the map edits its file by hand. */
const edited = (folder: string) =>
  listFiles(folder).filter((file) => /\.(md|yaml)$/.test(file) && file !== 'map.yaml');

describe.each(['naples', 'destin'])('the sample %s', (name) => {
  const folder = join(projectFolder, 'tests/samples', name);

  it.each(edited(folder))(
    'is written as the editor saves it, so that a save changes nothing else: %s',
    (file) => {
      const raw = readFileSync(join(folder, file), 'utf8');
      const yaml = file.endsWith('.md')
        ? (divideFrontMatter(raw)?.fields.slice('---\n'.length) ?? '')
        : raw;
      expect(asTheEditorWrites(yaml)).toBe(yaml);
    },
  );
});
