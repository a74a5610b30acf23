import type { Locator, Page, Route } from 'playwright/test';
import { type ContactValues, honeypotField, sendTimeout } from '../../lib/contact-form';
import { siteIn } from '../../lib/site.server';
import { lineWords } from '../../lib/words/line';
import { draftKey } from '../../scripts/lib/storage';
import { axeFaults, expect, hold, openStopped, overflowOf, scriptOf } from './fixtures';
import { type FormService, requestToService, test, withStatus } from './form-service';
import { everyPage, exhaustiveIf, further, sampleOf } from './sampling';

const english = '/contact';
const spanish = '/es/contacto';
const { t, line } = siteIn('es');

/** The first words of the sentence about an outcome. */
const sentenceOn = (
  outcome:
    | 'sent'
    | 'failed'
    | 'unconfirmed'
    | 'trapped'
    | 'handedOver'
    | 'tooLong'
    | 'copied'
    | 'notCopied',
) => lineWords(line(`contact.form.outcomes.${outcome}`)).split('.')[0] ?? '';

/** The values for the form, by field name. */
const message = {
  firstName: 'Ana',
  lastName: 'Peña & Ruiz',
  phone: '+1 239.555.0123',
  email: 'ana@mail.example',
  visit: 'video',
  preferredLanguage: 'es',
  insurer: 'Florida Blue',
  patient: 'new',
  visitFor: 'someone',
  caller: 'Rosa Peña, su hija',
  times: 'Los lunes después de las 3',
  letterLanguage: 'en',
  message: 'Quisiera una cita.\n¿Puede ser por la tarde?',
} satisfies ContactValues;

const required = ['firstName', 'lastName', 'email', 'phone', 'preferredLanguage'];

/** The fields that are sent if only the required ones are filled in. */
const shortMessage = Object.fromEntries(
  Object.entries(message).map(([name, text]) => [name, required.includes(name) ? text : '']),
);

// No test here is about motion, and painting a smooth scroll takes as long as a test.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const form = (page: Page) => page.locator('main form');
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const button = (page: Page) => form(page).locator('button[type="submit"]');
/** Opens and closes the fields that are folded. */
const fold = (page: Page) => form(page).locator('details:has([name]) > summary');
const summary = (page: Page) => form(page).getByRole('alert');
const status = (page: Page) => form(page).locator('> [role=status]');
const copyStatus = (page: Page) => form(page).locator('details [role=status]');
const errorOf = (page: Page, name: string) => form(page).locator(`p[id$="-${name}-error"]`);

async function open(page: Page, path = english) {
  await page.goto(path);
  await form(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island*="ContactForm"]')).toHaveAttribute('data-hydrated');
}

const selects = ['visitFor', 'preferredLanguage', 'patient', 'visit', 'insurer', 'letterLanguage'];

/** Shows the fields that are folded. */
async function unfold(page: Page) {
  if (!(await control(page, 'times').isVisible())) await fold(page).click();
}

async function fill(page: Page) {
  await unfold(page);
  for (const [name, text] of Object.entries(message)) {
    if (selects.includes(name)) await control(page, name).selectOption(text);
    else await control(page, name).fill(text);
  }
}

async function expectFilled(page: Page) {
  const values = () =>
    form(page).evaluate((form: HTMLFormElement) =>
      Object.fromEntries(Array.from(new FormData(form), ([name, text]) => [name, `${text}`])),
    );
  await expect.poll(async () => unbroken(await values())).toMatchObject(message);
}

/** A form writes line breaks as CRLF; scripts write them as they are. */
const unbroken = (post: Record<string, string> | undefined) =>
  Object.fromEntries(
    Object.entries(post ?? {}).map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );

/** One expression, since Playwright reads a list of two as a value and its options. */
const tolerating = (...known: RegExp[]) =>
  test.use({
    tolerated: [new RegExp([requestToService, ...known].map(({ source }) => source).join('|'))],
  });

