import { readContent } from '../../lib/content/content.server';
import { contentFolder } from '../../lib/files/folders.server';
import { comingExceptions } from '../../lib/hours.server';
import { translator } from '../../lib/site.server';
import { daysAfter, week } from '../../lib/time/days.server';
import { clockTime } from '../../lib/time/format.server';
import { momentOf } from '../../lib/time/local-time';
import { expect, openStopped, test } from './fixtures';
import { sampleOf } from './sampling';

const { hours, practice, today, words } = readContent(contentFolder);
const [first] = hours.regular;
const paths = { en: '/contact', es: '/es/contacto' };
const plain = (text: string | null) => text?.replace(/\s/g, ' ');

/** The moment of closing on the first day of the hours, in a week of next February, in which nothing is closed. */
const february = `${Number(today.slice(0, 4)) + 1}-02-01`;
const monday = daysAfter(february, (8 - new Date(february).getUTCDay()) % 7);
const day = daysAfter(monday, week.indexOf(first?.days[0] ?? 'Mo'));
const closing = momentOf(`${day}T${first?.closes}`, practice.timeZone).getTime();

for (const language of sampleOf(['es', 'en'] as const)) {
  const t = translator(words[language].dictionary);

  test.describe(`the hours in ${language}, seen from Tokyo`, () => {
    test.use({ timezoneId: 'Asia/Tokyo' });

    test('say until when the office is open, and when it opens again', async ({ page }) => {
      await openStopped(page, paths[language], closing - 60_000);
      const line = page.locator('[data-open-now]');
      const hours = page.locator('[data-open-now] + *');
      const open = `${t('openNow.openUntil')} ${clockTime(first?.closes ?? '', language)}`;
      await expect.poll(async () => plain(await line.textContent())).toBe(plain(open));
      // It stands in the place of the hours of the week, which is as high.
      await expect(hours).toBeHidden();
      expect((await line.boundingBox())?.height).toBe((await hours.boundingBox())?.height);
      await page.clock.fastForward(120_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(line).toHaveText(new RegExp(`^${t('openNow.opens')} ${t('days.Tu')} `));
    });

    for (const [how, event] of [
      ['from the browser’s cache', 'pageshow'],
      ['from another tab', 'visibilitychange'],
    ] as const) {
      test(`are right when the visitor comes back ${how}`, async ({ page }) => {
        await openStopped(page, paths[language], closing - 60_000);
        const line = page.locator('[data-open-now]');
        await expect(line).toContainText(t('openNow.openUntil'));
        await page.clock.fastForward(120_000);
        await expect(line).toContainText(t('openNow.openUntil'));
        await page.evaluate((event) => {
          const isPage = event === 'pageshow';
          if (isPage) dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
          else document.dispatchEvent(new Event(event));
        }, event);
        await expect(line).toContainText(t('openNow.opens'));
      });
    }

    test('leave out an exception once it is over', async ({ page }) => {
      const [exception] = comingExceptions(hours, today);
      test.skip(exception === undefined, 'No exception comes within two months.');
      const last = exception?.until ?? exception?.from ?? '';
      const line = page.locator(`main [data-last-day="${last}"]`);
      const end = momentOf(`${last}T23:59`, practice.timeZone).getTime();
      await openStopped(page, paths[language], end + 1000);
      await expect(line).toBeVisible();
      await page.clock.fastForward(60_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(line).toBeHidden();
    });
  });

  test.describe(`the hours in ${language} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('stand alone', async ({ page }) => {
      await page.goto(paths[language]);
      await expect(page.locator('main')).toContainText(t('days.Mo'));
      await expect(page.locator('[data-open-now]')).toHaveText('');
      await expect(page.locator('[data-open-now] + *')).toBeVisible();
      await expect(page.locator('main li[data-last-day]')).toHaveCount(
        comingExceptions(hours, today).length,
      );
      await expect(page.locator('footer li[data-last-day]')).toHaveCount(0);
    });
  });
}
