import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { languageOfPath } from '../../lib/language';
import { draftKey } from '../../scripts/lib/storage';
import { addresses } from '../support/routes';
import { expect, test } from './fixtures';
import { everyPage, further } from './sampling';

/** How many addresses of each kind are tried; more if every page is requested. */
const numRuns = everyPage ? 100 : 4;

/** The random seed; fast-check prints it with the smallest address that fails. */
const seed = Number(process.env.SEED ?? 1);

// The console message of Chromium about an address without a page, or one that no server accepts.
test.use({ tolerated: [/status of 4(00|04|14|31)/] });

/** Texts that would run or break something if a document contained them unescaped. */
const mark = 'hostile-mark';
const hostile = [
  `<script>${mark}=1</script>`,
  `"><img src=x onerror=${mark}=1>`,
  `';${mark}=1;//`,
  `javascript:${mark}=1`,
  `{{${mark}}}`,
  `</title><svg/onload=${mark}=1>`,
  `%3Cscript%3E${mark}=1%3C/script%3E`,
  '__proto__[x]=1',
  'constructor',
  '../../etc/passwd',
  '%E0%A4%A',
  '%00',
  '%2e%2e%2f',
  'ñandú/日本語/👩‍⚕️',
  '\u202eetup',
  'a'.repeat(3000),
  '[data-island]',
  '#main',
  '*',
];

const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme', maxLength: 40 }));
const page = fc.constantFrom(...addresses.map(({ path }) => path));

/** Encodes characters that a URL cannot contain; a broken escape stays broken. */
const written = (text: string) => encodeURI(text).replaceAll('%25', '%');

const withQueryAndHash = fc
  .tuple(page, text, text)
  .map(([path, query, hash]) => ({ path, rest: `?${written(query)}#${written(hash)}` }));
/** Checks that no part of the address is in the document or has run. */
async function expectUntouched(page: Page) {
  const found = await page.evaluate(
    (mark) => ({
      ran: mark in window || 'x' in Object.prototype,
      reflected: document.documentElement.outerHTML.includes(mark),
    }),
    mark,
  );
  expect(found).toEqual({ ran: false, reflected: false });
}

test('a page is shown with any query or hash', { tag: further }, async ({ page }) => {
  await fc.assert(
    fc.asyncProperty(withQueryAndHash, async ({ path, rest }) => {
      await page.goto('about:blank');
      await page.goto(path + rest, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('lang', languageOfPath(path));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${path === '/' ? '' : path}/?$`),
      );
      await expectUntouched(page);
    }),
    { seed, numRuns },
  );
});

const draft = fc.oneof(
  text,
  fc.json(),
  fc
    .dictionary(
      fc.constantFrom('firstName', 'message', 'preferredLanguage', '__proto__'),
      fc.anything(),
    )
    .map((fields) => JSON.stringify(fields) ?? ''),
);

test('only texts are filled in from any stored draft of the contact form', {
  tag: further,
}, async ({ page }) => {
  await page.goto('/contact');
  await fc.assert(
    fc.asyncProperty(draft, async (stored) => {
      await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
        draftKey,
        stored,
      ] as const);
      await page.reload({ waitUntil: 'domcontentloaded' });
      const first = page.locator('main form [name="firstName"]');
      await expect
        .poll(() => page.evaluate((key) => sessionStorage.getItem(key), draftKey))
        .toBeNull();
      expect(await first.inputValue()).not.toMatch(/^(\[object|undefined|null$)/);
      await expect(page.locator('main form [name="preferredLanguage"]')).toHaveValue(/^(en|es)$/);
      await expectUntouched(page);
    }),
    { seed, numRuns, examples: [['{"preferredLanguage":""}']] },
  );
});
