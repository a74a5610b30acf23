import { runWithoutDebugger } from './no-debugger';

const other = '/privacy-policy?other';

/** The browser drops a page that takes it seconds to store, as on a busy machine. */
const maxTries = 5;

/**
 * Opens each page, leaves it for another and goes back.
 * @returns the paths of pages that the back/forward cache never restored
 */
export async function pagesLoadedAgain(paths: readonly string[]): Promise<string[]> {
  const probe = `<script>(${probePage})(${JSON.stringify(paths)}, '${other}')</script>`;
  const change = (html: string) => html.replace('</body>', () => `${probe}</body>`);
  return JSON.parse(await runWithoutDebugger({ path: paths[0] ?? '/', change }));
}

const probePage = `function (paths, other) {
  if (location.pathname + location.search === other) {
    whenIdle(() => history.back());
    return;
  }
  addEventListener('pageshow', ({ persisted }) => whenIdle(() => {
    if (sessionStorage.left !== location.pathname) {
      sessionStorage.left = location.pathname;
      location.assign(other);
      return;
    }
    const tries = Number(sessionStorage.tries ?? 1);
    if (!persisted && tries < ${maxTries}) {
      sessionStorage.tries = tries + 1;
      location.assign(other);
      return;
    }
    sessionStorage.tries = 1;
    const lost = JSON.parse(sessionStorage.lost ?? '[]');
    if (!persisted) lost.push(location.pathname);
    sessionStorage.lost = JSON.stringify(lost);
    const next = paths[paths.indexOf(location.pathname) + 1];
    if (next) location.assign(next);
    else fetch('/', { method: 'POST', body: JSON.stringify(lost) });
  }));

  // A page that is left while it loads is not stored.
  function whenIdle(act) {
    const isIdle = document.readyState === 'complete' && 'pageScript' in document.documentElement.dataset;
    if (isIdle) requestIdleCallback(act);
    else setTimeout(whenIdle, 20, act);
  }
}`;
