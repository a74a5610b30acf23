import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseFaults } from '../lib/checks/checks.server';
import { readContent } from '../lib/content/content.server';
import { sign, signatureNames } from '../lib/content/signatures.server';
import { translatedFiles } from '../lib/content/translations.server';
import { contentFolder } from '../lib/folders.server';
import { nearest } from '../lib/similarity.server';
import { runScript } from './lib/errors';

/**
 * Signs pages as they are, with today's date: `npm run sign -- approved "Jo Doe" en/about.md`, or
 * `reviewed` for a clinician's review. Each language is signed by itself.
 */
await runScript(() => {
  const [word, by = '', ...names] = process.argv.slice(2);
  const name = signatureNames.find((name) => name === word);
  if (!name || !by || names.length === 0) {
    console.log('Say how, who and what: npm run sign -- approved "Jo Doe" en/about.md');
    return;
  }
  const pages = translatedFiles
    .filter((name) => name.endsWith('.md'))
    .flatMap((page) => [`en/${page}`, `es/${page}`]);
  const files = names.map((name) => name.replace(/^content\//, ''));
  for (const file of files.filter((file) => !pages.includes(file))) {
    const page = nearest(file.replace(/^e[ns]\//, ''), translatedFiles);
    console.error(`There is no content/${file}. Say en/${page} or es/${page}.`);
    process.exitCode = 1;
  }
  if (process.exitCode) return;
  const { today: on } = readContent(contentFolder);
  for (const file of files.map((file) => join(contentFolder, file))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, sign(text, name, { by, on }));
    console.log(`${file} is ${name} by ${by}.`);
  }
  // Such as a fact in place of a name.
  refuseFaults(contentFolder);
});
