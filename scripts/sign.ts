import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../lib/content/content.server';
import { sign, signatureNames } from '../lib/content/signatures.server';
import { floridaToday } from '../lib/dates.server';
import { runScript } from './lib/errors';

/**
 * Signs pages as they are, with today's date: `npm run sign -- approved "Jo Doe" en/about.md`, or
 * `reviewed` for a clinician's review. Each language is signed by itself.
 */
await runScript(() => {
  const [word, by, ...files] = process.argv.slice(2);
  const name = signatureNames.find((name) => name === word);
  if (!name || !by || by.includes('{') || files.length === 0) {
    console.error('Say how, who and what: npm run sign -- approved "Jo Doe" en/about.md');
    process.exitCode = 1;
    return;
  }
  // Throws an error that lists all faults of the content.
  readContent('content');
  for (const file of files.map((file) => join('content', file.replace(/^content\//, '')))) {
    const text = readFileSync(file, 'utf8');
    const signed = sign(text, name, { by, on: floridaToday() });
    writeFileSync(file, signed);
    console.log(
      signed === text
        ? `${file} has no field ${name}By, so it is left as it is.`
        : `${file} is ${name} by ${by}.`,
    );
  }
});
