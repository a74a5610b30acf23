import type { EngineName } from '../../scripts/lib/engine-outcome';

/** The tests of `tests/browser` that every engine has to pass, by file: words of their titles. */
export const selected: Record<string, string[]> = {
  'navigation.spec.ts': [
    'a menu opens, closes the other, and leads to a page',
    'a menu is opened and walked by keyboard',
    'the menu opens over the page and holds every link',
    'Escape closes the menu and gives the focus back',
    'the toggle leads to the same page in the other language and back',
    'closes when the phone is turned',
  ],
  'islands.spec.ts': [
    'acts once, when its script has come',
    'leaves the page working, and says why',
    'leads the in-place toggle to the counterpart’s address',
    'the menus, awake',
    'a page that goes into the browser’s cache',
  ],
  'language-switch.spec.ts': [
    'switches in place and back',
    'asks for the counterpart once',
    'a tap before the toggle is awake switches once',
    'a reload shows the page of the address again',
    'says so and leaves the page as it was',
    'the toolbar’s toggle switches too',
  ],
  'back-and-forward.spec.ts': ['comes back whole, and switches on'],
  'carousel.spec.ts': ['on a phone', 'nothing rotates'],
  'insurance.spec.ts': ['the list of insurers', 'a logo is as large'],
  'sticky-parts.spec.ts': [
    'the toolbar calls, books, lists the towns and switches the language',
    'the welcome clip',
    'is paused and set going again',
    'the bubble is closed for good',
  ],
  'images.spec.ts': [
    'loads once it is near, and not before',
    'that it is loading, pulsing, then fades in',
    'says so in its place',
    'is there for the printer',
    'every image is there',
    'the header turns translucent',
  ],
  'tooltips-and-toasts.spec.ts': [
    'shows after its delay',
    'describes its element while it shows',
    'shows for the keyboard',
    'and not where a popover is open',
    'follows a switch of the language in place',
    'a touch shows no tooltip',
    'is reached with F8 and closed',
    'to the right',
    'is said as plain text',
  ],
  'consent.spec.ts': [
    'is kept and told, once, before any other script is there',
    'the second tap of a double tap',
    'what is asked for before its script is there',
    'a choice in one tab reaches the others',
    'a page that comes back reads again',
    'the choice holds for the page',
    'Global Privacy Control is honoured',
    'a switch of the language in place asks on',
    'shows the preferences again, and saves only what is saved',
    'the keyboard stays in the dialog',
    'the banner serves in its place',
  ],
  'contact-form.spec.ts': [
    'is checked by the browser',
    'says what is wrong, beside the fields and above them',
    'takes back what was corrected',
    'is filled in and sent with the keyboard alone',
    'keeps what was typed before it woke',
    'checks, then leaves it to the mail program',
    'takes along what was typed',
  ],
  'loading-indicator.spec.ts': [
    'the indicator covers the window',
    'a page that comes soon shows none',
    'a link to another page shows it from its top',
    'the way up is',
    'a link to the page already shown scrolls up',
  ],
};

/** A test that an engine cannot run as it is driven, by words of its title. */
export interface LeftOut {
  title: string;
  why: string;
}

/** What an engine itself does otherwise. */
export const leftOutBy: Record<EngineName, LeftOut[]> = {
  chromium: [],
  firefox: [],
  webkit: [],
};

/** What a Firefox that is driven over WebDriver BiDi cannot run besides, as of Firefox ESR 153. */
export const leftOutOverBidi: LeftOut[] = [
  { title: 'without JavaScript', why: 'BiDi has no command that turns scripts off' },
  {
    title: 'comes back whole, and switches on',
    why: 'the driver waits for the load event of a page from the cache, which has none',
  },
  { title: 'word on motion is "', why: 'BiDi has no command for what a visitor prefers' },
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
    title: 'keeps what was typed before it woke',
    why: 'Playwright does not read over BiDi what a request posts',
  },
];

/** Of two tests that differ in the language alone the Spanish one, which no engine takes otherwise. */
export const spanishTwins = / \/es(\/\S+)?( |$)/;

/** What Playwright is told to run, which it compares with project, file and titles. */
export const selectedTests = new RegExp(
  Object.entries(selected)
    .map(([file, titles]) => `${file} .*(${titles.map(quote).join('|')})`)
    .join('|'),
);

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
