import { onlineManager } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetcher } from '../../components/language-toggle/fetcher';

const answers: Record<string, [body: string, init?: ResponseInit]> = {
  '/pages/about': ['{"title":"About"}'],
  '/secret': ['who are you?', { status: 401 }],
  '/secret/quiet': ['', { status: 401, statusText: 'Unauthorized' }],
  '/broken': ['it broke', { status: 500 }],
  '/empty': ['', { status: 503, statusText: 'Service Unavailable' }],
};
const request = vi.fn(
  async (address: string, _: RequestInit) =>
    new Response(...(answers[address] ?? ['no such page', { status: 404 }])),
);

beforeEach(() => {
  request.mockClear();
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

describe('the data fetcher', () => {
  it('asks for the address that the key’s parts make and reads JSON, with cookies', {
    tags: ['@7.2', '@7.3', '@7.4'],
  }, async () => {
    const data = await createFetcher().fetchQuery({ queryKey: ['', 'pages', 'about'] });
    expect(data).toEqual({ title: 'About' });
    expect(request.mock.calls.map(([address]) => address)).toEqual(['/pages/about']);
    expect(request.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
    expect(request.mock.calls[0]?.[1].method ?? 'GET').toBe('GET');
  });

  it.each([
    ['broken', '500: it broke'],
    ['empty', '503: Service Unavailable'],
    ['missing', '404: no such page'],
    ['secret', '401: who are you?'],
  ])(
    'raises the status and the body of /%s, once: "%s"',
    { tags: ['@7.5', '@8.3', '@9.17'] },
    async (path, message) => {
      const asked = createFetcher().fetchQuery({ queryKey: ['', path] });
      await expect(asked).rejects.toThrow(new Error(message));
      expect(request).toHaveBeenCalledTimes(1);
    },
  );

  it('does not wait for the network where there is none, but fails at once', async () => {
    onlineManager.setOnline(false);
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const fetcher = createFetcher();
    const asked = fetcher.fetchQuery({ queryKey: ['', 'about'] });
    expect(fetcher.getQueryState(['', 'about'])?.fetchStatus).toBe('fetching');
    await expect(asked).rejects.toThrow('Failed to fetch');
  });

  it('gives null for a 401 where it is set so, and for nothing else', {
    tags: '@7.5',
  }, async () => {
    const fetcher = createFetcher('null');
    expect(await fetcher.fetchQuery({ queryKey: ['', 'secret'] })).toBeNull();
    expect(await fetcher.fetchQuery({ queryKey: ['', 'secret', 'quiet'] })).toBeNull();
    await expect(fetcher.fetchQuery({ queryKey: ['', 'broken'] })).rejects.toThrow('500');
  });

  it('never takes data for stale, does not poll and does not ask again on focus', {
    tags: '@9.17',
  }, async () => {
    const fetcher = createFetcher();
    const query = { queryKey: ['', 'pages', 'about'] };
    await fetcher.fetchQuery(query);
    await fetcher.fetchQuery(query);
    expect(request).toHaveBeenCalledTimes(1);
    expect(fetcher.getDefaultOptions()).toMatchObject({
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    });
  });
});
