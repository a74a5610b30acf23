import { readContent } from '../lib/content/content.server';
import {
  acceptTranslation,
  staleTranslations,
  translatedFiles,
} from '../lib/content/signatures.server';
import { contentFolder } from '../lib/files/folders.server';
import { UserError } from '../lib/user-error.server';
import { runScript } from './lib/errors';

/**
 * Lists the Spanish texts that nobody has accepted since they or their English ones changed, and accepts those named:
 * `npm run accept-translation -- services/adhd-treatment.md`, or `-- --all`.
 */
await runScript(() => {
  const files = translatedFiles(readContent(contentFolder).routes);
  const names = process.argv.slice(2).map((name) => name.replace(/^(content\/)?(en\/|es\/)?/, ''));
  const unknown = names.filter((name) => name !== '--all' && !files.includes(name));
  if (unknown.length > 0)
    throw new UserError(`There is no ${contentFolder}/es/${unknown.join(', ')}.`);
  const stale = staleTranslations(contentFolder, files);
  if (stale.length === 0) console.log('All Spanish texts are accepted as they are.');
  for (const name of stale) {
    const isNamed = names.includes(name) || names.includes('--all');
    if (isNamed) acceptTranslation(contentFolder, name);
    console.log(
      `${contentFolder}/es/${name} is ${isNamed ? 'accepted' : 'not accepted'} as it is.`,
    );
  }
});
