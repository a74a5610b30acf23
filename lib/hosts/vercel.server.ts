import type { ServingRules } from './serving-rules.server';

/** `vercel.json`. Vercel has one not-found page, which shows Spanish under /es by its script. */
export function vercelConfig({ headers, exceptions, redirects, cached }: ServingRules) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: [
      { source: '/(.*)', headers: list(headers) },
      ...exceptions.flatMap(({ path, headers }) =>
        [path, `${path}/(.*)`].map((source) => ({ source, headers: list(headers) })),
      ),
      // One by one: a rule for the folder would also cache its 404s.
      ...cached.flatMap(({ files, cacheControl }) =>
        files.map((source) => ({ source, headers: list({ 'Cache-Control': cacheControl }) })),
      ),
    ],
  };
}

function list(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
