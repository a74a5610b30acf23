import type { Page } from 'playwright/test';
import { lastDayShown } from '../../lib/content/schemas/visits.server';
import { siteIn } from '../../lib/site.server';
import { daysAfter } from '../../lib/time/days.server';
import { dateWithWeekday } from '../../lib/time/format.server';
import { serveBuild } from '../../scripts/lib/server';
import { fullSite, opening } from '../support/full-site';
import { axeFaults, expect, pageScriptRunning, test } from './fixtures';
import { further } from './sampling';

const { t } = siteIn('en');
const spanish = siteIn('es').t;
const phone = { width: 390, height: 844 };

const card = (page: Page) => page.locator('#visit-card');
const action = (page: Page) => card(page).getByRole('button', { name: t('visitCard.ask') });
const insurer = (page: Page) => card(page).getByLabel(t('visitCard.insurer'));
const book = (page: Page, name: string) => page.locator('body > nav').getByRole('button', { name });

/** What the contact form would send. */
const inForm = (page: Page) =>
  page
    .locator('main form')
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries(Array.from(new FormData(form), ([name, text]) => [name, `${text}`])),
    );

const storedItems = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what is chosen by the keyboard begins the contact form; choosing sends and stores nothing', async ({
  page,
}) => {
  await page.goto('/');
  await pageScriptRunning(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await card(page).getByRole('radio', { name: 'Office in Naples' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(insurer(page)).toBeFocused();
  await page.keyboard.type('Florida B');
  await expect(card(page).getByText(t('visitCard.inNetwork'))).toBeVisible();
  // The tooltips may be fetched with the first focus, and pictures of the page while the browser is idle.
  const own = /\/assets\/[\w/.-]+\.js$|\/images\/[\w/.-]+$/;
  expect(requests.filter((address) => !own.test(address))).toEqual([]);
  expect(await storedItems(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(action(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  await expect
    .poll(() => inForm(page))
    .toMatchObject({
      patient: 'new',
      visit: 'video',
      preferredLanguage: 'es',
      insurer: 'Florida Blue',
      message: '',
    });
  // They are named on the folded part, which stays folded.
  const folded = page.locator('main form details:has([name]) > summary');
  await expect(folded).toContainText('Video · Spanish · Florida Blue');
  await expect(page.locator('main form [name="insurer"]')).toBeHidden();
  expect(await storedItems(page)).toEqual([]);
});

test('each choice of insurance has its answer, and no other one', async ({ page }) => {
  await page.goto('/');
  const answers = card(page).locator('[data-answer]:visible');
  await expect(answers).toHaveCount(0);
  for (const [choice, answer] of [
    ['Aetna', t('visitCard.inNetwork')],
    ['other', t('visitCard.otherInsurer')],
    ['none', t('visitCard.noInsurer')],
  ] as const) {
    await insurer(page).selectOption(choice);
    await expect(answers).toHaveCount(1);
    await expect(answers).toContainText(answer);
    await expect(insurer(page)).toHaveAccessibleDescription(new RegExp(answer.slice(-30)));
  }
});

test('the choices come along to the other language', async ({ page }) => {
  await page.goto('/services/anxiety-treatment');
  await pageScriptRunning(page);
  await card(page).getByRole('radio', { name: 'Video' }).check();
  await insurer(page).selectOption('other');
  await page.locator('header [data-toggle]').click();
  await expect(page).toHaveURL(/\/es\/servicios\//);
  await expect(card(page).getByRole('radio', { name: 'Por video' })).toBeChecked();
  // A language that was not chosen is that of the page.
  await expect(card(page).getByRole('radio', { name: 'Español' })).toBeChecked();
  await expect(card(page).locator('[name="insurer"]')).toHaveValue('other');
});

test.describe('if storage is blocked', { tag: further }, () => {
  test.use({ tolerated: [/draft could not be stored/] });

  test('the choices are in the address, which the contact page empties', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await pageScriptRunning(page);
    await card(page).getByRole('radio', { name: 'Video' }).check();
    await action(page).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(() => inForm(page)).toMatchObject({ visit: 'video', patient: 'new' });
  });
});

test('a link to the form fills in the choices of the card and nothing else', async ({ page }) => {
  await page.goto('/contact?visit=office&insurer=Nobody&message=Hello&phone=2395550100');
  await expect(page).toHaveURL(/\/contact$/);
  expect(await inForm(page)).toMatchObject({
    visit: 'office',
    insurer: '',
    message: '',
    phone: '',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the card asks nothing that would be lost, says the same as facts, and leads to the form', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(card(page).locator(':is(input, select, button):visible')).toHaveCount(0);
    for (const fact of [
      'Our office in Naples',
      'By video anywhere in Florida',
      'English and Spanish',
    ])
      await expect(card(page).getByText(fact)).toBeVisible();
    await card(page)
      .getByRole('link', { name: t('visitCard.ask') })
      .click();
    await expect(page).toHaveURL(/\/contact$/);
    for (const name of ['visit', 'preferredLanguage', 'insurer'])
      await expect(page.locator(`main form [name="${name}"]`)).toBeVisible();
  });

  test('"Book" opens the card over the page', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/es/servicios/tratamiento-ansiedad');
    await expect(card(page)).not.toBeInViewport();
    await book(page, 'Cita').click();
    await expect(card(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on phones', () => {
  test.use({ viewport: phone });

  test('"Book" opens the card as a sheet, which the keyboard reaches and closes', async ({
    page,
  }) => {
    await page.goto('/es/servicios/tratamiento-ansiedad');
    const button = book(page, 'Cita');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    expect(await card(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card(page)).not.toBeInViewport();
    await expect(button).toBeFocused();
    await button.click();
    await card(page)
      .getByRole('button', { name: spanish('nav.close') })
      .click();
    await expect(card(page)).not.toBeInViewport();
  });

  test('the card stands at the end of a page too, and "Book" leads to it where it begins one', async ({
    page,
  }) => {
    await page.goto('/es/servicios/tratamiento-ansiedad');
    await card(page).scrollIntoViewIfNeeded();
    await expect(card(page).getByRole('button', { name: spanish('visitCard.ask') })).toBeVisible();
    await page.goto('/es');
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await page.locator('body > nav').getByRole('link', { name: 'Cita' }).click();
    await expect(card(page).getByRole('heading')).toBeInViewport();
    await expect(page).toHaveURL(/\/es#visit-card$/);
  });

  test('the sheet is scrolled where letters are large, and is no wider than the screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/es/servicios/tratamiento-ansiedad');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('#visit-card')?.showPopover());
    const last = card(page).locator('a:visible').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    const overflow = await card(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    expect(overflow).toBe(0);
  });
});

test('on large screens the card is beside heading and text, to the end of the article', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/anxiety-treatment');
  await expect(action(page)).toBeInViewport({ ratio: 1 });
  const [heading, beside] = await Promise.all([
    page.locator('h1').boundingBox(),
    card(page).boundingBox(),
  ]);
  expect(beside?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  await expect(action(page)).toBeInViewport({ ratio: 1 });
  // Nothing is below it.
  const covered = await card(page).evaluate((part) => {
    const box = part.getBoundingClientRect();
    return [...document.querySelectorAll('.article-text > *')].some((text) => {
      const { right, bottom, top } = text.getBoundingClientRect();
      return right > box.left && bottom > box.top && top < box.bottom;
    });
  });
  expect(covered).toBe(false);
});

test('the next opening is hidden after its last day, though the build is older', async ({
  browser,
}) => {
  const { origin, close } = await serveBuild({ dist: fullSite.DIST_FOLDER });
  const page = await browser.newPage();
  const shown = card(page).getByText(dateWithWeekday(opening.date, 'en', opening.confirmedOn));
  const instead = card(page).getByText(t('visitCard.askForOpening'));
  const lastDay = lastDayShown(opening);
  for (const [day, isOver] of [
    [lastDay, false],
    [daysAfter(lastDay, 1), true],
  ] as const) {
    await page.clock.setFixedTime(`${day}T17:00:00Z`);
    await page.goto(`${origin}/`);
    await pageScriptRunning(page);
    await expect(shown).toBeVisible({ visible: !isOver });
    await expect(instead).toBeVisible({ visible: isOver });
  }
  await page.close();
  close();
});

test('a choice is seen in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const radio = card(page).getByRole('radio', { name: 'English' });
  await expect(radio).toBeChecked();
  await expect(radio).toHaveCSS('appearance', 'auto');
});

test('a press on the arrow of a list is a press on the list', async ({ page }) => {
  for (const path of ['/', '/es']) {
    await page.goto(path);
    const list = page.locator('main select:visible').first();
    await list.scrollIntoViewIfNeeded();
    const hit = await list.evaluate((element) => {
      const { right, top, height } = element.getBoundingClientRect();
      const arrow = parseFloat(getComputedStyle(element.parentElement ?? element, '::after').right);
      return document.elementFromPoint(right - arrow - 5, top + height / 2) === element;
    });
    expect(hit, path).toBe(true);
  }
});
