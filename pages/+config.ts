import type { Config } from 'vike/types';

export default {
  // `/about` is written as about.html, so that hosts answer the canonical form, which has no
  // trailing slash, without a redirect.
  prerender: { noExtraDir: true, redirects: false },
  clientRouting: false,
  // HTML-only pages: no component reaches the browser unless it is an island.
  meta: { Page: { env: { server: true, client: false } } },
  ai: { skill: false },
} satisfies Config;
