import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandColors } from '../../lib/brand.server';
import { readContent } from '../../lib/content/content.server';
import { isComponentId } from '../../lib/content/text/headings.server';
import { contentFolder } from '../../lib/files/folders.server';
import { canonicalUrl } from '../../lib/head/metadata.server';
import { languages } from '../../lib/language';
import { storedItems } from '../../lib/privacy/disclosure.server';
import { isConfidential } from '../../lib/privacy/page-privacy.server';
import { emergencyPage, notFoundPaths } from '../../lib/routes.server';
import { longDate } from '../../lib/time/format.server';
import { lineWords } from '../../lib/words/line';
import { phoneLink } from '../../lib/words/telephones';
import { builtFile } from '../../scripts/lib/pages';
import { onEach } from '../support/on-each';
import { redirects, routeOf } from '../support/routes';
import { builtPages, otherDocuments, readHtml, texts, visibleText } from './built-site';
import { gluedWords } from './word-gaps';

const pages = builtPages();
const { practice, clinicians, words, 'language-help': languageHelp } = readContent(contentFolder);

describe('every page', () => {
  const everyPage = onEach(
    pages.map((built) => ({
      ...built,
      page: words[built.language].pages.get(built.route.id),
      t: words[built.language].dictionary,
    })),
  );

  everyPage(
    'declares its language',
    { tags: ['@1.1', '@2.11', '@3.12', '@4.2', '@9.22'] },
    ({ $, language }) => {
      expect($('html').attr('lang')).toBe(language);
    },
  );

  everyPage('has no id outside its text that a heading of a text could take', ({ $, page }) => {
    const ofHeadings = page?.body.headings.flatMap(({ id, ownId }) => [id, ownId]) ?? [];
    // Ids with a low line are those of React and of switches.
    const others = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '')
      .filter((id) => !ofHeadings.includes(id) && !id.startsWith('_'));
    expect(others.filter((id) => !isComponentId(id))).toEqual([]);
  });

  everyPage(
    'shows the welcome clip unless it is opened for another purpose',
    { tags: '@2.16' },
    ({ $, language, route }) => {
      const lacksClip = ['contact', 'policy', 'leave-this-page'].includes(route.kind);
      expect($('#welcome-clip')).toHaveLength(lacksClip ? 0 : 1);
      // No browser fetches it before it is opened.
      for (const clip of $('#welcome-clip video').toArray()) {
        expect($(clip).attr()).toMatchObject({ preload: 'none', muted: '', controls: '' });
        // Without it iPhones show the clip alone on the screen.
        expect($(clip).attr()).toHaveProperty('playsinline');
        expect($(clip).attr()).not.toHaveProperty('autoplay');
        expect($(clip).attr()).not.toHaveProperty('poster');
        const captions = $(clip)
          .find('track')
          .toArray()
          .map(({ attribs }) => [attribs.srclang, attribs.label, attribs.src?.slice(-7)]);
        expect(captions).toEqual(
          language === 'en'
            ? [
                ['en', 'English', '.en.vtt'],
                ['es', 'Spanish', '.es.vtt'],
              ]
            : [
                ['en', 'Inglés', '.en.vtt'],
                ['es', 'Español', '.es.vtt'],
              ],
        );
      }
    },
  );

  everyPage('marks each passage in another language as its file does', ({ $, language, route }) => {
    const file = readFileSync(join(contentFolder, `${language}/${route.id}.md`), 'utf8');
    // A line or a source with a condition or a date may be left out.
    const always = file
      .replace(/^ {2}- claim: '\{if.*\n(?: {4}.*\n)+/gm, '')
      .replace(/^.*\{(?:if|from|until).*$/gm, '');
    const marked = [...always.matchAll(/\[([^[\]]+)\]\{lang=(\w+)\}/g)];
    const lost = marked.filter(([, text = '', lang]) => {
      const parts = $(`[lang=${lang}]`).toArray();
      return !parts.some((part) => $(part).text().includes(text));
    });
    expect(lost.map(([mark]) => mark)).toEqual([]);
  });

  everyPage(
    'has exactly one title, description, canonical link and main heading',
    {
      tags: ['@3.12', '@9.21', '@9.22'],
    },
    ({ $, path, page }) => {
      expect($('title')).toHaveLength(1);
      expect($('title').text()).toBe(page?.title);
      expect($('meta[name="description"]')).toHaveLength(1);
      expect($('meta[name="description"]').attr('content')).toBe(page?.description);
      expect($('link[rel="canonical"]')).toHaveLength(1);
      expect($('link[rel="canonical"]').attr('href')).toBe(canonicalUrl(practice.domain, path));
      expect($('h1')).toHaveLength(1);
      expect($('h1').text()).toBe(page?.heading);
    },
  );

  everyPage(
    'describes itself to link previews',
    { tags: ['@3.12', '@9.21'] },
    ({ $, language, page }) => {
      const property = (name: string) => $(`meta[property="${name}"]`).attr('content');
      const named = (name: string) => $(`meta[name="${name}"]`).attr('content');
      const canonical = $('link[rel="canonical"]').attr('href');
      expect(property('og:type')).toBe('website');
      expect(property('og:site_name')).toBe(practice.name);
      expect(property('og:locale')).toBe(language === 'en' ? 'en_US' : 'es_US');
      expect(property('og:locale:alternate')).toBe(language === 'en' ? 'es_US' : 'en_US');
      expect(property('og:title')).toBe(page?.title);
      expect(property('og:description')).toBe(page?.description);
      expect(property('og:url')).toBe(canonical);
      const { name, phone } = practice;
      expect(property('og:image:alt')).toBe(`${page?.heading} – ${name}, ${phone}`);
      expect(named('twitter:card')).toBe('summary_large_image');
      expect(named('twitter:title')).toBe(page?.title);
      expect(named('twitter:description')).toBe(page?.description);
      expect(named('twitter:image')).toBe(property('og:image'));
      expect(named('twitter:image:alt')).toBe(property('og:image:alt'));
      expect(named('keywords')).toBe(page?.keywords?.join(', '));
      const names = $('meta[property], meta[name]:not([media])')
        .toArray()
        .map((meta) => $(meta).attr('property') ?? $(meta).attr('name'));
      expect(new Set(names).size).toBe(names.length);
    },
  );

  everyPage(
    'has its own preview picture, in its language and of the declared size',
    {
      tags: ['@3.12', '@9.21'],
    },
    async ({ $, language, route }) => {
      const property = (name: string) => $(`meta[property="og:image${name}"]`).attr('content');
      const { origin, pathname } = new URL(property('') ?? '');
      expect(origin).toBe(`https://www.${practice.domain}`);
      expect(pathname).toBe(`/share/${language}/${route.id}.png`);
      const { width, height, format } = await sharp(builtFile(pathname)).metadata();
      expect([`${width}`, `${height}`]).toEqual([property(':width'), property(':height')]);
      expect(property(':type')).toBe(`image/${format}`);
      const drawn = languages.map((language) =>
        readFileSync(builtFile(`/share/${language}/${route.id}.png`), 'base64'),
      );
      expect(new Set(drawn).size).toBe(languages.length);
    },
  );

  everyPage('has icons, a manifest and the colour of its background', ({ $ }) => {
    const icons = $('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
    expect(icons).toHaveLength(4);
    for (const icon of icons.toArray()) {
      const file = builtFile($(icon).attr('href') ?? '');
      expect(existsSync(file), file).toBe(true);
    }
    const colours = $('meta[name="theme-color"]').toArray();
    expect(
      Object.fromEntries(colours.map((meta) => [$(meta).attr('media'), $(meta).attr('content')])),
    ).toEqual({
      '(prefers-color-scheme: light)': brandColors().light.page,
      '(prefers-color-scheme: dark)': brandColors().dark.page,
    });
  });

  everyPage('fills the screen of a phone to its edges, and lets everybody zoom', ({ $ }) => {
    expect($('meta[name="viewport"]').attr('content')).toBe(
      'width=device-width, initial-scale=1, viewport-fit=cover',
    );
  });

  everyPage(
    'lets the browser make no number a link that calls, such as that of the fax',
    ({ $ }) => {
      expect($('meta[name="format-detection"]').attr('content')).toBe('telephone=no');
    },
  );

  everyPage('calls with each link that shows a number this number', ({ $ }) => {
    const links = $('a[href^="tel:"], a[href^="sms:"]').toArray();
    const digitsIn = (text: string) => text.replace(/\D/g, '');
    const numbered = links.filter((link) => digitsIn($(link).text()) !== '');
    expect(numbered.length).toBeGreaterThan(5);
    for (const link of numbered) {
      const number = digitsIn(
        $(link)
          .attr('href')
          ?.replace(/^\w+:(\+1)?|\?.*/g, '') ?? '',
      );
      expect(digitsIn($(link).text())).toContain(number);
    }
  });

  everyPage(
    'tells other websites nothing of its reader who looks something up, or leaves it',
    ({ $ }) => {
      const license = `dd > a[href="${clinicians[0].license.lookUp}"]`;
      const facts = ['sources', 'crisis-centers'].map((part) => `[aria-labelledby="${part}"] a`);
      const ways = $(['[data-leave]', license, ...facts].join())
        .filter('[href^="https:"]')
        .toArray();
      for (const { attribs } of ways) expect(attribs.rel, attribs.href).toBe('noreferrer');
    },
  );

  everyPage('marks the name of each language as words of that language', ({ $ }) => {
    for (const [lang, name] of [
      ['en', 'English'],
      ['es', 'Español'],
    ] as const) {
      const named = $('a, span, label')
        .toArray()
        .filter((part) => $(part).text().replace(/^ · /, '').trim() === name);
      for (const part of named) {
        const within = $(part).find('[lang]').attr('lang');
        expect(within ?? $(part).closest('[lang]').attr('lang'), $.html(part)).toBe(lang);
      }
    }
    expect($('[data-toggle]').text()).toMatch(/English|Español/);
  });

  everyPage('has tables that are named, and whose parts keep their roles as cards', ({ $ }) => {
    for (const table of $('table').toArray()) {
      const columns = $(table)
        .find('thead th')
        .toArray()
        .map((heading) => $(heading).text());
      expect(columns.length).toBeGreaterThan(1);
      expect($(table).parent().attr()).toEqual({
        role: 'group',
        'aria-label': columns.join(', '),
        tabindex: '0',
        'data-scroller': '',
      });
      const name = $(table).attr('aria-labelledby');
      if (name) expect($(`:is(h2, h3)[id="${name}"]`)).toHaveLength(1);
      else expect($(table).attr('aria-label')).toBe(columns.join(', '));
      const roles = { table: 'table', tr: 'row', td: 'cell' };
      for (const [part, role] of Object.entries(roles)) {
        expect($(table).parent().find(part).not(`[role="${role}"]`)).toHaveLength(0);
      }
      expect($(table).find('thead th').not('[scope="col"][role="columnheader"]')).toHaveLength(0);
      expect($(table).find('tbody th').not('[scope="row"][role="rowheader"]')).toHaveLength(0);
      for (const row of $(table).find('tbody tr:not(:has([colspan]))').toArray()) {
        const cells = $(row).find('td').toArray();
        expect(cells.map(({ attribs }) => attribs['data-column'])).toEqual(columns.slice(1));
      }
    }
  });

  everyPage('names in its language what has no words that are seen', ({ $, route, t }) => {
    const hasCard = ['home', 'service', 'location', 'telepsychiatry'].includes(route.kind);
    const named: [selector: string, attribute: string, names: string[]][] = [
      ['[data-toggle]', 'data-tooltip', [t.language.switchLabel]],
      ['[data-dismiss-clip]', 'aria-label', [t.video.dismiss]],
      ['#welcome-clip', 'aria-label', [t.video.title]],
      ['.bubble [popovertarget]', 'data-tooltip', [t.video.open]],
      ['aside [data-choose]', 'data-tooltip', [t.consent.settings]],
      ['#message', 'aria-label', [t.callToAction.request]],
      ['#insurance ul[data-scroller]', 'aria-label', [t.insurance.list]],
      ['.ticker-pause, .ticker-pause input', 'data-tooltip', [t.hero.pause]],
      ['.ticker-pause input', 'aria-label', [t.hero.pause]],
    ];
    for (const [selector, attribute, names] of named) {
      const parts = $(selector).filter(`[${attribute}]`).toArray();
      expect(
        parts.map(({ attribs }) => attribs[attribute]),
        selector,
      ).toEqual($(selector).length > 0 ? names : []);
    }
    // Each question is asked below its own name.
    const questions = { visit: t.glance.where, preferredLanguage: t.glance.languages };
    const asked = $('[role="radiogroup"]').toArray();
    expect(asked.length > 0).toBe(hasCard);
    for (const group of asked) {
      const name = $(group).find('input').attr('name') as keyof typeof questions;
      expect($(group).attr('aria-label')).toBe(questions[name]);
    }
    // The button that closes a part says so, and each part that covers the page has one.
    const closing = texts($, '[popovertargetaction="hide"]');
    const covering = $('nav[popover], #welcome-clip, .visit-card[popover]');
    expect(closing).toEqual(Array(covering.length).fill(t.nav.close));
    expect(texts($, 'header > div > [popovertarget]')).toEqual([t.nav.menu]);
    const { call, book, locations } = t.toolbar;
    const items = $('.toolbar > ul > li')
      .toArray()
      .slice(0, 3)
      .map((item) => $(item).find('> a, > button').last().text());
    if (route.id !== emergencyPage) {
      expect(items).toEqual([call, book, locations]);
      const tooltips = $('.toolbar > ul > li > [data-tooltip]')
        .toArray()
        .map(({ attribs }) => attribs['data-tooltip']);
      expect(tooltips).toEqual([
        expect.stringContaining(practice.phone),
        t.nav.bookNow,
        t.nav.locations,
      ]);
    }
  });

  everyPage(
    'offers the two ways to begin where its reader may want them, the call first to families and beside a text',
    ({ $, language, route, t }) => {
      const call = phoneLink(practice.phone);
      const request = routeOf('contact').path[language];
      const waysIn = (part: string) =>
        $(`${part} a.min-h-12`)
          .toArray()
          .map((link) => $(link).attr('href'))
          .filter((address) => address === call || address === request);
      const begins: Partial<Record<typeof route.kind, string[]>> = {
        'for-families': [call, request],
        service: [request, call],
        location: [request, call],
        telepsychiatry: [request, call],
        policy: [],
      };
      const expected = begins[route.kind];
      if (expected) expect(waysIn('.article-actions')).toEqual(expected);
      // On large screens the visit card beside the text has the request in its place.
      const leftToCard = $(`.article-actions a[href="${request}"].lg\\:hidden`).length > 0;
      expect(leftToCard).toBe($('.article-visit').length > 0);
      const kinds = ['about', 'services', 'for-patients', 'for-families', 'policy'];
      const hasCard = kinds.includes(route.kind) && route.id !== emergencyPage;
      expect(texts($, '#contact-card')).toEqual(hasCard ? [t.contact.card] : []);
      expect(waysIn('[aria-labelledby="contact-card"]')).toEqual(hasCard ? [call, request] : []);
      expect(waysIn('#call')).toEqual($('#call').length > 0 ? [request, call] : []);
      // In an emergency neither is the way to help.
      if (route.id === emergencyPage) expect(waysIn('main')).toEqual([]);
      // Whether the office is open stands once, below the first call.
      const policies = ['policy', 'for-patients'].includes(route.kind);
      expect($('[data-open-now]')).toHaveLength(policies ? 0 : 1);
    },
  );

  everyPage(
    'leads from its footer to each page of its language, but for the home page and the list of services',
    ({ $, language }) => {
      const linked = $('footer a')
        .toArray()
        .map(({ attribs }) => attribs.href);
      const left = pages
        .filter((other) => other.language === language && !linked.includes(other.path))
        .map(({ route }) => route.id);
      expect(left).toEqual(['home', 'services']);
    },
  );

  everyPage('has all metadata in the head, and only the style sheet outside it', ({ $ }) => {
    expect($('body').find('title, meta, link:not([rel="stylesheet"])')).toHaveLength(0);
    expect($('link[rel="stylesheet"]')).toHaveLength(1);
  });

  everyPage('waits with its first frame for parts that come before its style sheet', ({ $ }) => {
    const awaited = $('link[rel="expect"]').toArray();
    // The not-found pages have their style sheet in the head.
    expect(awaited).toHaveLength($('head link[rel="stylesheet"]').length > 0 ? 0 : 2);
    const all = $('*').toArray();
    const sheet = all.indexOf($('link[rel="stylesheet"]').get(0) as never);
    for (const link of awaited) {
      expect($(link).attr('blocking')).toBe('render');
      const part = $($(link).attr('href') ?? '').get(0);
      expect(all.indexOf(part as never)).toBeGreaterThan(all.indexOf($('body').get(0) as never));
      expect(all.indexOf(part as never)).toBeLessThanOrEqual(sheet);
    }
    expect($('#first-text').find('h1')).toHaveLength(awaited.length / 2);
  });

  everyPage(
    'contains its text and the practice’s telephone before any script runs',
    {
      tags: ['@1.4', '@1.8', '@2.13'],
    },
    ({ $, route, page }) => {
      const text = visibleText($, 'main');
      expect(text).toContain(page?.heading);
      expect(text).toContain(lineWords(page?.lead ?? { parts: ['no lead'] }));
      for (const { text: heading } of page?.body.headings ?? []) {
        if (route.id !== 'home') expect(text).toContain(heading);
      }
      for (const { question } of page?.questions ?? []) expect(text).toContain(question);
      expect(visibleText($)).toContain(practice.phone);
    },
  );

  everyPage(
    'contains one script, which fetches one file of the site',
    { tags: '@7.11' },
    ({ $ }) => {
      const fetched = $('script[data-script]').attr('data-script') ?? '';
      expect(fetched).toMatch(/^\/assets\/.+\.js$/);
      expect(existsSync(builtFile(fetched))).toBe(true);
      expect($('script[src]')).toHaveLength(0);
      const carried = $('script').toArray();
      expect(carried.map((script) => $(script).attr('type'))).toEqual([
        undefined,
        'speculationrules',
        'application/ld+json',
      ]);
    },
  );

  everyPage(
    'contains the banner, and buttons that show it again: floating and in the footer',
    {
      tags: ['@2.17', '@2.31', '@9.9'],
    },
    ({ $, language }) => {
      const asked = $('#choices [data-choose]').toArray();
      expect(asked.map((button) => $(button).attr('data-choose'))).toEqual(['all', 'none', 'some']);
      expect($('#choices').text()).toContain(
        language === 'en' ? 'We value your privacy' : 'Usted decide',
      );
      expect($('main ~ aside [data-choose="again"], footer [data-choose="again"]')).toHaveLength(2);
      const policy = routeOf('policies/cookie-policy').path[language];
      expect($('#choices a').attr('href')).toBe(policy);
      expect($('#choices a').text()).toBe(readHtml(policy).$('h1').text());
    },
  );

  everyPage(
    'is open to everybody and leads patients to their portal: its forms are the contact form and the card that begins it, and ask for no password',
    {
      tags: ['@1.3', '@1.20', '@6.1'],
    },
    ({ $, language, route }) => {
      const hasForm = ['contact', 'home', 'service', 'location', 'telepsychiatry'].includes(
        route.kind,
      );
      expect($('form')).toHaveLength(hasForm ? 1 : 0);
      expect($('[type="password"], [autocomplete*="password"], iframe')).toHaveLength(0);
      const shows = ['contact', 'for-patients'].includes(route.kind);
      // The link is above the header and in the menu of phones.
      const door = `${routeOf('for-patients').path[language]}#existing-patients`;
      expect($(`body > div a[href="${door}"], header nav a[href="${door}"]`)).toHaveLength(2);
      expect(
        $(`[aria-labelledby="existing-patients"] a[href="${practice.existingPatients.portal}"]`),
      ).toHaveLength(shows ? 1 : 0);
      expect($(`footer a[href="${practice.existingPatients.portal}"]`)).toHaveLength(1);
    },
  );

  everyPage('gives help in a crisis, in its language', ({ $, language }) => {
    const text = visibleText($, 'aside');
    expect($('aside a[href="tel:911"]')).toHaveLength(1);
    expect($('aside a[href="tel:988"]')).toHaveLength(1);
    expect(text).toMatch(language === 'en' ? /Text 988/ : /988, oprima 2.*AYUDA al 988/);
    expect($(`aside a[href^="sms:988"]`).attr('href')).toContain(
      language === 'es' ? 'AYUDA' : '988',
    );
  });

  everyPage(
    'names each way to leave it in full for screen readers, if its reader may have to hide it',
    ({ $, language, route, t }) => {
      const names = $('[data-leave]')
        .toArray()
        .map((link) => $(link).attr('aria-label') ?? $(link).text());
      // One for the keyboard, one in the header, one in the toolbar of phones.
      const ways = isConfidential(route) ? 3 : 0;
      // The page about leaving has one to try.
      expect(names).toEqual(Array(route.kind === 'leave-this-page' ? 1 : ways).fill(t.leave.link));
      expect($(`[data-leave][href="${practice.neutralPage[language]}"]`)).toHaveLength(
        names.length,
      );
    },
  );

  everyPage(
    'leads to its headings in their order, from a list if there are more than one',
    ({ $, route, t }) => {
      const inContents = $(`main nav[aria-label="${t.page.contents}"] a`).toArray();
      const listed = inContents.map((link) => $(link).attr('href')?.slice(1) ?? '');
      const ids = (selector: string) =>
        $(selector)
          .toArray()
          .map((heading) => $(heading).attr('id') ?? '');
      expect(listed).toEqual(ids('article h2').filter((id) => listed.includes(id)));
      expect(inContents.map((link) => $(link).text())).toEqual(
        listed.map((id) => $(`[id="${id}"]`).text()),
      );
      const ofText = ids('article .prose > h2[id], #questions');
      if (ofText.length > 1) expect(listed).toEqual(expect.arrayContaining(ofText));
      // The parts that come from facts are listed where the page is for those who need them.
      const ofFacts = {
        contact: ['existing-patients', 'referrals'],
        other: ['referrals'],
      };
      if (route.kind === 'contact') expect(listed).toEqual(expect.arrayContaining(ofFacts.contact));
      if (route.kind === 'for-patients')
        expect(listed).toEqual(expect.arrayContaining(ofFacts.other));
      expect(listed).not.toHaveLength(1);
    },
  );

  everyPage(
    'leads from each button that asks for an appointment to the form, and ends with an invitation',
    ({ $, language, route, t }) => {
      const buttons = $('main a')
        .toArray()
        .filter((link) => $(link).text() === t.callToAction.request);
      for (const button of buttons)
        expect($(button).attr('href')).toBe(routeOf('contact').path[language]);
      const hasCard = ['home', 'service', 'location', 'telepsychiatry'].includes(route.kind);
      expect($('main form[data-visit-card]')).toHaveLength(hasCard ? 1 : 0);
      const inviting = ['home', 'about', 'services', 'for-patients', 'for-families'];
      const invites = inviting.includes(route.kind);
      expect($('main > #call')).toHaveLength(invites ? 1 : 0);
      if (invites) expect(buttons.length).toBeGreaterThan(0);
    },
  );

  everyPage(
    'leads to all other pages of its kind, and not to itself',
    ({ $, path, language, route }) => {
      const ofKind = pages.filter((other) => other.route.kind === route.kind);
      const others = ofKind.filter((other) => other.language === language && other.path !== path);
      const hasOthers = ['service', 'location', 'policy'].includes(route.kind);
      const listed = $('[aria-labelledby="others"] a').toArray();
      expect(listed.map((link) => $(link).attr('href'))).toEqual(
        hasOthers ? others.map((other) => other.path) : [],
      );
    },
  );

  everyPage(
    'names its sources, the day since which all have been checked, and their language if it is another',
    ({ $, language, page, t }) => {
      const sources = page?.sources ?? [];
      const list = $('[aria-labelledby="sources"]');
      // Those of the crisis centers that the page names come last.
      const items = list.find('li').toArray();
      const own = items.slice(0, sources.length);
      expect(own.map((item) => $(item).find('a').attr('href'))).toEqual(
        sources.map(({ url }) => url),
      );
      expect(own.map((item) => $(item).find('a').attr('hreflang'))).toEqual(
        sources.map(({ lang }) => lang),
      );
      expect(own.map((item) => $(item).text().includes(`(${t.page.inLanguage} `))).toEqual(
        sources.map(({ lang }) => lang !== undefined && lang !== language),
      );
      // Beside each is what it is for.
      const isNamed = own.map((item, index) =>
        $(item).text().startsWith(`${sources[index]?.claim}: `),
      );
      expect(isNamed).toEqual(sources.map(({ claim }) => claim !== undefined));
      const [first] = sources.map(({ checkedOn }) => checkedOn).sort();
      if (first && items.length === own.length)
        expect(list.text()).toContain(`${t.page.checkedOn} ${longDate(first, language)}.`);
    },
  );

  everyPage(
    'begins with a link to its main part, and names its landmarks in its language',
    ({ $, route, t }) => {
      const skip = $('body a').first();
      expect([skip.attr('href'), skip.text()]).toEqual(['#main', t.nav.skip]);
      // A link moves the focus only to what can have it.
      expect($('main').attr()).toMatchObject({ id: 'main', tabindex: '-1' });
      const landmarks = $('nav, aside').not('main nav').toArray();
      const names = landmarks.map((part) => $(part).attr('aria-label'));
      expect(names.filter((name) => name !== t.leave.link)).toEqual([
        t.crisis.label,
        t.nav.patients,
        t.nav.label,
        t.footer.label,
        t.floating.label,
        t.toolbar.label,
      ]);
      // On the page on emergencies the toolbar has the crisis lines alone.
      expect($('#toolbar-towns').attr('aria-label')).toBe(
        route.id === emergencyPage ? undefined : t.nav.locations,
      );
    },
  );

  everyPage('opens with each button the part that it names', ({ $ }) => {
    const named = $('[popovertarget]')
      .toArray()
      .map(({ attribs }) => attribs.popovertarget);
    expect(named).not.toEqual([]);
    for (const id of named) expect($(`[id="${id}"][popover="auto"]`)).toHaveLength(1);
  });

  everyPage('has the words that scripts show, in its language', ({ $, language, t }) => {
    const { 'data-preferences': preferences, ...words } = $('#notifications').attr() ?? {};
    expect(words).toEqual({
      id: 'notifications',
      'data-region': `${t.toast.region} (F8)`,
      'data-close': t.toast.close,
      'data-image-loading': t.image.loading,
      'data-image-unavailable': t.image.unavailable,
    });
    const { title, intro, save, cancel, failed } = t.consent;
    const privacyPolicy = routeOf('policies/privacy-policy').path[language];
    expect(JSON.parse(preferences ?? '')).toMatchObject({
      ...{ title, intro, save, cancel, failed },
      policy: readHtml(privacyPolicy).$('h1').text(),
      policyHref: privacyPolicy,
      categories: Object.fromEntries(
        (['necessary', 'analytics', 'marketing'] as const).map((category) => [
          category,
          { name: t.cookies.categories[category], text: t.consent.categories[category] },
        ]),
      ),
    });
  });

  everyPage(
    'describes its pictures in its language, and keeps their place',
    ({ $, route, page, t }) => {
      for (const box of $('.image').toArray()) {
        const markup = $(box).find('> template').html() ?? $(box).html() ?? '';
        const { alt, width, height } = load(markup)('img').attr() ?? {};
        expect(Number(width) * Number(height), markup).toBeGreaterThan(0);
        const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': 'true' };
        expect($(box).attr()).toMatchObject(name);
        // Browsers without scripts get the same picture.
        const other = load($(box).find('> noscript').text())('img').attr();
        if ($(box).is('[data-state="waiting"]'))
          expect(other).toMatchObject({ alt, width, height });
      }
      const own = page && 'imageAlt' in page ? page.imageAlt : undefined;
      const described: Partial<Record<typeof route.kind, string | undefined>> = {
        home: t.pictures.coast,
        telepsychiatry: t.pictures.videoVisit,
        location: own ?? t.pictures.coast,
        service: own,
        'for-patients': own,
      };
      const first = $('main :is(.page-picture, .visit-card-picture) img').attr();
      expect(first?.alt).toBe(described[route.kind]);
      // The browser loads it where it is shown: phones show none before the text.
      if (first) expect(first.loading).toBe('lazy');
    },
  );

  everyPage('has a footer whose columns have what their names say', ({ $, t }) => {
    const named = (heading: string) =>
      $('footer h2')
        .filter((_, item) => $(item).text() === heading)
        .parent();
    const kinds = (heading: string, count: number) =>
      named(heading)
        .find('a')
        .toArray()
        .slice(0, count)
        .map((link) => pages.find(({ path }) => path === $(link).attr('href'))?.route.kind);
    const { services, locations, policies, practice: about } = t.footer;
    expect(texts($, 'footer h2')).toEqual([services, locations, policies, about]);
    expect(texts($, 'footer summary')).toEqual([services, locations, policies, about]);
    expect(kinds(services, 2)).toEqual(['service', 'service']);
    expect(kinds(locations, 2)).toEqual(['location', 'location']);
    expect(kinds(policies, 2)).toEqual(['policy', 'policy']);
    expect(kinds(about, 3)).toEqual(['about', 'for-patients', 'for-families']);
    const contact = $('footer .footer-contact a').toArray();
    expect(contact.map(({ attribs }) => attribs.href)).toEqual([
      phoneLink(practice.phone),
      `mailto:${practice.email}`,
    ]);
    // Without scripts it would do nothing.
    expect($('footer li.noscript\\:hidden > [data-choose="again"]')).toHaveLength(1);
  });

  everyPage('gives every section a heading of the second level, or that of the page', ({ $ }) => {
    const titled = $('section[aria-labelledby]').toArray();
    const titles = titled.map((part) => $(`[id="${$(part).attr('aria-labelledby')}"]`)[0]);
    expect(titled.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !/^h[12]$/.test(title?.tagName ?? ''))).toEqual([]);
  });
});

describe('words of neighbouring links, buttons and labels', () => {
  const documents = [...pages.map(({ path }) => path), ...otherDocuments];

  onEach(documents.map((path) => ({ path })))('have a space between them', ({ path }) => {
    expect(gluedWords(readHtml(path).$)).toEqual([]);
  });
});

describe('every Spanish page', () => {
  const english = pages.filter(({ language }) => language === 'en');
  const shared =
    'h1, h2, h3, p, li, dt, dd, nav, section, figure, details, table, tr, form, [data-island], .image';

  onEach(english)('is the English one in Spanish', { tags: '@2.7' }, ({ $, route }) => {
    // Only these texts may have other paragraphs in the other language.
    const parts = (page: CheerioAPI) =>
      page('main')
        .find(shared)
        .not('#bilingual p, #concerns :is(p, li)')
        .toArray()
        .map(({ tagName }) => tagName);
    expect(parts(readHtml(route.path.es).$)).toEqual(parts($));
  });
});

describe('the pages of each language', () => {
  it.each(languages)('%s: have unique titles and descriptions', (language) => {
    const own = pages.filter((page) => page.language === language);
    for (const read of [
      ({ $ }: (typeof own)[number]) => $('title').text(),
      ({ $ }: (typeof own)[number]) => $('meta[name="description"]').attr('content'),
    ]) {
      const values = own.map(read);
      expect(values.filter((value, index) => values.indexOf(value) < index)).toEqual([]);
    }
  });
});

function expectUnlisted($: CheerioAPI) {
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect($('link[rel="alternate"]')).toHaveLength(0);
  expect($('title')).toHaveLength(1);
}

describe.each(Object.values(notFoundPaths))('%s', (path) => {
  const { $ } = readHtml(path);

  it('is kept out of search engines', { tags: '@2.3' }, () => expectUnlisted($));

  it('contains the consent banner as every page does', { tags: '@2.31' }, () => {
    expect($('body > #choices [data-choose]')).toHaveLength(3);
  });
});

describe('the not-found page of each language', () => {
  it.each(languages)('has the services, the hours and the telephone (%s)', (language) => {
    const { $ } = readHtml(notFoundPaths[language]);
    const { dictionary } = words[language];
    expect(texts($, 'body > main h2')).toEqual([
      dictionary.services.heading,
      dictionary.contact.hours,
    ]);
    const services = pages.filter((page) => page.route.kind === 'service');
    const own = services.filter((page) => page.language === language);
    const listed = $('body > main section[aria-labelledby="services"] a').toArray();
    expect(listed.map((link) => $(link).attr('href'))).toEqual(own.map(({ path }) => path));
    expect(visibleText($, 'body > main section[aria-labelledby="hours"]')).toMatch(/\d:\d\d/);
    expect($(`body > main a[href="${phoneLink(practice.phone)}"]`)).toHaveLength(1);
  });

  it('has a script that chooses the language before anything is seen, where one page is for both', () => {
    const scripts = languages.map((language) => {
      const { $ } = readHtml(notFoundPaths[language]);
      return [
        $('head script[src][async]').attr('src'),
        $('head script[data-script]').attr('data-script'),
      ];
    });
    expect(scripts).toEqual([
      [scripts[0]?.[1], expect.any(String)],
      [undefined, scripts[0]?.[1]],
    ]);
  });
});

describe.each(redirects)('the former address $from', ({ from, to, language }) => {
  const { $ } = readHtml(from);

  it('says in its language where the page is now', () => {
    const { title } = words[language].dictionary.redirect;
    expect($('html').attr('lang')).toBe(language);
    expect([$('title').text(), $('h1').text()]).toEqual([title, title]);
    expect($('main a').text()).toBe(words[language].pages.get(to)?.heading);
    expect($('main a').attr('href')).toBe(routeOf(to).path[language]);
  });
});

it.each(['/patient-rights', '/es/derechos-paciente'])(
  '%s offers free language help in each language, written in its direction',
  (path) => {
    const { $ } = readHtml(path);
    const section = $('#language-help').closest('section');
    const offers = section.find('[lang]').toArray();
    expect(offers.map((offer) => [$(offer).attr('lang'), $(offer).attr('dir')])).toEqual(
      languageHelp.map(({ lang, direction }) => [lang, direction]),
    );
    expect(section.find('[lang="ar"]').attr('dir')).toBe('rtl');
  },
);

it.each(languages)(
  'the cookie policy says of each item what it names the column (%s)',
  (language) => {
    const { $ } = readHtml(routeOf('policies/cookie-policy').path[language]);
    const { cookies: t } = words[language].dictionary;
    const items = storedItems(practice.storagePrefix);
    const rows = $('[aria-labelledby="cookies"] tbody tr').toArray();
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const item = items.find(({ name }) => name === $(row).find('th').text());
      if (!item) throw new Error(`Nothing stores ${$(row).find('th').text()}.`);
      const said = $(row).find('td').toArray();
      expect(said.map((cell) => [$(cell).attr('data-column'), $(cell).text()])).toEqual([
        [t.category, t.categories[item.category]],
        [t.setBy, t.setters[item.setBy]],
        [t.purpose, t.purposes[item.purpose]],
        [t.kept, t.lifetimes[item.kept]],
      ]);
    }
  },
);

describe('/locations/naples', () => {
  const { $ } = readHtml('/locations/naples');

  it('is kept out of search engines', () => expectUnlisted($));

  it('redirects at once without a script, and names its target', { tags: '@2.9' }, () => {
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(
      '0; url=/locations/psychiatrist-naples',
    );
    expect($('link[rel="canonical"]').attr('href')).toBe(
      canonicalUrl(practice.domain, '/locations/psychiatrist-naples'),
    );
    expect($('main a').attr('href')).toBe('/locations/psychiatrist-naples');
    expect($('script:not([type="speculationrules"])')).toHaveLength(0);
  });
});