tolerating();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of sampleOf([spanish, english])) {
    test(`${path} posts its fields to the form address`, { tag: '@7.7' }, async ({
      page,
      service,
    }) => {
      await page.goto(path);
      await fill(page);
      await button(page).click();
      await expect(page).toHaveURL(/\/messages$/);
      expect(service.posts.map(unbroken)).toEqual([{ ...message, leaveEmpty: '' }]);
    });

    test(`${path} is checked by the browser`, { tag: '@5.1' }, async ({ page, service }) => {
      await page.goto(path);
      await fill(page);
      await control(page, 'email').fill('ana');
      await button(page).click();
      await expect(control(page, 'email')).toBeFocused();
      await control(page, 'email').fill(message.email);
      await control(page, 'firstName').fill('');
      await button(page).click();
      await expect(control(page, 'firstName')).toBeFocused();
      expect(service.posts).toEqual([]);
    });

    test(`${path} opens the mail program if there is no form address`, { tag: '@7.7' }, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(form(page)).toHaveAttribute('action', /^mailto:.+\?subject=\w+/);
      await expect(form(page)).toHaveAttribute('enctype', 'text/plain');
      const { t } = siteIn(path === spanish ? 'es' : 'en');
      await expect(button(page)).toHaveText(t('contact.form.openMail'));
      await unfold(page);
      for (const name of ['email', 'phone', 'preferredLanguage', 'times', 'message'] as const) {
        const hint = t(`contact.form.hints.${name}`);
        await expect(control(page, name)).toHaveAccessibleDescription(hint);
      }
      await expect(form(page)).toHaveAttribute('method', 'post');
      await expect(page.locator('main form [style]')).toHaveCount(0);
      await expect(page.locator('#message')).toContainText(t('contact.form.byMail'));
      // Only a script copies.
      await expect(form(page).getByText(t('contact.form.copy'))).toBeHidden();
      // The honeypot would be part of the visitor's message.
      await expect(control(page, honeypotField)).toBeDisabled();
    });
  }

  test('the browser may fill in who one is, and keeps no wishes', async ({ page }) => {
    await page.goto(english);
    const autocomplete = await page
      .locator(`main form [name]:not([name="${honeypotField}"], textarea)`)
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
    const person = ['given-name', 'family-name', 'tel', 'email'];
    const wishes = Array(6).fill('off');
    expect(autocomplete).toEqual([...person, 'off', 'language', ...wishes]);
    // The trap is nothing that a browser or a password manager knows of a person.
    const trap = control(page, honeypotField);
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    for (const ignored of ['data-1p-ignore', 'data-bwignore', 'data-lpignore'])
      await expect(trap).toHaveAttribute(ignored);
  });

  test('the first view asks who writes and how to answer; the rest stands open where no script fills it in', async ({
    page,
  }) => {
    await page.goto(spanish);
    for (const name of Object.keys(message).filter((name) => name !== 'caller'))
      await expect(control(page, name)).toBeVisible();
    await expect(form(page)).toContainText(t('contact.form.visitAndMessage'));
    // Whoever filled in the trap would not be heard.
    await expect(control(page, honeypotField)).toBeHidden();
    const needed = form(page).locator(':required');
    expect(await needed.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual([
      expect.stringMatching(/-firstName$/),
      expect.stringMatching(/-lastName$/),
    ]);
    for (const field of await needed.all()) {
      await expect(field).toHaveAccessibleName(/ \(obligatorio\)$/);
    }
    // Phones show the keys for an address and for a number.
    await expect(control(page, 'email')).toHaveAttribute('inputmode', 'email');
    await expect(control(page, 'phone')).toHaveAttribute('type', 'tel');
  });

  for (const [address, isTaken] of [
    ['josé@mail.example', true],
    ['jo@clinic', false],
  ] as const) {
    test(`the browser ${isTaken ? 'takes' : 'refuses'} the address ${address}`, {
      tag: '@5.1',
    }, async ({ page }) => {
      await page.goto(spanish);
      await control(page, 'email').fill(address);
      const isValid = control(page, 'email').evaluate((field: HTMLInputElement) =>
        field.checkValidity(),
      );
      expect(await isValid).toBe(isTaken);
    });
  }

  test('whoever cares for someone is asked who calls, and nobody else is', async ({ page }) => {
    await page.goto(english);
    await unfold(page);
    await expect(control(page, 'caller')).toBeHidden();
    await control(page, 'visitFor').selectOption('someone');
    await expect(control(page, 'caller')).toBeVisible();
    await expect(control(page, 'caller')).toHaveAccessibleDescription(/permission in writing/);
  });
});

