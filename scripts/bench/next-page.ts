import { median } from './phone';
import { askPages } from './unwatched';

const ways = ['none', 'prefetch', 'prerender'] as const;
const [from, to] = ['/', '/about'];
const delay = 150;

/**
 * The time from a click to the paint of the next page, in ms, the page being fetched by the click,
 * or fetched or rendered before. That the browser acts upon the site's own rules is a test's affair.
 */
export async function measureNextPage(rounds: number) {
  const result: Record<string, { ms: number }> = {};
  for (const way of ways) {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const change = (html: string) => withProbe(html, way);
      times.push(Number(await askPages({ path: from, change, delay })));
    }
    result[way] = { ms: median(times) };
  }
  return result;
}

/** The site's rules make room for one that acts at once; the page clicks and tells by itself. */
function withProbe(html: string, way: (typeof ways)[number]): string {
  const rules = way === 'none' ? {} : { [way]: [{ urls: [to], eagerness: 'immediate' }] };
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
