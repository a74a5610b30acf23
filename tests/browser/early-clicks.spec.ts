import type { Locator, Page } from 'playwright/test';
import { expect, pageScriptRunning, scriptOf, stopClock } from './fixtures';
import { requestToService, test as serviceTest, withStatus } from './form-service';
import { exhaustiveIf, further } from './sampling';

/** How long a click waits for its script, in ms. */
const longestWait = 10_000;

/** The rest of that time when a test lets the script come or fail, in ms. */
const rest = 200;

/** The fate of a script, which is the page script or the script of the control's island. */
const fates = {
  'with its script ready': { script: 'none', outcome: 'none' },
  'after the page script failed': { script: 'page', outcome: 'has failed' },
  'after its own script failed': { script: 'own', outcome: 'has failed' },
  'before the page script comes': { script: 'page', outcome: 'comes' },
  'before its own script comes': { script: 'own', outcome: 'comes' },
  'before the page script fails': { script: 'page', outcome: 'fails' },
  'before its own script fails': { script: 'own', outcome: 'fails' },
  'and the page script never comes': { script: 'page', outcome: 'never comes' },
  'and its own script never comes': { script: 'own', outcome: 'never comes' },
  'and the page script comes too late': { script: 'page', outcome: 'comes late' },
  'and its own script comes too late': { script: 'own', outcome: 'comes late' },
} as const;

type Fate = keyof typeof fates;

interface Row {
  /** Everything that the page has done in the end, in any order. */
  acts: string[];
  /** The same where the control was pressed twice, if that differs. */
  twice?: string[];
  /** The same when a click has waited as long as it may, if that differs. */
  atLimit?: string[];
}

interface Control {
  path: string;
  /** The source of the island that has its script. */
  island: string;
  isOnPhone?: boolean;
  /** Makes the page ready for the press. */
  prepare?(page: Page): Promise<void>;
  /** Makes the island hydrate. */
  approach(page: Page): Promise<void>;
  press(page: Page, times: number): Promise<void>;
  /** Absent if a press never waits. */
  busyButton?(page: Page): Locator;
  rows: Record<Fate, Row>;
}

const sendButton = (page: Page) => page.locator('main form [type="submit"]');
const toggle = (page: Page) => page.locator('header [data-toggle]');
const pauseButton = (page: Page) => page.locator('.carousel-controls p > button');
const submenuName = (page: Page) => page.locator('header nav summary').first();
const planField = (page: Page) => page.locator('#insurance input');

const sentByScript: Row = { acts: ['sent by the script'] };
const sentByBrowser: Row = { acts: ['sent by the browser'] };
const switched: Row = { acts: ['reported es', 'switched to es'] };
const spanish = '/es/telepsiquiatria-florida';
const opened: Row = { acts: [`opened ${spanish}`] };
const reportedAndOpened: Row = { acts: ['reported es', `opened ${spanish}`] };
const paused: Row = { acts: ['paused'] };
const nothing: Row = { acts: [] };
const submenuOpened: Row = {
  acts: ['opened the submenu'],
  twice: ['opened the submenu', 'closed the submenu'],
};
const answered: Row = { acts: ['answered'] };
const answeredLate: Row = { acts: ['answered'], atLimit: [] };
const accepted: Row = { acts: ['accepted'] };

