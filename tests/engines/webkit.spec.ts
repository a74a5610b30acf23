import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from 'playwright/test';
import { consentKey } from '../../scripts/lib/storage-keys';
import { Session, startDriver } from './webdriver';

// What depends on the engine, for a WebKit that Playwright cannot drive. WebDriver offers neither
// the console nor a clock, and WebKitGTK's treats touch as a mouse.

const services = 'header nav li:nth-child(3) details';
const towns = 'header nav li:nth-child(5) details';
const toggle = 'header [data-toggle]';
const unmapped = '/telepsychiatry-florida';

let driver: Awaited<ReturnType<typeof startDriver>>;
let browser: Session;
type Fixtures = { tab: Session; site: Awaited<ReturnType<typeof serveSite>> };
const test = base.extend<Fixtures>({
  site: async ({ viewport: _ }, use) => {
    const site = await serveSite();
    await use(site);
    site.close();
  },
  // One browser for all tests: each has its own site, and therefore its own storage.
  tab: async ({ site: _ }, use) => {
    await browser.open('about:blank');
    await browser.resize(1280, 800);
    await browser.moveTo('html');
    await use(browser);
  },
});
test.beforeAll(async () => {
  driver = await startDriver(test.info().project.metadata.program);
  browser = await Session.start(driver.url);
});
test.afterAll(async () => {
  await browser.end();
  driver.stop();
});

test('menus open for the mouse, one at a time, and close when it leaves', async ({ tab, site }) => {
  await tab.open(`${site.url}/es`);
  await tab.moveTo(`${services} summary`);
  await shows(tab, `${services}[open]`);
  await tab.moveTo(`${towns} summary`);
  await shows(tab, `${towns}[open]`);
  await shows(tab, `${services}:not([open])`);
  await tab.moveTo('.site-header a');
  await shows(tab, `${towns}:not([open])`);
  await tab.click(`${towns} summary`);
  await tab.click(`${towns} a[href$="marco-island"]`);
  await isAt(tab, '/es/ubicaciones/psiquiatra-marco-island');
});

test('menus are used with the keyboard', async ({ tab, site }) => {
  await tab.open(`${site.url}/es`);
  await tab.run(() => document.querySelector<HTMLElement>('header nav summary')?.focus());
  await shows(tab, '[data-island*="Menu"][data-hydrated] summary:focus');
  await tab.press('ArrowDown');
  await shows(tab, `${services} li:first-child a:focus`);
  await tab.press('Escape');
  await shows(tab, `${services}:not([open]) summary:focus`);
});

test('on a phone the menu and the towns open over the page', async ({ tab, site }) => {
  await tab.resize(390, 844);
  await tab.open(`${site.url}/es`);
  await tab.click('header [popovertarget="site-menu"]');
  await shows(tab, '#site-menu:popover-open');
  await tab.press('Escape');
  await shows(tab, '#site-menu', false);
  await tab.click('.toolbar button');
  await tab.click('#toolbar-towns:popover-open a[href$="estero"]');
  await isAt(tab, '/es/ubicaciones/psiquiatra-estero');
});

test('the toggle opens its address or switches in place, before and after hydration', async ({
  tab,
  site,
}) => {
  site.holds = /\/assets\/chunks\//;
  await tab.open(site.url + unmapped);
  await tab.click(toggle);
  site.letCome();
  await shows(tab, 'html[lang="es"]');
  await shows(tab, `${toggle}:focus`);
  await isAt(tab, unmapped);
  await tab.click(toggle);
  await shows(tab, 'html[lang="en"]');
  await tab.open(`${site.url}/about`);
  await tab.click(toggle);
  await isAt(tab, '/es/acerca-de');
  await tab.run(() => history.go(-2));
  await isAt(tab, unmapped);
  await shows(tab, 'html[lang="en"]');
  await tab.run(() => history.forward());
  await isAt(tab, '/about');
});

test('a switch that cannot be fetched shows a toast', async ({ tab, site }) => {
  site.breaks = /\.json$/;
  await tab.open(site.url + unmapped);
  await tab.click(toggle);
  await shows(tab, '[data-persist="toast"]');
  await shows(tab, 'html[lang="en"]');
  await tab.click('[data-persist="toast"] button');
  await shows(tab, '[data-persist="toast"]', false);
});