interface Attempt {
  ends: string;
  /** How the form service answers; absent where the form sends nothing. */
  answer?: (route: Route) => Promise<void>;
  says: 'sent' | 'failed' | 'unconfirmed' | 'errors';
  /** Whether the form stops waiting on its own. */
  isLate?: boolean;
  /** Whether the outcome is the same as that of another attempt. */
  isLikeAnother?: boolean;
}

const attempts: Attempt[] = [
  { ends: 'is sent', answer: withStatus(200), says: 'sent' },
  { ends: 'has errors', says: 'errors' },
  { ends: 'is refused', answer: withStatus(500), says: 'failed' },
  {
    ends: 'gets an answer that may not be read',
    answer: withStatus(200, 'https://other.example'),
    says: 'unconfirmed',
    isLikeAnother: true,
  },
  {
    ends: 'meets no network',
    answer: (route) => route.abort(),
    says: 'unconfirmed',
  },
  {
    ends: 'gets no answer',
    answer: async () => {},
    says: 'unconfirmed',
    isLate: true,
    isLikeAnother: true,
  },
];

/** Sends a message, and checks that the form shows its outcome and no other. */
async function attempt(page: Page, service: FormService, { answer, says, isLate }: Attempt) {
  const posts = service.posts.length;
  for (const name of ['firstName', 'lastName', 'phone'] as const) {
    await control(page, name).fill(says === 'errors' && name === 'lastName' ? '' : message[name]);
  }
  if (answer) service.answer = answer;
  await button(page).click();
  if (answer) await expect.poll(() => service.posts.length).toBe(posts + 1);
  if (isLate) await page.clock.fastForward(sendTimeout);
  if (says === 'errors') {
    await expect(summary(page).getByRole('link')).toHaveCount(1);
    await expect(status(page)).toHaveText('');
    expect(service.posts).toHaveLength(posts);
  } else {
    await expect(status(page)).toContainText(sentenceOn(says));
    await expect(summary(page)).toHaveCount(0);
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  }
  await expect(button(page)).not.toHaveAttribute('aria-disabled');
  await expect(control(page, 'firstName')).toHaveValue(says === 'sent' ? '' : message.firstName);
}