const controls: Record<string, Control> = {
  Send: {
    path: '/contact',
    island: 'contact-form/ContactForm',
    async prepare(page) {
      const answers = { firstName: 'Ana', lastName: 'Ruiz', phone: '239-555-0123' };
      for (const [name, text] of Object.entries(answers)) {
        await page.locator(`main form [name="${name}"]`).fill(text);
      }
    },
    approach: (page) => sendButton(page).scrollIntoViewIfNeeded(),
    press: (page, times) => sendButton(page).click({ clickCount: times, noWaitAfter: true }),
    busyButton: sendButton,
    rows: {
      'with its script ready': sentByScript,
      'after the page script failed': sentByBrowser,
      'after its own script failed': sentByBrowser,
      'before the page script comes': sentByScript,
      'before its own script comes': sentByScript,
      'before the page script fails': sentByBrowser,
      'before its own script fails': sentByBrowser,
      'and the page script never comes': sentByBrowser,
      'and its own script never comes': sentByBrowser,
      'and the page script comes too late': sentByBrowser,
      'and its own script comes too late': sentByBrowser,
    },
  },
  'the toggle': {
    path: '/telepsychiatry-florida',
    island: 'language-toggle/LanguageToggle',
    approach: (page) => toggle(page).hover(),
    press: (page, times) => toggle(page).click({ clickCount: times, noWaitAfter: true }),
    busyButton: toggle,
    rows: {
      'with its script ready': switched,
      'after the page script failed': opened,
      'after its own script failed': reportedAndOpened,
      'before the page script comes': switched,
      'before its own script comes': switched,
      'before the page script fails': opened,
      'before its own script fails': reportedAndOpened,
      'and the page script never comes': opened,
      'and its own script never comes': reportedAndOpened,
      'and the page script comes too late': opened,
      'and its own script comes too late': reportedAndOpened,
    },
  },
  'the carousel’s pause': {
    path: '/',
    island: 'insurers/Carousel',
    isOnPhone: true,
    approach: (page) => pauseButton(page).scrollIntoViewIfNeeded(),
    press: (page, times) => pauseButton(page).click({ clickCount: times }),
    busyButton: pauseButton,
    rows: {
      'with its script ready': { acts: ['paused'], twice: ['paused', 'played'] },
      'after the page script failed': nothing,
      'after its own script failed': nothing,
      'before the page script comes': paused,
      'before its own script comes': paused,
      // Without its script the carousel does not move.
      'before the page script fails': nothing,
      'before its own script fails': nothing,
      'and the page script never comes': nothing,
      'and its own script never comes': nothing,
      'and the page script comes too late': nothing,
      'and its own script comes too late': nothing,
    },
  },
  'a submenu': {
    path: '/es',
    island: 'navigation/Submenu',
    approach: (page) => submenuName(page).focus(),
    async press(page, times) {
      // By keyboard: a mouse that rests on the submenu opens it again.
      for (let time = 0; time < times; time += 1) await submenuName(page).press('Enter');
    },
    rows: {
      'with its script ready': submenuOpened,
      'after the page script failed': submenuOpened,
      'after its own script failed': submenuOpened,
      'before the page script comes': submenuOpened,
      'before its own script comes': submenuOpened,
      'before the page script fails': submenuOpened,
      'before its own script fails': submenuOpened,
      'and the page script never comes': submenuOpened,
      'and its own script never comes': submenuOpened,
      'and the page script comes too late': submenuOpened,
      'and its own script comes too late': submenuOpened,
    },
  },
  'the plan finder': {
    path: '/',
    island: 'insurers/PlanFinder',
    approach: (page) => planField(page).scrollIntoViewIfNeeded(),
    async press(page, times) {
      for (let time = 0; time < times; time += 1) await planField(page).fill('aetna');
    },
    rows: {
      'with its script ready': answered,
      'after the page script failed': nothing,
      'after its own script failed': nothing,
      'before the page script comes': answered,
      'before its own script comes': answered,
      // The insurers are listed beside it.
      'before the page script fails': nothing,
      'before its own script fails': nothing,
      'and the page script never comes': nothing,
      'and its own script never comes': nothing,
      'and the page script comes too late': answeredLate,
      'and its own script comes too late': answeredLate,
    },
  },
  Accept: {
    path: '/',
    island: 'insurers/PlanFinder',
    approach: (page) => planField(page).scrollIntoViewIfNeeded(),
    press: (page, times) => page.locator('[data-choose="all"]').click({ clickCount: times }),
    rows: {
      'with its script ready': accepted,
      'after the page script failed': accepted,
      'after its own script failed': accepted,
      'before the page script comes': accepted,
      'before its own script comes': accepted,
      'before the page script fails': accepted,
      'before its own script fails': accepted,
      'and the page script never comes': accepted,
      'and its own script never comes': accepted,
      'and the page script comes too late': accepted,
      'and its own script comes too late': accepted,
    },
  },
};

