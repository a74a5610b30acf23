import assert from 'node:assert/strict';
import { nothing } from '../../lib/consent/record';
import { consentKey, storedChoice } from '../../scripts/lib/storage';
import type { ServedSites } from './site';
import { eventually, type Json, type Tab } from './tab';

/** What a patient relies on, done in each engine. */
export interface Row {
  name: string;
  /** Whether pages may run scripts; they may by default. */
  hasScripts?: boolean;
  /** Whether it is only for browsers that know popovers, or only for those that do not. By default for both. */
  hasPopovers?: boolean;
  /**
   * Does it, and throws what is wrong.
   * @param note tells what an engine may do in one way or another
   */
  run(tab: Tab, site: ServedSites, note: (text: string) => void): Promise<void>;
}

const phone = { width: 600, height: 844 };
const desktop = { width: 1280, height: 900 };

const accept = '#choices [data-choose="all"]';
const reject = '#choices [data-choose="none"]';
const manage = '#choices [data-choose="some"]';
const settings = 'aside [data-choose="again"]';
const dialog = '[role="dialog"]:has([name="analytics"])';
const vendors = ['analytics.tiktok.com', 'www.clarity.ms', 'www.googletagmanager.com'];

const submenu = 'header nav details';
const services = 'header nav > ul > li:nth-child(3)';
const towns = 'header nav > ul > li:nth-child(5)';
const menuButton = 'header button[popovertarget]';
const townsButton = 'body > nav [popovertarget="toolbar-towns"]';
const card = '#visit-card';
const form = 'main form';
const toggle = 'header [data-toggle]';

