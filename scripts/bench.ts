import './production';

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { budgets } from '../lib/budgets';
import { addresses } from '../lib/routes';
import { fileOf } from '../tests/build/built-site';
import { measureBuilds, printBuilds } from './bench/build-time';
import { type Interactions, interact } from './bench/interactions';
import { askLighthouse, loadLighthouse } from './bench/lighthouse';
import { measureNextPage } from './bench/next-page';
import { median } from './bench/phone';
import { serve } from './bench/server';
import { bare, visit } from './bench/visits';
import { weigh, weighScripts } from './bench/weights';
import { findBrowser, launchOptions } from './browser';
import { build, failBuild } from './build';
import { isBuildCurrent } from './build-inputs';

/**
 * Measures the site as a stranger on a slow phone would and prints tables: `npm run bench`, or
 * `npm run bench -- taps next-page` for some parts of it. All of it goes into
 * `test-results/bench.json`, too. Times differ from machine to machine and with what else runs
 * there: compare those of one run.
 */
const parts: Record<string, () => Promise<object>> = {
  bytes: measureBytes,
  visits: measureVisits,
  'largest-paint': measureLargestPaint,
  taps: measureTaps,
  'next-page': measureNextPages,
  lighthouse: measureLighthouse,
  building: measureBuilding,
};

/** How often what differs from run to run is measured; the median counts. */
const rounds = 7;

const homes = ['/', '/es'];
const screens = ['phone', 'desk'] as const;
/** The first page of each kind in each language. */
const paths = addresses
  .filter(
    ({ route, language }, index) =>
      addresses.findIndex(
        (other) => other.route.kind === route.kind && other.language === language,
      ) === index,
  )
  .map(({ path }) => path);

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
if (!isBuildCurrent()) await build().catch(failBuild);
const browser = await chromium.launch(launchOptions(await findBrowser('whole')));
const site = await serve();
const report: Record<string, object> = {
  machine: { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg() },
  budgets,
};
for (const [name, measure] of Object.entries(parts)) {
  if (names.length === 0 || names.includes(name)) report[name] = await measure();
}
await browser.close();
site.close();
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/bench.json', JSON.stringify(report, null, 2));
console.log('\nAll of it: test-results/bench.json');

async function measureBytes() {
  const documents = Object.fromEntries(
    paths.map((path) => [path, weigh(readFileSync(fileOf(path), 'utf8'), 'dist/client')]),
  );
  const scripts = weighScripts('dist');
  print('Bytes, as a CDN sends them (brotli)', documents);
  print('Scripts: of the home page once all on it has been used, and all there are', { scripts });
  return { documents, scripts };
}

async function measureVisits() {
  const visits: Record<string, object> = {};
  for (const path of paths) {
    for (const screen of screens) {
      visits[`${path} ${screen}`] = await visit(browser, site.site + path, screen);
    }
  }
  print('First visits: processor 4 times slower, 150 ms, 1.6 Mbit/s', visits);
  return visits;
}

async function measureLargestPaint() {
  const withoutScripts = await serve({ change: bare });
  const result: Record<string, object> = {};
  for (const path of homes) {
    const [own, still]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      own.push((await visit(browser, site.site + path, 'phone')).largestPaintMs);
      still.push((await visit(browser, withoutScripts.site + path, 'phone')).largestPaintMs);
    }
    const [ownMs, withoutScriptsMs] = [median(own), median(still)];
    result[path] = { ownMs, withoutScriptsMs, ratio: ownMs / withoutScriptsMs };
  }
  withoutScripts.close();
  print('Largest paint, beside the same document without scripts and islands', result);
  return result;
}

async function measureTaps() {
  const result: Record<string, object> = {};
  for (const path of homes) {
    const all: Interactions[] = [];
    for (let round = 0; round < rounds; round++) {
      all.push(await interact(browser, site.site + path));
    }
    const of = (name: keyof Interactions) => median(all.map((taps) => taps[name]));
    result[path] = {
      acceptMs: of('acceptMs'),
      acceptsLost: all.reduce((sum, { acceptsLost }) => sum + acceptsLost, 0),
      warmMenuMs: of('warmMenuMs'),
      warmDialogMs: of('warmDialogMs'),
      coldDialogMs: of('coldDialogMs'),
    };
  }
  print('From tap to paint', result);
  return result;
}

async function measureNextPages() {
  const result = await measureNextPage(rounds);
  print('Next page, from click to paint: the document 150 ms away, nothing slowed', result);
  return result;
}

async function measureLighthouse() {
  const lighthouse = await loadLighthouse();
  if (!lighthouse) {
    console.log('\nLighthouse could not be installed and was left out.');
    return { leftOut: true };
  }
  const result: Record<string, object> = {};
  const visits = paths.flatMap((path) =>
    screens.map((screen) => ({ address: site.site + path, screen })),
  );
  await askLighthouse(lighthouse, visits, (address, screen, { scores, missed }) => {
    result[`${new URL(address).pathname} ${screen}`] = { ...scores, missed: missed.join(' ') };
  });
  print('Lighthouse, of 100', result);
  return result;
}

async function measureBuilding() {
  console.log('\nBuilding the HTML');
  const builds = await measureBuilds();
  printBuilds(builds);
  return builds;
}

function print(title: string, rows: object) {
  console.log(`\n${title}`);
  console.table(
    JSON.parse(JSON.stringify(rows), (_, value) =>
      typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
    ),
  );
}
