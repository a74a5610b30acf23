import { spawnSync } from 'node:child_process';
import { readContent } from '../lib/content/content.server';
import {
  acceptTranslation,
  staleTranslations,
  translatedFiles,
} from '../lib/content/translations.server';
import { contentFolder } from '../lib/folders.server';
import { nearest } from '../lib/similarity.server';
import { runScript } from './lib/errors';

/**
 * Lists Spanish texts that are older than the English ones, and accepts those named:
 * `npm run accept-translation -- services/adhd-treatment.md`, or `-- --all`.
 */
await runScript(() => {
  // Throws an error that lists all faults of the content.
  readContent(contentFolder);
  const names = process.argv.slice(2).map((name) => name.replace(/^(content\/)?(en\/|es\/)?/, ''));
  for (const name of names.filter((name) => name !== '--all' && !translatedFiles.includes(name))) {
    console.error(`There is no content/es/${name}. ${nearest(name, translatedFiles)}?`);
    process.exitCode = 1;
  }
  const stale = staleTranslations(contentFolder);
  if (stale.length === 0) console.log('All Spanish texts are as new as the English ones.');
  for (const name of stale) {
    if (names.includes(name) || names.includes('--all')) {
      const isForgotten = hasChanged(`en/${name}`) && !hasChanged(`es/${name}`);
      const doubt = isForgotten
        ? ' Since the last commit only the English has changed: see that the Spanish says the same.'
        : '';
      acceptTranslation(contentFolder, name);
      console.log(`content/es/${name} is accepted as it is.${doubt}`);
    } else {
      console.log(`content/es/${name} is not accepted as it is.`);
    }
  }
});

/** Whether a content file differs from the last commit; false where there is no git. */
function hasChanged(file: string): boolean {
  const args = ['diff', '--quiet', 'HEAD', '--', `${contentFolder}/${file}`];
  return spawnSync('git', args).status === 1;
}
