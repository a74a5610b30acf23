import { expect, type Page } from 'playwright/test';
import { addresses, notFoundPaths } from '../../lib/routes.server';

/** Returns a generator of numbers from 0 up to 1, reproducible by its seed (mulberry32). */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const keys = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'F8', 'Home', 'End'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
];
const starts = [
  ...addresses.map(({ path }) => path),
  ...Object.values(notFoundPaths),
  '/nowhere',
  '/es/nada',
];

type Step = (page: Page, random: Random) => Promise<string>;

/** A visitor's possible steps with their weights: weight 2 is taken twice as often as 1. */
const steps: [weight: number, step: Step][] = [
  [8, (page, random) => tap(page, random, 'a[href], button, summary, input, select, textarea')],
  [1, (page, random) => tap(page, random, '[data-choose], [role="dialog"] button')],
  [1, (page, random) => tap(page, random, '[data-toggle]')],
  [8, press],
  [1, type],
  [2, scroll],
  [1, resize],
  [2, goBack],
];

/**
 * Walks through the site from a random page by 8 to 15 random steps, and never leaves it.
 * @param report is called with each step
 * @throws where a page has no heading, or is wider than its window
 */
export async function walk(page: Page, random: Random, report: (step: string) => void) {
  report(await resize(page, random));
  await page.emulateMedia({ reducedMotion: pick(['reduce', 'no-preference'], random) });
  const start = pick(starts, random);
  report(`open ${start}`);
  await page.goto(start, { waitUntil: 'domcontentloaded' });
  const count = 8 + Math.floor(random() * 8);
  for (let index = 0; index < count; index++) {
    report(await pickWeighed(steps, random)(page, random));
    await expectWhole(page);
  }
}

/**
 * Keeps a walk on the site: links to other sites or programs are not followed. Marks the page while
 * it is being left.
 */
export function keepOnSite() {
  const { navigation } = window as unknown as { navigation: EventTarget };
  const marked = Object.assign(window, { isLeaving: false });
  navigation.addEventListener('navigate', (event) => {
    marked.isLeaving = !(event as Event & { hashChange: boolean }).hashChange;
  });
  navigation.addEventListener('navigateerror', () => {
    marked.isLeaving = false;
  });
  const isElsewhere = (address: string) => new URL(address, location.href).origin !== origin;
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      const isFile = link?.pathname.includes('.');
      if (link && (isElsewhere(link.href) || isFile)) event.preventDefault();
    },
    true,
  );
  addEventListener('submit', (event) => {
    if (isElsewhere((event.target as HTMLFormElement).action)) event.preventDefault();
  });
}

async function tap(page: Page, random: Random, selector: string): Promise<string> {
  const target = await page
    .evaluate(
      ([selector, chance]) => {
        const shown = [...document.querySelectorAll(selector)].flatMap((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const met = document.elementFromPoint(x, y);
          return met && (element.contains(met) || met.contains(element)) ? [{ element, x, y }] : [];
        });
        const found = shown[Math.floor(chance * shown.length)];
        return found && { x: found.x, y: found.y, html: found.element.outerHTML.slice(0, 90) };
      },
      [selector, random()] as const,
    )
    .catch(whileLeaving);
  if (!target) return 'tap nothing';
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.touchscreen.tap(target.x, target.y);
  else await page.mouse.click(target.x, target.y);
  return `tap ${target.html}`;
}

async function press(page: Page, random: Random): Promise<string> {
  const key = pick(keys, random);
  const times = 1 + Math.floor(random() * 4);
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
  return `press ${key}, ${times} times`;
}

async function type(page: Page, random: Random): Promise<string> {
  const text = pick(['Ana', 'ñ@x.example', '239 555 0100', '<b>"\'</b>', 'aetna'], random);
  await page.keyboard.type(text);
  return `type ${text}`;
}

async function scroll(page: Page, random: Random): Promise<string> {
  const distance = Math.round((random() - 0.3) * 3000);
  await page.mouse.wheel(0, distance);
  return `scroll by ${distance} px`;
}

async function resize(page: Page, random: Random): Promise<string> {
  const size = pick(sizes, random);
  await page.setViewportSize(size);
  return `resize to ${size.width} px`;
}

async function goBack(page: Page): Promise<string> {
  const canGoBack = await page.evaluate(
    () => (window as unknown as { navigation: { canGoBack: boolean } }).navigation.canGoBack,
  );
  // The history of a walk begins with an empty page.
  if (canGoBack) await page.goBack({ waitUntil: 'commit' });
  return 'go back';
}

/** Checks that a loaded page has its heading and does not overflow its viewport. */
async function expectWhole(page: Page) {
  const measure = () =>
    page
      .evaluate(() => {
        const { isLeaving } = window as unknown as { isLeaving: boolean };
        const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
        const headings = document.querySelectorAll('h1').length;
        return { isLeaving, headings, overflow: scrollWidth - clientWidth };
      })
      .catch(whileLeaving);
  await expect
    .poll(measure, { message: page.url(), intervals: [20, 50, 100] })
    .toEqual({ isLeaving: false, headings: 1, overflow: 0 });
}

/** Evaluating in a page that is being left fails. */
function whileLeaving(error: Error): undefined {
  if (!/context was destroyed|navigat/i.test(error.message)) throw error;
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function pickWeighed<Item>(items: [weight: number, item: Item][], random: Random): Item {
  return pick(
    items.flatMap(([weight, item]) => Array.from({ length: weight }, () => item)),
    random,
  );
}
