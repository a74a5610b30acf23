import { htaccess } from './apache.server';
import { headersFile, redirectsFile, wranglerConfig } from './cloudflare.server';
import { netlifyConfig } from './netlify.server';
import { nginxConfig } from './nginx.server';
import { withoutHttps } from './security-headers.server';
import {
  exceptionPattern,
  hostFilesInRoot,
  noCache,
  type ServingRules,
} from './serving-rules.server';
import { vercelConfig } from './vercel.server';

/**
 * The configuration of each host, by path below `dist`: in `client` if the host reads it from the
 * site's root, else in `hosts`.
 * @param domain the bare production domain
 */
export function hostFiles(rules: ServingRules, domain: string): Record<string, string> {
  return {
    'client/_headers': headersFile(rules),
    'client/_redirects': redirectsFile(rules),
    'client/.assetsignore': lines(hostFilesInRoot),
    'client/vercel.json': json(vercelConfig(rules)),
    'client/.htaccess': htaccess(rules, domain),
    'hosts/wrangler.jsonc': json(wranglerConfig(domain)),
    'hosts/netlify.toml': netlifyConfig(rules),
    'hosts/nginx.conf': nginxConfig(rules, domain),
    'hosts/serving-rules.json': json(rules),
    'hosts/preview.json': json(previewRules(rules)),
  };
}

/** The headers that `vike preview` sends: the build's, except those that need HTTPS. */
function previewRules({ headers, exceptions, cached }: ServingRules) {
  return {
    headers: withoutHttps(headers),
    exceptions: exceptions.map((exception) => ({
      pattern: exceptionPattern(exception),
      headers: withoutHttps(exception.headers),
    })),
    cacheControl: Object.fromEntries(
      cached.flatMap(({ files, cacheControl }) => files.map((file) => [file, cacheControl])),
    ),
    otherwise: noCache,
  };
}

const lines = (texts: readonly string[]) => `${texts.join('\n')}\n`;
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
