import type { Config } from 'vike/types';

export default {
  // The file of `/about` is about.html, not about/index.html, so that hosts answer the canonical address,
  // which has no trailing slash, without a redirect.
  // Partial: a site may have no page of a kind, such as telepsychiatry.
  prerender: { noExtraDir: true, redirects: false, partial: true },
  clientRouting: false,
  // Pages are HTML only. No component reaches the browser unless it is an island.
  meta: { Page: { env: { server: true, client: false } } },
  ai: { skill: false },
} satisfies Config;
