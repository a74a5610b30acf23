import { readContent } from '../lib/content/content.server';
import { dueBetween } from '../lib/content/due.server';
import { contentFolder } from '../lib/folders.server';
import { runScript } from './lib/errors';

/**
 * Lists what has begun or ended since the day of a build, so that it is time for another one:
 * `npm run --silent due -- 2026-11-20`. Prints nothing where all is as it was.
 */
await runScript(() => {
  const [after = ''] = process.argv.slice(2);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(after)) {
    throw new Error(`The day of the last build is "${after}"; expected a day such as 2026-11-20.`);
  }
  const content = readContent(contentFolder);
  for (const { day, file, what } of dueBetween(contentFolder, content, after, content.today)) {
    console.log(`${day}  content/${file}  ${what}`);
  }
});
