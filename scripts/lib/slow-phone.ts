import { type Browser, devices, type Page } from 'playwright';

/** Values by their names. Times are in ms, sizes in bytes; a value that was not measured is undefined. */
export type Measures = Record<string, number | undefined>;

/**
 * Opens an empty page as on a phone with a slow processor, of a visitor who has not been here. The network is as fast as
 * this machine's; `session` can slow it too.
 * @param slowdown how many times slower the processor is
 */
export async function openOnSlowPhone(browser: Browser, slowdown = 4) {
  const context = await browser.newContext({ ...devices['Pixel 5'] });
  // tsx wraps functions in a helper, which pages lack.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}

/**
 * The measures of a page since it was opened. `tap` is the time from its last tap to the next frame, `shift` the sum
 * of its layout shifts, `blocking` the time that tasks took beyond 50 ms each after the first contentful paint, as Total
 * Blocking Time counts it.
 */
export function measured(page: Page): Promise<Measures> {
  return page.evaluate(() => (window as unknown as { measure(): Measures }).measure());
}

/** The median of each measure over several visits. */
export function medians(visits: Measures[]): Measures {
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => {
      const values = visits.flatMap((measures) => measures[name] ?? []).sort((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)]];
    }),
  );
}

/** Runs in the page: collects the browser's own measures, and defines `measure`, which `measured` calls. */
function observe() {
  const entries: PerformanceEntry[] = [];
  for (const type of ['paint', 'largest-contentful-paint', 'event', 'layout-shift', 'longtask']) {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe(options);
  }
  const measure = () => {
    const files = ['navigation', 'resource'].flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    );
    const all = (type: string) => entries.filter(({ entryType }) => entryType === type);
    const shifts = all('layout-shift') as (PerformanceEntry & { value: number })[];
    const paint = all('paint').at(-1)?.startTime;
    /** How long a task has blocked the page since it is painted, in ms. */
    const blocked = ({ startTime, duration }: PerformanceEntry) =>
      Math.max(0, startTime + duration - Math.max(startTime, paint ?? 0) - 50);
    return {
      paint,
      largestPaint: all('largest-contentful-paint').at(-1)?.startTime,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      blocking: all('longtask').reduce((sum, task) => sum + blocked(task), 0),
      requests: files.length,
      bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
      tap: entries.findLast(({ name }) => name === 'click')?.duration,
    };
  };
  Object.assign(window, { measure });
}
