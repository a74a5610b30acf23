import { htmlPolicy } from '../../lib/html-policy';
import { announce } from '../ui/announce';
import { showToast } from '../ui/toast';
import { createFetcher } from './fetcher';
import { continueReading, partBeingRead } from './part-being-read';

const fetcher = createFetcher();

/**
 * Shows the page in the language of the toggle at the same address: replaces the language, the title, the
 * metadata and the body of the document. Nothing of the other language is fetched before the click. The part that the
 * visitor is reading stays where it is on the screen. If it fails, a toast says so and the page stays unchanged. If the
 * site was published anew, the browser opens the address instead. The toggle is busy meanwhile, so further clicks on it
 * are ignored (`components/islands/early-clicks.client.ts`). Listeners for `pageswapped` start the behavior of the new
 * body.
 */
export async function switchInPlace(toggle: HTMLAnchorElement) {
  toggle.ariaBusy = 'true';
  try {
    const html = await fetchDocument(toggle);
    // Read before the copy of the style sheet applies late fonts, which move the text.
    const part = partBeingRead();
    const next = new DOMParser().parseFromString(trusted?.createHTML(html) ?? html, 'text/html');
    if (isOfAnotherBuild(next)) return location.assign(toggle.href);
    await keepStyleSheet();
    show(next);
    dispatchEvent(new Event('pageswapped'));
    if (part) continueReading(part);
    const shown = document.querySelector<HTMLAnchorElement>('a[data-toggle]');
    shown?.focus({ preventScroll: true });
    announce(shown?.dataset.announce ?? '');
  } catch (error) {
    console.error('The other language could not be shown.', error);
    showToast(toggle.dataset.failed ?? '');
  } finally {
    toggle.ariaBusy = null;
  }
}

/** Whether a document needs another style sheet or page script than this one, because the site was published anew. */
function isOfAnotherBuild(next: Document): boolean {
  const ofBuild = (root: Document) => [
    root.querySelector('link[rel="stylesheet"]')?.getAttribute('href'),
    root.querySelector<HTMLElement>('script[data-script]')?.dataset.script,
  ];
  return ofBuild(next).join() !== ofBuild(document).join();
}

/** The HTML of the other document, from the JSON that `scripts/build/output.ts` writes. */
function fetchDocument({ pathname }: HTMLAnchorElement): Promise<string> {
  const path = pathname.replace(/(\.html|\/)?$/, '.json');
  // The fetcher joins the parts by "/" again.
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

/** Allows the HTML that the build of this site has written. No other text is parsed as HTML. */
const trusted = globalThis.trustedTypes?.createPolicy(htmlPolicy, { createHTML: (html) => html });

/**
 * Copies the style sheet from the body into the head, where a switch does not remove it, and waits until the
 * copy has loaded. Nothing is copied if the head has a style sheet already.
 * @throws if the copy cannot be loaded; it is removed then, so that a further switch tries again
 */
async function keepStyleSheet() {
  const selector = 'link[rel="stylesheet"]';
  const inBody = document.body.querySelector<HTMLLinkElement>(selector);
  if (!inBody || document.head.querySelector(selector)) return;
  const copy = inBody.cloneNode() as HTMLLinkElement;
  await new Promise((resolve, reject) => {
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', () => {
      copy.remove();
      reject(new Error(`${copy.href} could not be loaded.`));
    });
    document.head.append(copy);
  });
}

const metadata =
  'meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Puts the language, the title, the metadata and the body of a document, which loses them, in the place of this one's. */
function show({ documentElement, title, body }: Document) {
  document.documentElement.lang = documentElement.lang;
  document.title = title;
  for (const element of document.querySelectorAll(metadata)) element.remove();
  document.head.append(...documentElement.querySelectorAll(metadata));
  // Scripts and style sheet have been loaded already, and content for browsers without scripts must not load.
  const unwanted = 'script, link, body > template, noscript > *';
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  // Scripts stay, and so do elements that last for the whole visit.
  const previous = document.querySelectorAll('body > :not(script, template, [data-persist])');
  for (const element of previous) element.remove();
  document.body.prepend(...body.childNodes);
}