test.describe('hydrated', () => {
  const path = spanish;

  test('the first press shows the page’s own errors, however late the scripts come', async ({
    page,
  }) => {
    const release = await hold(page, /entries\/page/);
    await page.goto(path);
    await button(page).click();
    await expect(control(page, 'firstName')).not.toBeFocused();
    release();
    await expect(summary(page)).toBeFocused();
    await expect(control(page, 'firstName')).toHaveAttribute('aria-invalid', 'true');
  });

  test('sends once, however often it is submitted, confirms it, and is then empty', {
    tag: ['@7.7', '@8.7'],
  }, async ({ page, service }) => {
    let release = () => {};
    service.answer = async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await withStatus(200)(route);
    };
    await open(page, path);
    await fill(page);
    const label = await button(page).innerText();
    await button(page).dblclick();
    await expect(button(page)).toHaveText(t('contact.form.sending'));
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    // Screen readers say so too.
    await expect(status(page)).toHaveText(t('contact.form.sending'));
    await expect(form(page)).not.toContainText(t('contact.form.byMail'));
    // What is sent cannot be changed meanwhile.
    for (const name of ['firstName', 'email', 'message']) {
      await expect(control(page, name)).not.toBeEditable();
    }
    // Playwright by itself waits until the button is no longer disabled.
    await button(page).click({ force: true });
    await control(page, 'firstName').press('Enter');
    await expect.poll(() => service.posts.length).toBe(1);
    release();
    await expect(status(page)).toContainText(sentenceOn('sent'));
    await expect(button(page)).toHaveText(label);
    await expect(button(page)).not.toHaveAttribute('aria-disabled');
    expect(service.posts).toEqual([{ ...message, leaveEmpty: '' }]);
    for (const name of Object.keys(message)) {
      const initial = name === 'preferredLanguage' ? /^(en|es)$/ : '';
      await expect(control(page, name)).toHaveValue(initial);
    }
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    // The toggle saves a draft before its page is opened, which is prevented here.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.locator('header [data-toggle]').click();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('is confirmed by a service that leads forms to a page of its own, and scripts nowhere', {
    tag: '@8.7',
  }, async ({ page, service }) => {
    service.answer = (route) =>
      route.request().headers().accept === 'application/json'
        ? withStatus(200)(route)
        : route.fulfill({ status: 302, headers: { location: 'https://thanks.example/' } });
    await open(page, path);
    await fill(page);
    await button(page).click();
    await expect(status(page)).toContainText(sentenceOn('sent'));
    expect(service.posts).toHaveLength(1);
  });

  test.describe('refused', () => {
    tolerating(
      /status of 500/,
      /contact form got no response/,
      /CORS policy/,
      /ERR_FAILED|ERR_EMPTY_RESPONSE/,
    );

    test('keeps the typed text and offers the telephone', { tag: '@8.7' }, async ({
      page,
      service,
    }) => {
      service.answer = withStatus(500);
      await open(page, path);
      await fill(page);
      await button(page).click();
      await expect(status(page)).toContainText(sentenceOn('failed'));
      await expect(status(page).locator('a[href^="tel:"]')).toBeVisible();
      await expectFilled(page);
      // The visitor can try again.
      service.answer = withStatus(200);
      await button(page).click();
      await expect(status(page)).toContainText(sentenceOn('sent'));
      expect(service.posts.length).toBe(2);
    });

    for (const [why, answerWith] of [
      ['may not be read', withStatus(200, 'https://other.example')],
      ['never came', (route: Route) => route.abort()],
    ] as const) {
      test(
        `says that the message is unconfirmed if the response ${why}`,
        exhaustiveIf(why === 'may not be read', further, '@8.7'),
        async ({ page, service }) => {
          service.answer = answerWith;
          await open(page, path);
          await fill(page);
          await button(page).click();
          await expect(status(page)).toContainText(sentenceOn('unconfirmed'));
          await expect(status(page).locator('a[href^="tel:"]')).toBeVisible();
          await expectFilled(page);
        },
      );
    }

    test('stops waiting after the time limit', { tag: [further, '@8.7'] }, async ({
      page,
      service,
    }) => {
      service.answer = async () => {};
      await page.clock.install();
      await open(page, path);
      await fill(page);
      await button(page).click();
      await expect.poll(() => service.posts.length).toBe(1);
      await expect(button(page)).toHaveText(t('contact.form.sending'));
      await page.clock.fastForward(sendTimeout);
      await expect(status(page)).toContainText(sentenceOn('unconfirmed'));
      await expectFilled(page);
    });
  });

  test.describe('two messages, one after the other', { tag: further }, () => {
    tolerating(/status of 500/, /contact form got no response/, /CORS policy/, /ERR_FAILED/);

    // Without EVERY_PAGE one of the attempts with the same outcome is taken.
    const compared = everyPage ? attempts : attempts.filter(({ isLikeAnother }) => !isLikeAnother);
    for (const first of compared) {
      test(`of which the first ${first.ends}: only the outcome of the second is shown`, {
        tag: '@8.7',
      }, async ({ page, service }) => {
        await page.clock.install();
        await open(page, path);
        for (const second of compared) {
          await test.step(`the second ${second.ends}`, async () => {
            await attempt(page, service, first);
            await attempt(page, service, second);
          });
        }
      });
    }
  });

  test('asks for a second press where the honeypot is filled, and then sends the message', {
    tag: '@8.7',
  }, async ({ page, service }) => {
    await open(page, path);
    await fill(page);
    await control(page, honeypotField).evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await button(page).click();
    await expect(status(page)).toContainText(sentenceOn('trapped'));
    await expectFilled(page);
    expect(service.posts).toEqual([]);
    await button(page).click();
    await expect(status(page)).toContainText(sentenceOn('sent'));
    expect(service.posts).toEqual([{ ...message, leaveEmpty: '' }]);
  });
});

