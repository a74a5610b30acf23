import { runWithoutDebugger } from '../lib/no-debugger';
import { median } from './phone';

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
