import '../lib/production';

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { nothing } from '../../lib/consent/record';
import { readContent } from '../../lib/content/content.server';
import { readMarkdown } from '../../lib/content/markdown.server';
import { contentFolder } from '../../lib/folders.server';
import { type Language, languages } from '../../lib/language';
import { notFoundPaths, pathOf } from '../../lib/routes.server';
import { findBrowser, launchOptions } from '../lib/browser';
import { ensureBuild } from '../lib/ensure-build';
import { firstOfEachKind } from '../lib/pages';
import { serveBuild } from '../lib/server';
import { storageOf } from '../lib/stored-choice';

/**
 * Writes pictures of every page kind in both languages at a phone's, a tablet's and a desk's
 * width, of the passages in `.github/texts.md`, and of what opens:
 * `npm run screenshots -- [--only word] [--dark]`.
 */

const { values } = parseArgs({
  options: { only: { type: 'string' }, dark: { type: 'boolean', default: false } },
});
const folder = 'screenshots';
const widths = { 390: 844, 768: 1024, 1440: 900 };

interface Shot {
  name: string;
  path: string;
  width: number;
  /** Whether the visitor has yet to choose about cookies. */
  isNew?: boolean;
  /** HTML in place of the page's own. */
  main?: string;
  /** Runs first; the picture then shows the viewport, not the whole page. */
  open?: ((page: Page) => Promise<void>) | undefined;
}

ensureBuild();
const { origin: site, close } = await serveBuild();
if (!values.only) rmSync(folder, { recursive: true, force: true });
const browser = await chromium.launch(launchOptions(await findBrowser()));
const shots = [...pageShots(), ...textShots(), ...stateShots()].filter(({ name }) =>
  name.includes(values.only ?? ''),
);
try {
  for (const shot of shots) await take(browser, shot);
  console.log(`${shots.length} pictures in ${folder}/`);
} finally {
  await browser.close();
  close();
}

async function take(browser: Browser, { name, path, width, isNew, main, open }: Shot) {
  const page = await browser.newPage({
    // For `addStyleTag`.
    bypassCSP: true,
    viewport: { width, height: widths[width as keyof typeof widths] },
    storageState: storageOf(site, isNew ? undefined : nothing),
    colorScheme: values.dark ? 'dark' : 'light',
  });
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
  if (main) {
    await page.locator('main').evaluate((element, html) => {
      element.innerHTML = html;
    }, main);
  }
  if (!open) {
    // Printing loads every lazy picture.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({
      content: '.toolbar, .floating { display: none !important } pre { overflow: auto }',
    });
  }
  await open?.(page);
  // Overlays and scrolling are animated, and load pictures.
  await page.waitForTimeout(900);
  await page.waitForLoadState('networkidle');
  const file = join(folder, `${name}.${width}${values.dark ? '.dark' : ''}.png`);
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: !open, animations: 'disabled' });
  await page.close();
}

/** The first page of each kind, and the not-found pages. */
function pageShots(): Shot[] {
  return [
    ...firstOfEachKind.flatMap(({ route, language, path }) =>
      atEveryWidth({ name: `${language}/${route.kind}`, path }),
    ),
    ...languages.flatMap((language) =>
      atEveryWidth({ name: `${language}/not-found`, path: notFoundPaths[language] }),
    ),
  ];
}

/** Every passage that a text can hold, above its source, on a page made for the pictures alone. */
function textShots(): Shot[] {
  const { blocks: labels } = readContent(contentFolder).words.en.dictionary;
  const guide = readFileSync('.github/texts.md', 'utf8').replace(/^# .*/, '');
  const shown = guide.replace(/^```md\n([\s\S]*?)^```$/gm, '$1\n$&');
  const { html } = readMarkdown(shown, 'en', { labels });
  const main = `<div class="page-width py-section lg:text-reading"><div class="prose">${html}</div></div>`;
  // A page whose style sheet is not within its main part.
  return atEveryWidth({ name: 'en/texts', path: pathOf('telepsychiatry', 'en'), main });
}

/** Overlays, parts further down a page, and messages. */
function stateShots(): Shot[] {
  return languages.flatMap((language) => {
    const home = { en: '/', es: '/es' } satisfies Record<Language, string>;
    const state = (name: string, width: number, open: Shot['open']): Shot => ({
      name: `${language}/state-${name}`,
      path: home[language],
      width,
      open,
    });
    const openMenu = (index: number) => async (page: Page) =>
      page.locator('#site-menu summary').nth(index).click();
    return [
      ...[390, 768, 1440].flatMap((width) => [
        state('first-screen', width, async () => {}),
        { ...state('banner', width, async () => {}), isNew: true },
        state('preferences', width, (page) => page.locator('footer [data-choose="again"]').click()),
      ]),
      ...[768, 1440].flatMap((width) => [
        state('menu-services', width, openMenu(0)),
        state('menu-locations', width, openMenu(1)),
      ]),
      state('menu', 390, async (page) => {
        await page.locator('header button[popovertarget="site-menu"]').first().click();
        await openMenu(1)(page);
      }),
      state('toolbar-towns', 390, (page) =>
        page.locator('button[popovertarget="toolbar-towns"]').click(),
      ),
      ...[390, 1440].flatMap((width) => [
        state('clip', width, (page) =>
          page.locator('.bubble button[popovertarget="welcome-clip"]').first().click(),
        ),
        state('scrolled', width, (page) => page.mouse.wheel(0, 900)),
        state('question', width, async (page) => {
          await page.locator('#faq summary').first().click();
        }),
      ]),
    ];
  });
}

function atEveryWidth(shot: Omit<Shot, 'width'>): Shot[] {
  return Object.keys(widths).map((width) => ({ ...shot, width: Number(width) }));
}