/** The errors of the fields that `fillBadly` fills in, in the order of the fields. */
const wrong = ['firstName', 'lastName', 'phone', 'email', 'times', 'message'] as const;

async function fillBadly(page: Page) {
  await unfold(page);
  await control(page, 'email').fill('ana@');
  await control(page, 'phone').fill('555-0123');
  await control(page, 'times').fill('a'.repeat(201));
  await control(page, 'message').fill('a'.repeat(2001));
  await button(page).click();
}

test.describe('with what cannot be sent', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('says what is wrong, beside the fields and above them', { tag: '@5.1' }, async ({
    page,
    service,
  }) => {
    await open(page, spanish);
    await fillBadly(page);
    await expect(summary(page)).toBeFocused();
    const top = (locator: Locator) => locator.evaluate((part) => part.getBoundingClientRect().top);
    const header = page.locator('body > header');
    const headerEnds = await header.evaluate((part) => part.getBoundingClientRect().bottom);
    expect(await top(summary(page).locator('p'))).toBeGreaterThanOrEqual(headerEnds);
    const texts: string[] = [];
    for (const name of wrong) {
      await expect(errorOf(page, name)).toBeVisible();
      const text = await errorOf(page, name).innerText();
      await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
      const begun = new RegExp(`^${text.replace(/[+.]/g, '\\$&')}`);
      await expect(control(page, name)).toHaveAccessibleDescription(begun);
      texts.push(text);
    }
    await expect(summary(page).getByRole('link')).toHaveText(texts);
    await summary(page).getByRole('link').nth(2).click();
    await expect(control(page, 'phone')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${spanish}$`));
    // The link also leads to a field that was folded meanwhile.
    await fold(page).click();
    await summary(page).getByRole('link').last().click();
    await expect(control(page, 'message')).toBeFocused();
    expect(service.posts).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

  test('removes the errors of corrected fields, and no others', async ({ page, service }) => {
    await open(page);
    await fillBadly(page);
    // Screen readers read each error once, not all of them again with each correction.
    await expect(summary(page)).toHaveAttribute('aria-atomic', 'false');
    for (const [index, name] of wrong.entries()) {
      // Over BiDi `fill` alone adds to what stands in a field for an address.
      await control(page, name).clear();
      await control(page, name).fill(message[name]);
      await expect(control(page, name)).not.toHaveAttribute('aria-invalid');
      await expect(errorOf(page, name)).toHaveCount(0);
      await expect(form(page).locator('[aria-invalid]')).toHaveCount(5 - index);
    }
    await expect(summary(page)).toHaveCount(0);
    // A field whose fault is another one now says so.
    await control(page, 'email').clear();
    await control(page, 'phone').clear();
    await button(page).click();
    const missing = await errorOf(page, 'phone').innerText();
    await control(page, 'phone').fill('555');
    await expect(errorOf(page, 'phone')).not.toHaveText(missing);
    await control(page, 'phone').fill(message.phone);
    await expect(errorOf(page, 'phone')).toHaveCount(0);
    // A field that is emptied again shows no error before the next attempt.
    await control(page, 'lastName').fill('');
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
    await button(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(1);
    expect(service.posts).toEqual([]);
  });

  for (const colorScheme of sampleOf(['dark', 'light'] as const)) {
    test(`passes axe with errors shown, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, spanish);
      await fillBadly(page);
      await expect(summary(page)).toBeVisible();
      // For axe, elements scrolled below the header have no size.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await axeFaults(page)).toEqual([]);
    });
  }

  test('asks for a language and an e-mail address or telephone', { tag: '@5.1' }, async ({
    page,
    service,
  }) => {
    await open(page, spanish);
    await expect(control(page, 'preferredLanguage').locator('[value=""]')).toHaveCount(0);
    await control(page, 'firstName').fill(message.firstName);
    await control(page, 'lastName').fill(message.lastName);
    await button(page).click();
    await expect(summary(page).getByRole('link')).toHaveCount(1);
    await summary(page).getByRole('link').click();
    await expect(control(page, 'phone')).toBeFocused();
    await control(page, 'email').fill(message.email);
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
    await button(page).click();
    await expect.poll(() => service.posts.length).toBe(1);
    expect(service.posts).toEqual([{ ...shortMessage, phone: '', leaveEmpty: '' }]);
  });
});

