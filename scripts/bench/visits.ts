import type { Browser } from 'playwright';
import { openSlowly, type Screen } from './phone';

/** What a first visit brings about until the browser is idle; nobody touches anything. */
export interface Visit {
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  layoutShift: number;
  requestsAtLoad: number;
  /** On the wire until the load event, headers included. */
  bytesAtLoad: number;
  /** Scripts asked for before the load event. */
  scriptsAtLoad: number;
  /** Scripts asked for from then until idle. */
  scriptsWhenIdle: number;
}

/** So long after its load event a page has come to rest, in ms. */
const rest = 2500;

/** Visits an address on a slow phone or desk. */
export async function visit(browser: Browser, address: string, screen: Screen): Promise<Visit> {
  const { context, page } = await openSlowly(browser, screen);
  try {
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(rest);
    return await page.evaluate(() => (window as unknown as { visited(): Visit }).visited());
  } finally {
    await context.close();
  }
}

/** Runs in the page: keeps what the browser tells of its own doings. */
function watch() {
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

/** The same document without scripts and islands: what it would be if it could do nothing. */
export function bare(html: string): string {
  return html
    .replace(/<script\b(?![^>]*json)[^>]*>.*?<\/script>/gs, '')
    .replace(/ data-(island|props)="[^"]*"/g, '');
}
