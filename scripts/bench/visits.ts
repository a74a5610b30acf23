import type { Browser } from 'playwright';
import { openSlowly, type Screen } from './phone';

/** What is measured of a first visit without interaction, until the browser is idle. */
export interface Visit {
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  /** The main thread's work in the processor's time, which other programs do not lengthen. */
  mainThreadMs: number;
  /** Tasks of more than 50 ms. */
  longTasks: number;
  layoutShift: number;
  requestsAtLoad: number;
  /** On the wire until the load event, headers included. */
  bytesAtLoad: number;
  /** Scripts requested before the load event. */
  scriptsAtLoad: number;
  /** Scripts requested from then until idle. */
  scriptsWhenIdle: number;
}

/** How long after its load event a page is idle, in ms. */
const idleAfter = 2500;

/** Visits a URL on a slow phone or desktop. */
export async function visit(browser: Browser, url: string, screen: Screen): Promise<Visit> {
  const { context, page, session } = await openSlowly(browser, screen);
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(idleAfter);
    const visited = await page.evaluate(() =>
      (window as unknown as { visited(): Omit<Visit, 'mainThreadMs'> }).visited(),
    );
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { ...visited, mainThreadMs: seconds * 1000 };
  } finally {
    await context.close();
  }
}

/** Runs in the page: collects the browser's performance entries. */
function observe() {
  const entries: Record<string, PerformanceEntry[]> = {};
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    const kept: PerformanceEntry[] = [];
    entries[type] = kept;
    new PerformanceObserver((list) => kept.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  }
  const of = (type: string) => entries[type] ?? [];
  const visited = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const files = [...performance.getEntriesByType('resource')] as PerformanceResourceTiming[];
    const load = (navigation as PerformanceNavigationTiming).loadEventStart;
    const before = files.filter(({ startTime }) => startTime < load);
    const isScript = ({ name }: { name: string }) => new URL(name).pathname.endsWith('.js');
    const paint = of('paint').find(({ name }) => name === 'first-contentful-paint');
    const firstPaintMs = paint?.startTime ?? Number.NaN;
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return {
      firstPaintMs,
      largestPaintMs: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      blockedMs: sum(
        of('longtask')
          .filter(({ startTime }) => startTime > firstPaintMs)
          .map(({ duration }) => duration - 50),
      ),
      longTasks: of('longtask').length,
      layoutShift: sum(
        of('layout-shift').map((entry) => (entry as unknown as { value: number }).value),
      ),
      requestsAtLoad: before.length + 1,
      bytesAtLoad: sum(
        [navigation as PerformanceNavigationTiming, ...before].map(
          ({ transferSize }) => transferSize,
        ),
      ),
      scriptsAtLoad: before.filter(isScript).length,
      scriptsWhenIdle: files.filter(isScript).length - before.filter(isScript).length,
    };
  };
  Object.assign(window, { visited });
}

/** The same document without scripts and islands. */
export function removeScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*json)[^>]*>.*?<\/script>/gs, '')
    .replace(/ data-(island|props)="[^"]*"/g, '');
}
