import { QueryClient, type QueryFunction } from '@tanstack/query-core';

/**
 * Makes the data fetcher with the defaults of the specification (sections 7 and 9): it does not retry, fetch
 * again on focus or poll, and its data is never stale.
 * @param on401 whether status 401 is an error or gives null; no page uses null
 */
export function createFetcher(on401: 'throw' | 'null' = 'throw'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchJson(on401),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Without a network a request fails at once instead of waiting.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Requests the URL made of the parts of a key, joined by "/", with cookies, and parses the response as JSON.
 * @throws an error with `"<status>: <text of the response, or of the status if that is empty>"`
 */
function fetchJson(on401: 'throw' | 'null'): QueryFunction<unknown> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
    if (response.status === 401 && on401 === 'null') return null;
    if (!response.ok) {
      throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    }
    return response.json();
  };
}
