import { type Browser, chromium, type Route } from 'playwright';
import { consentKey } from '../lib/consent/cookies';
import { type Choice, choose, everything, nothing, recordOf } from '../lib/consent/record';
import { addresses } from '../lib/routes';
import { hostsOf, isAmong } from '../lib/tracking/hosts';
import { ProjectCopy } from '../tests/build/project-copy';
import { findBrowser, launchOptions } from './browser';
import { serveBuild, violation } from './serve-build';
import { vendorStubs } from './vendor-stubs';

/**
 * Visits every page with every choice and says which other hosts the browser contacted:
 * `npm run report:privacy`. What the headers forbid is a difference, too. The site is a copy with trackers switched on; what the trackers' hosts
 * answer is made here, so that nothing leaves the machine.
 */

const choices: Record<string, Choice | undefined> = {
  'none yet': undefined,
  reject: nothing,
  analytics: { analytics: true, marketing: false },
  marketing: { analytics: false, marketing: true },
  all: everything,
};

/** Hosts that the stand-ins contact, by category; all of them are the trackers' own. */
const contacted = {
  analytics: Object.keys(vendorStubs).filter((host) =>
    isAmong(host, [...hostsOf('analytics'), ...hostsOf('replay')]),
  ),
  marketing: Object.keys(vendorStubs).filter((host) => isAmong(host, hostsOf('pixel'))),
};

const asExpected = 'as expected';

/** Comes to every page's address, and may go no further. */
const secret = 'someone%40example.test';

/** How long a page is watched at least, and until what it was to contact is there; ms. */
const watched = { least: 250, most: 5000 };

const copy = new ProjectCopy();
process.once('exit', () => copy.remove());
process.once('SIGINT', () => process.exit(130));
Object.assign(process.env, { ANALYTICS_ID: 'G-TEST1', REPLAY_ID: 'test1', PIXEL_ID: 'TEST1' });
const { ok, output } = copy.build();
if (!ok) {
  console.error(output);
  process.exit(1);
}

const server = await serveBuild(copy.folder);
const executable = await findBrowser();
const browser = await chromium.launch(launchOptions(executable));
const site = `http://127.0.0.1:${server.port}`;
const columns = await Promise.all(
  Object.entries(choices).map(async ([name, choice]) => [name, await visitAll(browser, choice)]),
);
await browser.close();
server.close();

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

/** Visits every page as somebody who has chosen so, and says of each what was found. */
async function visitAll(browser: Browser, choice: Choice | undefined) {
  const context = await browser.newContext();
  const record = choice && JSON.stringify(choose(recordOf(), choice, Date.now(), false));
  await context.addInitScript(
    ([key, record]) => {
      if (record) localStorage.setItem(key, record);
    },
    [consentKey, record ?? ''] as const,
  );
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
    if (violation.test(message.text())) errors.push(message.text());
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
        ? ['the address’s query was told']
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

/** Answers as the vendor would; a host that nobody has named gets no answer. */
function answer(route: Route, host: string) {
  const script = vendorStubs[host];
  if (script === undefined) return route.abort();
  return route.fulfill({ contentType: 'text/javascript', body: script });
}
