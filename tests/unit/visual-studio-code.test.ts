import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factSchemas } from '../../lib/content/file-schemas.server';

it('Visual Studio Code knows the schema of each file of facts, and of the dictionaries', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const files = Object.keys(factSchemas).map((name) => `content/${name}.yaml`);
  expect(Object.values<string>(settings['yaml.schemas']).sort()).toEqual(
    [...files, 'content/*/dictionary.yaml'].sort(),
  );
});
