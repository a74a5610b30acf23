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
  return JSON.parse(await runWithoutDebugger(paths[0] ?? '/', change));
}

const probePage = `function (paths, other) {
  if (location.pathname + location.search === other) return whenIdle(() => history.back());
  addEventListener('pageshow', ({ persisted }) => whenIdle(() => {
    const { tries, lost } = JSON.parse(sessionStorage.probe ?? '{ "tries": 0, "lost": [] }');
    const store = (probe) => { sessionStorage.probe = JSON.stringify(probe); };
    if (!persisted && tries <= ${maxTries}) {
      store({ tries: tries + 1, lost });
      return location.assign(other);
    }
    if (!persisted) lost.push(location.pathname);
    store({ tries: 0, lost });
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
