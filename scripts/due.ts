import { readContent } from '../lib/content/content.server';
import { dueBetween } from '../lib/content/due.server';
import { contentFolder } from '../lib/folders.server';
import { UserError } from '../lib/user-error.server';
import { runScript } from './lib/errors';

/**
 * Lists what has begun or ended since the day of a build, so that it is time for another one:
 * `npx tsx scripts/due.ts 2026-11-20`. Its output is empty where all is as it was.
 */
await runScript(() => {
  const [after = ''] = process.argv.slice(2);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(after)) {
    throw new UserError(
      `found "${after}", expected the day of a build: npx tsx scripts/due.ts 2026-11-20 (build.json, served with the site, names it)`,
    );
  }
  const content = readContent(contentFolder);
  const due = dueBetween(content, after, content.today);
  for (const { day, file, what } of due) console.log(`${day}  content/${file}  ${what}`);
  if (due.length === 0) console.error(`Nothing has begun or ended since ${after}.`);
});
