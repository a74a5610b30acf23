import type { Page } from 'playwright/test';
import { addresses, notFoundPaths } from '../../lib/routes.server';
import { expect, notFoundNotice, test } from './fixtures';

/**
 * Random walks through the site, which must meet no error. `WALKS` says how many; each has a seed of its
 * own in its title, so that `--grep` repeats it, and PLAYWRIGHT_LIST_PRINT_STEPS=1 lists its steps.
 */
const walks = Number(process.env.WALKS ?? 2);

// A document of 404, and a change of pages that the next one interrupts.
test.use({ hasTouch: true, chosen: 'not yet', tolerated: [notFoundNotice, /Transition was/] });

for (let seed = 1; seed <= walks; seed += 1) {
  test(`the walk of seed ${seed} meets no error`, async ({ page }) => {
    const random = randomFrom(seed);
    await page.addInitScript(keepOnSite);
    await page.setViewportSize(pick(sizes, random));
    await page.emulateMedia({ reducedMotion: pick(['reduce', 'no-preference'], random) });
    await page.goto(pick(starts, random), { waitUntil: 'domcontentloaded' });
    for (let count = 8 + Math.floor(random() * 8); count > 0; count -= 1) {
      const [name, step] = pick(steps, random);
      await test.step(name, () => step(page, random));
      await expectWhole(page);
    }
  });
}

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const starts = [
  ...addresses.map(({ path }) => path),
  ...Object.values(notFoundPaths),
  '/nowhere',
  '/es/nada',
];
const keys = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'F8',
  'End',
  'ArrowDown',
  'ArrowLeft',
];
const texts = ['Ana', 'ñ@x.example', '239 555 0100', '<b>"\'</b>', 'aetna'];
const controls = 'a[href], button, summary, input, select, textarea';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
type Random = () => number;
type Step = [name: string, take: (page: Page, random: Random) => Promise<unknown>];

/** What a visitor may do; what stands several times is done more often. */
const steps: Step[] = [
  ...Array<Step>(6).fill(['tap a control', (page, random) => tap(page, random, controls)]),
  ['tap a choice', (page, random) => tap(page, random, '[data-choose], [role="dialog"] button')],
  ['switch the language', (page, random) => tap(page, random, '[data-toggle]')],
  ...Array<Step>(6).fill(['press a key', (page, random) => press(page, random)]),
  ['type', (page, random) => page.keyboard.type(pick(texts, random))],
  ['scroll', (page, random) => page.mouse.wheel(0, (random() - 0.3) * 3000)],
  ['resize', (page, random) => page.setViewportSize(pick(sizes, random))],
  ['go back', (page) => page.evaluate(goBack).catch(whileLeaving)],
];

function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** In the page: follows no link to another site, a program or a file, and sends no form there. */
function keepOnSite() {
  const isElsewhere = (address: string) => new URL(address, location.href).origin !== origin;
  const refuse = (event: Event) => {
    const link = (event.target as Element).closest?.('a');
    if (link && (isElsewhere(link.href) || link.pathname.includes('.'))) event.preventDefault();
  };
  addEventListener('click', refuse, true);
  addEventListener('submit', (event) => {
    if (isElsewhere((event.target as HTMLFormElement).action)) event.preventDefault();
  });
}

/** Taps the middle of one of the elements that can be seen there. */
async function tap(page: Page, random: Random, selector: string) {
  const middles = await page
    .evaluate((selector) => {
      const found = [...document.querySelectorAll(selector)].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { element, x: left + width / 2, y: top + height / 2 };
      });
      return found
        .filter(({ element, x, y }) => element.contains(document.elementFromPoint(x, y)))
        .map(({ x, y }) => ({ x, y }));
    }, selector)
    .catch(whileLeaving);
  if (!middles?.length) return;
  const { x, y } = pick(middles, random);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** In the page: goes back, unless to the empty page with which a walk begins. */
function goBack() {
  const { navigation } = window as unknown as { navigation: { canGoBack: boolean } };
  if (navigation.canGoBack) history.back();
}

async function press(page: Page, random: Random) {
  const key = pick(keys, random);
  for (let times = 1 + Math.floor(random() * 4); times > 0; times -= 1) {
    await page.keyboard.press(key);
  }
}

/** Checks that the page has its heading and does not overflow its viewport. */
async function expectWhole(page: Page) {
  const measure = () =>
    page
      .evaluate(() => {
        const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
        const headings = document.querySelectorAll('h1').length;
        return { headings, overflow: scrollWidth - clientWidth };
      })
      .catch(whileLeaving);
  await expect.poll(measure, page.url()).toEqual({ headings: 1, overflow: 0 });
}

/** Evaluating in a page that is being left fails. */
function whileLeaving(error: Error): undefined {
  if (!/context was destroyed|navigat/i.test(error.message)) throw error;
}
