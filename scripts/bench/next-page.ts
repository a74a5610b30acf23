import type { Browser } from 'playwright';
import { runWithoutDebugger } from '../lib/no-debugger';
import { median, openSlowly } from './phone';

const methods = ['none', 'prefetch', 'prerender'] as const;
const [from, to] = ['/', '/about'];
const delay = 150;

/**
 * Measures the time from a click to the paint of the next page, in ms: of a page that the click
 * fetches, of a prefetched and of a prerendered one. The site's own rules are covered by a test.
 */
export async function measureNextPage(rounds: number) {
  const result: Record<string, { ms: number }> = {};
  for (const method of methods) {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const change = (html: string) => withProbe(html, method);
      times.push(Number(await runWithoutDebugger({ path: from, change, delay })));
    }
    result[method] = { ms: median(times) };
  }
  return result;
}

/** What each page costs a visitor who comes from the home page, on a slow phone. */
export async function weighNextPages(browser: Browser, origin: string, paths: readonly string[]) {
  const result: Record<string, object> = {};
  for (const path of paths.filter((path) => path !== from)) {
    const { context, page } = await openSlowly(browser);
    for (const visited of [from, path]) {
      await page.goto(origin + visited, { waitUntil: 'load' });
      await page.waitForTimeout(2500);
    }
    result[path] = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const files = ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0);
      const early = files.filter(({ responseEnd }) => responseEnd <= paint);
      const sum = (all: typeof files) => all.reduce((bytes, one) => bytes + one.transferSize, 0);
      return {
        requestsBeforePaint: early.length,
        bytesBeforePaint: sum(early),
        requests: files.length,
        bytes: sum(files),
      };
    });
    await context.close();
  }
  return result;
}

/** Replaces the site's rules by an eager one, and lets the page click and post the time itself. */
function withProbe(html: string, method: (typeof methods)[number]): string {
  const rules = method === 'none' ? {} : { [method]: [{ urls: [to], eagerness: 'immediate' }] };
  const probe = `(${probePage})('${from}', '${to}')`;
  return html
    .replace(/(<script type="speculationrules">).*?(<\/script>)/s, `$1${JSON.stringify(rules)}$2`)
    .replace('</body>', () => `<script>${probe}</script></body>`);
}

const probePage = `function (from, to) {
  const now = () => performance.timeOrigin + performance.now();
  if (location.pathname === from) {
    addEventListener('load', () => setTimeout(() => {
      sessionStorage.clickedAt = now();
      document.querySelector('a[href="' + to + '"]').click();
    }, 2500));
    return;
  }
  const report = () => requestAnimationFrame(() => setTimeout(() => {
    const body = String(now() - Number(sessionStorage.clickedAt));
    fetch('/', { method: 'POST', body });
  }));
  if (document.prerendering) document.addEventListener('prerenderingchange', report, { once: true });
  else report();
}`;
