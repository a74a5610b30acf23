import { expect, test } from './fixtures';

/** From these widths on, in px, the layouts of phones on their side, tablets and large screens hold. */
const [small, mobile, wide] = [480, 768, 1024];

/** On the widest screens the list of contents has a column of its own. */
const widest = 1440;

const widths = [small - 1, small, mobile - 1, mobile, wide - 1, wide, widest];

/** The widths at which a part is shown: from one on, or below one. */
type Shown = { from: number } | { below: number };

const always = { from: 0 };

/** A part that is for screens in a browser without popovers, or only while it is open. */
const never = { below: 0 };

/** By page, the parts that are shown on some screens alone, often because another part has their place on the others. */
const parts: Record<string, Record<string, Shown>> = {
  '/': {
    // Who has no room for the links above the header has them below the buttons.
    'body > div nav > a[href="/for-patients#existing-patients"]': { from: mobile },
    'body > div nav a[href="/for-families"]': { from: wide },
    'main > section:first-of-type p > a[href="/for-patients"]': { below: mobile },
    'main > section:first-of-type p > a[href="/for-families"]': { below: mobile },
    // That the site is a sample stands in the bar where there is room, and in each footer.
    'body > div section > p': { from: wide },
    'header [data-toggle] img': { from: small },
    'header > div > a[href="/contact"]': { from: mobile },
    '#insurance ul[aria-hidden]': { below: mobile },
    '#services li p:last-child': { from: small },
    '.toolbar a[href="#visit-card"]': { below: mobile },
  },
  '/about': {
    'article a[href="/contact"]:not(section a)': { below: wide },
    '#contact-card': { from: wide },
    '.contents-list': { from: widest },
  },
  '/services': {
    'article a[href="/contact"]:not(section a)': { below: wide },
    '#contact-card': { from: wide },
  },
  '/services/anxiety-treatment': {
    // The visit card has all of it where it stands beside the text.
    '.article-actions a[href="/contact"]': { below: wide },
    '.article-actions a[href="/#insurance"]': { below: wide },
    'header [data-leave]': { from: mobile },
    '.toolbar [data-leave]': { below: mobile },
    '.toolbar button[popovertarget="visit-card"]': { below: mobile },
    '.toolbar a[href="#visit-card"]': never,
    '.visit-card-close': never,
  },
  '/for-patients': {
    '.article-actions li > a[href="/contact"]': { below: wide },
    '.article-actions > a[href="/contact"]': { from: wide },
    '.article-actions li > a > span:last-child': { from: small },
    '.page-picture': { from: mobile },
    '#contact-card': { from: wide },
    // At a glance.
    '.article-card > :first-child': always,
  },
  // The summary.
  '/privacy-policy': { '.article-card > :first-child': always },
  '/contact': {
    // Telephone, address and hours.
    '.article-card > :first-child': always,
    '.article-actions a.min-h-12[href^="tel:"]': { from: wide },
  },
};

for (const [path, shown] of Object.entries(parts)) {
  test(`each part of ${path} is shown on the screens that it is for`, async ({ page }) => {
    await page.goto(path);
    const selectors = Object.keys(shown);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const visible = await page.evaluate(
        (selectors) =>
          selectors.map((selector) => {
            const [part] = document.querySelectorAll(selector);
            return [selector, part ? part.checkVisibility() : 'missing'];
          }),
        selectors,
      );
      const expected = Object.entries(shown).map(([selector, at]) => [
        selector,
        'from' in at ? width >= at.from : width < at.below,
      ]);
      expect(visible, `${width} px`).toEqual(expected);
    }
  });
}