export const rows: Row[] = [
  {
    name: 'consent: refused, nothing is sent',
    async run(tab, site) {
      await tab.open(`${site.full}/`);
      for (const button of [accept, reject, manage]) await tab.sees(button);
      await tab.sees(settings, false);
      assert.deepEqual(await stored(tab), null, 'nothing is stored before');
      await tab.click(reject);
      await tab.sees('#choices', false);
      await tab.sees(settings);
      const { consent } = await choiceOf(tab);
      assert.deepEqual(consent, { necessary: true, analytics: false, marketing: false });
      await tab.open(`${site.full}/about`);
      await tab.sees(settings);
      await tab.sees('#choices', false);
      await tab.press('Tab');
      await tab.pageScriptRuns();
      assert.deepEqual(site.hosts, [], 'requests to other hosts');
    },
  },
  {
    name: 'consent: accepted, the trackers start, and not before',
    async run(tab, site) {
      await tab.open(`${site.full}/`);
      await tab.press('Tab');
      await tab.pageScriptRuns();
      assert.deepEqual(site.hosts, [], 'requests before');
      await tab.click(accept);
      await tab.sees('#choices', false);
      const { consent } = await choiceOf(tab);
      assert.deepEqual(consent, { necessary: true, analytics: true, marketing: true });
      await eventually('the trackers', () => vendors.every((host) => site.hosts.includes(host)));
    },
  },
  {
    name: 'consent: preferences, by keyboard',
    async run(tab, site) {
      await tab.open(`${site.full}/`);
      await tab.focus(manage);
      await tab.press('Enter');
      await tab.sees(dialog);
      await tab.press('Escape');
      await tab.sees(dialog, false);
      await tab.hasFocus(manage);
      await tab.press('Enter');
      await tab.sees(dialog);
      await tab.click(`${dialog} [name="analytics"]`);
      await tab.click(`${dialog} [type="submit"]`);
      await tab.sees(dialog, false);
      await tab.hasFocus(settings);
      const { consent } = await choiceOf(tab);
      assert.deepEqual(consent, { necessary: true, analytics: true, marketing: false });
      await eventually('analytics', () => site.hosts.includes('www.googletagmanager.com'));
      assert.ok(!site.hosts.includes('analytics.tiktok.com'), 'the pixel stays off');
    },
  },
  {
    name: 'form: what is missing is named, and the message sent once',
    async run(tab, site) {
      await refuse(tab, `${site.full}/contact`);
      await tab.click(`${form} [type="submit"]`);
      await tab.sees(`${form} [role="alert"]`);
      await tab.sees(`${form} [id$="-firstName-error"]`);
      await tab.until('the focus on the summary', () =>
        Boolean(document.activeElement?.closest('main form')),
      );
      await writeMessage(tab);
      await tab.click(`${form} [type="submit"]`);
      await eventually('the message', () => site.posts.length > 0);
      await tab.until('the answer', isAnswered);
      assert.equal(site.posts.length, 1);
      assert.equal(site.posts[0]?.lastName, 'Peña');
    },
  },
  {
    name: 'form: by mail where there is no service',
    async run(tab, site) {
      await refuse(tab, `${site.plain}/es/contacto`);
      await writeMessage(tab);
      // The mail program is no part of the page: what it would be given is looked at.
      await tab.run(() => {
        window.open = (address) => {
          document.documentElement.dataset.mail = `${address}`;
          return null;
        };
      });
      await tab.sees(`${form}[action^="mailto:"] [type="submit"]`);
      await tab.click(`${form} [type="submit"]`);
      await tab.until('the mail', () =>
        /^mailto:.*Ana/s.test(decodeURIComponent(document.documentElement.dataset.mail ?? '')),
      );
    },
  },
  {
    name: 'visit card: choices and insurer come to the form',
    async run(tab, site) {
      await refuse(tab, `${site.plain}/`);
      await tab.click(`${card} label:has([value="video"])`);
      await tab.click(`${card} label:has([value="es"])`);
      for (const [value, answer] of [
        ['other', 'other'],
        ['none', 'none'],
        ['Aetna', 'in network'],
      ] as const) {
        await tab.choose(`${card} [name="insurer"]`, value);
        await tab.until(
          `the answer "${answer}" alone`,
          (wanted) =>
            [...document.querySelectorAll<HTMLElement>('#visit-card [data-answer]')]
              .filter((element) => element.checkVisibility())
              .map((element) => element.dataset.answer)
              .join() === wanted,
          answer,
        );
      }
      await tab.click(`${card} [type="submit"]`);
      await tab.isAt('/contact');
      await tab.until('the choices', () => {
        const fields = document.querySelector<HTMLFormElement>('main form');
        const data = fields && new FormData(fields);
        return (
          data?.get('visit') === 'video' &&
          data.get('preferredLanguage') === 'es' &&
          data.get('insurer') === 'Aetna' &&
          data.get('patient') === 'new'
        );
      });
      assert.equal(await tab.run(() => location.search), '');
    },
  },
  {
    name: 'visit card: "Book" on a phone opens it, Escape gives the focus back',
    hasPopovers: true,
    async run(tab, site) {
      await tab.resize(phone);
      await refuse(tab, `${site.plain}/services/anxiety-treatment`);
      const book = 'body > nav [popovertarget="visit-card"]';
      await tab.focus(book);
      await tab.press('Enter');
      await tab.sees('#visit-card:popover-open');
      await tab.press('Tab');
      await tab.hasFocus('#visit-card *');
      await tab.press('Escape');
      await tab.sees('#visit-card:popover-open', false);
      await tab.hasFocus(book);
      await tab.click(book);
      await tab.sees('#visit-card:popover-open');
      await tab.click(`${card} .visit-card-close`);
      await tab.sees('#visit-card:popover-open', false);
    },
  },
  {
    name: 'language: in place and back',
    async run(tab, site) {
      await refuse(tab, `${site.plain}/telepsychiatry-florida`);
      for (const [language, heading] of [
        ['es', 'Telepsiquiatría en Florida'],
        ['en', 'Telepsychiatry in Florida'],
      ] as const) {
        await tab.click(toggle);
        await tab.until(
          `the page in ${language}`,
          ([lang, text]) =>
            document.documentElement.lang === lang &&
            document.querySelector('h1')?.textContent === text,
          [language, heading] as [string, string],
        );
        await tab.hasFocus(toggle);
        await tab.isAt('/telepsychiatry-florida');
      }
    },
  },
  {
    name: 'language: by link',
    async run(tab, site) {
      await refuse(tab, `${site.plain}/services/adhd-treatment`);
      await tab.click(toggle);
      await tab.isAt('/es/servicios/tratamiento-adhd');
      await tab.click(toggle);
      await tab.isAt('/services/adhd-treatment');
    },
  },
  {
    name: 'menus: on a desktop, by pointer and keyboard',
    async run(tab, site) {
      await tab.resize(desktop);
      await refuse(tab, `${site.plain}/es`);
      await tab.hover(`${services} summary`);
      await tab.sees(`${submenu}[open] a`);
      await tab.press('Escape');
      await tab.sees(`${submenu}[open]`, false);
      await tab.focus(`${towns} summary`);
      await tab.press('Enter');
      await tab.sees(`${submenu}[open] a`);
      await tab.press('Escape');
      await tab.sees(`${submenu}[open]`, false);
      await tab.hasFocus(`${towns} summary`);
      await tab.click(`${towns} summary`);
      await tab.click(`${submenu}[open] a[href$="marco-island"]`);
      await tab.isAt('/es/ubicaciones/psiquiatra-marco-island');
      await tab.sees(`${submenu}[open]`, false);
    },
  },
  {
    name: 'menus: on a phone, Escape gives the focus back',
    hasPopovers: true,
    async run(tab, site) {
      await tab.resize(phone);
      await refuse(tab, `${site.plain}/`);
      await tab.sees('header nav', false);
      await tab.click(menuButton);
      await tab.sees('header nav');
      await tab.click(`${towns} summary`);
      await tab.sees(`${submenu}[open] a`);
      await tab.click('header nav > button');
      await tab.sees('header nav', false);
      await tab.focus(menuButton);
      await tab.press('Enter');
      await tab.sees('header nav');
      await tab.press('Escape');
      await tab.sees('header nav', false);
      await tab.hasFocus(menuButton);
    },
  },
  {
    name: 'menus: the towns of the toolbar',
    hasPopovers: true,
    async run(tab, site) {
      await tab.resize(phone);
      await refuse(tab, `${site.plain}/about`);
      await tab.sees('#toolbar-towns', false);
      await tab.focus(townsButton);
      await tab.press('Enter');
      await tab.sees('#toolbar-towns');
      await tab.press('Escape');
      await tab.sees('#toolbar-towns', false);
      await tab.hasFocus(townsButton);
      await tab.click(townsButton);
      await tab.click('#toolbar-towns a[href$="marco-island"]');
      await tab.isAt('/locations/psychiatrist-marco-island');
    },
  },
  {
    name: 'no popovers: call, book and all pages on a phone',
    hasPopovers: false,
    async run(tab, site) {
      await tab.resize(phone);
      await refuse(tab, `${site.plain}/services/anxiety-treatment`);
      await tab.sees('body > nav a[href^="tel:"]');
      for (const hidden of ['#toolbar-towns', '#welcome-clip', townsButton, menuButton]) {
        await tab.sees(hidden, false);
      }
      assert.ok(
        (await tab.run(
          () => document.querySelector('body > nav')?.getBoundingClientRect().height ?? 999,
        )) < 100,
        'the toolbar is low',
      );
      await tab.click('body > nav a[href="#visit-card"]');
      await tab.until('the card in sight', () => {
        const { top = 999 } =
          document.querySelector('#visit-card h2')?.getBoundingClientRect() ?? {};
        return top > 0 && top < innerHeight;
      });
      await tab.click(`${towns} summary`);
      await tab.click(`${submenu}[open] a[href$="marco-island"]`);
      await tab.isAt('/locations/psychiatrist-marco-island');
    },
  },
  {
    name: 'carousel: moves, and stands still while the search is used',
    async run(tab, site) {
      await tab.resize(phone);
      await refuse(tab, `${site.plain}/`);
      // The time of the page passes by hand.
      await tab.run(() => {
        const ticks: (() => void)[] = [];
        window.setInterval = ((tick: () => void) => ticks.push(tick)) as typeof setInterval;
        addEventListener('tick', () => {
          for (const tick of ticks) tick();
        });
      });
      await tab.run(() =>
        document
          .querySelector('#insurance [data-scroller]')
          ?.scrollIntoView({ behavior: 'instant', block: 'center' }),
      );
      await hydrated(tab, '#insurance [data-island*="Carousel"]');
      await tab.run(() => void dispatchEvent(new Event('tick')));
      await showsLogo(tab, 1);
      await tab.focus('#insurance input');
      await tab.write('medi');
      await tab.sees('#insurance output');
      const moved = await tab.run(() => {
        const list = document.querySelector('#insurance [data-scroller]') as HTMLElement;
        let moves = 0;
        list.scrollTo = () => moves++;
        dispatchEvent(new Event('tick'));
        return moves;
      });
      assert.equal(moved, 0);
    },
  },
  {
    name: 'early press: sends once, though the scripts come later',
    async run(tab, site) {
      await refuse(tab, `${site.full}/about`);
      const release = site.holdScripts();
      try {
        await tab.open(`${site.full}/contact`);
        await writeMessage(tab);
        await tab.click(`${form} [type="submit"]`, 2);
        await tab.sees(`${form} [type="submit"][aria-busy="true"]`);
      } finally {
        release();
      }
      await tab.until('the answer', isAnswered);
      assert.equal(site.posts.length, 1);
    },
  },
  {
    name: 'back and forward: choices and place are kept',
    async run(tab, site, note) {
      await tab.resize(phone);
      await refuse(tab, `${site.plain}/services/anxiety-treatment`);
      await tab.click(`${card} label:has([value="video"])`);
      const place = await tab.run(() => {
        document.body.dataset.same = '';
        return Math.round(scrollY);
      });
      assert.ok(place > 100, 'the page is scrolled');
      await tab.run(() => document.querySelector<HTMLElement>('footer a[href="/about"]')?.click());
      await tab.isAt('/about');
      await tab.run(() => void setTimeout(() => history.back()));
      await tab.isAt('/services/anxiety-treatment');
      await tab.until('the same place', (wanted) => Math.abs(scrollY - wanted) < 60, place);
      const isSame = await tab.run(() => 'same' in document.body.dataset);
      await tab.until('the choice', () =>
        Boolean(document.querySelector<HTMLInputElement>('#visit-card [value="video"]')?.checked),
      );
      await tab.run(() => void setTimeout(() => history.forward()));
      await tab.isAt('/about');
      note(isSame ? 'the page comes from the cache' : 'the page is loaded again');
    },
  },
  {
    name: 'focus: the skip link, and each stop is seen in its order',
    async run(tab, site) {
      await tab.resize(desktop);
      await refuse(tab, `${site.plain}/about`);
      await tab.press('Tab');
      await tab.hasFocus('a[href="#main"]');
      await tab.press('Enter');
      await tab.hasFocus('main');
      await tab.open(`${site.plain}/about`);
      const stops: string[] = [];
      for (let stop = 0; stop < 14; stop++) {
        await tab.press('Tab');
        const fault = await tab.run(faultOfFocus);
        if (fault) stops.push(`stop ${stop + 1}: ${fault}`);
      }
      assert.deepEqual(stops, []);
    },
  },
  {
    name: 'hours and notices',
    async run(tab, site) {
      await refuse(tab, `${site.full}/contact`);
      await tab.sees('#notices');
      await tab.until('whether it is open now', () =>
        /^(Open|We open)/.test(document.querySelector('[data-open-now]')?.textContent ?? ''),
      );
      await tab.click('#notices button');
      await tab.sees('#notices', false);
      await tab.open(`${site.full}/about`);
      await tab.sees('#notices', false);
    },
  },
  {
    name: 'no scripts: menus, language, card and form',
    hasScripts: false,
    async run(tab, site) {
      await tab.resize(desktop);
      await tab.open(`${site.plain}/`);
      await tab.sees('#choices', false);
      await tab.sees(`${card} [type="submit"]`, false);
      await tab.click(`${towns} summary`);
      await tab.sees(`${submenu}[open] a`);
      await tab.click(`${submenu}[open] a[href$="marco-island"]`);
      await tab.isAt('/locations/psychiatrist-marco-island');
      await tab.click(toggle);
      await tab.isAt('/es/ubicaciones/psiquiatra-marco-island');
      await tab.open(`${site.full}/contact`);
      await writeMessage(tab);
      await tab.click(`${form} [type="submit"]`);
      await eventually('the message', () => site.posts.length === 1);
      assert.equal(site.posts[0]?.lastName, 'Peña');
    },
  },
];

