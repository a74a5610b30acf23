import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../lib/content/content.server';
import { sign, signatureNames } from '../lib/content/signatures.server';
import { contentFolder } from '../lib/folders.server';
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
  const { today: on } = readContent(contentFolder);
  for (const file of names.map((name) => join(contentFolder, name.replace(/^content\//, '')))) {
    const text = readFileSync(file, 'utf8');
    const signed = sign(text, name, { by, on });
    writeFileSync(file, signed);
    console.log(`${file} ${signed === text ? `has no field ${name}By` : `is ${name} by ${by}`}.`);
  }
  // Throws an error that lists all faults of the content, such as a fact in place of a name.
  readContent(contentFolder);
});