/** Adds `acts`, everything that the page has done so far, and `pressed`, the function that lets servers answer. */
const test = serviceTest.extend<{ acts: string[]; pressed: () => void }>({
  acts: async ({ page }, use) => {
    const acts: string[] = [];
    await page.exposeFunction('record', (act: string) => acts.push(act));
    await page.addInitScript(recordActs);
    await use(acts);
  },
  pressed: async ({ page, service, acts }, use) => {
    let release = () => {};
    const arePressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    service.answer = async (route) => {
      const isByBrowser = route.request().isNavigationRequest();
      acts.push(`sent by the ${isByBrowser ? 'browser' : 'script'}`);
      await arePressed;
      // With this status the browser stays on the page.
      await withStatus(204)(route);
    };
    await page.route(`**${spanish}.json`, async (route) => {
      await arePressed;
      await route.fallback();
    });
    await use(release);
  },
});

/** Calls `record` with everything that the page does. */
function recordActs() {
  const { record } = window as unknown as { record: (act: string) => void };
  addEventListener('language_changed', (event) => {
    record(`reported ${(event as CustomEvent<{ language: string }>).detail.language}`);
  });
  addEventListener('consentChanged', (event) => {
    if ((event as CustomEvent<{ analytics: boolean }>).detail.analytics) record('accepted');
  });
  addEventListener('DOMContentLoaded', () => {
    if (document.referrer) record(`opened ${location.pathname}`);
    /** Records what a value of the page becomes, each time that it changes. */
    const follow = (read: () => string, name: (value: string) => string | undefined) => {
      let last = read();
      new MutationObserver(() => {
        const value = read();
        if (value === last) return;
        last = value;
        const act = name(value);
        if (act) record(act);
      }).observe(document, { attributes: true, childList: true, subtree: true });
    };
    const find = (selector: string) => document.querySelector(selector);
    follow(
      () => document.documentElement.lang,
      (lang) => `switched to ${lang}`,
    );
    follow(
      () => find('.carousel-controls p > button')?.ariaLabel ?? '',
      (label) => (label.startsWith('Pause') ? 'played' : 'paused'),
    );
    follow(
      () => String(find('header nav details')?.hasAttribute('open')),
      (isOpen) => `${isOpen === 'true' ? 'opened' : 'closed'} the submenu`,
    );
    follow(
      () => find('#insurance output')?.textContent ?? '',
      (answer) => (answer ? 'answered' : undefined),
    );
  });
}

/**
 * Holds a script.
 * @returns a function that lets it come or fail
 */
async function hold(page: Page, address: string) {
  let decide = (_: 'comes' | 'fails') => {};
  const decided = new Promise<'comes' | 'fails'>((resolve) => {
    decide = resolve;
  });
  await page.route(address, async (route) => {
    if ((await decided) === 'comes') await route.fallback();
    else await route.abort();
  });
  return decide;
}

/** What the page says of a script that failed. */
const failed = /could not be (hydrated|loaded)|dynamically imported/;

const known = [requestToService, /ERR_FAILED/, failed].map(({ source }) => source);
test.use({ tolerated: [new RegExp(known.join('|'))] });

/**
 * The rows that run without EVERY_PAGE: every control and every fate, each control that waits with its script
 * in time, failing and late, and what differs where a control is pressed twice.
 */
const sampled: [control: string, fate: Fate, times: 1 | 2][] = [
  ['Send', 'after its own script failed', 2],
  ['Send', 'before the page script comes', 2],
  ['Send', 'before its own script fails', 1],
  ['Send', 'and the page script comes too late', 1],
  ['the toggle', 'with its script ready', 1],
  ['the toggle', 'after its own script failed', 2],
  ['the toggle', 'before its own script comes', 2],
  ['the toggle', 'before the page script fails', 1],
  ['the toggle', 'and its own script comes too late', 2],
  ['the carousel’s pause', 'with its script ready', 2],
  ['the carousel’s pause', 'before the page script comes', 1],
  ['the carousel’s pause', 'and its own script never comes', 1],
  ['a submenu', 'before the page script comes', 2],
  ['the plan finder', 'and the page script comes too late', 1],
  ['Accept', 'and the page script never comes', 2],
];

const isSampled = (name: string, fate: Fate, times: 1 | 2) =>
  sampled.some((row) => row[0] === name && row[1] === fate && row[2] === times);