test.describe('whose script fails', { tag: further }, () => {
  tolerating(/ERR_FAILED|could not be hydrated|dynamically imported/);

  test('is sent by the browser once, however often it is pressed', async ({ page, service }) => {
    service.answer = withStatus(204);
    const failed = page.waitForEvent('console', (entry) => /hydrated/.test(entry.text()));
    await page.route(scriptOf('contact-form/ContactForm.island.tsx'), (route) => route.abort());
    await openStopped(page, english);
    await form(page).scrollIntoViewIfNeeded();
    await failed;
    for (const name of ['firstName', 'lastName', 'phone'] as const) {
      await control(page, name).fill(message[name]);
    }
    await page.evaluate(() => {
      addEventListener('submit', ({ defaultPrevented }) => {
        document.body.dataset.press = defaultPrevented ? 'ignored' : 'sends';
      });
    });
    // On a slow network the answer takes some seconds. After 5 s a further press sends again.
    for (const [time, effect] of [
      [0, 'sends'],
      [100, 'ignored'],
      [4800, 'ignored'],
      [100, 'sends'],
    ] as const) {
      await page.clock.runFor(time);
      await button(page).click({ noWaitAfter: true });
      await expect(page.locator('body')).toHaveAttribute('data-press', effect);
    }
    await expect.poll(() => service.posts.length).toBe(2);
  });
});

