import type { EngineName } from '../../scripts/lib/engine-outcome';

/** The tests of `tests/browser` that every engine has to pass, by file: words of their titles. */
export const selected: Record<string, string[]> = {
  'navigation.spec.ts': [
    'a menu opens, closes the other, and leads to a page',
    'a menu is opened and used by keyboard',
    'the menu opens over the page and contains every link',
    'Escape closes the menu and gives the focus back',
    'the toggle leads to the same page in the other language and back',
    'close when the phone is turned',
  ],
  'islands.spec.ts': [
    'takes effect once, when its script has loaded',
    'leaves the page working, and logs the reason',
    'makes the in-place toggle open the counterpart’s address',
    'the hydrated menus',
    'a page that goes into the browser’s cache',
  ],
  'language-switch.spec.ts': [
    'switches in place and back',
    'requests the counterpart once',
    'a tap before the toggle is hydrated switches once',
    'a reload shows the page of the address again',
    'shows a toast and leaves the page unchanged',
    'the toolbar’s toggle switches too',
  ],
  'back-and-forward.spec.ts': ['comes back whole, and switches on'],
  'carousel.spec.ts': ['on a phone', 'nothing rotates'],
  'insurance.spec.ts': ['the list of insurers', 'a logo is as large'],
  'sticky-parts.spec.ts': [
    'the toolbar calls, books, lists the towns and switches the language',
    'the welcome clip',
    'is paused and resumed',
    'the bubble stays closed',
  ],
  'images.spec.ts': [
    'loads only near the viewport',
    'that it is loading, pulsing, then fades in',
    'shows an error in its place',
    'is loaded for printing',
    'every image is there',
    'the header turns translucent',
  ],
  'tooltips-and-toasts.spec.ts': [
    'shows after 700 ms',
    'describes its element while it shows',
    'shows for the keyboard',
    'where a popover is open',
    'follows a switch of the language in place',
    'a touch shows no tooltip',
    'reached with F8 and closed',
    'to the right',
  ],
  'consent.spec.ts': [
    'is stored and broadcast once, before any other script has loaded',
    'the second tap of a double tap',
    'a dialog requested before its script has loaded',
    'a choice in one tab reaches the others',
    'a page that comes back from the cache reads',
    'the choice applies to the page',
    'Global Privacy Control is honoured',
    'a switch of the language in place shows the banner',
    'shows the preferences again, and stores only saved changes',
    'the keyboard stays in the dialog',
    'the banner is shown instead',
  ],
  'contact-form.spec.ts': [
    'is checked by the browser',
    'says what is wrong, beside the fields and above them',
    'removes the errors of corrected fields',
    'is filled in and sent with the keyboard alone',
    'keeps text typed before it was hydrated',
    'validates, then opens the mail program',
    'is carried along',
  ],
  'loading-indicator.spec.ts': [
    'the indicator covers the viewport',
    'a page that loads quickly shows none',
    'a link to another page shows it from its top',
    'the scroll to the top is',
    'a link to the page already shown scrolls up',
  ],
};

/** A test that an engine cannot run with its driver, by words of its title. */
export interface LeftOut {
  title: string;
  why: string;
}

/** Tests that an engine's own behavior excludes. */
export const leftOutBy: Record<EngineName, LeftOut[]> = {
  chromium: [],
  firefox: [],
  webkit: [],
};

/** Tests that Firefox cannot run when driven over WebDriver BiDi, as of Firefox ESR 153. */
export const leftOutOverBidi: LeftOut[] = [
  { title: 'without JavaScript', why: 'BiDi has no command that turns scripts off' },
  {
    title: 'comes back whole, and switches on',
    why: 'the driver waits for the load event of a page from the cache, which has none',
  },
  { title: 'preference for motion is "', why: 'BiDi has no command for what a visitor prefers' },
  {
    title: 'the carousel stands still while ',
    why: 'one of its reasons is a finger, another a preference, for which BiDi has no command',
  },
  { title: 'a finger', why: 'Firefox knows touch events only where there is a touch screen' },
  {
    title: 'is filled in and sent with the keyboard alone',
    why: 'Playwright does not read over BiDi what a request posts',
  },
  {
    title: 'keeps text typed before it was hydrated',
    why: 'Playwright does not read over BiDi what a request posts',
  },
];

/** The Spanish one of two tests that differ only in language: engines do not differ by language. */
export const spanishTwins = / \/es(\/\S+)?( |$)/;

/** Pattern of the tests to run; Playwright matches it with project, file and titles. */
export const selectedTests = new RegExp(
  Object.entries(selected)
    .map(([file, titles]) => `${file} .*(${titles.map(quote).join('|')})`)
    .join('|'),
);

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