test('the banner works before the page’s script, and the dialog revokes consent', async ({
  tab,
  site,
}) => {
  site.holds = /\/assets\/.*\.js$/;
  await tab.open(`${site.url}/es`);
  await shows(tab, '#choices');
  await tab.click('[data-choose="all"]');
  await shows(tab, '#choices', false);
  site.letCome();
  await tab.click('[data-choose="again"]');
  await shows(tab, '[role="dialog"] [name="analytics"]:checked');
  await tab.press('Escape');
  await shows(tab, '[data-choose="again"]:focus');
  await tab.click('[data-choose="again"]');
  await shows(tab, '[role="dialog"] [name="analytics"]:checked');
  await tab.click('[role="dialog"] [name="analytics"]');
  await tab.click('[role="dialog"] [type="submit"]');
  await shows(tab, '[data-choose="again"]:focus');
  await tab.open(`${site.url}/about`);
  await shows(tab, '#choices', false);
  const stored = await tab.run((key) => localStorage.getItem(key), consentKey);
  expect(JSON.parse(stored ?? '').consent).toMatchObject({ analytics: false, marketing: true });
});

test('the insurers move by themselves, and stop when a dot is tapped', async ({ tab, site }) => {
  await tab.resize(390, 844);
  await tab.open(site.url);
  await tab.click('[data-choose="none"]');
  await tab.run(bringIntoView, '#insurance ul');
  await shows(tab, '#insurance .grid button:not(:first-child)[aria-current]');
  await tab.click('#insurance .grid button:nth-child(6)');
  await shows(tab, '#insurance .grid button:nth-child(6)[aria-current]');
});

test('the plan finder finds, and the form names its errors', async ({ tab, site }) => {
  await tab.open(site.url);
  await tab.click('[data-choose="none"]');
  await tab.type('#insurance input', 'aet');
  await shows(tab, '#insurance output strong');
  await tab.open(`${site.url}/es/contacto`);
  await tab.run(bringIntoView, 'main form button');
  await shows(tab, '[data-island*="ContactForm"][data-hydrated] form');
  await tab.click('main form button');
  await shows(tab, 'main form [role="alert"]');
  await tab.type('main form [name="firstName"][aria-invalid="true"]', 'Ana');
  await shows(tab, 'main form [name="firstName"][aria-invalid="true"]', false);
});

test('a picture loads near the viewport, and shows an error if it cannot', async ({
  tab,
  site,
}) => {
  await tab.open(site.url);
  await shows(tab, '#telehealth .image[data-state="waiting"]');
  await tab.run(bringIntoView, '#telehealth .image');
  await shows(tab, '#telehealth .image[data-state="loaded"]');
  site.breaks = /images\/video-visit/;
  await tab.open(`${site.url}/es`);
  await tab.run(bringIntoView, '#telehealth .image');
  await shows(tab, '#telehealth .image-unavailable');
});

test('the clip opens silent and captioned, and closes', async ({ tab, site }) => {
  await tab.open(`${site.url}/es`);
  await tab.click('[data-choose="none"]');
  await tab.click('.bubble [popovertarget]');
  await shows(tab, '#welcome-clip:popover-open');
  const captions = () => tab.run(() => document.querySelector('video')?.textTracks[1]?.mode);
  await expect.poll(captions).toBe('showing');
  await tab.press('Escape');
  await shows(tab, '#welcome-clip', false);
});

test('a tooltip is shown on hover and removed by Escape', async ({ tab, site }) => {
  await tab.open(site.url + unmapped);
  await tab.moveTo(toggle);
  await shows(tab, '#tooltip');
  await tab.press('Escape');
  await shows(tab, '#tooltip', false);
});

/** Waits until an element that matches is visible, or none is. */
const shows = (tab: Session, selector: string, does = true) =>
  expect.poll(() => tab.run(isVisible, selector), selector).toBe(does);
const isAt = (tab: Session, path: string) =>
  expect.poll(() => tab.run(() => location.pathname)).toBe(path);

// These two run in the page.
const isVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
const bringIntoView = (selector: string) =>
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });

/** The built site behind a server that aborts or delays chosen files. */
async function serveSite() {
  const server = createServer(async ({ url = '' }, response) => {
    if (site.breaks?.test(url)) return response.destroy();
    if (site.holds?.test(url)) await once(server, 'letCome');
    const answer = await fetch(process.env.SITE + url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    return response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site: { url: string; breaks?: RegExp; holds?: RegExp; letCome(): void; close(): void } = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letCome: () => {
      delete site.holds;
      server.emit('letCome');
    },
    close: () => server.close().closeAllConnections(),
  };
  return site;
}
