import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFetcher } from '../../components/language-toggle/fetcher';

const answers: Record<string, { status: number; statusText?: string; body: string }> = {
  '/pages/about': { status: 200, body: '{"title":"About"}' },
  '/secret': { status: 401, body: 'who are you?' },
  '/secret/quiet': { status: 401, statusText: 'Unauthorized', body: '' },
  '/broken': { status: 500, body: 'it broke' },
  '/empty': { status: 503, statusText: 'Service Unavailable', body: '' },
};

let server: Server;
let site: string;
let requests: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    const {
      status,
      statusText = '',
      body,
    } = answers[request.url ?? ''] ?? {
      status: 404,
      body: 'no such page',
    };
    response.writeHead(status, statusText || undefined).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => server.close());

describe('the data fetcher', () => {
  it('asks for the address that the key’s parts make and reads JSON (§7.2, §7.4)', async () => {
    const data = await createFetcher().fetchQuery({ queryKey: [site, 'pages', 'about'] });
    expect(data).toEqual({ title: 'About' });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /pages/about']);
  });

  it('sends cookies along (§7.3)', async () => {
    const seen: RequestInit[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      seen.push(init ?? {});
      return original(input, init);
    };
    await createFetcher().fetchQuery({ queryKey: [site, 'pages', 'about'] });
    globalThis.fetch = original;
    expect(seen.map(({ credentials }) => credentials)).toEqual(['include']);
  });

  it.each([
    ['broken', '500: it broke'],
    ['empty', '503: Service Unavailable'],
    ['missing', '404: no such page'],
    ['secret', '401: who are you?'],
  ])('raises the status and the body of /%s, once (§7.5, §8.3, §9.17)', async (path, message) => {
    const asked = createFetcher().fetchQuery({ queryKey: [site, path] });
    await expect(asked).rejects.toThrow(new Error(message));
    expect(requests).toHaveLength(1);
  });

  it('gives null for a 401 where it is set so, and for nothing else (§7.5)', async () => {
    const fetcher = createFetcher('null');
    expect(await fetcher.fetchQuery({ queryKey: [site, 'secret'] })).toBeNull();
    expect(await fetcher.fetchQuery({ queryKey: [site, 'secret', 'quiet'] })).toBeNull();
    await expect(fetcher.fetchQuery({ queryKey: [site, 'broken'] })).rejects.toThrow('500');
  });

  it('never takes data for stale, does not poll and does not ask again on focus (§9.17)', async () => {
    const fetcher = createFetcher();
    const query = { queryKey: [site, 'pages', 'about'] };
    await fetcher.fetchQuery(query);
    await fetcher.fetchQuery(query);
    expect(requests).toHaveLength(1);
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