test('is filled in and sent with the keyboard alone', async ({ page, service }) => {
  await open(page, spanish);
  await control(page, 'firstName').focus();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control(page, 'firstName')).toBeFocused();
  for (const text of [message.firstName, message.lastName, message.phone, message.email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(fold(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const names = Object.keys(message).filter((name) => name !== 'caller');
  for (const name of names.slice(names.indexOf('visit'))) {
    await expect(control(page, name)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText(sentenceOn('sent'));
  await expect(button(page)).toBeFocused();
  expect(service.posts).toEqual([{ ...shortMessage, leaveEmpty: '' }]);
});

test('keeps text typed before it was hydrated', { tag: further }, async ({ page, service }) => {
  const release = await hold(page, /\/assets\/chunks\//);
  await page.goto(english);
  await fill(page);
  await expect(page.locator('[data-island*="ContactForm"]')).not.toHaveAttribute('data-hydrated');
  release();
  await expect(page.locator('[data-island*="ContactForm"]')).toHaveAttribute('data-hydrated');
  await expectFilled(page);
  await button(page).click();
  await expect.poll(() => service.posts).toEqual([{ ...message, leaveEmpty: '' }]);
});

test.describe('with no form address', () => {
  /** The addresses that are opened from now on; no mail program is. */
  async function mailsOpened(page: Page) {
    await page.evaluate(() => {
      const opened: string[] = [];
      Object.assign(window, { opened, open: (address: string) => opened.push(address) });
    });
    return () => page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  }

  const answers = [
    t('contact.form.opening'),
    'Nombre: Ana',
    'Apellidos: Peña & Ruiz',
    'Teléfono: +1 239.555.0123',
    'Correo electrónico: ana@mail.example',
    'Consultorio o video: Por video',
    'Idioma preferido: Español',
    'Seguro: Florida Blue',
    'Primera vez con nosotros: Sí',
    '¿Para quién es la consulta?: Para un familiar o alguien a quien cuido',
    'Su nombre y su relación con esa persona: Rosa Peña, su hija',
    'Días y horas que le convienen: Los lunes después de las 3',
    'Idioma para las cartas: Inglés',
    'Mensaje: Quisiera una cita.\r\n¿Puede ser por la tarde?',
  ];

  test('validates, opens the mail program with each answer, says so', {
    tag: ['@7.7', '@8.7'],
  }, async ({ page }) => {
    await open(page, spanish);
    const opened = await mailsOpened(page);
    await button(page).click();
    await expect(summary(page)).toBeVisible();
    await expect(status(page)).toHaveText('');
    expect(await opened()).toEqual([]);
    await fill(page);
    await button(page).click();
    await expect(status(page)).toContainText(sentenceOn('handedOver'));
    // For those on whose device no mail program opened.
    await expect(form(page).locator('pre')).toBeVisible();
    const [mail = '', ...others] = await opened();
    expect(others).toEqual([]);
    expect(mail).toMatch(/^mailto:[^?]+\?subject=\w/);
    expect(new URL(mail).searchParams.get('body')).toBe(answers.join('\r\n'));
    await expectFilled(page);
  });

  test('does not pass on who calls after the visitor has said that the visit is their own', async ({
    page,
  }) => {
    await open(page, spanish);
    const opened = await mailsOpened(page);
    await fill(page);
    await control(page, 'visitFor').selectOption('myself');
    await expect(control(page, 'caller')).toBeHidden();
    await button(page).click();
    await expect(status(page)).toContainText(sentenceOn('handedOver'));
    const [mail = ''] = await opened();
    expect(new URL(mail).searchParams.get('body')).not.toContain(message.caller);
    await control(page, 'visitFor').selectOption('someone');
    await expect(control(page, 'caller')).toHaveValue(message.caller);
  });

  test('copies the message for another program, and offers the telephone beside', {
    tag: [further, '@8.7'],
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, spanish);
    const copy = form(page).getByRole('button', { name: t('contact.form.copy') });
    await form(page).getByText(t('contact.form.wording')).click();
    await copy.click();
    await expect(summary(page)).toBeFocused();
    await fill(page);
    await copy.click();
    await expect(copyStatus(page)).toContainText(sentenceOn('copied'));
    const text = answers.join('\n').replaceAll('\r\n', '\n');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    // The same text can be read out in a call.
    const call = form(page).getByRole('link', { name: t('contact.form.callAndSay') });
    await expect(call).toHaveAttribute('href', /^tel:\+1/);
    await expect(form(page).locator('pre')).toHaveText(text);
    // If the browser does not copy, the text can be selected.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
    });
    await copy.click();
    await expect(copyStatus(page)).toContainText(sentenceOn('notCopied'));
    await expect(form(page).locator('pre')).toHaveText(text);
    // It stays within the narrowest screen.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBe(0);
  });

  test('leaves what was not answered out of the mail', { tag: further }, async ({ page }) => {
    await open(page, english);
    const opened = await mailsOpened(page);
    for (const name of ['firstName', 'lastName', 'phone'] as const) {
      await control(page, name).fill(message[name]);
    }
    await button(page).click();
    await expect.poll(opened).toHaveLength(1);
    const [mail = ''] = await opened();
    expect(new URL(mail).searchParams.get('body')?.split('\r\n')).toEqual([
      siteIn('en').t('contact.form.opening'),
      'First name: Ana',
      'Last name: Peña & Ruiz',
      'Phone: +1 239.555.0123',
      'Preferred language: English',
    ]);
  });

  test('opens no mail that a mail program would cut, and says so', { tag: '@8.7' }, async ({
    page,
  }) => {
    await open(page, spanish);
    const opened = await mailsOpened(page);
    await fill(page);
    await control(page, 'message').fill('ñandú '.repeat(300));
    await button(page).click();
    await expect(status(page)).toContainText(sentenceOn('tooLong'));
    expect(await opened()).toEqual([]);
    await control(page, 'message').fill('Otra vez, más corto.');
    await button(page).click();
    await expect.poll(opened).toHaveLength(1);
  });
});

test.describe('a change of language', () => {
  const draft = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), draftKey);
  const toggle = (page: Page) => page.locator('header [data-toggle]');

  test('the typed text is carried along', async ({ page }) => {
    await open(page, spanish);
    await fill(page);
    expect(await draft(page)).toBeNull();
    // The other page in a new tab leaves this one as it is, with nothing stored.
    const tab = page.context().waitForEvent('page');
    await toggle(page).click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
    expect(await draft(page)).toBeNull();
    await toggle(page).click();
    await expect(page).toHaveURL(new RegExp(`${english}(#|$)`));
    await form(page).scrollIntoViewIfNeeded();
    await expectFilled(page);
    // What was restored is in view.
    await expect(control(page, 'times')).toBeVisible();
    expect(await draft(page)).toBeNull();
    // And back, and there once more: the chosen language too, though the page in Spanish has it from the start.
    for (const path of [spanish, english]) {
      await toggle(page).click();
      await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));
      await form(page).scrollIntoViewIfNeeded();
      await expectFilled(page);
      expect(await draft(page)).toBeNull();
    }
  });

  test('text typed before hydration is carried along, without waiting for hydration', {
    tag: further,
  }, async ({ page }) => {
    const island = page.locator('[data-island*="ContactForm"]');
    // Blocks React and the islands, but not the imports of the page’s script.
    await page.route(/\/assets\/chunks\//, async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes('readOnly')) await route.fulfill({ response });
    });
    await page.goto(english);
    await fill(page);
    await toggle(page).click();
    await expect(page).toHaveURL(new RegExp(`${spanish}(#|$)`));
    await expectFilled(page);
    await expect(island).not.toHaveAttribute('data-hydrated');
    expect(await draft(page)).toBeNull();
    // A chunk may still be read when the page is gone.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('text that was typed before the draft came is kept', { tag: further }, async ({ page }) => {
    const release = await hold(page, scriptOf('document/page.client.ts'));
    const carried = {
      firstName: 'Carmen',
      lastName: 'Peña',
      visit: 'video',
      patient: 'new',
      insurer: 'An insurer that is no longer in the list',
    };
    await page.addInitScript(([key, draft]) => sessionStorage.setItem(key, draft), [
      draftKey,
      JSON.stringify(carried),
    ] as const);
    await page.goto(english);
    await control(page, 'firstName').fill('Ana');
    await fold(page).click();
    await control(page, 'visit').selectOption('office');
    release();
    await expect(control(page, 'lastName')).toHaveValue('Peña');
    await expect(control(page, 'patient')).toHaveValue('new');
    await expect(control(page, 'firstName')).toHaveValue('Ana');
    await expect(control(page, 'visit')).toHaveValue('office');
    await expect(control(page, 'insurer')).toHaveJSProperty('selectedIndex', 0);
    expect(await draft(page)).toBeNull();
  });

  test.describe('where storage is blocked', { tag: further }, () => {
    tolerating(/draft could not be stored/);

    test('switches without the draft', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
      });
      await open(page, english);
      await fill(page);
      await toggle(page).click();
      await expect(page).toHaveURL(new RegExp(`${spanish}(#|$)`));
      await form(page).scrollIntoViewIfNeeded();
      await expect(control(page, 'firstName')).toHaveValue('');
    });
  });
});
