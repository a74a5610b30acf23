import type { HostTable } from './table.server';

/** Cloudflare's limits: rules in `_headers`, and characters in a line of it. */
const limits = { rules: 100, line: 2000 };

/**
 * `_headers`, which Cloudflare Pages, Workers and Netlify read. Kept files are named one by one:
 * Workers would keep a folder's 404s as well. What is not named is asked for anew each time, as
 * these hosts do by themselves.
 */
export function headersFile({ headers, cached }: HostTable): string {
  const rules = [
    { path: '/*', headers },
    ...cached
      .toSorted((one, other) => one.files.length - other.files.length)
      .flatMap(({ files, cacheControl }) =>
        patterns(files).map((path) => ({ path, headers: { 'Cache-Control': cacheControl } })),
      ),
  ].slice(0, limits.rules);
  const text = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${checkLines(text.join('\n'))}\n`;
}

/** One pattern for all sizes of a picture: they share all that stands before the width. */
function patterns(files: readonly string[]): string[] {
  return [...new Set(files.map((file) => file.replace(/(?<=\.[0-9a-f]{8}\.)\d+\.\w+$/, '*')))];
}

function checkLines(text: string): string {
  const long = text.split('\n').find((line) => line.length > limits.line);
  if (!long) return text;
  throw new Error(
    `A header has ${long.length} characters; Cloudflare reads ${limits.line}: ${long.slice(0, 60)}…`,
  );
}

/** `_redirects`, for the same hosts. Each form of an address is a rule of its own. */
export function redirectsFile({ redirects }: HostTable): string {
  const rules = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${rules.join('\n')}\n`;
}

/** `wrangler.jsonc`, for Workers. They answer with the not-found page that is nearest. */
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
