import type { ServingRules } from './serving-rules.server';

/** Cloudflare's limits for `_headers`: the number of rules, and the characters of a line. */
const limits = { rules: 100, line: 2000 };

/**
 * The text of `_headers`, which Cloudflare and Netlify read. Cached files are listed one by one, because
 * with a rule for their folder Cloudflare would cache its 404s too. All other files are revalidated on
 * each use, which is the default of both hosts; so are cached files beyond the number of rules that Cloudflare reads.
 * @throws if a header is longer than Cloudflare reads
 */
export function headersFile({ headers, exceptions, cached }: ServingRules): string {
  const rules = [
    ['/*', ...headerLines(headers)],
    ...exceptions.flatMap(({ path, headers }) =>
      // The lines that begin with "!" remove the values of the first rule; otherwise both would be sent.
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
 * Replaces the addresses of all sizes of a picture, which differ from the width on, by one pattern. Other addresses
 * stay; one that contains `*` is a pattern that matches the address itself.
 */
function patterns(files: readonly string[]): string[] {
  return [...new Set(files.map((file) => file.replace(/(?<=\.[0-9a-f]{8}\.)\d+\.\w+$/, '*')))];
}

/**
 * The text of `_redirects`, which Cloudflare reads. An address has two rules: one without and one with a trailing
 * slash. Netlify must not read it (`netlifyConfig`).
 */
export function redirectsFile({ redirects }: ServingRules): string {
  const rules = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${rules.join('\n')}\n`;
}

/** The data of `wrangler.jsonc`, for Cloudflare Workers. They send the nearest not-found page. */
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
 * The text of `netlify.toml`, which has to be copied beside package.json. Netlify reads headers from the site. Its
 * redirects are forced: without that, a page at the same address would come first. The rules of `_redirects`
 * cannot be forced, because Cloudflare knows no such mark, and Netlify would apply them before those of
 * `netlify.toml`. So Netlify's build deletes that file.
 * Source: answers.netlify.com/t/processing-order-of-redirects-toml/2552, read on 2026-11-28.
 */
export function netlifyConfig({ redirects, notFound }: ServingRules): string {
  const rules = [
    ...redirects.map(({ from, to }) => ({ from, to, status: 301, isForced: true })),
    ...notFound.map(({ folder, file }) => ({
      from: `${folder}/*`,
      to: file,
      status: 404,
      isForced: false,
    })),
  ].map(
    ({ from, to, status, isForced }) => `
[[redirects]]
  from = "${from}"
  to = "${to}"
  status = ${status}
${isForced ? '  force = true\n' : ''}`,
  );
  return `[build]
  command = "npm run build && rm dist/client/_redirects"
  publish = "dist/client"
${rules.join('')}`;
}

/** The data of `vercel.json`. Vercel has one not-found page, whose script shows Spanish below /es. */
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
      // Listed one by one, because a rule for the folder would also cache its 404s.
      ...cached.flatMap(({ files, cacheControl }) =>
        files.map((address) => rule(exactly(address), { 'Cache-Control': cacheControl })),
      ),
    ],
  };
}

/** A pattern of Vercel's that matches one address only. Encoded addresses have no other special characters. */
const exactly = (address: string) => address.replace(/[()*]/g, '\\$&');
