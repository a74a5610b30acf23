import { type Browser, chromium, type Route } from 'playwright';
import { type Category, type Choice, everything, nothing } from '../../lib/consent/record';
import { addresses } from '../../lib/routes.server';
import { hostsOf } from '../../lib/tracking/disclosure.server';
import { trackerRegistry } from '../../lib/tracking/registry';
import { findBrowser, launchOptions } from '../lib/browser';
import { storageOf } from '../lib/stored-choice';
import { policyViolation, serveTrackedBuild } from '../lib/tracked-build';
import { vendorStubs } from '../lib/vendor-stubs';

/**
 * Visits every page with every choice and prints which other hosts the browser contacted: `npm run
 * report:privacy`. A request that the headers block is a difference, too. The site is a copy with
 * all trackers; stubs answer for their hosts, so that nothing leaves the machine.
 */

const choices: Record<string, Choice | undefined> = {
  'none yet': undefined,
  reject: nothing,
  analytics: { analytics: true, marketing: false },
  marketing: { analytics: false, marketing: true },
  all: everything,
};

/** Hosts that the stubs of a category contact; all of them belong to the trackers. */
const contactedFor = (category: Category) => {
  const trackers = Object.values(trackerRegistry).filter((one) => one.category === category);
  const hosts = trackers.flatMap((tracker) => hostsOf(tracker.hosts));
  const isKnown = (host: string) =>
    hosts.some((known) =>
      known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known,
    );
  return Object.keys(vendorStubs).filter(isKnown);
};
const contacted = {
  analytics: contactedFor('analytics'),
  marketing: contactedFor('marketing'),
};

const asExpected = 'as expected';

/** A query value added to every page's address, which must not reach a tracker. */
const secret = 'someone%40example.test';

/** How long a page is watched, in ms: at least, and at most for the expected requests. */
const watched = { least: 250, most: 5000 };

process.once('SIGINT', () => process.exit(130));
const { origin: site, close } = await serveTrackedBuild();
const executable = await findBrowser();
const browser = await chromium.launch(launchOptions(executable));
const columns = await Promise.all(
  Object.entries(choices).map(async ([name, choice]) => [name, await visitAll(browser, choice)]),
);
await browser.close();
close();

const found = Object.fromEntries(columns) as Record<string, Map<string, string>>;
for (const [name, choice] of Object.entries(choices)) {
  console.log(`${name}: ${expectedHosts(choice).join(', ') || 'no other host'}`);
}
console.table(
  Object.fromEntries(
    addresses.map(({ path }) => [
      path,
      Object.fromEntries(Object.entries(found).map(([name, pages]) => [name, pages.get(path)])),
    ]),
  ),
);
const verdicts = Object.values(found).flatMap((pages) => [...pages.values()]);
const differing = verdicts.filter((verdict) => verdict !== asExpected).length;
console.log(`${verdicts.length - differing} of ${verdicts.length} visits as expected.`);
process.exitCode = differing > 0 ? 1 : 0;

/** Visits every page with a choice; returns the result for each path. */
async function visitAll(browser: Browser, choice: Choice | undefined) {
  const context = await browser.newContext({ storageState: storageOf(site, choice) });
  const requests: { host: string; told: string }[] = [];
  await context.route(
    ({ origin }) => origin !== site,
    (route) => {
      const request = route.request();
      const { host } = new URL(request.url());
      requests.push({ host, told: request.url() + (request.postData() ?? '') });
      return answer(route, host);
    },
  );
  const verdicts = new Map<string, string>();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (policyViolation.test(message.text())) errors.push(message.text());
  });
  for (const { path } of addresses) {
    requests.length = 0;
    errors.length = 0;
    await page.goto(`${site}${path}?email=${secret}#${secret}`);
    const started = performance.now();
    const expected = expectedHosts(choice);
    const isComplete = () => expected.every((host) => requests.some((one) => one.host === host));
    do await page.waitForTimeout(watched.least);
    while (!isComplete() && performance.now() - started < watched.most);
    const kept = (await context.cookies()).map(({ name }) => name);
    const stored = choice
      ? []
      : await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    const hosts = new Set(requests.map(({ host }) => host));
    const differences = [
      ...[...hosts].filter((host) => !expected.includes(host)).map((host) => `also ${host}`),
      ...expected.filter((host) => !hosts.has(host)).map((host) => `not ${host}`),
      ...(requests.some(({ told }) => decodeURIComponent(told).includes(decodeURIComponent(secret)))
        ? ['the address’s query was disclosed']
        : []),
      ...(kept.length > 0 && expected.length === 0 ? [`cookies ${kept.join(', ')}`] : []),
      ...stored.map((key) => `stored ${key}`),
      ...errors,
    ];
    verdicts.set(path, differences.join('; ') || asExpected);
  }
  await context.close();
  return verdicts;
}

function expectedHosts(choice: Choice = nothing): string[] {
  return [
    ...(choice.analytics ? contacted.analytics : []),
    ...(choice.marketing ? contacted.marketing : []),
  ];
}

/** Answers as the vendor would; requests to any other host are aborted. */
function answer(route: Route, host: string) {
  const script = vendorStubs[host];
  if (script === undefined) return route.abort();
  return route.fulfill({ contentType: 'text/javascript', body: script });
}
