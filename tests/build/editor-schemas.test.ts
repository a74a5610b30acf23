import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileSchemas, jsonSchemaOf } from '../../lib/content/file-schemas.server';
import { distFolder } from '../../lib/folders.server';

it.each(Object.entries(fileSchemas))(
  'writes the JSON Schema of %s where editors look for it',
  (name, schema) => {
    const written = readFileSync(`${distFolder}/schemas/${name}.json`, 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(jsonSchemaOf(schema))));
  },
);
