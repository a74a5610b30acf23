import { writeFileSync } from 'node:fs';
import { fieldList } from '../lib/content/field-list.server';

/** Writes the list of the content files' fields anew: `npm run fields`. */
writeFileSync('.github/fields.md', fieldList());
