import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect, notFoundNotice, test } from '../browser/fixtures';
import { differentPages } from '../browser/sampling';

const require = createRequire(import.meta.url);
/** QualWeb's implementation of W3C's ACT rules; each script needs those before it. */
const scripts = [
  require.resolve('@qualweb/qw-page'),
  require.resolve('@qualweb/util'),
  require.resolve('@qualweb/act-rules'),
].map((file) => readFileSync(file, 'utf8'));

/**
 * Rules that always need a person's decision, and what covers them instead. The rule on clipped
 * zoomed text is left out: it only lists elements in an `overflow: hidden`.
 */
const undecided: Record<string, string> = {
  'QW-ACT-R37': 'contrast over a picture or a gradient: contrasts are computed from the palette',
  'QW-ACT-R76': 'the same, enhanced',
  'QW-ACT-R41': 'whether a message describes its error: contact-form.spec.ts reads each',
  'QW-ACT-R62': 'whether the focus is seen: focus.spec.ts looks at each stop',
  'QW-ACT-R63': 'whether a landmark holds what is not repeated: one of five ways past repetition',
  'QW-ACT-R64': 'whether a heading leads there: the same',
  'QW-ACT-R73': 'whether what is repeated can be closed: the same',
  'QW-ACT-R74': 'whether something moves the focus there: the skip link does',
  'QW-ACT-R75': 'whether any of these four is there: the skip link is',
};

// The rules read elements back through innerHTML, which the policy allows the site's scripts only.
test.use({ bypassCSP: true, tolerated: [notFoundNotice] });

for (const path of differentPages) {
  test(`${path} passes W3C’s ACT rules`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const html = (await page.goto(path).then((response) => response?.text())) ?? '';
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await actFaults(page, html)).toEqual([]);
  });
}

test('the ACT rules find faults that are added', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML(
      'beforeend',
      `<button></button>
      <p>Call <a href="tel:988">988</a> or text <a href="sms:988">988</a>.</p>
      <div aria-hidden="true"><a href="/">Home</a></div>`,
    );
  });
  const refresh = '<meta http-equiv="refresh" content="30; url=/">';
  const faults = await actFaults(page, refresh);
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([
    'QW-ACT-R11',
    'QW-ACT-R13',
    'QW-ACT-R4',
    'QW-ACT-R44',
    'QW-ACT-R71',
    'QW-ACT-R9',
  ]);
});

interface Report {
  assertions: Record<string, Assertion>;
}

interface Assertion {
  code: string;
  name: string;
  results: Result[];
}

interface Result {
  verdict: string;
  elements?: { htmlCode?: string }[];
}

declare class ACTRulesRunner {
  constructor(options: object, words: object);
  configure(options: object): this;
  test(data: { sourceHtml: string }): this;
  getReport(): Report;
}

/**
 * The failures in a page, and the undecided results of rules that can decide.
 * @param sourceHtml the page as it was served: rules about `<meta>` read it there
 */
async function actFaults(page: Page, sourceHtml: string): Promise<string[]> {
  for (const script of scripts) await page.evaluate(script);
  const { assertions } = await page.evaluate(
    (sourceHtml) => new ACTRulesRunner({}, {}).configure({}).test({ sourceHtml }).getReport(),
    sourceHtml,
  );
  expect(Object.keys(assertions).length).toBeGreaterThan(60);
  return Object.values(assertions).flatMap(({ code, name, results }) =>
    results
      .filter((result) => result.verdict === 'failed' || isOpen(code, result, page.url()))
      .map(({ elements }) => `${code} ${name}: ${elements?.map(({ htmlCode }) => htmlCode)}`),
  );
}

function isOpen(code: string, { verdict, elements = [] }: Result, url: string): boolean {
  if (verdict !== 'warning' || undecided[code]) return false;
  // Links of one name are compared as written, but on its own page "/about#hours" is "#hours".
  const isAboutLinks = ['QW-ACT-R9', 'QW-ACT-R44'].includes(code);
  return (
    !isAboutLinks || new Set(elements.map(({ htmlCode }) => addressIn(htmlCode, url))).size > 1
  );
}

function addressIn(link = '', base: string): string {
  return new URL(/\shref="([^"]*)"/.exec(link)?.[1] ?? '', base).href;
}
