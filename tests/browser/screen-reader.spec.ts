import type { Page } from 'playwright/test';
import { type Language, languages } from '../../lib/language';
import { expect, test } from './fixtures';

/**
 * What assistive technology is given of the parts that a visitor acts on: roles, states and order, the
 * same in both languages, and a name for each control, in the page's language.
 */

test.use({ viewport: { width: 1280, height: 800 } });

const phone = { width: 390, height: 844 };
const home = { en: '/', es: '/es' };
const contact = { en: '/contact', es: '/es/contacto' };
const telepsychiatry = { en: '/telepsychiatry-florida', es: '/es/telepsiquiatria-florida' };

/** Controls and landmarks, each of which has a name. */
const named = /^(link|button|switch|textbox|combobox|option|img|heading|region|navigation|dialog)/;

/** Names of companies and of the practice, and words that are the same in both languages. */
const shared =
  /^(Sample Coast Psychiatry|911|988|Marketing|Aetna|United Healthcare|Medicare|Medicaid|Cigna|Florida Blue|Ambetter|First Health|Oscar|WellCare|Sunshine Health|AvMed|Doctors Healthcare Plans|CHAMPVA|Florida Medicaid)$/;

/** The roles and states of a part of the page in order, without lists and text; their names. */
async function partOf(page: Page, selector: string) {
  const lines = (await page.locator(selector).ariaSnapshot())
    .split('\n')
    .map((line) => line.replace(/^ *- /, ''))
    .filter((line) => named.test(line) || /^(banner|group|alert|status)/.test(line))
    // The lines to call are others in each language.
    .filter((line) => !/^link "(911|988|AYUDA.*)"/.test(line));
  const isNamed = (line: string) => /^\w+ "/.test(line);
  expect(lines.filter((line) => named.test(line) && !isNamed(line))).toEqual([]);
  return {
    roles: lines
      .filter((line) => !line.startsWith('option'))
      .map((line) => line.replace(/ "(\\.|[^"\\])*"|:.*$/g, '')),
    names: lines.flatMap((line) => /"(.*)"/.exec(line)?.[1] ?? []),
  };
}

/** Defines a test that a part of the page has the same roles and states in both languages. */
function has(
  what: string,
  open: (page: Page, language: Language) => Promise<unknown>,
  selector: string,
  roles: string[],
) {
  test(`${what} has its roles, states and names in both languages`, async ({ page }) => {
    const names = { en: [] as string[], es: [] as string[] };
    for (const language of languages) {
      await open(page, language);
      const part = await partOf(page, selector);
      expect(part.roles, language).toEqual(roles);
      names[language] = part.names;
    }
    const same = names.es.filter((name) => names.en.includes(name));
    expect(same.filter((name) => !shared.test(name))).toEqual([]);
  });
}

const times = (count: number, role: string) => Array<string>(count).fill(role);
const openHome = (page: Page, language: Language) => page.goto(home[language]);

const menus = ['link', 'link', 'group', 'link', 'group', 'link'];
const header = ['banner', 'link', 'link', 'navigation', ...menus, 'link'];

has('the header', openHome, '.site-header', header);

has(
  'an open menu',
  async (page, language) => {
    await openHome(page, language);
    await page.locator('header nav summary').first().click();
  },
  'header nav li:has(details[open])',
  ['group', ...times(7, 'link')],
);

has(
  'the menu of a phone',
  async (page, language) => {
    await page.setViewportSize(phone);
    await openHome(page, language);
    await page.locator('.site-header button[popovertarget]').first().click();
  },
  '.site-header nav',
  ['navigation', 'button', ...menus, 'link'],
);

has(
  'the header after a switch in place',
  async (page, language) => {
    // The page that shows this language after the switch.
    await page.goto(telepsychiatry[language === 'en' ? 'es' : 'en']);
    await page.locator('header [data-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  },
  '.site-header',
  header,
);

has(
  'the insurers’ carousel of a phone, stopped at its first logo,',
  async (page, language) => {
    await page.setViewportSize(phone);
    await openHome(page, language);
    await page.locator('#insurance ul').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Aetna' }).click();
    const again = page.locator('#insurance').getByRole('button', { name: /again|Reanudar/ });
    await expect(again).toBeVisible();
  },
  '#insurance [data-island*="Carousel"] .carousel-controls',
  times(16, 'button'),
);

test.describe('to a visitor who has not chosen', () => {
  test.use({ chosen: 'not yet' });

  has('the consent banner', openHome, '#choices', [
    'region',
    'heading [level=2]',
    ...times(3, 'button'),
    'link',
  ]);
});

has(
  'the preferences dialog',
  async (page, language) => {
    await openHome(page, language);
    await page.locator('.choices-again').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  '[data-persist="preferences"] [role="dialog"]',
  [
    'dialog',
    'heading [level=2]',
    'switch [checked] [disabled]',
    'switch',
    'switch',
    'link',
    'button',
    'button',
  ],
);

const openForm = async (page: Page, language: Language) => {
  await page.goto(contact[language]);
  await page.locator('main form').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island*="ContactForm"]')).toHaveAttribute('data-hydrated');
};

const fields = (invalid: string) => [
  ...times(3, `textbox${invalid}`),
  'textbox',
  'combobox',
  'group',
  'combobox',
  'combobox',
  'textbox',
  'combobox',
  'combobox',
  'textbox',
  'button',
  'status',
];

has('the contact form', openForm, 'main form', fields(''));

has(
  'the contact form sent empty',
  async (page, language) => {
    await openForm(page, language);
    await page.locator('main form button').click();
    await expect(page.locator('main form').getByRole('alert')).toBeVisible();
  },
  'main form',
  ['alert', ...times(3, 'link'), ...fields(' [invalid]')],
);