for (const [name, control] of Object.entries(controls)) {
  test.describe(`${name}, pressed`, { tag: further }, () => {
    if (name === 'Accept') test.use({ chosen: 'not yet' });
    if (control.isOnPhone) test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    for (const [fate, row] of Object.entries(control.rows) as [Fate, Row][]) {
      const { acts: once, twice = once, atLimit } = row;
      const late = fates[fate];
      for (const [times, wanted] of [
        [1, once],
        [2, twice],
      ] as const) {
        const details = exhaustiveIf(!isSampled(name, fate, times));
        const title = `${times === 1 ? 'once' : 'twice'} ${fate}: ${wanted.join(', ') || 'nothing'}`;
        if (late.outcome === 'none' || late.outcome === 'has failed') {
          test(title, details, async ({ page, acts, pressed }) => {
            await openDecided(page, control, late);
            await control.prepare?.(page);
            await control.press(page, times);
            pressed();
            await expectOnly(page, acts, wanted);
          });
        } else {
          test(title, details, async ({ page, acts, pressed }) => {
            const decide = await openStopped(page, control, late.script);
            await control.prepare?.(page);
            await control.press(page, times);
            pressed();
            if (control.busyButton) await expectWait(page, control.busyButton(page), acts);
            await meetFate(page, control, late, decide, () =>
              expect.poll(() => sorted(acts), 'at the limit').toEqual(sorted(atLimit ?? wanted)),
            );
            await expectOnly(page, acts, wanted);
            // The time in which anything that still waited would act.
            await page.clock.runFor(2 * longestWait);
            await expectOnly(page, acts, wanted);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
          });
        }
      }
    }
  });
}

const sorted = (acts: readonly string[]) => [...acts].sort();

const islandOf = (page: Page, { island }: Control) =>
  page.locator(`[data-island*='"${island.split('/')[1]}"']`).first();

/** The built file of one of a control's scripts. */
const fileOf = ({ island }: Control, script: 'page' | 'own') =>
  scriptOf(script === 'page' ? 'document/page.client.ts' : `${island}.island.tsx`);

/** Opens the control's page, and waits until its scripts are ready, or one of them has failed. */
async function openDecided(page: Page, control: Control, { script }: (typeof fates)[Fate]) {
  if (script === 'none') {
    await page.goto(control.path);
    await pageScriptRunning(page);
    await control.approach(page);
    await expect(islandOf(page, control)).toHaveAttribute('data-hydrated');
    return;
  }
  const failure = page.waitForEvent('console', (message) => failed.test(message.text()));
  await page.route(fileOf(control, script), (route) => route.abort());
  await page.goto(control.path);
  if (script === 'own') await pageScriptRunning(page);
  await control.approach(page);
  await failure;
}

/** Opens the control's page with one of its scripts held, and all timers stopped. */
async function openStopped(page: Page, control: Control, script: 'page' | 'own') {
  await stopClock(page);
  const decide = await hold(page, fileOf(control, script));
  await page.goto(control.path);
  if (script === 'own') {
    // The page script is fetched when the browser is idle, which the clock controls as well.
    await page.clock.runFor(100);
    await pageScriptRunning(page);
  }
  return decide;
}

/** Checks that the button is busy and nothing happens until just before the time is up. */
async function expectWait(page: Page, button: Locator, acts: string[]) {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await page.clock.runFor(longestWait - rest);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(acts, 'while the click waits').toEqual([]);
}

/** Lets the held script come or fail, before or after the time is up. */
async function meetFate(
  page: Page,
  control: Control,
  { outcome }: (typeof fates)[Fate],
  decide: (fate: 'comes' | 'fails') => void,
  expectAtLimit: () => Promise<void>,
) {
  if (outcome === 'comes' || outcome === 'fails') return decide(outcome);
  await page.clock.runFor(rest);
  await expectAtLimit();
  if (outcome !== 'comes late') return;
  decide('comes');
  // The browser may have opened another page, which fetches its page script at the first key.
  await page.keyboard.press('Shift');
  await pageScriptRunning(page);
  await control.approach(page);
  await expect(islandOf(page, control)).toHaveAttribute('data-hydrated');
}

/** Waits for acts of the page, and sees that there are no more, and that no button is busy. */
async function expectOnly(page: Page, acts: string[], wanted: readonly string[]) {
  await expect.poll(() => sorted(acts)).toEqual(sorted(wanted));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  expect(sorted(acts), 'nothing more').toEqual(sorted(wanted));
}
