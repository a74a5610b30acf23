import { htmlPolicy } from '../../lib/html-policy';
import { announce, showToast } from '../ui/messages';
import { createFetcher } from './fetcher';
import { continueReading, partBeingRead } from './part-being-read';

/** A page in one language, as `scripts/build/page-data.ts` writes it. */
export interface PageVersion {
  lang: string;
  title: string;
  /** HTML of the head's metadata, which describes the page to programs. */
  head: string;
  /** HTML. */
  body: string;
}

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
    const next = detached.get(toggle.hreflang) ?? parse(await fetchVersion(toggle));
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

function fetchVersion({ pathname }: HTMLAnchorElement): Promise<PageVersion> {
  const path = pathname.replace(/(\.html|\/)?$/, '.json');
  return fetcher.fetchQuery<PageVersion>({ queryKey: path.split('/') });
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

function parse({ lang, title, head, body }: PageVersion): PageDom {
  const read = (html: string) => {
    const template = document.createElement('template');
    template.innerHTML = trusted?.createHTML(html) ?? html;
    return template.content;
  };
  return { lang, title, head: [...read(head).children], body: [...read(body).childNodes] };
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

const metadataSelector =
  'meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

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
