import '../tests/support/use-sample';
import { parseArgs } from 'node:util';
import { engines, type Result, tryRow } from '../tests/engines/engines';
import { rows } from '../tests/engines/rows';
import { serveSites } from '../tests/engines/site';
import { ensureFullSite } from '../tests/support/full-site';
import { ensureBuild } from './lib/ensure-build';
import { runScript } from './lib/errors';
import { ensureEngines } from './lib/install-engines';

/**
 * Does what patients rely on in Debian's Firefox and WebKit, which Playwright cannot drive, and prints a table of
 * it. `npm run test:engines -- firefox` takes one engine, `-- --row menus` the rows whose name has that word.
 * The exit code is 1 if a row fails.
 */
await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { row: { type: 'string', default: '' } },
  });
  const tried = engines.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  ensureEngines();
  ensureBuild();
  ensureFullSite();
  const site = await serveSites();
  const table: { behavior: string; results: Result[] }[] = [];
  for (const row of rows.filter(({ name }) => name.includes(values.row))) {
    const results: Result[] = [];
    for (const engine of tried) {
      const result = await tryRow(row, engine, site);
      console.log([row.name, engine.name, result.state, result.note].filter(Boolean).join('; '));
      results.push(result);
    }
    table.push({ behavior: row.name, results });
  }
  site.close();
  printTable(
    tried.map(({ name }) => name),
    table,
  );
});

/** Prints the table and the numbers of its results. The exit code is 1 if a row fails or none passes. */
function printTable(names: string[], table: { behavior: string; results: Result[] }[]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const head = [line(['behavior', ...names]), line(['---', ...names.map(() => '---')])];
  const lines = table.map(({ behavior, results }) =>
    line([behavior, ...results.map(({ state }) => state)]),
  );
  console.log(['', ...head, ...lines, ''].join('\n'));
  const states = table.flatMap(({ results }) => results.map(({ state }) => state));
  const count = (wanted: Result['state']) => states.filter((state) => state === wanted).length;
  console.log(`${count('pass')} passed, ${count('fail')} failed, ${count('not here')} not here`);
  if (count('fail') > 0 || count('pass') === 0) process.exitCode = 1;
}
