import { htaccess } from './apache.server';
import { caddyfile } from './caddy.server';
import { headersFile, redirectsFile, wranglerConfig } from './cloudflare.server';
import { cloudFrontFunction, cloudFrontHeaders, cloudFrontNotes } from './cloudfront.server';
import { netlifyConfig } from './netlify.server';
import { nginxConfig } from './nginx.server';
import { withoutHttps } from './security-headers.server';
import { type HostTable, hostFilesInRoot, noCache } from './table.server';
import { vercelConfig } from './vercel.server';

/**
 * The configuration of each host, by path below `dist`: in `client` if the host reads it from the
 * site's root, else in `hosts`.
 * @param domain the bare production domain
 */
export function hostFiles(table: HostTable, domain: string): Record<string, string> {
  return {
    'client/_headers': headersFile(table),
    'client/_redirects': redirectsFile(table),
    'client/.assetsignore': lines(hostFilesInRoot),
    'client/vercel.json': json(vercelConfig(table)),
    'client/.htaccess': htaccess(table),
    'hosts/wrangler.jsonc': json(wranglerConfig(domain)),
    'hosts/netlify.toml': netlifyConfig(table),
    'hosts/nginx.conf': nginxConfig(table, domain),
    'hosts/Caddyfile': caddyfile(table, domain),
    'hosts/cloudfront-function.js': cloudFrontFunction(table),
    'hosts/cloudfront-headers.json': json(cloudFrontHeaders(table, domain)),
    'hosts/cloudfront.md': cloudFrontNotes(table),
    'hosts/table.json': json(table),
    'hosts/preview.json': json(previewTable(table)),
  };
}

/** The headers that `vike preview` sends: the build's, except those that need HTTPS. */
function previewTable({ headers, cached }: HostTable) {
  return {
    headers: withoutHttps(headers),
    cacheControl: Object.fromEntries(
      cached.flatMap(({ files, cacheControl }) => files.map((file) => [file, cacheControl])),
    ),
    otherwise: noCache,
  };
}

const lines = (texts: readonly string[]) => `${texts.join('\n')}\n`;
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
