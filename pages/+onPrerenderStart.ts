import type { PrerenderContext } from 'vike/types';
import { notFoundPaths } from '../lib/routes.server';

/**
 * Adds the Spanish not-found page, because Vike has only one error page. Every entry has to be a copy, because
 * Vike takes a mixture of its own objects and copies for a bug.
 */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const spanish = pageContexts
    .filter(({ is404 }) => is404)
    .map((notFound) => ({ ...notFound, urlOriginal: notFoundPaths.es.replace('.html', '') }));
  return {
    prerenderContext: { pageContexts: [...pageContexts.map((page) => ({ ...page })), ...spanish] },
  };
}
