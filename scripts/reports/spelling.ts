import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { languages } from '../../lib/language';
import { addresses } from '../../lib/routes.server';
import { ensureBuild } from '../lib/ensure-build';
import { runScript } from '../lib/errors';
import { builtFile } from '../lib/pages';
import { faultsOfDictionary, faultsOfPage, spellingHelp } from '../lib/spelling-faults';

/** Looks up every word of the pages and prints those that no dictionary has. */
await runScript(() => {
  ensureBuild();
  const faults = new Set([
    ...addresses.flatMap(({ path }) => faultsOfPage(load(readFileSync(builtFile(path))), path)),
    ...languages.flatMap(faultsOfDictionary),
  ]);
  for (const fault of faults) console.log(fault);
  const count = `${faults.size} ${faults.size === 1 ? 'word' : 'words'}`;
  console.log(faults.size > 0 ? `\n${count} to look at. ${spellingHelp}` : 'Every word is known.');
  process.exitCode = faults.size > 0 ? 1 : 0;
});
