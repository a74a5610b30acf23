import CMS from '@sveltia/cms';
import type { EditorSettings } from './config.server';
import { formatOf, readEntry, writeEntry } from './form';

const { config, schemas }: EditorSettings = await (await fetch('/admin/settings.json')).json();

for (const [name, schema] of Object.entries(schemas)) {
  CMS.registerCustomFormat(formatOf(name), name.startsWith('page-') ? 'md' : 'yaml', {
    fromFile: (text) => readEntry(schema, text),
    toFile: (entry) => writeEntry(schema, entry),
  });
}
CMS.init({ config });
