import { mobileBreakpoint } from '../breakpoints';

/** An image that is no priority loads when it is this near to the viewport, in px (section 4). */
const imageMargin = 200;

/** The Doctor section is preloaded when the browser is idle, or after this time, in ms (section 9). */
const preloadTimeout = 2000;

/**
 * Loads images when they come near the viewport, and marks those that have loaded or failed. Works
 * on static markup, which is readable without this script.
 */
export function watchImages() {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target as HTMLElement);
      }
    },
    { rootMargin: `${imageMargin}px` },
  );
  const isMobile = matchMedia(`(width < ${mobileBreakpoint})`).matches;
  for (const box of document.querySelectorAll<HTMLElement>('.image')) {
    if (box.dataset.state === 'priority') follow(box);
    else if (box.dataset.state === 'waiting') {
      if (isMobile && box.dataset.mobilePriority) load(box, true);
      else near.observe(box);
      if (!box.dataset.early) continue;
      if ('requestIdleCallback' in window) {
        requestIdleCallback(() => load(box), { timeout: preloadTimeout });
      } else setTimeout(load, 200, box);
    }
  }
}

/** Loads all images before printing. */
export function loadImagesForPrint() {
  addEventListener('beforeprint', () => {
    for (const box of document.querySelectorAll<HTMLElement>('.image[data-state="waiting"]')) {
      load(box);
    }
  });
}

function load(box: HTMLElement, priority = false) {
  const template = box.querySelector('template');
  if (!template || box.dataset.state !== 'waiting') return;
  const copy = template.content.cloneNode(true) as DocumentFragment;
  const img = copy.querySelector('img');
  if (img) img.loading = 'eager';
  if (img && priority) img.fetchPriority = 'high';
  box.dataset.state = priority ? 'priority' : 'loading';
  box.append(copy);
  follow(box);
}

/**
 * Sets the box's state from its image, which may have loaded before this script ran. What is lazy and
 * not shown may never load, and so is not said to be loading.
 */
function follow(box: HTMLElement) {
  const img = box.querySelector<HTMLImageElement>(':scope > picture > img');
  if (!img) return;
  const settle = () => (img.naturalWidth > 0 ? markLoaded(box) : markFailed(box, img.alt));
  if (img.complete) return settle();
  if (img.loading !== 'lazy') showState(box, 'loading');
  img.addEventListener('load', settle, { once: true });
  img.addEventListener('error', settle, { once: true });
}

function markLoaded(box: HTMLElement) {
  box.dataset.state = 'loaded';
  showState(box);
}

/** The picture is hidden, and so the box says which one is unavailable; not where it is decoration. */
function markFailed(box: HTMLElement, alt: string) {
  box.dataset.state = 'failed';
  showState(box, 'unavailable');
  if (!alt) return;
  box.role = 'img';
  box.ariaLabel = `${alt}. ${stateWords().unavailable}`;
}

/** Says in a picture's box that it is loading or unavailable; with no state, no longer says so. */
function showState(box: HTMLElement, state?: 'loading' | 'unavailable') {
  box.querySelector(':scope > span')?.remove();
  if (!state) return;
  // Within an image screen readers read no words. The picture itself has the same name.
  box.removeAttribute('role');
  box.removeAttribute('aria-label');
  const words = document.createElement('span');
  words.className = `image-${state}`;
  words.textContent = stateWords()[state] ?? '';
  box.prepend(words);
}

/** The words for the states, in the page's language. */
function stateWords() {
  const { imageLoading, imageUnavailable } =
    document.getElementById('notifications')?.dataset ?? {};
  return { loading: imageLoading, unavailable: imageUnavailable };
}
