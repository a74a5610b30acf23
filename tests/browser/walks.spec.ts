import { type BrowserContext, expect, test } from 'playwright/test';
import { site } from './fixtures';
import { keepOnSite, randomFrom, walk } from './walk';

/**
 * Random walks through the site. `WALKS` says how many, `WALK_SEED` with which the first begins;
 * each has the seed after that of the one before, so a failed walk is repeated by
 * `WALKS=1 WALK_SEED=<its seed> npx playwright test walks`.
 */
const walks = Number(process.env.WALKS ?? 2);
const firstSeed = Number(process.env.WALK_SEED ?? 1);

/** How many walks share a browser's cache, for speed. */
const together = 2;

test.use({ baseURL: site, hasTouch: true });

for (let first = 0; first < walks; first += together) {
  const seeds = Array.from(
    { length: Math.min(together, walks - first) },
    (_, index) => firstSeed + first + index,
  );
  test(`the walks ${seeds[0]} to ${seeds.at(-1)} meet no error`, async ({ context }) => {
    await context.addInitScript(keepOnSite);
    for (const seed of seeds) {
      await context.setStorageState({ cookies: [], origins: [] });
      await expectCalm(context, seed);
    }
  });
}

/** Takes one walk in a new tab; reports errors with the steps that led to them. */
async function expectCalm(context: BrowserContext, seed: number) {
  const page = await context.newPage();
  const told: string[] = [];
  const complaints: string[] = [];
  const complain = (text: string) => {
    // Chromium's messages for a page that is not found, and for one that is left early.
    if (/status of 404|ERR_ABORTED|Transition was (aborted|skipped)/.test(text)) return;
    complaints.push(text);
    told.push(`  ${text}`);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complain(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complain(`${error.name}: ${error.message} ${error.stack}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site}/`)) complain(`request to ${request.url()}`);
  });
  page.on('requestfailed', (request) =>
    complain(`${request.failure()?.errorText}: ${request.url()}`),
  );
  try {
    await walk(page, randomFrom(seed), (step) => told.push(step));
  } catch (error) {
    complain(String(error));
  }
  await page.close();
  expect.soft(complaints, `walk ${seed}:\n${told.join('\n')}`).toEqual([]);
}
