import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../lib/content/content.server';
import { sign } from '../lib/content/signatures.server';
import { signatureNames } from '../lib/content/signed-text';
import { contentFolder } from '../lib/files/folders.server';
import { UserError } from '../lib/user-error.server';
import { runScript } from './lib/errors';

/**
 * Signs the present text of pages with today's date: `npm run sign -- approved "Jo Doe" en/about.md`, or
 * `reviewed` for a clinician's review. Each language is signed by itself.
 */
await runScript(() => {
  const [kind, by, ...names] = process.argv.slice(2);
  const signature = signatureNames.find((known) => known === kind);
  const files = names.map((name) => name.replace(/^content\//, ''));
  const { today: on, sources } = readContent(contentFolder);
  if (!signature || !by || files.length === 0) {
    throw new UserError('Say how, who and what: npm run sign -- approved "Jo Doe" en/about.md');
  }
  const noPages = files.filter((file) => !file.endsWith('.md') || !sources.has(file));
  if (noPages.length > 0) {
    throw new UserError(
      `Nothing was signed, because these are no texts of a page of the site: ${noPages.join(', ')}. Leave them out, or see whether their page is retired.`,
    );
  }
  for (const file of files.map((file) => join(contentFolder, file))) {
    writeFileSync(file, sign(readFileSync(file, 'utf8'), signature, { by, on }));
    console.log(`${file} is ${signature} by ${by}.`);
  }
});
