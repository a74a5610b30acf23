import type { PrerenderContext } from 'vike/types';
import { notFoundPaths } from '../lib/routes';

/**
 * Adds the Spanish not-found page: Vike knows of one error page only. Every entry has to be a
 * copy, since Vike mistakes a mixture of its own objects and copies for a bug.
 */
export function onPrerenderStart({ pageContexts, output }: PrerenderContext) {
  forgetWritten(output);
  const spanish = pageContexts
    .filter(({ is404 }) => is404)
    .map((notFound) => ({ ...notFound, urlOriginal: notFoundPaths.es.replace('.html', '') }));
  return {
    prerenderContext: { pageContexts: [...pageContexts.map((page) => ({ ...page })), ...spanish] },
  };
}

/**
 * Vike holds the HTML of every page until all are written, for hooks that there are none of here:
 * more than half of what the build of a large site would need.
 */
function forgetWritten(output: PrerenderContext['output']) {
  output.push = (...files) => {
    for (const { pageContext } of files)
      Object.assign(pageContext, { _prerenderResult: undefined });
    return output.length;
  };
}