/** Opens a page as a visitor who has refused all cookies. */
async function refuse(tab: Tab, address: string) {
  await tab.open(`${new URL(address).origin}/robots.txt`);
  await tab.run(([key, value]) => localStorage.setItem(key, value), [
    consentKey,
    storedChoice(nothing),
  ] as [string, string]);
  await tab.open(address);
}

const stored = (tab: Tab): Promise<Json> =>
  tab.run((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Json, consentKey);

async function choiceOf(tab: Tab): Promise<{ [name: string]: Json }> {
  const record = await stored(tab);
  assert.ok(record !== null && typeof record === 'object' && !Array.isArray(record), 'a record');
  return record;
}

/** Writes a message with the required fields alone. */
async function writeMessage(tab: Tab) {
  const answers = { firstName: 'Ana', lastName: 'Peña', phone: '239-555-0123' };
  for (const [name, text] of Object.entries(answers)) {
    await tab.click(`${form} [name="${name}"]`);
    await tab.write(text);
  }
}

/** In the page: whether the form says what has become of the message. While it is sending, it says that. */
function isAnswered(): boolean {
  const isSending = document.querySelector('main form [aria-disabled="true"]') !== null;
  return !isSending && Boolean(document.querySelector('main form [role="status"]')?.textContent);
}

/** Waits until the first island that a selector names is hydrated. */
const hydrated = (tab: Tab, island: string) => tab.sees(`${island}[data-hydrated]`);

/** Waits until the carousel shows a logo. */
const showsLogo = (tab: Tab, index: number) =>
  tab.until(
    `logo ${index}`,
    (wanted) => {
      const list = document.querySelector('#insurance [data-scroller]');
      return list !== null && Math.round(list.scrollLeft / list.clientWidth) === wanted;
    },
    index,
  );

/** What is wrong with the place of the focus; empty if it is in sight, has an outline and comes in the order of the page. */
function faultOfFocus(): string {
  const stop = document.activeElement;
  if (!stop || stop === document.body) return 'nothing has the focus';
  const { left, top, width, height } = stop.getClientRects()[0] ?? new DOMRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  const { outlineStyle, outlineWidth } = getComputedStyle(stop);
  const before = document.querySelector('[data-last-stop]');
  before?.removeAttribute('data-last-stop');
  stop.setAttribute('data-last-stop', '');
  const faults = [
    ...(met && (stop.contains(met) || met.contains(stop)) ? [] : ['out of sight']),
    ...(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 ? [] : ['no outline']),
    ...(before && !(before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
      ? ['before the last stop']
      : []),
  ];
  return faults.length > 0 ? `${faults.join(', ')}: ${stop.outerHTML.slice(0, 80)}` : '';
}
