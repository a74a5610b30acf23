import { readContent } from '../lib/content/content.server';
import { acceptTranslation, staleTranslations } from '../lib/content/translations.server';
import { contentFolder } from '../lib/folders.server';
import { runScript } from './lib/errors';

/**
 * Lists Spanish texts that are older than the English ones, and accepts those named:
 * `npm run accept-translation -- services/adhd-treatment.md`, or `-- --all`.
 */
await runScript(() => {
  // Throws an error that lists all faults of the content.
  readContent(contentFolder);
  const stale = staleTranslations(contentFolder);
  const names = process.argv.slice(2).map((name) => name.replace(/^(content\/)?(en\/|es\/)?/, ''));
  for (const name of stale) {
    const isAccepted = names.includes(name) || names.includes('--all');
    if (isAccepted) acceptTranslation(contentFolder, name);
    const state = isAccepted ? 'accepted as it is' : 'older than its English text';
    console.log(`content/es/${name} is ${state}.`);
  }
  if (names.length === 0 && stale.length > 0) {
    console.log(
      '\nCheck each one, then accept it: npm run accept-translation -- services/adhd-treatment.md',
    );
  }
});
