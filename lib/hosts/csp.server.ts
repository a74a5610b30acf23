import { htmlPolicy } from '../html-policy';
import type { Directive } from '../tracking/vendor';
import type { SiteNeeds } from './csp-sources.server';

/**
 * The Content Security Policy: everything is forbidden but what `needs` names. Trusted Types are
 * required where no tracker is configured; vendors' scripts do not work under them.
 */
export function contentSecurityPolicy(needs: SiteNeeds): string {
  const { scriptHashes, styleHashes, formAddress, flags, trackers } = needs;
  const form = formAddress === null ? [] : [new URL(formAddress).origin];
  const hosts = (use: Directive) => trackers.flatMap((tracker) => tracker[use]);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...(formAddress === null ? ['mailto:'] : form)],
    'script-src': ["'self'", ...quoted(scriptHashes), ...hosts('script-src')],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", ...flagOrigins(flags), ...hosts('img-src')],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...form, ...hosts('connect-src')],
    'manifest-src': ["'self'"],
    'upgrade-insecure-requests': [],
    ...(trackers.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [htmlPolicy],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

function flagOrigins(flags: SiteNeeds['flags']): string[] {
  return Object.values(flags ?? {}).map((address) => new URL(address).origin);
}
