import type { ServingRules } from './serving-rules.server';

/** Cloudflare's limits: rules in `_headers`, and characters in a line of it. */
const limits = { rules: 100, line: 2000 };

/**
 * `_headers`, which Cloudflare and Netlify read. Cached files are listed one by one: by a rule for
 * their folder, Cloudflare would cache its 404s as well. By these hosts' default, all other files
 * are revalidated on each use.
 * @throws where a header is longer than Cloudflare reads
 */
export function headersFile({ headers, exceptions, cached }: ServingRules): string {
  const rules = [
    ['/*', ...headerLines(headers)],
    ...exceptions.flatMap(({ path, headers }) =>
      // Without the lines that begin with "!", each value would be added to that of the first rule.
      [path, `${path}/*`].map((path) => [
        path,
        ...Object.keys(headers).map((name) => `  ! ${name}`),
        ...headerLines(headers),
      ]),
    ),
    ...cached.flatMap(({ files, cacheControl }) =>
      patterns(files).map((path) => [path, ...headerLines({ 'Cache-Control': cacheControl })]),
    ),
  ];
  const lines = rules.slice(0, limits.rules).flat();
  const long = lines.find((line) => line.length > limits.line);
  if (long) throw new Error(`Cloudflare reads ${limits.line} characters of a header: ${long}`);
  return `${lines.join('\n')}\n`;
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

/**
 * One pattern for all sizes of a picture: their names are the same up to the width. An address with a `*` is a
 * pattern that it matches itself.
 */
function patterns(files: readonly string[]): string[] {
  return [...new Set(files.map((file) => file.replace(/(?<=\.[0-9a-f]{8}\.)\d+\.\w+$/, '*')))];
}

/** `_redirects`, for the same hosts. Each form of an address needs its own rule. */
export function redirectsFile({ redirects }: ServingRules): string {
  const rules = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${rules.join('\n')}\n`;
}

/** `wrangler.jsonc`, for Cloudflare Workers. They send the nearest not-found page. */
export function wranglerConfig(domain: string) {
  return {
    name: domain.replaceAll('.', '-'),
    compatibility_date: '2026-04-01',
    assets: {
      directory: '../client',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
}

/**
 * `netlify.toml`, for a copy beside package.json. Headers are read from the site; a rule of `_redirects`
 * gives way to the page that stands at its address, a forced one does not.
 */
export function netlifyConfig({ redirects, notFound }: ServingRules): string {
  const rules = [
    ...redirects.map(({ from, to }) => ({ from, to, status: '301\n  force = true' })),
    ...notFound.map(({ folder, file }) => ({ from: `${folder}/*`, to: file, status: '404' })),
  ].map(
    ({ from, to, status }) => `
[[redirects]]
  from = "${from}"
  to = "${to}"
  status = ${status}
`,
  );
  return `[build]
  command = "npm run build"
  publish = "dist/client"
${rules.join('')}`;
}

/** `vercel.json`. Vercel has one not-found page, which shows Spanish under /es by its script. */
export function vercelConfig({ headers, exceptions, redirects, cached }: ServingRules) {
  const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
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
      rule('/(.*)', headers),
      ...exceptions.flatMap(({ path, headers }) =>
        [path, `${path}/(.*)`].map((source) => rule(source, headers)),
      ),
      // One by one: a rule for the folder would also cache its 404s.
      ...cached.flatMap(({ files, cacheControl }) =>
        files.map((address) => rule(exactly(address), { 'Cache-Control': cacheControl })),
      ),
    ],
  };
}

/** A pattern of Vercel's that one address alone matches; encoded addresses have no other signs of patterns. */
const exactly = (address: string) => address.replace(/[()*]/g, '\\$&');
