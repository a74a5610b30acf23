import '../lib/production';

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { budgets } from '../../lib/budgets.server';
import { distFolder } from '../../lib/folders.server';
import { pagesLoadedAgain } from '../lib/back-forward-cache';
import { findBrowser, launchOptions } from '../lib/browser';
import { ensureBuild } from '../lib/ensure-build';
import { weigh, weighScripts } from '../lib/page-weight';
import { builtFile, firstOfEachKind } from '../lib/pages';
import { serveBuild } from '../lib/server';
import { measureBuildTime } from './build-time';
import { type Interactions, interact } from './interactions';
import { measureNextPage, weighNextPages } from './next-page';
import { handWrittenPage } from './peer';
import { median } from './phone';
import { removeScripts, type Visit, visit } from './visits';

/**
 * Measures the site as on a slow phone and prints tables: `npm run bench`, or
 * `npm run bench -- taps next-page` for some parts of it. It also writes `test-results/bench.json`.
 * Times differ from machine to machine and with its load: compare those of one run.
 */
const parts: Record<string, () => Promise<object>> = {
  bytes: measureBytes,
  visits: measureVisits,
  'paint-and-work': measurePaintAndWork,
  taps: measureTaps,
  'next-page': measureNextPages,
  returning: measureReturning,
  building: measureBuilding,
};

/** How often each time is measured; the median is printed. */
const rounds = 7;

const screens = ['phone', 'desktop'] as const;
const paths = firstOfEachKind.map(({ path }) => path);

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
ensureBuild();
const browser = await chromium.launch(launchOptions(await findBrowser('full')));
const site = await serveBuild({ isSecure: true });
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
console.log('\nAll figures: test-results/bench.json');

async function measureBytes() {
  const documents = Object.fromEntries(
    paths.map((path) => [
      path,
      weigh(readFileSync(builtFile(path), 'utf8'), `${distFolder}/client`),
    ]),
  );
  const scripts = weighScripts(distFolder);
  print('Bytes, as a CDN sends them (brotli)', documents);
  print('Scripts: of the home page once everything on it has been used, and all of the site', {
    scripts,
  });
  return { documents, scripts };
}

async function measureVisits() {
  const visits: Record<string, object> = {};
  for (const path of paths) {
    for (const screen of screens) {
      visits[`${path} ${screen}`] = await visit(browser, site.origin + path, screen);
    }
  }
  print('First visits: processor 4 times slower, 150 ms, 1.6 Mbit/s', visits);
  return visits;
}

async function measurePaintAndWork() {
  const bare = await serveBuild({ isSecure: true, change: removeScripts });
  const result: Record<string, object> = {};
  for (const { path } of firstOfEachKind.filter(({ language }) => language === 'en')) {
    const own: Visit[] = [];
    const withoutScripts: Visit[] = [];
    for (let round = 0; round < rounds; round++) {
      own.push(await visit(browser, site.origin + path, 'phone'));
      withoutScripts.push(await visit(browser, bare.origin + path, 'phone'));
    }
    const of = (name: keyof Visit, visits = own) => median(visits.map((one) => one[name]));
    const paintRatios = own.map((one) => one.largestPaintMs / one.firstPaintMs);
    result[path] = {
      largestPaintMs: of('largestPaintMs'),
      toFirstPaint: median(paintRatios),
      mainThreadMs: of('mainThreadMs'),
      toWithoutScripts: of('mainThreadMs') / of('mainThreadMs', withoutScripts),
      longTasks: of('longTasks'),
      longTasksWithoutScripts: of('longTasks', withoutScripts),
    };
  }
  bare.close();
  print('Largest paint to the first one; main thread to the same page without scripts', result);
  return result;
}

async function measureTaps() {
  const peer = await serveBuild({ isSecure: true, change: () => handWrittenPage, onPost() {} });
  const all: Record<string, Interactions[]> = { 'hand-written': [], '/': [], '/es': [] };
  for (let round = 0; round < rounds; round++) {
    for (const path in all) {
      const url = path.startsWith('/') ? site.origin + path : peer.origin;
      all[path]?.push(await interact(browser, url));
    }
  }
  peer.close();
  const result = Object.fromEntries(
    Object.entries(all).map(([path, taps]) => {
      const of = (name: keyof Interactions) => median(taps.map((tap) => tap[name]));
      return [
        path,
        {
          acceptMs: of('acceptMs'),
          acceptsLost: taps.reduce((sum, { acceptsLost }) => sum + acceptsLost, 0),
          warmMenuMs: of('warmMenuMs'),
          warmDialogMs: of('warmDialogMs'),
          coldDialogMs: of('coldDialogMs'),
        },
      ];
    }),
  );
  print('From tap to paint', result);
  return result;
}

async function measureNextPages() {
  const times = await measureNextPage(rounds);
  print('Next page, from click to paint: the document 150 ms away, nothing slowed', times);
  const bytes = await weighNextPages(browser, site.origin, paths);
  print('Next page after the home page, nothing prefetched: bytes on the wire', bytes);
  return { times, bytes };
}

async function measureReturning() {
  const loadedAgain = await pagesLoadedAgain(paths);
  console.log(`\nPages that going back loads again: ${loadedAgain.join(', ') || 'none'}`);
  return { loadedAgain };
}

async function measureBuilding() {
  const build = measureBuildTime();
  print('Building the HTML', { build });
  return build;
}

function print(title: string, rows: object) {
  console.log(`\n${title}`);
  console.table(
    JSON.parse(JSON.stringify(rows), (_, value) =>
      typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
    ),
  );
}
