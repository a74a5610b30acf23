import { QueryClient, type QueryFunction } from '@tanstack/query-core';

/**
 * The site's data fetcher with the specification's defaults (sections 7 and 9): no retry, no
 * refetch on focus, no polling, data never stale.
 * @param on401 whether a 401 is an error, like any other refusal, or null; no page asks for null
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
        // Without a network a request fails at once, instead of waiting for one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * GETs the URL made of the key's parts, joined by "/", with cookies; parses the response as JSON.
 * @throws `"<status>: <body text, or status text where the body is empty>"`
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
