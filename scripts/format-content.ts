import { writeFileSync } from 'node:fs';
import { readContent } from '../lib/content/content.server';
import { filesOutOfForm } from '../lib/editor/content-files.server';
import { contentFolder } from '../lib/folders.server';
import { runScript } from './lib/errors';

/**
 * Brings the content files into the form in which the editor writes them, so that whoever saves one
 * there changes nothing else: `npm run format`. With `--check` it lists those that are in another.
 */
await runScript(() => {
  // Throws an error that lists all faults of the content: what cannot be read is not written.
  readContent(contentFolder);
  const isCheck = process.argv.includes('--check');
  for (const { path, formed } of filesOutOfForm(contentFolder)) {
    if (isCheck) {
      console.error(`${path} is not as the editor writes it; npm run format mends it.`);
      process.exitCode = 1;
    } else {
      writeFileSync(path, formed);
      console.log(`Formatted ${path}.`);
    }
  }
});
