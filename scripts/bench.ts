import './production';

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { budgets } from '../lib/budgets';
import { addresses } from '../lib/routes';
import { fileOf } from '../tests/build/built-site';
import { measureBuilds, printBuilds } from './bench/build-time';
import { type Interactions, interact } from './bench/interactions';
import { measureNextPage } from './bench/next-page';
import { median } from './bench/phone';
import { serve } from './bench/server';
import { bare, visit } from './bench/visits';
import { weigh, weighScripts } from './bench/weights';
import { findBrowser, launchOptions } from './browser';
import { build, failBuild } from './build';
import { isBuildCurrent } from './build-inputs';

/**
 * Measures the site as a stranger on a slow phone would and prints tables beside the budgets:
 * `npm run bench`. All of it goes into `test-results/bench.json`, too. Times differ from machine
 * to machine: compare those of one run.
 */

/** How often what differs from run to run is measured; the median counts. */
const rounds = 5;

const paths = addresses
  .filter(
    ({ route, language }, index) =>
      addresses.findIndex(
        (other) => other.route.kind === route.kind && other.language === language,
      ) === index,
  )
  .map(({ path }) => path);
const homes = ['/', '/es'];

if (!isBuildCurrent()) await build().catch(failBuild);
const browser = await chromium.launch(launchOptions(await findBrowser()));
const site = await serve();
const withoutScripts = await serve({ change: bare });

const weights = Object.fromEntries(
  paths.map((path) => [path, weigh(readFileSync(fileOf(path), 'utf8'), 'dist/client')]),
);
const scripts = weighScripts('dist');
print('Bytes, as a CDN sends them (brotli)', weights);
print('Scripts', { ...scripts, budgetOfHome: budgets.homeScripts });

const visits: Record<string, object> = {};
for (const path of paths) {
  for (const screen of ['phone', 'desk'] as const) {
    visits[`${path} ${screen}`] = await visit(browser, site.site + path, screen);
  }
}
print('First visits, 4 times slower processor, 150 ms, 1.6 Mbit/s', visits);

const largestPaints: Record<string, object> = {};
for (const path of homes) {
  const [own, still]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    own.push((await visit(browser, site.site + path, 'phone')).largestPaintMs);
    still.push((await visit(browser, withoutScripts.site + path, 'phone')).largestPaintMs);
  }
  const [ownMs, withoutScriptsMs] = [median(own), median(still)];
  largestPaints[path] = { ownMs, withoutScriptsMs, ratio: ownMs / withoutScriptsMs };
}
print('Largest paint, beside the same document without scripts and islands', largestPaints);

const taps: Record<string, Record<string, number>> = {};
for (const path of homes) {
  const results: Interactions[] = [];
  for (let round = 0; round < rounds; round++) {
    results.push(await interact(browser, site.site + path));
  }
  const { acceptsLost: _, ...times } = results[0] as Interactions;
  taps[path] = Object.fromEntries(
    Object.keys(times).map((name) => [
      name,
      median(results.map((result) => result[name as keyof typeof times])),
    ]),
  );
  taps[path].acceptsLost = results.reduce((sum, { acceptsLost }) => sum + acceptsLost, 0);
}
print('From tap to paint', taps);

const nextPage = await measureNextPage(rounds);
print('Next page, from click to paint, document 150 ms away, nothing slowed', nextPage);

await browser.close();
site.close();
withoutScripts.close();
console.log('\nBuilding the HTML');
const builds = await measureBuilds();
printBuilds(builds);
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
const report = {
  machine,
  budgets,
  weights,
  scripts,
  visits,
  largestPaints,
  taps,
  nextPage,
  builds,
};
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/bench.json', JSON.stringify(report, null, 2));
console.log('\nAll of it: test-results/bench.json');

function print(title: string, rows: object) {
  console.log(`\n${title}`);
  console.table(
    JSON.parse(JSON.stringify(rows), (_, value) =>
      typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
    ),
  );
}
