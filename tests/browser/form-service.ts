import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import type { Page, Route } from 'playwright/test';
import { inlineHashes } from '../../lib/hosts/inline.server';
import { securityHeaders, withoutHttps } from '../../lib/hosts/security-headers.server';
import { builtFile } from '../../scripts/lib/pages';
import { fullSite } from '../support/full-site';
import { expect, test as siteTest } from './fixtures';

/**
 * A form service on another origin. It is stubbed, since Chromium blocks requests to local ones.
 */
const address = 'https://forms.example/messages';

/** The fault that a test has to tolerate if its page sends a request to the form service. */
export const requestToService = /request to https:\/\/forms\.example/;

/** The stub of the form service. */
export interface FormService {
  /** The posted fields, in order. */
  posts: Record<string, string>[];
  /** The response to a post; by default a success that scripts may read. */
  answer(route: Route): Promise<void>;
}

/** A response that only scripts of one origin may read, by default the site's. */
export const withStatus =
  (status: number, origin = '*') =>
  (route: Route) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': origin },
      contentType: 'text/html',
      body: '<p>Answer</p>',
    });

/** With `service`, both contact pages send to it, as if its address were in `practice.yaml`. */
export const test = siteTest.extend<{ service: FormService }>({
  service: async ({ page }, use) => {
    const service: FormService = { posts: [], answer: withStatus(200) };
    await page.route(address, async (route) => {
      expect(route.request().method()).toBe('POST');
      expect(route.request().headers()['content-type']).toMatch(
        /^application\/x-www-form-urlencoded/,
      );
      const fields = new URLSearchParams(route.request().postData() ?? '');
      service.posts.push(Object.fromEntries(fields));
      await service.answer(route);
    });
    await sendTo(page, address);
    await use(service);
  },
});

/** Serves contact pages whose form is sent to another address. */
async function sendTo(page: Page, action: string) {
  await page.route(/\/(contact|es\/contacto)$/, async (route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const { body, headers } = contactPage(pathname, await response.text(), action);
    await route.fulfill({ response, headers: { ...response.headers(), ...headers }, body });
  });
}

const contactPages = new Map<string, { body: string; headers: Record<string, string> }>();

/**
 * A contact page with the form of the build that has a form address, whose address is replaced by
 * `action`, and the headers of such a page. Cached, since it takes a quarter of a second.
 * @param html the page as it is served
 */
function contactPage(path: string, html: string, action: string) {
  const key = `${path} ${action}`;
  const cached = contactPages.get(key);
  if (cached) return cached;
  const $ = load(html);
  const island = '[data-island*="ContactForm"]';
  const set = load(readFileSync(builtFile(path, fullSite.DIST_FOLDER), 'utf8'))(island);
  $(island).replaceWith(
    set.prop('outerHTML')?.replaceAll('https://forms-service.example/x', action) ?? '',
  );
  const page = { body: $.html(), headers: headersFor(action, $.html()) };
  contactPages.set(key, page);
  return page;
}

/** The headers of a build whose form is sent to `formAddress`. */
function headersFor(formAddress: string, html: string): Record<string, string> {
  const headers = securityHeaders({
    scriptHashes: inlineHashes([html], 'script'),
    styleHashes: inlineHashes([html], 'style'),
    formAddress,
    flags: null,
    trackers: [],
  });
  return Object.fromEntries(
    Object.entries(withoutHttps(headers)).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
