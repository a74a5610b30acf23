import type { ServingRules } from './serving-rules.server';

/** Cloudflare's limits: rules in `_headers`, and characters in a line of it. */
const limits = { rules: 100, line: 2000 };

/**
 * `_headers`, which Cloudflare Pages, Workers and Netlify read. Cached files are listed one by one:
 * by a rule for their folder, Workers would cache its 404s as well. By these hosts' default, all
 * other files are revalidated on each use.
 */
export function headersFile({ headers, exceptions, cached }: ServingRules): string {
  const rules = [
    { path: '/*', headers },
    ...exceptions.flatMap(({ path, headers }) =>
      [path, `${path}/*`].map((path) => ({ path, headers, replaced: Object.keys(headers) })),
    ),
    ...cached
      .toSorted((one, other) => one.files.length - other.files.length)
      .flatMap(({ files, cacheControl }) =>
        patterns(files).map((path) => ({ path, headers: { 'Cache-Control': cacheControl } })),
      ),
  ].slice(0, limits.rules);
  const text = rules.map(({ path, headers, ...rule }) =>
    [
      path,
      // Else the rule's value would be added to that of the rule before.
      ...('replaced' in rule ? rule.replaced.map((name) => `  ! ${name}`) : []),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  );
  return `${checkLines(text.join('\n'))}\n`;
}

/** One pattern for all sizes of a picture: their names are the same up to the width. */
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

/** `_redirects`, for the same hosts. Each form of an address needs its own rule. */
export function redirectsFile({ redirects }: ServingRules): string {
  const rules = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${rules.join('\n')}\n`;
}

/** `wrangler.jsonc`, for Workers. They send the nearest not-found page. */
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
