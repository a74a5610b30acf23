import { htmlPolicy } from '../../lib/html-policy';
import { announce, showToast } from '../ui/messages';
import { createFetcher } from './fetcher';
import { continueReading, partBeingRead } from './part-being-read';

/** A version that is, or was, in the document. */
interface PageDom {
  lang: string;
  title: string;
  head: Element[];
  body: Node[];
}

const fetcher = createFetcher();

/** Versions detached from the document: they are attached again with their islands hydrated. */
const detached = new Map<string, PageDom>();

let isSwitching = false;

/**
 * Shows the page in the toggle's language at the same address: the document's language, title,
 * head, and everything in its body. The part that was being read stays where it is on the screen. A
 * failure shows a toast and leaves the page unchanged.
 * Listeners to `pageswapped` start the behavior of a body that is new in the document. Listeners to
 * `pageback` update a body that was in it before.
 */
export async function switchInPlace(toggle: HTMLAnchorElement) {
  if (isSwitching) return;
  isSwitching = true;
  const place = togglesOf(document).indexOf(toggle);
  try {
    const next = detached.get(toggle.hreflang) ?? parse(await fetchDocument(toggle));
    const isNew = !detached.has(toggle.hreflang);
    // Before the copied style sheet applies fonts that came too late for the first one.
    const part = partBeingRead();
    await keepStyleSheet();
    const last = detachPage();
    detached.set(last.lang, last);
    attachPage(next);
    dispatchEvent(new Event(isNew ? 'pageswapped' : 'pageback'));
    if (part) continueReading(part);
    const shown = togglesOf(document)[place];
    shown?.focus({ preventScroll: true });
    announce(shown?.dataset.announce ?? '');
  } catch (error) {
    console.error('The other language could not be shown.', error);
    showToast(toggle.dataset.failed ?? '');
  } finally {
    isSwitching = false;
  }
}

const togglesOf = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLAnchorElement>('a[data-toggle]'),
];

/** The document as HTML, which `scripts/build/output.ts` writes as JSON. */
function fetchDocument({ pathname }: HTMLAnchorElement): Promise<string> {
  const path = pathname.replace(/(\.html|\/)?$/, '.json');
  return fetcher.fetchQuery<string>({ queryKey: path.split('/') });
}

declare global {
  /** Absent in browsers without Trusted Types. */
  var trustedTypes:
    | {
        emptyHTML: TrustedHTML;
        createPolicy(
          name: string,
          rules: { createHTML: (html: string) => string },
        ): { createHTML(html: string): string };
      }
    | undefined;
}

/** Allows the HTML that this site's build has written; no other text is parsed as HTML. */
const trusted = globalThis.trustedTypes?.createPolicy(htmlPolicy, { createHTML: (html) => html });

const metadataSelector =
  'meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

function parse(html: string): PageDom {
  const page = new DOMParser().parseFromString(trusted?.createHTML(html) ?? html, 'text/html');
  const head = [...page.querySelectorAll(metadataSelector)];
  // The document has its scripts and style sheet; what is for browsers without scripts would load.
  const unwanted = 'body :is(script, link), body > template, noscript > *';
  for (const element of page.querySelectorAll(unwanted)) element.remove();
  const { title, body, documentElement } = page;
  return { lang: documentElement.lang, title, head, body: [...body.childNodes] };
}

/** Puts the style sheet into the head, where it stays, if it stands in the body. */
async function keepStyleSheet() {
  const [last, other] = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!last || other || document.head.contains(last)) return;
  const copy = last.cloneNode() as HTMLLinkElement;
  await new Promise((resolve, reject) => {
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', reject);
    document.head.append(copy);
  });
}

function detachPage(): PageDom {
  const head = [...document.querySelectorAll(metadataSelector)];
  const body = [...document.body.childNodes].filter((node) => !persists(node));
  for (const node of [...head, ...body]) node.parentNode?.removeChild(node);
  return { lang: document.documentElement.lang, title: document.title, head, body };
}

function attachPage({ lang, title, head, body }: PageDom) {
  document.documentElement.lang = lang;
  document.title = title;
  document.head.append(...head);
  document.body.prepend(...body);
}

/** The elements that a switch keeps: scripts, and those added to the body for the whole visit. */
function persists(node: Node): boolean {
  return node instanceof HTMLElement && node.matches('script, template, [data-persist]');
}
